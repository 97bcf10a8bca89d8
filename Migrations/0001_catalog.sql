-- The catalog, first form.
--
-- A preset's payload is the truth: one line of canonical JSON. Everything else about it is
-- derived, can be rebuilt, and carries the version of the code that derived it.
--
-- Times of day are seconds since 1970, lengths of time are seconds. BETWEEN keeps out infinity,
-- which a STRICT REAL would let in. There are no triggers and no functions in CHECKs that an
-- untrusting connection would refuse; the application writes the search rows itself.
--
-- The program runs this file in one transaction of its own, with foreign keys checked at the end,
-- and then sets application_id and user_version. Files here are never changed, only added.

-- Facts about the file. min_reader and min_writer are the lowest migration number a program must
-- know to read or to write it; catalog_id, 32 hexadecimal digits, is added when the file is made.
CREATE TABLE meta (
  key TEXT NOT NULL PRIMARY KEY,
  value ANY NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO meta (key, value) VALUES ('min_reader', 1), ('min_writer', 1);

-- The files of this folder that have been applied.
CREATE TABLE migration (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  sha256 BLOB NOT NULL CHECK (length(sha256) = 32),
  applied_at REAL NOT NULL CHECK (applied_at BETWEEN 0 AND 1e12),
  app_version TEXT NOT NULL
) STRICT;

-- One row for every command that changed something. Undoing is an operation too.
CREATE TABLE operation (
  id INTEGER PRIMARY KEY,
  command TEXT NOT NULL,
  author TEXT,
  at REAL NOT NULL CHECK (at BETWEEN 0 AND 1e12),
  summary TEXT NOT NULL,
  undoes INTEGER REFERENCES operation (id)
) STRICT;

-- Where presets come from. The key is the canonical JSON of the whole source object, so that
-- equal sources are kept once.
CREATE TABLE source (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  title TEXT,
  author TEXT,
  url TEXT,
  license TEXT,
  language TEXT,
  year INTEGER
) STRICT;

-- A preset, live or removed. The uid, 32 random hexadecimal digits, outlives renaming.
CREATE TABLE preset (
  id INTEGER PRIMARY KEY,
  uid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN (
    'curve', 'spring', 'duration', 'keyframes', 'transition', 'animator', 'group')),
  payload TEXT NOT NULL,
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  title TEXT,
  role TEXT CHECK (role IN ('enter', 'exit', 'emphasis', 'feedback', 'navigation', 'loop')),
  duration REAL CHECK (duration BETWEEN 0 AND 1e9),
  delay REAL CHECK (delay BETWEEN -1e9 AND 1e9),
  is_deprecated INTEGER NOT NULL DEFAULT 0 CHECK (is_deprecated IN (0, 1)),
  source_id INTEGER REFERENCES source (id),
  derived_by INTEGER NOT NULL,
  rev INTEGER NOT NULL CHECK (rev >= 1),
  created_at REAL NOT NULL CHECK (created_at BETWEEN 0 AND 1e12),
  updated_at REAL NOT NULL CHECK (updated_at BETWEEN 0 AND 1e12),
  deleted_at REAL CHECK (deleted_at BETWEEN 0 AND 1e12)
) STRICT;

-- The presets of a kind are listed by name and counted without reading them.
CREATE INDEX preset_by_kind ON preset (kind, name) WHERE deleted_at IS NULL;

-- Names and aliases of the live presets: one namespace, in the order of their bytes.
CREATE TABLE name (
  name TEXT NOT NULL PRIMARY KEY,
  preset_id INTEGER NOT NULL REFERENCES preset (id) DEFERRABLE INITIALLY DEFERRED,
  is_alias INTEGER NOT NULL CHECK (is_alias IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE INDEX name_by_preset ON name (preset_id);

CREATE TABLE tag (
  id INTEGER PRIMARY KEY,
  tag TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE preset_tag (
  preset_id INTEGER NOT NULL REFERENCES preset (id) DEFERRABLE INITIALLY DEFERRED,
  tag_id INTEGER NOT NULL REFERENCES tag (id),
  PRIMARY KEY (preset_id, tag_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX preset_tag_by_tag ON preset_tag (tag_id);

-- Presets that refer to presets. The slot is a JSON pointer into the referring preset. Both ends
-- are checked when a transaction commits: one preset may name another that comes later in the
-- same import, and one that is referred to cannot be deleted.
CREATE TABLE reference (
  preset_id INTEGER NOT NULL REFERENCES preset (id) DEFERRABLE INITIALLY DEFERRED,
  slot TEXT NOT NULL,
  role TEXT NOT NULL,
  target_id INTEGER NOT NULL REFERENCES preset (id) DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (preset_id, slot)
) STRICT, WITHOUT ROWID;

CREATE INDEX reference_by_target ON reference (target_id);

-- What every preset was after each change to it; a null payload says it was removed. Rows are
-- only ever added.
CREATE TABLE revision (
  id INTEGER PRIMARY KEY,
  preset_id INTEGER NOT NULL REFERENCES preset (id) DEFERRABLE INITIALLY DEFERRED,
  rev INTEGER NOT NULL CHECK (rev >= 1),
  operation_id INTEGER NOT NULL REFERENCES operation (id),
  name TEXT NOT NULL,
  payload TEXT,
  UNIQUE (preset_id, rev)
) STRICT;

CREATE INDEX revision_by_operation ON revision (operation_id);

-- The words of every live preset, folded by the application. cjk holds overlapping pairs of
-- Chinese, Japanese and Korean characters, which the tokenizer would take for one long word.
CREATE TABLE search_doc (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  tags TEXT NOT NULL,
  cjk TEXT NOT NULL
) STRICT;

CREATE VIRTUAL TABLE search USING fts5 (
  name, title, body, tags, cjk,
  content = 'search_doc',
  content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2'
);
