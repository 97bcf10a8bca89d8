// The nearest twenty shapes by a bare scan: BaselineLike CATALOG NAME.
//
// It reads the samples where SQLite has them, and keeps the best in a sorted list.

#include <math.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAMPLES = 32, WANTED = 20 };

typedef struct {
  float distance;
  sqlite3_int64 id;
} Match;

static void check(sqlite3 *catalog, int is_well) {
  if (is_well) return;
  fprintf(stderr, "error: %s\n", sqlite3_errmsg(catalog));
  exit(1);
}

static sqlite3_stmt *prepare(sqlite3 *catalog, const char *sql) {
  sqlite3_stmt *statement;
  check(catalog, sqlite3_prepare_v2(catalog, sql, -1, &statement, NULL) == SQLITE_OK);
  return statement;
}

static float distance(const float *target, const void *blob) {
#pragma clang fp reassociate(on) contract(fast)
  float samples[SAMPLES], sum = 0;
  memcpy(samples, blob, sizeof samples);
  for (int i = 0; i < SAMPLES; i++) sum += (samples[i] - target[i]) * (samples[i] - target[i]);
  return sum;
}

static int insert(Match *best, int count, Match match) {
  if (count == WANTED && match.distance >= best[count - 1].distance) return count;
  int at = count < WANTED ? count : WANTED - 1;
  for (; at > 0 && best[at - 1].distance > match.distance; at--) best[at] = best[at - 1];
  best[at] = match;
  return count < WANTED ? count + 1 : WANTED;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fputs("usage: BaselineLike CATALOG NAME\n", stderr);
    return 64;
  }
  sqlite3 *catalog;
  int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX;
  check(catalog, sqlite3_open_v2(arguments[1], &catalog, flags, NULL) == SQLITE_OK);

  float target[SAMPLES];
  sqlite3_stmt *one = prepare(
      catalog, "SELECT samples FROM name JOIN sketch USING (preset_id) WHERE name = ?1");
  sqlite3_bind_text(one, 1, arguments[2], -1, SQLITE_STATIC);
  check(catalog, sqlite3_step(one) == SQLITE_ROW);
  memcpy(target, sqlite3_column_blob(one, 0), sizeof target);
  sqlite3_finalize(one);

  Match best[WANTED];
  int found = 0;
  sqlite3_stmt *rows = prepare(catalog, "SELECT preset_id, samples FROM sketch");
  while (sqlite3_step(rows) == SQLITE_ROW)
    if (sqlite3_column_bytes(rows, 1) == sizeof target) {
      float sum = distance(target, sqlite3_column_blob(rows, 1));
      found = insert(best, found, (Match){sum, sqlite3_column_int64(rows, 0)});
    }
  sqlite3_finalize(rows);

  sqlite3_stmt *name = prepare(catalog, "SELECT name FROM preset WHERE id = ?1");
  for (int i = 0; i < found; i++) {
    sqlite3_bind_int64(name, 1, best[i].id);
    check(catalog, sqlite3_step(name) == SQLITE_ROW);
    printf("%s  %.4f\n", sqlite3_column_text(name, 0), sqrtf(best[i].distance / SAMPLES));
    sqlite3_reset(name);
  }
  sqlite3_finalize(name);
  sqlite3_close(catalog);
}
