-- Parameters of springs and curves, and views for people who query the catalog by SQL.
--
-- A spring has the same row whichever way it is written: mass, stiffness, and damping lead to all
-- other forms. A curve has the control points of its cubic Bézier, if it is one. What is timed by a
-- spring or a curve has the parameters of that.

CREATE TABLE parameter (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) DEFERRABLE INITIALLY DEFERRED,
  mass REAL CHECK (mass BETWEEN 0 AND 1e15),
  stiffness REAL CHECK (stiffness BETWEEN 0 AND 1e15),
  damping REAL CHECK (damping BETWEEN 0 AND 1e15),
  initial_velocity REAL CHECK (initial_velocity BETWEEN -1e15 AND 1e15),
  perceptual_duration REAL CHECK (perceptual_duration BETWEEN 0 AND 1e15),
  x1 REAL CHECK (x1 BETWEEN 0 AND 1),
  y1 REAL CHECK (y1 BETWEEN -1e15 AND 1e15),
  x2 REAL CHECK (x2 BETWEEN 0 AND 1),
  y2 REAL CHECK (y2 BETWEEN -1e15 AND 1e15),
  -- The properties that it moves, as key paths, in the order of their bytes and separated by
  -- spaces.
  moves TEXT
) STRICT;

CREATE INDEX preset_by_source ON preset (source_id)
WHERE deleted_at IS NULL AND source_id IS NOT NULL;

-- The program never reads the views, so that they may change in a later file. They use functions
-- that SQLite has everywhere. Only live presets are listed; times are seconds.

-- One row for every preset.
CREATE VIEW preset_list AS
SELECT
  p.name, p.kind, p.title,
  json_extract(p.payload, '$.summary') AS summary,
  p.role,
  (SELECT group_concat(value, ' ') FROM json_each(p.payload, '$.tags')) AS tags,
  f.duration, f.delay, f.settling, q.perceptual_duration, f.overshoot, f.damping_ratio, f.bounce,
  f.ninety * f.duration AS ninety_time,
  q.moves,
  s.title AS source, s.author, s.license, s.url,
  p.is_deprecated AS deprecated,
  strftime('%Y-%m-%dT%H:%M:%SZ', p.created_at, 'unixepoch') AS created,
  strftime('%Y-%m-%dT%H:%M:%SZ', p.updated_at, 'unixepoch') AS updated,
  p.payload AS json
FROM preset p
LEFT JOIN fact f ON f.preset_id = p.id
LEFT JOIN parameter q ON q.preset_id = p.id
LEFT JOIN source s ON s.id = p.source_id
WHERE p.deleted_at IS NULL;

-- One row for every curve. The form is the field that it is written with; x1 to y2 are the control
-- points of a cubic Bézier, whether it is written as one, by its name, or by another preset's.
CREATE VIEW curve AS
SELECT
  p.name, p.title,
  (SELECT key FROM json_each(p.payload, '$.motion')
    WHERE key IN ('cubicBezier', 'named', 'linear', 'steps', 'path', 'use') LIMIT 1) AS form,
  q.x1, q.y1, q.x2, q.y2,
  json_extract(p.payload, '$.motion.steps') AS steps,
  json_extract(p.payload, '$.motion.jump') AS jump,
  json_extract(p.payload, '$.motion.linear') AS linear,
  json_extract(p.payload, '$.motion.path') AS path,
  f.duration, f.delay, f.overshoot, f.ninety
FROM preset p
LEFT JOIN fact f ON f.preset_id = p.id
LEFT JOIN parameter q ON q.preset_id = p.id
WHERE p.deleted_at IS NULL AND p.kind = 'curve';

-- One row for every spring. The form says which fields it is written with.
CREATE VIEW spring AS
SELECT
  p.name, p.title,
  CASE
    WHEN json_extract(p.payload, '$.motion.use') IS NOT NULL THEN 'use'
    WHEN json_extract(p.payload, '$.motion.bounce') IS NOT NULL THEN 'duration, bounce'
    WHEN json_extract(p.payload, '$.motion.response') IS NOT NULL THEN 'response, dampingFraction'
    WHEN json_extract(p.payload, '$.motion.damping') IS NOT NULL THEN 'mass, stiffness, damping'
    WHEN json_extract(p.payload, '$.motion.stiffness') IS NOT NULL THEN 'dampingRatio, stiffness'
    ELSE 'dampingRatio, duration'
  END AS form,
  q.mass, q.stiffness, q.damping, q.initial_velocity, q.perceptual_duration,
  f.damping_ratio, f.bounce, f.duration, f.settling, f.delay, f.overshoot
FROM preset p
LEFT JOIN fact f ON f.preset_id = p.id
LEFT JOIN parameter q ON q.preset_id = p.id
WHERE p.deleted_at IS NULL AND p.kind = 'spring';

-- One row for every key: of a track of keyframes, of a frame, and of a transition's layer, also
-- within groups. Everything is as it is written: what is left out is null, true is 1, and a value that is no
-- number is text or JSON. A value of a track has a time, its fraction of the run; a frame has a start
-- and a duration instead. A preset that uses another has no keys of its own.
CREATE VIEW keyframe AS
WITH part AS (
  SELECT
    p.name, p.kind, l.key AS list,
    l.fullkey || '[' || t.key || ']' AS place,
    t.value AS written
  FROM preset p
  JOIN json_tree(p.payload, '$.motion') l ON l.key IN ('tracks', 'layers') AND l.type = 'array'
  JOIN json_each(l.value) t ON t.type = 'object'
  WHERE p.deleted_at IS NULL AND p.kind IN ('keyframes', 'group', 'transition')
)
SELECT
  k.name, k.kind, k.place,
  json_extract(k.written, '$.target') AS target,
  json_extract(k.written, '$.property') AS property,
  v.key AS number,
  json_extract(k.written, '$.keyTimes[' || v.key || ']') AS time,
  NULL AS start, NULL AS duration,
  'to' AS change, v.value
FROM part k JOIN json_each(k.written, '$.values') v
WHERE k.list = 'tracks'
UNION ALL
SELECT
  k.name, k.kind, k.place, json_extract(k.written, '$.layer'), v.key,
  NULL, NULL, NULL, NULL, 'initial', v.value
FROM part k JOIN json_each(k.written, '$.initial') v
WHERE k.list = 'layers'
UNION ALL
SELECT
  k.name, k.kind, k.place,
  json_extract(k.written, CASE k.list WHEN 'tracks' THEN '$.target' ELSE '$.layer' END),
  coalesce(json_extract(v.value, '$.property'), json_extract(k.written, '$.property')),
  v.key, NULL, json_extract(v.value, '$.start'), json_extract(v.value, '$.duration'),
  CASE WHEN json_type(v.value, '$.by') IS NULL THEN 'to' ELSE 'by' END,
  coalesce(json_extract(v.value, '$.to'), json_extract(v.value, '$.by'))
FROM part k JOIN json_each(k.written, '$.frames') v;

-- One row for every transition, with its timing as it is written, and the parameters of that.
CREATE VIEW transition AS
SELECT
  p.name, p.title,
  json_extract(p.payload, '$.motion.use') AS "use",
  json_extract(p.payload, '$.motion.style') AS style,
  json_extract(p.payload, '$.motion.phase') AS phase,
  json_extract(p.payload, '$.motion.direction') AS direction,
  f.duration, f.delay,
  json_extract(p.payload, '$.motion.timing') AS timing,
  q.x1, q.y1, q.x2, q.y2, q.mass, q.stiffness, q.damping,
  q.moves,
  json_extract(p.payload, '$.motion.interaction.gesture') AS gesture,
  json_extract(p.payload, '$.reducedMotion') AS reduced_motion,
  json_extract(p.payload, '$.counterpart') AS counterpart
FROM preset p
LEFT JOIN fact f ON f.preset_id = p.id
LEFT JOIN parameter q ON q.preset_id = p.id
WHERE p.deleted_at IS NULL AND p.kind = 'transition';

-- One row for every animation of an animator, with values as they are written.
CREATE VIEW animator AS
SELECT
  p.name, p.title,
  json_extract(p.payload, '$.motion.use') AS "use",
  a.key AS number,
  json_extract(a.value, '$.target') AS target,
  json_extract(a.value, '$.property') AS property,
  json_extract(a.value, '$.from') AS from_value,
  json_extract(a.value, '$.to') AS to_value,
  json_extract(a.value, '$.by') AS by_value,
  json_extract(a.value, '$.delayFactor') AS delay_factor,
  f.duration, f.delay,
  json_extract(p.payload, '$.motion.timing') AS timing,
  q.x1, q.y1, q.x2, q.y2, q.mass, q.stiffness, q.damping,
  json_extract(p.payload, '$.motion.interaction.gesture') AS gesture
FROM preset p
LEFT JOIN json_each(p.payload, '$.motion.animations') a
LEFT JOIN fact f ON f.preset_id = p.id
LEFT JOIN parameter q ON q.preset_id = p.id
WHERE p.deleted_at IS NULL AND p.kind = 'animator';

-- Programs that don't know the parameters would write presets without them, and refuse the views.
UPDATE meta SET value = 3 WHERE key IN ('min_reader', 'min_writer');
