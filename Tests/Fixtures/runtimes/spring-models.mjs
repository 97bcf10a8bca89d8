// What the springs of animation libraries play of figures. All springs go from 0 to 1.
//
// Written by hand from what the published sources do, each named at its function, apart from
// Sources/Motion/Runtimes, which they judge.

/** The distance left of a spring from 0 to 1, by its differential equation's closed forms. */
export function distance({ mass: m, stiffness: k, damping: c, velocity: v }) {
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
export function motion(spring) {
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
      return (
        (Math.exp(-z * w * t) * ((start + z * w) * Math.sinh(angle) + d * Math.cosh(angle))) / d
      );
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
export function reanimated({ mass: m, stiffness: k, damping: c, velocity: v }) {
  const [w, z] = [Math.sqrt(k / m), c / (2 * Math.sqrt(k * m))];
  const left =
    z < 1
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
export function flutter(spring) {
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
export function compose({ mass: m, stiffness: k, damping: c, velocity: v, threshold }) {
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
    end = newton(
      t,
      sign,
      (x) => (c1 + c2 * x) * Math.exp(r * x),
      (x) => (c2 * (r * x + 1) + c1 * r) * Math.exp(r * x),
    );
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

/** Android's PathInterpolator of straight lines over a duration: PathInterpolator.java, 34. */
export function android({ points, duration }) {
  const value = (x) => {
    if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
    let [low, high] = [0, points.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (x < points[middle][0]) high = middle;
      else low = middle;
    }
    const [[x0, y0], [x1, y1]] = [points[low], points[high]];
    return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  };
  return { left: (t) => 1 - value(t / duration), isOver: (t) => t >= duration, after: () => 0 };
}

/** The largest difference from the spring itself, with time from tiny steps to a late end. */
export function worst(spring, player, steps = 60000, growth = 1.001) {
  const truth = distance(spring);
  const m = spring.mass;
  const ratio = spring.damping / (2 * Math.sqrt(spring.stiffness * m));
  const rate = Math.sqrt(spring.stiffness / m);
  const last = 25 / (ratio <= 1 ? ratio * rate : rate / (2 * ratio));
  let [error, time, over] = [0, 0, null];
  const times = [];
  for (let step = 0; step <= steps; step += 1) times.push((last * step) / steps);
  for (let t = 1e-5; t < last; t *= growth) times.push(t);
  times.sort((a, b) => a - b);
  for (const t of times) {
    if (over === null && t > 0 && player.isOver(t)) over = t;
    const off = Math.abs((over === null ? player.left(t) : player.after(over)) - truth(t));
    if (off > error) [error, time] = [off, t];
  }
  return { error, time, end: player.end ?? over };
}
