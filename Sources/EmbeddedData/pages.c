#include "EmbeddedData.h"

const char *embedded_page_driver(void) {
  static const unsigned char bytes[] = {
#embed "../../Pages/driver.js" suffix(, 0)
  };
  return (const char *)bytes;
}

const char *embedded_review_script(void) {
  static const unsigned char bytes[] = {
#embed "../../Pages/review.js" suffix(, 0)
  };
  return (const char *)bytes;
}

const char *embedded_review_style(void) {
  static const unsigned char bytes[] = {
#embed "../../Pages/review.css" suffix(, 0)
  };
  return (const char *)bytes;
}

const char *embedded_picture_style(void) {
  static const unsigned char bytes[] = {
#embed "../../Pages/picture.css" suffix(, 0)
  };
  return (const char *)bytes;
}
