#include <stdint.h>
#include <stdio.h>

#include "baseline.h"

static void write_column(FILE *file, sqlite3_stmt *row, int column) {
  int type = sqlite3_column_type(row, column);
  fputc(type, file);
  if (type == SQLITE_INTEGER) {
    int64_t number = sqlite3_column_int64(row, column);
    fwrite(&number, sizeof number, 1, file);
  } else if (type == SQLITE_FLOAT) {
    double number = sqlite3_column_double(row, column);
    fwrite(&number, sizeof number, 1, file);
  } else if (type != SQLITE_NULL) {
    const void *bytes = sqlite3_column_blob(row, column);
    uint32_t length = sqlite3_column_bytes(row, column);
    fwrite(&length, sizeof length, 1, file);
    fwrite(bytes, 1, length, file);
  }
}

static void write_rows(sqlite3 *catalog, FILE *file, int table, sqlite3_stmt *rows) {
  int result;
  while ((result = sqlite3_step(rows)) == SQLITE_ROW) {
    fputc(table, file);
    for (int column = 0; column < sqlite3_column_count(rows); column++)
      write_column(file, rows, column);
  }
  check(catalog, result == SQLITE_DONE);
  sqlite3_reset(rows);
}

void dump_rows(sqlite3 *catalog, const char *path) {
  FILE *file = fopen(path, "wb");
  check_file(path, file);
  sqlite3_stmt *of_preset[TABLES] = {};
  for (int table = 0; table < TABLES; table++) {
    const char *name = tables[table].name, *preset = tables[table].preset;
    if (preset) {
      of_preset[table] = prepare(catalog, "SELECT * FROM %w WHERE %w = ?1", name, preset);
    } else {
      write_rows(catalog, file, table, prepare(catalog, "SELECT * FROM %w", name));
    }
  }
  sqlite3_stmt *presets = prepare(catalog, "SELECT id FROM preset ORDER BY id");
  while (sqlite3_step(presets) == SQLITE_ROW)
    for (int table = 0; table < TABLES; table++) {
      if (!of_preset[table]) continue;
      sqlite3_bind_int64(of_preset[table], 1, sqlite3_column_int64(presets, 0));
      write_rows(catalog, file, table, of_preset[table]);
    }
  check_file(path, !ferror(file) && fclose(file) == 0);
}
