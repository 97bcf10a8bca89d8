// Plays animations as Reanimated does, by its documentation: each part begins at the value that the
// part before it has left, and a repetition at the value that the first run began at.
const cubic = (a, b, t) => 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t;

export const Easing = {
  linear: (x) => x,
  bezier: (x1, y1, x2, y2) => (x) => {
    if (x === 0 || x === 1) return x;
    let [low, high] = [0, 1];
    for (let step = 0; step < 60; step++) {
      const t = (low + high) / 2;
      if (cubic(x1, x2, t) > x) high = t;
      else low = t;
    }
    return cubic(y1, y2, (low + high) / 2);
  },
};

export const ReduceMotion = { Never: "never" };

// An animation is a function of the value that it begins at. It says how long it takes in
// milliseconds, which value it has after some of them, and which one it leaves.
export const withTiming =
  (value, { duration, easing }) =>
  (start) => ({
    duration,
    at: (time) =>
      duration > 0 && time < duration ? start + (value - start) * easing(time / duration) : value,
    end: value,
  });

export const withSequence =
  (...steps) =>
  (start) => {
    const parts = [];
    let value = start;
    for (const step of steps) {
      parts.push(step(value));
      value = parts[parts.length - 1].end;
    }
    const duration = parts.reduce((sum, part) => sum + part.duration, 0);
    return {
      duration,
      at: (time) => {
        for (const part of parts) {
          if (time < part.duration) return part.at(time);
          time -= part.duration;
        }
        return value;
      },
      end: value,
    };
  };

export const withRepeat = (animation, count) => (start) => {
  const run = animation(start);
  const runs = count < 0 ? Infinity : count;
  return {
    duration: run.duration * runs,
    at: (time) => (time < run.duration * runs ? run.at(time % run.duration) : run.end),
    end: run.end,
  };
};

export const withDelay = (delay, animation) => (start) => {
  const run = animation(start);
  return {
    duration: delay + run.duration,
    at: (time) => (time < delay ? start : run.at(time - delay)),
    end: run.end,
  };
};
