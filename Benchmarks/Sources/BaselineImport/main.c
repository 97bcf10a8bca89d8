#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "baseline.h"

const Table tables[TABLES] = {
    {"operation"},
    {"source"},
    {"tag"},
    {"preset", "id"},
    {"revision", "preset_id"},
    {"name", "preset_id"},
    {"preset_tag", "preset_id"},
    {"reference", "preset_id"},
    {"fact", "preset_id"},
    {"sketch", "preset_id"},
    {"search_doc", "id",
     "INSERT INTO search (rowid, name, title, body, tags, cjk) VALUES (?, ?, ?, ?, ?, ?)"},
};

void check(sqlite3 *catalog, bool is_well) {
  if (is_well) return;
  fprintf(stderr, "error: %s\n", sqlite3_errmsg(catalog));
  exit(1);
}

void check_file(const char *path, bool is_well) {
  if (is_well) return;
  perror(path);
  exit(1);
}

sqlite3_stmt *prepare(sqlite3 *catalog, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  char *sql = sqlite3_vmprintf(format, arguments);
  va_end(arguments);
  sqlite3_stmt *statement;
  int flags = SQLITE_PREPARE_PERSISTENT;
  check(catalog, sqlite3_prepare_v3(catalog, sql, -1, flags, &statement, NULL) == SQLITE_OK);
  sqlite3_free(sql);
  return statement;
}

// Opens an empty catalog of Curvet's, so that the schema is the same, with the same settings.
int main(int count, char **arguments) {
  bool dumps = count == 4 && strcmp(arguments[1], "dump") == 0;
  bool loads = count == 4 && strcmp(arguments[1], "load") == 0;
  if (!dumps && !loads) {
    fputs("usage: BaselineImport dump|load CATALOG ROWS\n", stderr);
    return 64;
  }
  sqlite3 *catalog;
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
  int code = sqlite3_open_v2(arguments[2], &catalog, flags, NULL);
  check(catalog, code == SQLITE_OK);
  const char *settings =
      "PRAGMA foreign_keys = 1; PRAGMA cell_size_check = 1; PRAGMA mmap_size = 0;"
      "PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA journal_mode = DELETE";
  check(catalog, sqlite3_exec(catalog, settings, NULL, NULL, NULL) == SQLITE_OK);
  if (dumps) dump_rows(catalog, arguments[3]);
  if (loads) load_rows(catalog, arguments[3]);
  sqlite3_close_v2(catalog);
}
