// The least that an import has to do: rows that are known already go into the catalog's tables.

#ifndef BASELINE_H
#define BASELINE_H

#include <sqlite3.h>

// Rows stand in a file one after the other: a byte for the table, then for every column a byte
// for SQLite's type and the value. Numbers take 8 bytes; texts and blobs 4 bytes for their length,
// and then their own.
typedef struct {
  const char *name;
  const char *preset;  // the column that says whose the row is; NULL where presets share it
  const char *also;    // what else to run for every row
} Table;

enum { TABLES = 11, MOST_COLUMNS = 32 };
extern const Table tables[TABLES];

// Writes the rows of a catalog to a file: what presets share, then preset by preset.
void dump_rows(sqlite3 *catalog, const char *path);

// Stores and indexes the rows of a file in one transaction.
void load_rows(sqlite3 *catalog, const char *path);

// Prepares a statement, printf-like, with the name of the table in it.
sqlite3_stmt *prepare(sqlite3 *catalog, const char *format, ...);

// Ends the program with SQLite's message unless all went well.
void check(sqlite3 *catalog, bool is_well);

// Ends the program with the system's message unless all went well.
void check_file(const char *path, bool is_well);

#endif
