-- Facts derived from every preset, apart from the presets themselves.
--
-- A search by facts reads all rows of one narrow table, some forty bytes each, and never a
-- payload. Kind and role stand here too, so that no other table is needed to filter. Indexes on
-- seven columns would cost every import more than they would save a search.
--
-- All rows are of one version of the code that derives them, meta's 'facts'. A program with newer
-- code derives them anew when it opens the file; here there are none yet, so the version is 0.

CREATE TABLE fact (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) DEFERRABLE INITIALLY DEFERRED,
  kind TEXT NOT NULL,
  role TEXT,
  feel INTEGER NOT NULL DEFAULT 0 CHECK (feel >= 0),
  duration REAL CHECK (duration BETWEEN 0 AND 1e9),
  delay REAL CHECK (delay BETWEEN -1e9 AND 1e9),
  settling REAL CHECK (settling BETWEEN 0 AND 1e9),
  overshoot REAL CHECK (overshoot BETWEEN 0 AND 1e9),
  damping_ratio REAL CHECK (damping_ratio BETWEEN 0 AND 1e9),
  bounce REAL CHECK (bounce BETWEEN -1e9 AND 1e9),
  ninety REAL CHECK (ninety BETWEEN 0 AND 1e9)
) STRICT;

-- The shape of every preset that has one: 32 samples of progress, equally spaced in time, each a
-- little-endian IEEE 754 number of four bytes.
CREATE TABLE sketch (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) DEFERRABLE INITIALLY DEFERRED,
  samples BLOB NOT NULL CHECK (length(samples) = 128)
) STRICT;

INSERT INTO fact (preset_id, kind, role)
SELECT id, kind, role FROM preset WHERE deleted_at IS NULL;

INSERT INTO meta (key, value) VALUES ('facts', 0);

-- What stands in fact now. Programs that look for it in preset can no longer read the file.
ALTER TABLE preset DROP COLUMN duration;
ALTER TABLE preset DROP COLUMN delay;
ALTER TABLE preset DROP COLUMN derived_by;

UPDATE meta SET value = 2 WHERE key IN ('min_reader', 'min_writer');
