#include <fcntl.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "baseline.h"

// Hands a column to one or two statements without a copy, and returns where the next one begins.
static const char *bind_column(const char *at, int index, sqlite3_stmt *insert[2]) {
  int type = *at++;
  int64_t integer = 0;
  double real = 0;
  uint32_t length = 0;
  const char *bytes = at;
  if (type == SQLITE_INTEGER) {
    memcpy(&integer, at, sizeof integer);
    bytes += sizeof integer;
  } else if (type == SQLITE_FLOAT) {
    memcpy(&real, at, sizeof real);
    bytes += sizeof real;
  } else if (type != SQLITE_NULL) {
    memcpy(&length, at, sizeof length);
    bytes += sizeof length;
  }
  for (int i = 0; i < 2 && insert[i]; i++) switch (type) {
      case SQLITE_INTEGER: sqlite3_bind_int64(insert[i], index, integer); break;
      case SQLITE_FLOAT: sqlite3_bind_double(insert[i], index, real); break;
      case SQLITE_TEXT: sqlite3_bind_text(insert[i], index, bytes, length, SQLITE_STATIC); break;
      case SQLITE_BLOB: sqlite3_bind_blob(insert[i], index, bytes, length, SQLITE_STATIC); break;
      default: sqlite3_bind_null(insert[i], index);
    }
  return bytes + length;
}

void load_rows(sqlite3 *catalog, const char *path) {
#ifdef __GLIBC__
  // Otherwise the memory of the search index goes back to the system and is asked for again with
  // each of its flushes, which takes a fifth of the time.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
  int file = open(path, O_RDONLY);
  struct stat status;
  check_file(path, file >= 0 && fstat(file, &status) == 0);
  const char *at = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  check_file(path, at != MAP_FAILED);
  const char *end = at + status.st_size;

  static const char parameters[] = "?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?";
  sqlite3_stmt *inserts[TABLES][2] = {};
  int columns[TABLES];
  for (int table = 0; table < TABLES; table++) {
    const char *name = tables[table].name;
    sqlite3_stmt *select = prepare(catalog, "SELECT * FROM %w", name);
    columns[table] = sqlite3_column_count(select);
    sqlite3_finalize(select);
    inserts[table][0] = prepare(
        catalog, "INSERT INTO %w VALUES (%.*s)", name, columns[table] * 2 - 1, parameters);
    if (tables[table].also) inserts[table][1] = prepare(catalog, tables[table].also);
  }

  check(catalog, sqlite3_exec(catalog, "BEGIN IMMEDIATE", 0, 0, 0) == SQLITE_OK);
  while (at < end) {
    int table = *at++;
    for (int column = 0; column < columns[table]; column++)
      at = bind_column(at, column + 1, inserts[table]);
    for (int i = 0; i < 2 && inserts[table][i]; i++) {
      check(catalog, sqlite3_step(inserts[table][i]) == SQLITE_DONE);
      sqlite3_reset(inserts[table][i]);
    }
  }
  check(catalog, sqlite3_exec(catalog, "COMMIT", 0, 0, 0) == SQLITE_OK);
}
