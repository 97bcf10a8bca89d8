// The list of presets: search, facets, and order.

const overshootSteps = {
  none: (value) => value !== undefined && value <= 0.0005,
  some: (value) => value > 0.0005 && value <= 0.1,
  much: (value) => value > 0.1,
};

/** The facets that exclude a preset: none, the only one, or `many`. */
function keptOutBy(preset, [low, high]) {
  const { kind, role, feel, tag, duration, overshoot, findings } = state;
  const value = preset.facts.duration;
  let by = "";
  const test = (facet, isKept) => {
    if (!isKept) by = by ? "many" : facet;
  };
  if (kind.length) test("kind", kind.includes(preset.kind));
  if (role.length) test("role", role.includes(preset.role));
  if (feel.length)
    test(
      "feel",
      feel.every((one) => preset.feel?.includes(one)),
    );
  if (tag.length)
    test(
      "tag",
      tag.every((one) => preset.tags?.includes(one)),
    );
  if (duration)
    test(
      "duration",
      value !== undefined &&
        (low === undefined || value >= low - 1e-9) &&
        (high === undefined || value <= high + 1e-9),
    );
  if (overshootSteps[overshoot])
    test("overshoot", overshootSteps[overshoot](preset.facts.overshoot));
  if (findings) test("findings", (findings === "some") === (preset.findings?.length ?? 0) > 0);
  return by;
}

/**
 * Groups the results by the facet that excludes them; `counts` has the number of presets for each
 * facet value.
 */
function sieve(searched) {
  const range = state.duration
    ? state.duration.split("..").map((one) => (one === "" ? undefined : Number(one)))
    : [];
  const kept = [];
  const times = [];
  const counts = { kind: new Map(), role: new Map(), feel: new Map() };
  const count = (facet, value) => counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
  for (const one of searched) {
    const by = keptOutBy(one, range);
    if (by === "many") continue;
    if (!by) kept.push(one);
    if (!by || by === "kind") count("kind", one.kind);
    if (!by || by === "role") count("role", one.role);
    if (!by || by === "feel") for (const feel of one.feel ?? []) count("feel", feel);
    if (!by || by === "duration") times.push(one);
  }
  return { kept, counts, times };
}

const results = {
  searched: presets,
  list: presets,
  near: 0,
  leftOut: [],
  corrections: [],
  error: "",
};

function search() {
  results.error = "";
  try {
    const query = parseQuery(state.q);
    const { found, near = 0, leftOut, corrections } = find(query);
    Object.assign(results, { query, searched: found, near, leftOut, corrections });
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    Object.assign(results, {
      query: undefined,
      searched: [],
      near: 0,
      leftOut: [],
      corrections: [],
      error: error.message,
    });
  }
  const { kept, counts, times } = sieve(results.searched);
  Object.assign(results, { counts, times, list: sorted(kept) });
}

const byNames = (a, b) => (a.name < b.name ? -1 : 1);
const least = (value) => (value === undefined ? Infinity : value);
const orders = {
  name: byNames,
  duration: (a, b) => least(a.facts.duration) - least(b.facts.duration) || byNames(a, b),
  overshoot: (a, b) => (b.facts.overshoot ?? -1) - (a.facts.overshoot ?? -1) || byNames(a, b),
  feel: (a, b) =>
    feelRank(a) - feelRank(b) || least(a.facts.ninety) - least(b.facts.ninety) || byNames(a, b),
  updated: (a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : byNames(a, b)),
};
const feelRank = (preset) => (preset.feel?.length ? feels.indexOf(preset.feel[0]) : 99);

function sorted(list) {
  if (results.query?.like !== undefined) return nearest(results.query.like, list);
  if (orders[state.sort]) return list.toSorted(orders[state.sort]);
  return results.query?.words.length || results.query?.first ? list : mixed(list);
}

const flips = (one) => one.flat.tracks?.some((track) => /rotation\.[xy]$/.test(track.property));
const interestOf = (one) =>
  one.kind === "transition"
    ? one.flat.stage?.eyeDistance
      ? one.flat.stage.phase === "present"
        ? 3.5
        : 3
      : flips(one)
        ? 2
        : 1
    : one.kind === "spring"
      ? one.facts.overshoot > 0.5 || one.span > 2
        ? 0
        : (one.facts.overshoot ?? 0)
      : one.kind === "animator" || one.kind === "group" || one.kind === "keyframes"
        ? (one.flat.tracks?.length ?? 0) + (one.role === "enter" ? 0.5 : 0)
        : one.kind === "curve"
          ? Math.min(one.facts.overshoot ?? 0, 0.3) + (one.hasTime ? 0.1 : 0)
          : 0;

/** The rank of each preset: those with more to see come first. */
const ranks = new Map();
function rankOf(preset) {
  if (!ranks.size) {
    const interests = new Map(presets.map((one) => [one, interestOf(one)]));
    presets
      .toSorted((a, b) => interests.get(b) - interests.get(a) || byNames(a, b))
      .forEach((one, n) => ranks.set(one, n));
  }
  return ranks.get(preset);
}

/**
 * Interleaves the kinds in proportion to their presets; in each, those with more to see come first.
 */
function mixed(list) {
  const piles = new Map(kinds.map((kind) => [kind, []]));
  for (const one of list) piles.get(one.kind)?.push(one);
  for (const pile of piles.values()) pile.sort((a, b) => rankOf(a) - rankOf(b));
  const opening = [
    "transition",
    "spring",
    "animator",
    "keyframes",
    "spring",
    "curve",
    "transition",
    "group",
  ];
  const woven = [];
  const taken = new Map(kinds.map((kind) => [kind, 0]));
  const take = (kind) => {
    const n = taken.get(kind);
    const one = piles.get(kind)[n];
    if (one) {
      woven.push(one);
      taken.set(kind, n + 1);
    }
  };
  if (list.length > 12) opening.forEach(take);
  while (woven.length < list.length) {
    let next;
    let lowest = Infinity;
    for (const [kind, pile] of piles) {
      const n = taken.get(kind);
      if (n < pile.length && (n + 0.5) / pile.length < lowest) {
        lowest = (n + 0.5) / pile.length;
        next = kind;
      }
    }
    take(next);
  }
  return woven;
}

/** 32 values of a shape from its start to its end, without its delay, as in the program. */
const shapeSteps = 31;
function shapeOf(preset) {
  if (preset.ownShape === undefined)
    preset.ownShape =
      preset.scene.type === "progress" &&
      preset.kind !== "duration" &&
      preset.facts.ninety !== undefined
        ? Array.from({ length: shapeSteps + 1 }, (_, n) =>
            preset.progress(preset.wait + ((preset.span - preset.wait) * n) / shapeSteps),
          )
        : null;
  return preset.ownShape;
}
const shapeDistance = (a, b) =>
  Math.sqrt(a.reduce((sum, one, n) => sum + (one - b[n]) ** 2, 0) / a.length);

function nearest(text, list) {
  const shape = byName.has(text) ? shapeOf(byName.get(text)) : pastedShape(text);
  if (!shape) return list;
  const far = (one) => {
    const own = shapeOf(one);
    return own ? shapeDistance(shape, own) : 9;
  };
  const distances = new Map(list.map((one) => [one, far(one)]));
  return list.toSorted((a, b) => distances.get(a) - distances.get(b) || byNames(a, b));
}

/** The shape of a curve or spring in text; undefined if it is neither. */
function pastedShape(text) {
  const read = readMotion(text);
  if (!read) return undefined;
  const at = (() => {
    if (!read.spring) return bezierEasing([[...read.bezier, 1, 1]]);
    const z = dampingRatioOf(read.spring.bounce);
    const w = (2 * Math.PI) / read.spring.duration;
    const span = springSettling(w, z);
    return (part) => springPosition(w, z, 0, span * part);
  })();
  return Array.from({ length: shapeSteps + 1 }, (_, n) => at(n / shapeSteps));
}

/**
 * Similar presets: by shape, as with `like:` in `curvet search`; without a shape, by shared tags.
 */
function similarTo(preset, count = 4) {
  const shape = shapeOf(preset);
  const same = presets.filter(
    (one) => one !== preset && (shape ? shapeOf(one) : one.kind === preset.kind),
  );
  const far = (one) =>
    shape
      ? shapeDistance(shape, shapeOf(one))
      : -(one.tags ?? []).filter((tag) => preset.tags?.includes(tag)).length;
  return same
    .map((one) => [far(one), one])
    .sort((a, b) => a[0] - b[0] || byNames(a[1], b[1]))
    .slice(0, count)
    .map(([, one]) => one);
}

/** Indexes the words of all presets when the browser is idle, to make the first search fast. */
function readAhead(from = 0) {
  const idle = window.requestIdleCallback ?? ((action) => setTimeout(action, 60));
  idle((deadline) => {
    let n = from;
    do wordsOf(presets[n++]);
    while (n < presets.length && (deadline?.timeRemaining() ?? 0) > 3);
    if (n < presets.length) readAhead(n);
    else idle(() => catalogWords.counts);
  });
}
