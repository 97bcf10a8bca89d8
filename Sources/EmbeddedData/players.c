#include "EmbeddedData.h"

const char *embedded_swift_player(void) {
  static const unsigned char bytes[] = {
#embed "../../Players/CurvetPlayer.swift" suffix(, 0)
  };
  return (const char *)bytes;
}

const char *embedded_kotlin_player(void) {
  static const unsigned char bytes[] = {
#embed "../../Players/CurvetPlayer.kt" suffix(, 0)
  };
  return (const char *)bytes;
}

const char *embedded_typescript_player(void) {
  static const unsigned char bytes[] = {
#embed "../../Players/curvet-player.ts" suffix(, 0)
  };
  return (const char *)bytes;
}

const char *embedded_flat_schema(void) {
  static const unsigned char bytes[] = {
#embed "../../Players/curvet-motion.schema.json" suffix(, 0)
  };
  return (const char *)bytes;
}
