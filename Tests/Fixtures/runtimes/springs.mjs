// Writes springs.json: what the springs of animation libraries do with figures.
//
//     node springs.mjs > springs.json
//
// Written by hand from what the published sources do, each named at its function, apart from
// Sources/Motion/Runtimes, which the figures judge. All springs go from 0 to 1.

/** The distance left of a spring from 0 to 1, by its differential equation's closed forms. */
function distance({ mass: m, stiffness: k, damping: c, velocity: v }) {
  const [w, z] = [Math.sqrt(k / m), c / (2 * Math.sqrt(k * m))];
  if (z < 1) {
    const d = w * Math.sqrt(1 - z * z);
    return (t) => Math.exp(-z * w * t) * (Math.cos(d * t) + ((z * w - v) / d) * Math.sin(d * t));
  }
  if (z === 1) return (t) => Math.exp(-w * t) * (1 + (w - v) * t);
  const root = w * Math.sqrt(z * z - 1);
  const [fast, slow] = [-z * w - root, (w * w) / (-z * w - root)];
  const b = (-v - fast) / (slow - fast);
  return (t) => (1 - b) * Math.exp(fast * t) + b * Math.exp(slow * t);
}

/** A slope by a difference, for the ends that ask for a velocity. */
const slope = (value) => (t) => (value(t + 1e-7) - value(t - 1e-7)) / 2e-7;

/** Motion: packages/motion-dom/src/animation/generators/spring.ts, 12 and 13. */
function motion(spring) {
  const { mass: m, stiffness: k, damping: c, velocity: v, restDelta, restSpeed } = spring;
  const [w, z] = [Math.sqrt(k / m) / 1000, c / (2 * Math.sqrt(k * m))];
  const start = -v / 1000;
  let left;
  if (z < 1) {
    const d = w * Math.sqrt(1 - z * z);
    const a = (start + z * w) / d;
    left = (t) => Math.exp(-z * w * t) * (a * Math.sin(d * t) + Math.cos(d * t));
  } else if (z === 1) {
    left = (t) => Math.exp(-w * t) * (1 + (start + w) * t);
  } else {
    const d = w * Math.sqrt(z * z - 1);
    left = (t) => {
      const angle = Math.min(d * t, 300);
      return (Math.exp(-z * w * t) * ((start + z * w) * Math.sinh(angle) + d * Math.cosh(angle))) / d;
    };
  }
  const seconds = (t) => left(t * 1000);
  const speed = slope(seconds);
  return {
    left: seconds,
    isOver: (t) => Math.abs(seconds(t)) <= restDelta && (z >= 1 || Math.abs(speed(t)) <= restSpeed),
    after: () => 0,
  };
}

/** Reanimated 4: packages/react-native-reanimated/src/animation/spring/{spring,springUtils}.ts. */
function reanimated({ mass: m, stiffness: k, damping: c, velocity: v }) {
  const [w, z] = [Math.sqrt(k / m), c / (2 * Math.sqrt(k * m))];
  const left = z < 1
    ? distance({ mass: m, stiffness: k, damping: c, velocity: v })
    : (t) => Math.exp(-w * t) * (1 + (w - v) * t);
  const speed = slope(left);
  const energy = (x, u) => 0.5 * k * x ** 2 + 0.5 * m * u ** 2;
  return {
    left,
    isOver: (t) => energy(left(t), speed(t)) / energy(1, v) <= 6e-9,
    after: () => 0,
  };
}

/** Flutter: packages/flutter/lib/src/physics/spring_simulation.dart and tolerance.dart, 3.x. */
function flutter(spring) {
  const left = distance(spring);
  const speed = slope(left);
  return {
    left,
    isOver: (t) => Math.abs(left(t)) < 1e-3 && Math.abs(speed(t)) < 1e-3,
    // The controller keeps what it has.
    after: (t) => left(t),
  };
}

const f = Math.fround;

/** Compose's SpringSimulation.kt and SpringEstimation.kt, 1.7, with a threshold. */
function compose({ mass: m, stiffness: k, damping: c, velocity: v, threshold }) {
  const [k1, z] = [f(k / m), f(c / (2 * Math.sqrt(k * m)))];
  const figures = { mass: 1, stiffness: k1, damping: 2 * z * Math.sqrt(k1), velocity: v };
  const w = Math.sqrt(k1);
  const left = z === 1 ? (t) => Math.exp(-w * t) * (1 + (w - v) * t) : distance(figures);
  const [p0, v0, delta] = [f(1 / threshold), -f(v / threshold), 1];
  let end;
  const newton = (t, sign, x, dx) => {
    let way = Infinity;
    for (let step = 0; way > 0.001 && step < 100; step += 1) {
      const next = t - (x(t) + sign) / dx(t);
      way = Math.abs(t - next);
      t = next;
    }
    return t;
  };
  const guess = (a, b) => (!Number.isFinite(a) ? b : !Number.isFinite(b) ? a : Math.max(a, b));
  if (z < 1) {
    const r = -z * w;
    const c2 = (v0 - r * p0) / (w * Math.sqrt(1 - z * z));
    end = Math.log(delta / Math.hypot(p0, c2)) / r;
  } else if (z === 1) {
    const [r, c1, c2] = [-w, p0, v0 + w * p0];
    const first = Math.log(Math.abs(delta / c2));
    let u = first;
    for (let step = 0; step <= 5; step += 1) u = first - Math.log(Math.abs(u / r));
    let t = guess(Math.log(Math.abs(delta / c1)) / r, u / r);
    const turn = -(r * c1 + c2) / (r * c2);
    const height = (c1 + c2 * turn) * Math.exp(r * turn);
    let sign = -delta;
    if (turn > 0 && -height < delta) {
      if (c2 < 0 && c1 > 0) t = 0;
    } else if (turn > 0) {
      t = -(2 / r) - c1 / c2;
      sign = delta;
    }
    end = newton(t, sign, (x) => (c1 + c2 * x) * Math.exp(r * x),
      (x) => (c2 * (r * x + 1) + c1 * r) * Math.exp(r * x));
  } else {
    const root = w * Math.sqrt(z * z - 1);
    const [r1, r2] = [-z * w + root, -z * w - root];
    const c2 = (r1 * p0 - v0) / (r1 - r2);
    const c1 = p0 - c2;
    let t = guess(Math.log(Math.abs(delta / c1)) / r1, Math.log(Math.abs(delta / c2)) / r2);
    const turn = Math.log((c1 * r1) / (-c2 * r2)) / (r2 - r1);
    const x = (s) => c1 * Math.exp(r1 * s) + c2 * Math.exp(r2 * s);
    const dx = (s) => c1 * r1 * Math.exp(r1 * s) + c2 * r2 * Math.exp(r2 * s);
    let sign = -delta;
    if (turn > 0 && -x(turn) < delta) {
      if (c2 > 0 && c1 < 0) t = 0;
    } else if (turn > 0) {
      t = Math.log(-(c2 * r2 * r2) / (c1 * r1 * r1)) / (r1 - r2);
      sign = delta;
    }
    end = Math.abs(dx(t)) < 0.0001 ? t : newton(t, sign, x, dx);
  }
  end = Math.trunc(end * 1000) / 1000;
  return { left, isOver: (t) => t >= end, after: () => 0, end };
}

/** Motion's stiffness and damping of {duration, bounce} and {visualDuration, bounce}, in seconds. */
function motionFigures({ duration: T, visualDuration, bounce }) {
  const z = Math.min(Math.max(1 - bounce, 0.05), 1);
  if (visualDuration !== undefined) {
    const w = (2 * Math.PI) / (visualDuration * 1.2);
    return { stiffness: w * w, damping: 2 * z * w };
  }
  const share = Math.sqrt(1 - z * z);
  let w = 5 / T;
  for (let step = 1; step < 12; step += 1) {
    if (z < 1) {
      const off = 0.001 - (z / share) * Math.exp(-z * w * T);
      const sign = -off + 0.001 > 0 ? -1 : 1;
      const bend = w * w * Math.sqrt(1 - z * z);
      w -= off / ((sign * -(z ** 2 * w ** 2 * T) * Math.exp(-z * w * T)) / bend);
    } else {
      w -= (-0.001 + Math.exp(-w * T) * (w * T + 1)) / (Math.exp(-w * T) * -w * T * T);
    }
  }
  return { stiffness: w * w, damping: 2 * z * w };
}

/** Reanimated's stiffness of {duration, dampingRatio}, mass 4, in seconds. */
function reanimatedFigures({ duration, dampingRatio: z }) {
  const T = duration * 1.5;
  const off = (k) => {
    const w = Math.sqrt(k / 4) * z;
    const [x, e] = [(1 + w * T) * Math.exp(-w * T), Math.exp(-w * T)];
    const v = -w * x + w * e;
    return (0.5 * k * x * x + 2 * v * v) / (0.5 * k) - 6e-9;
  };
  let [low, high, k] = [Number.EPSILON, 8e3, 4e3];
  const sign = off(high) >= off(low) ? 1 : -1;
  for (let step = 100; Math.abs(off(k)) > 6e-12 && step > 0; step -= 1) {
    if (off(k) * sign < 0) low = k;
    else high = k;
    k = (low + high) / 2;
  }
  return { mass: 4, stiffness: k, damping: 2 * z * Math.sqrt(4 * k) };
}

const w = (response) => (2 * Math.PI) / response;
const given = (response, ratio, velocity = 0, mass = 1) => ({
  mass, stiffness: mass * w(response) ** 2, damping: 2 * ratio * w(response) * mass, velocity,
});
const springs = [
  given(0.5, 0.7), given(0.5, 1), given(0.5, 0.3), given(0.5, 2), given(0.5, 2, 10),
  given(1.276, 2.549, 10.99), given(0.5, 1, 22.6), given(1.552, 1, 6.545), given(0.5, 0.85, 5),
  given(0.5, 0.85, -5), given(1, 0.05), given(0.3, 1.2, -3), given(0.4, 6), given(0.4, 10, 4, 3),
  { mass: 1, stiffness: 100, damping: 10, velocity: 0 }, { mass: 2, stiffness: 300, damping: 12, velocity: 0 },
  { mass: 1, stiffness: 280, damping: 120, velocity: 0 }, given(0.2, 0.999), given(2, 0.5, 30),
  given(0.8, 1.5, 60), given(0.9, 3, -20),
];

/** The largest difference from the spring itself, with time from tiny steps to a late end. */
function worst(spring, player) {
  const truth = distance(spring);
  const m = spring.mass;
  const ratio = spring.damping / (2 * Math.sqrt(spring.stiffness * m));
  const rate = Math.sqrt(spring.stiffness / m);
  const last = 25 / (ratio <= 1 ? ratio * rate : rate / (2 * ratio));
  let [error, time, over] = [0, 0, null];
  const times = [];
  for (let step = 0; step <= 60000; step += 1) times.push((last * step) / 60000);
  for (let t = 1e-5; t < last; t *= 1.001) times.push(t);
  times.sort((a, b) => a - b);
  for (const t of times) {
    if (over === null && t > 0 && player.isOver(t)) over = t;
    const off = Math.abs((over === null ? player.left(t) : player.after(over)) - truth(t));
    if (off > error) [error, time] = [off, t];
  }
  return { error, time, end: player.end ?? over };
}

const cases = springs.map((spring) => {
  const fine = { ...spring, restDelta: 0.0004, restSpeed: 0.002 };
  const coarse = { ...spring, restDelta: 0.005, restSpeed: 0.01 };
  return {
    ...spring,
    motion: worst(spring, motion(fine)),
    motionDefault: worst(spring, motion(coarse)),
    reanimated: worst(spring, reanimated(spring)),
    flutter: worst(spring, flutter(spring)),
    compose: worst(spring, compose({ ...spring, threshold: 0.01 })),
  };
});
const motionForms = [
  { duration: 0.8, bounce: 0.25 }, { duration: 0.5, bounce: 0.3 }, { duration: 1, bounce: 0 },
  { duration: 0.3, bounce: 0.9 }, { duration: 2, bounce: 0.99 }, { duration: 0.7, bounce: -0.4 },
  { visualDuration: 0.5, bounce: 0.25 }, { visualDuration: 0.3, bounce: -1 },
].map((form) => ({ ...form, ...motionFigures(form) }));
const reanimatedForms = [
  { duration: 0.55, dampingRatio: 1 }, { duration: 0.55, dampingRatio: 0.92 },
  { duration: 0.55, dampingRatio: 0.75 }, { duration: 1.333, dampingRatio: 0.5 },
  { duration: 0.8, dampingRatio: 0.3 }, { duration: 0.15, dampingRatio: 1 }, { duration: 0.3, dampingRatio: 0.5 },
].map((form) => ({ ...form, ...reanimatedFigures(form) }));
const rows = (list) => "[\n" + list.map((entry) => JSON.stringify(entry)).join(",\n") + "\n]";
console.log(`{"springs": ${rows(cases)},\n"motion": ${rows(motionForms)},\n"reanimated": ${rows(reanimatedForms)}}`);
