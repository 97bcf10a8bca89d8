// Drives: a motion under a finger, as `curvet simulate` plays it. Held, it is where the finger is,
// whatever its timing; on release, it follows its timing from there; caught on its way, it stops at
// its on-screen position.

/** A timing as its author wrote it, without references. */
function authoredTiming(timing) {
  if (typeof timing === "string")
    return data.documents[timing] ? authoredTiming(data.documents[timing].motion) : timing;
  return timing?.use ? { ...authoredTiming(timing.use), ...timing } : timing;
}

/** Timings that UIKit gives a duration use it; every other spring has its own. */
function takesTime(timing) {
  const found = authoredTiming(timing);
  return typeof found === "string"
    ? /dampingRatio/.test(found) && /duration/.test(found)
    : found?.dampingRatio !== undefined && found.duration !== undefined;
}

/**
 * A timing: where it is at a fraction of its time, whether it is a spring, and how long that takes
 * by itself.
 */
function timingOf(easing, authored) {
  const ease = easing ? easingOf(easing) : (fraction) => fraction;
  // A spring is not quite there when its time is over; what it moves is.
  const at = (fraction) => (fraction <= 0 ? 0 : fraction >= 1 ? 1 : ease(fraction));
  return {
    at,
    isSpring: Boolean(easing?.spring),
    ownTime: easing?.spring && !takesTime(authored) ? easing.spring.duration : undefined,
  };
}

/**
 * The motion with its tracks where `places` has them, each from its first value, 0, to its last, 1;
 * undefined if they have clocks of their own.
 */
function placedMotion(motion, kind, places) {
  const isPlain = (track) =>
    !track.clocks.length &&
    !track.spring &&
    !track.base &&
    (kind === "transition" || track.keys.length <= 3);
  if (!["animator", "transition"].includes(kind) || !motion.tracks.every(isPlain)) return undefined;
  const clock = (index) => ({
    duration: 1,
    begin: 0,
    speed: 1,
    offset: 0,
    active: Infinity,
    stagger: 0,
    before: 1,
    after: 1,
    progress: () => places(index),
  });
  const tracks = motion.tracks.map((track, index) => {
    const [first, last] = [track.keys[0], track.keys.at(-1)];
    const ends = [
      { time: 0, value: first.value },
      { time: 1, value: last.value },
    ];
    return {
      ...track,
      clocks: [clock(index)],
      ...(kind === "animator" && track.keys.length > 1 ? { keys: ends, goesOn: true } : {}),
    };
  });
  return { ...motion, clock: undefined, tracks };
}

/**
 * Makes what a finger drives of a preset. Fractions count from where it began: its start, or its
 * end if it is open.
 */
function makeDrive(actual) {
  const { motion, flat, kind, span } = actual;
  const isTransition = kind === "transition";
  const document = data.documents[actual.name]?.motion;
  const own = timingOf(
    isTransition
      ? flat.clock?.progress
      : kind === "animator"
        ? flat.tracks?.[0]?.keys?.at(-2)?.easing
        : undefined,
    document?.timing,
  );
  const rest = flat.continuation;
  const restTiming = rest?.easing && timingOf(rest.easing, document?.continuation?.timing);
  const begin = motion.clock?.begin ?? 0;
  const length = span - begin;
  const isLinear = isTransition || flat.scrubsLinearly !== false;
  const main = { from: 0, position: 0 };
  const parts = isTransition
    ? []
    : motion.tracks.map((track) => ({
        from: track.keys.length > 2 ? track.keys.at(-2).time : 0,
        position: 0,
      }));
  const all = [main, ...parts];
  const progress = (part, elapsed) =>
    part.from >= 1 ? Number(elapsed >= 1) : clamp((elapsed - part.from) / (1 - part.from), 0, 1);
  const turned = (value) => (drive.isOpen ? 1 - value : value);
  const course = { at: (time) => own.at((time - begin) / length) };
  let run;

  const drive = {
    /** Whether it controls the picture, began at its open end, and plays toward its start. */
    isActive: false,
    isOpen: false,
    isReversed: false,
    elapsed: 0,
    get isRunning() {
      return run !== undefined;
    },
    /**
     * Where a finger has it between start and end: in its time, if it keeps its timing while it is
     * held.
     */
    get place() {
      return clamp(turned(isLinear ? main.position : drive.elapsed), 0, 1);
    },
    /** The fraction that a finger takes hold of. */
    get held() {
      return isLinear ? clamp(main.position, 0, 1) : drive.elapsed;
    },
    /** The player's time. */
    get time() {
      const elapsed = turned(drive.elapsed);
      return elapsed > 0 ? begin + elapsed * length : 0;
    },
    /** The time at which the motion by itself is where it is seen now. */
    get seenTime() {
      return isLinear ? timeOf(course, turned(main.position), span) : drive.time;
    },
    /** Where the motion by itself is at a time of the player. */
    placeAt: (time) =>
      clamp(isLinear ? own.at((time - begin) / length) : (time - begin) / length, 0, 1),
    /** Takes over from the player. */
    take(time, isOpen) {
      Object.assign(drive, { isActive: true, isOpen, isReversed: false });
      drive.elapsed = turned(clamp((time - begin) / length, 0, 1));
      for (const one of all) one.position = own.at(progress(one, drive.elapsed));
    },
    leave() {
      drive.isActive = false;
      run = undefined;
    },
    pause() {
      run = undefined;
    },
    /** Puts it at a fraction by hand. */
    hold(fraction) {
      run = undefined;
      drive.isActive = true;
      drive.elapsed = clamp(fraction, 0, 1);
      for (const one of all)
        one.position = isLinear
          ? progress(one, drive.elapsed)
          : own.at(progress(one, drive.elapsed));
    },
    /**
     * Runs on to an end, 0 or 1; returns how many seconds of the player go by in one. What runs
     * already turns at its own pace.
     */
    go(goal, isRest = true) {
      const turns = run;
      const timing = turns ? turns.next : isRest ? restTiming : undefined;
      const next = timing ?? own;
      const left = Math.abs(goal - drive.elapsed);
      const isOff = Math.abs(main.position - next.at(drive.elapsed)) > 1e-9;
      const restarts = next.isSpring && drive.elapsed !== 1 - goal && Boolean(timing || isOff);
      const factor = !turns && isRest ? (rest?.durationFactor ?? 0) : 0;
      const seconds = factor > 0 ? factor * length : left * (turns?.pace ?? length);
      const time = restarts ? (next.ownTime ?? seconds) : seconds;
      drive.isReversed = goal === 0;
      run = {
        from: drive.elapsed,
        goal,
        next,
        restarts,
        pace: factor > 0 && left > 0 ? seconds / left : (turns?.pace ?? length),
      };
      for (const one of all) one.origin = one.position;
      return time > 0 ? (left * length) / time : 1e6;
    },
    /** The player's time of the end that it runs to. */
    get goalTime() {
      return run && (turned(run.goal) > 0 ? span : 0);
    },
    /** Puts it where it is at a time of the player. */
    follow(time) {
      if (!run) return;
      drive.elapsed = time <= 0 ? turned(0) : turned(clamp((time - begin) / length, 0, 1));
      const { from, goal, next, restarts } = run;
      const part = goal === from ? 1 : (drive.elapsed - from) / (goal - from);
      for (const one of all) {
        const [first, now, last] = [from, drive.elapsed, goal].map((elapsed) =>
          progress(one, elapsed),
        );
        if (!restarts) one.position = next.at(now) + (one.origin - next.at(first)) * (1 - part);
        else if (first !== last)
          one.position = one.origin + (goal - one.origin) * next.at((now - first) / (last - first));
      }
    },
  };
  const places = placedMotion(motion, kind, (index) => turned((parts[index] ?? main).position));
  const placed = places && sceneOf(actual, places);
  let isPainting = false;
  const actors = (time, ended) =>
    !isPainting
      ? actual.scene.actors(time, ended)
      : placed
        ? placed.actors(0, ended)
        : actual.scene.actors(actual.own(Math.min(drive.seenTime, span * (1 - 1e-9))), ended);
  /**
   * The time at which a target by itself is where it is seen now; undefined if all have the same.
   */
  const timeIn = (target) => {
    const part =
      isPainting && isLinear
        ? parts[motion.tracks.findIndex((one) => one.target === target)]
        : undefined;
    return (
      part &&
      begin +
        length * part.from +
        (1 - part.from) * (timeOf(course, turned(part.position), span) - begin)
    );
  };
  // The picture under the finger is this preset in this scene.
  drive.preset = Object.create(actual, {
    timeIn: { value: timeIn },
    scene: { value: Object.create(actual.scene, { actors: { value: actors } }) },
  });
  drive.paint = (show) => {
    isPainting = drive.isActive;
    try {
      show();
    } finally {
      isPainting = false;
    }
  };
  return drive;
}
