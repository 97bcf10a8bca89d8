#ifndef CURVET_CSQLITE_SHIM_H
#define CURVET_CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift cannot call variadic C functions.
static inline int curvet_sqlite3_configure(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

// Swift cannot see macros that cast integers to function pointers.
static inline sqlite3_destructor_type curvet_sqlite3_transient(void) { return SQLITE_TRANSIENT; }
static inline sqlite3_destructor_type curvet_sqlite3_static(void) { return SQLITE_STATIC; }

// Reads the first bytes of the main file through SQLite's own descriptor, without a lock and
// without rolling back a hot journal. A descriptor of our own would not do: closing it drops
// every POSIX lock this process holds on the file. What a short file lacks is zeros.
static inline int curvet_sqlite3_read_start(sqlite3 *database, void *bytes, int count) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
  code = file->pMethods->xRead(file, bytes, count, 0);
  return code == SQLITE_IOERR_SHORT_READ ? SQLITE_OK : code;
}

// Tells whether somebody holds the lock of those who are about to write, without taking any.
static inline int curvet_sqlite3_check_reserved(sqlite3 *database, int *isReserved) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
  return file->pMethods->xCheckReservedLock(file, isReserved);
}

// Returns the size of the main file in bytes, without a lock.
static inline int curvet_sqlite3_size(sqlite3 *database, sqlite3_int64 *size) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
  return file->pMethods->xFileSize(file, size);
}

// Tells whether the path no longer leads to the file that is open.
static inline int curvet_sqlite3_has_moved(sqlite3 *database, int *hasMoved) {
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, hasMoved);
}

// Returns where SQLite keeps the journal of the main file; NULL for a database without one.
static inline const char *curvet_sqlite3_journal(sqlite3 *database, int isWriteAheadLog) {
  const char *path = sqlite3_db_filename(database, "main");
  if (path == 0 || path[0] == 0) return 0;
  return isWriteAheadLog ? sqlite3_filename_wal(path) : sqlite3_filename_journal(path);
}

#endif
