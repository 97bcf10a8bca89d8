#include "text.h"

// One entry per file of Migrations/, by number. Only ever add at the end.
static const struct text files[] = {
    {"0001_catalog.sql", (const unsigned char[]){
#embed "../../Migrations/0001_catalog.sql" suffix(, 0)
    }},
    {"0002_facts.sql", (const unsigned char[]){
#embed "../../Migrations/0002_facts.sql" suffix(, 0)
    }},
    {"0003_parameters.sql", (const unsigned char[]){
#embed "../../Migrations/0003_parameters.sql" suffix(, 0)
    }},
};

size_t embedded_migration_count(void) { return sizeof files / sizeof *files; }

struct embedded_file embedded_migration(size_t index) { return embedded_text(files[index]); }
