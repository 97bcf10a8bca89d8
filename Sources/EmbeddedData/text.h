#ifndef CURVET_EMBEDDED_TEXT_H
#define CURVET_EMBEDDED_TEXT_H

#include "EmbeddedData.h"

// What the tables hold. The length is not in it because C can only measure an array that has
// a name, and three lines per file are enough; text holds no NUL, so it is found when asked for.
struct text {
  const char *name;
  const unsigned char *bytes;
};

struct embedded_file embedded_text(struct text text);

#endif
