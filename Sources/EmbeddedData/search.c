#include "text.h"

static const struct text table = {"table.json", (const unsigned char[]){
#embed "../../Search/table.json" suffix(, 0)
}};

struct embedded_file embedded_search_table(void) { return embedded_text(table); }
