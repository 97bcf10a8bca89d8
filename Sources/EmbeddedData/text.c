#include "text.h"

#include <string.h>

struct embedded_file embedded_text(struct text text) {
  return (struct embedded_file){text.name, text.bytes, strlen((const char *)text.bytes)};
}
