// Motions: what every property has at any time, from the flat JSON that apps play, too.

const fills = { none: [0, 0], forwards: [0, 1], backwards: [1, 0], both: [1, 1] };

function clockOf(data) {
  const [before, after] = fills[data.fill];
  return {
    duration: data.duration,
    begin: data.begin ?? 0,
    speed: data.speed ?? 1,
    offset: data.offset ?? 0,
    active: data.endless ? Infinity : (data.length ?? data.duration),
    autoreverses: data.autoreverses ?? false,
    stagger: data.stagger ?? 0,
    progress: data.progress && easingOf(data.progress),
    before,
    after,
  };
}

/** Where a clock is at an instant of its parent's time; undefined if nothing shows. */
function instantOf(clock, time, index) {
  const { duration, active, speed } = clock;
  const elapsed = time - clock.begin - clock.stagger * index;
  const played = elapsed * Math.abs(speed);
  const phase = elapsed < 0 ? "before" : played >= active ? "after" : "active";
  if ((phase === "before" && !clock.before) || (phase === "after" && !clock.after))
    return undefined;
  if (!(duration > 0))
    return { local: 0, fraction: clock.autoreverses || phase === "before" ? 0 : 1 };
  const span = clamp(played, 0, active);
  const local = clock.offset + (speed < 0 ? -span : span);
  const cycle = clock.autoreverses ? 2 * duration : duration;
  if (!Number.isFinite(local)) return { local: 0, fraction: 0 };
  let count = Math.floor(local / cycle);
  const endsHere =
    speed > 0
      ? phase === "after" && local > 0
      : speed < 0
        ? phase !== "after"
        : local === active && local > 0;
  if (local - count * cycle === 0 && endsHere) count -= 1;
  let run = clamp(local - count * cycle, 0, cycle);
  if (
    clock.autoreverses &&
    (run > duration || (run === duration && speed >= 0 && phase === "active"))
  )
    run = cycle - run;
  return { local: run, fraction: run / duration };
}

/** Puts in what only an app knows: what was chosen, or else a default or an example. */
function bound(data, chosen = {}) {
  const known = new Map();
  for (const one of data.parameters ?? [])
    known.set(one.name, chosen[one.name] ?? one.default ?? one.example);
  const sum = (value) =>
    typeof value === "number"
      ? value
      : Object.entries(value.plus).reduce(
          (total, [name, factor]) => total + factor * (known.get(name) ?? 0),
          value.base,
        );
  const open = (value) =>
    typeof value === "boolean" || typeof value === "string" || value === undefined
      ? value
      : (Array.isArray(value) ? value : [value]).map(sum);
  const tracks = (data.tracks ?? []).map((track) => ({
    target: track.target ?? "",
    property: track.property,
    unit: track.unit ?? "",
    shape: track.shape,
    clocks: (track.clocks ?? []).map(clockOf),
    goesOn: track.goesOn ?? false,
    base: track.additive && open(track.additive.base),
    keys: (track.keys ?? []).map((key) => ({
      time: key.time,
      value: open(key.value),
      easing: key.easing && easingOf(key.easing),
      out: open(key.out),
      in: open(key.in),
      holds: key.easing?.hold ?? false,
    })),
    spring: track.spring && {
      w: track.spring.angularFrequency,
      z: track.spring.dampingRatio,
      v: sum(track.spring.velocity),
      begin: track.spring.begin ?? 0,
    },
  }));
  const stage = data.stage && {
    ...data.stage,
    eyeDistance: data.stage.eyeDistance === undefined ? undefined : sum(data.stage.eyeDistance),
  };
  let duration = data.duration;
  if (duration === undefined && tracks[0]?.spring) {
    const { w, z, v, begin } = tracks[0].spring;
    duration = begin + springSettling(w, z, v);
  }
  return {
    clock: data.clock && clockOf(data.clock),
    tracks,
    stage,
    duration,
    endless: data.endless ?? false,
    known,
  };
}

function keyed({ keys, goesOn }, progress) {
  const first = keys[0];
  const last = keys[keys.length - 1];
  const p = goesOn ? progress : clamp(progress, first.time, last.time);
  if (keys.length === 1) return first.value;
  let at = 0;
  while (at < keys.length - 2 && keys[at + 1].time <= p) at++;
  const from = keys[at];
  const to = keys[at + 1];
  const span = to.time - from.time;
  if (!(span > 0)) return to.value;
  let part = p === to.time ? 1 : (p - from.time) / span;
  if (from.easing && part >= 0 && part < 1) part = from.easing(part);
  if (!Array.isArray(from.value) || !Array.isArray(to.value))
    return part < 1 ? from.value : to.value;
  return from.value.map((start, n) => {
    const end = to.value[n];
    if (part === 0) return start;
    if (part === 1) return end;
    if (!from.out || !to.in) return start + (end - start) * part;
    if (part < 0) return start + from.out[n] * part;
    if (part > 1) return end + to.in[n] * (part - 1);
    const square = part * part;
    const cube = square * part;
    const toEnd = 3 * square - 2 * cube;
    return (
      start * (1 - toEnd) +
      end * toEnd +
      from.out[n] * (cube - 2 * square + part) +
      to.in[n] * (cube - square)
    );
  });
}

/**
 * The value of a track at a time in seconds, or at a fraction if the motion has no time; undefined
 * if nothing applies.
 */
function trackValue(motion, track, time, index = 0) {
  if (track.spring)
    return [
      springPosition(track.spring.w, track.spring.z, track.spring.v, time - track.spring.begin),
    ];
  let at = { local: time, fraction: time };
  let progress;
  for (const clock of motion.clock ? [motion.clock, ...track.clocks] : track.clocks) {
    at = instantOf(clock, at.local, index);
    if (!at) return undefined;
    progress = clock.progress;
  }
  return keyed(track, progress ? progress(at.fraction) : at.fraction);
}

/** All values at an instant, by target and property. */
function frameOf(motion, time, { index = 0, ended = false } = {}) {
  const targets = new Map();
  for (const track of motion.tracks) {
    const value = ended && track.spring ? [1] : trackValue(motion, track, time, index);
    let own = targets.get(track.target);
    if (!own) targets.set(track.target, (own = new Map()));
    const before = own.get(track.property);
    const added = (a, b) =>
      Array.isArray(a) && Array.isArray(b) ? a.map((one, n) => one + (b[n] ?? 0)) : a;
    if (value === undefined) {
      if (!own.has(track.property)) own.set(track.property, undefined);
      continue;
    }
    if (!track.base) own.set(track.property, value);
    else
      own.set(
        track.property,
        before !== undefined ? added(before, value) : added(track.base, value),
      );
  }
  return targets;
}
