// Writes beziers.json: what the Bézier solvers of animation libraries make of curves.
//
//     node beziers.mjs > beziers.json
//
// Written by hand from what the published sources do, each named at its function, apart from
// Sources/Motion/Runtimes, which the figures judge.

const at = (s, a, b) => 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3;

/** The curve itself, by halving until doubles end. */
function exact([x1, y1, x2, y2]) {
  return (x) => {
    let [low, high] = [0, 1];
    for (let step = 0; step < 60; step += 1) {
      const s = (low + high) / 2;
      if (at(s, x1, x2) < x) low = s;
      else high = s;
    }
    return at((low + high) / 2, y1, y2);
  };
}

/** Flutter's Cubic: packages/flutter/lib/src/animation/curves.dart, 3.x. */
function flutter([a, b, c, d]) {
  return (t) => {
    if (t === 0 || t === 1) return t;
    for (let [start, end] = [0, 1]; ;) {
      const s = (start + end) / 2;
      const x = at(s, a, c);
      if (Math.abs(t - x) < 0.001) return at(s, b, d);
      if (x < t) start = s;
      else end = s;
    }
  };
}

/** Motion's cubicBezier: packages/motion-utils/src/easing/cubic-bezier.ts, 12 and 13. */
function motion([x1, y1, x2, y2]) {
  const calc = (t, a, b) => (((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t + 3 * a) * t;
  return (x) => {
    if (x === 0 || x === 1) return x;
    let [low, high, s, step] = [0, 1, 0, 0];
    for (;;) {
      s = low + (high - low) / 2;
      const off = calc(s, x1, x2) - x;
      if (off > 0) high = s;
      else low = s;
      step += 1;
      if (Math.abs(off) <= 1e-7 || step === 12) return calc(s, y1, y2);
    }
  };
}

/** Reanimated's Bezier: packages/react-native-reanimated/src/Bezier.ts, 3 and 4. */
function reanimated([x1, y1, x2, y2]) {
  const A = (a, b) => 1 - 3 * b + 3 * a;
  const B = (a, b) => 3 * b - 6 * a;
  const calc = (t, a, b) => ((A(a, b) * t + B(a, b)) * t + 3 * a) * t;
  const slope = (t) => 3 * A(x1, x2) * t * t + 2 * B(x1, x2) * t + 3 * x1;
  const table = Array.from({ length: 11 }, (_, index) => calc(index * 0.1, x1, x2));
  const parameter = (x) => {
    let [start, index] = [0, 1];
    for (; index !== 10 && table[index] <= x; index += 1) start += 0.1;
    index -= 1;
    let t = start + ((x - table[index]) / (table[index + 1] - table[index])) * 0.1;
    const first = slope(t);
    if (first >= 0.001) {
      for (let step = 0; step < 4; step += 1) {
        const now = slope(t);
        if (now === 0) return t;
        t -= (calc(t, x1, x2) - x) / now;
      }
      return t;
    }
    if (first === 0) return t;
    let [low, high] = [start, start + 0.1];
    for (let step = 0; ;) {
      t = low + (high - low) / 2;
      const off = calc(t, x1, x2) - x;
      if (off > 0) high = t;
      else low = t;
      step += 1;
      if (Math.abs(off) <= 1e-7 || step === 10) return t;
    }
  };
  return (x) => (x === 0 || x === 1 ? x : calc(parameter(x), y1, y2));
}

const f = Math.fround;

/** Compose's fast cube root: androidx.compose.ui.util MathHelpers.kt, 1.7. */
function cubeRoot(x) {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, x);
  // The sign bit and the bits above it, as a sign-extended long masked to 33 bits.
  const raw = BigInt.asUintN(33, BigInt(view.getInt32(0)));
  view.setInt32(0, Number(BigInt.asIntN(32, 0x2a510554n + raw / 3n)));
  let root = view.getFloat32(0);
  for (let step = 0; step < 2; step += 1) {
    const off = f(f(root - f(x / f(root * root))) * f(1 / 3));
    root = f(root - off);
  }
  return root;
}

/** Compose's CubicBezierEasing: animation-core Easing.kt and ui-graphics Bezier.kt, 1.7. */
function compose([x1, y1, x2, y2]) {
  const [a, b, c, d] = [x1, y1, x2, y2].map(f);
  const valid = (r) => {
    const epsilon = f(8.34465e-7);
    if (r < 0) return r >= -epsilon ? 0 : NaN;
    if (r > 1) return r <= f(1 + epsilon) ? 1 : NaN;
    return r;
  };
  const firstValid = (...roots) =>
    roots.map((r) => valid(f(r))).find((r) => !Number.isNaN(r)) ?? NaN;
  const root = (p0, p1, p2, p3) => {
    let A = 3 * (p0 - 2 * p1 + p2);
    let B = 3 * f(p1 - p0);
    let C = p0;
    const D = -p0 + 3 * f(p1 - p2) + p3;
    if (Math.abs(D) < 1e-7) {
      if (Math.abs(A) < 1e-7) return Math.abs(B) < 1e-7 ? NaN : firstValid(-C / B);
      const q = Math.sqrt(B * B - 4 * A * C);
      return firstValid((q - B) / (2 * A), (-B - q) / (2 * A));
    }
    A /= D;
    B /= D;
    C /= D;
    const o3 = (3 * B - A * A) / 9;
    const q2 = (2 * A * A * A - 9 * A * B + 27 * C) / 54;
    const discriminant = q2 * q2 + o3 * o3 * o3;
    const a3 = A / 3;
    if (discriminant < 0) {
      const r = Math.sqrt(-(o3 * o3 * o3));
      const phi = Math.acos(Math.min(Math.max(-q2 / r, -1), 1));
      const t1 = f(2 * cubeRoot(f(r)));
      const turn = 2 * Math.PI;
      return firstValid(
        t1 * Math.cos(phi / 3) - a3,
        t1 * Math.cos((phi + turn) / 3) - a3,
        t1 * Math.cos((phi + 2 * turn) / 3) - a3,
      );
    }
    if (discriminant === 0) {
      const u = f(-cubeRoot(f(q2)));
      return firstValid(f(f(2 * u) - f(a3)), f(-u - f(a3)));
    }
    const sd = Math.sqrt(discriminant);
    const [u, v] = [cubeRoot(f(-q2 + sd)), cubeRoot(f(q2 + sd))];
    return firstValid(f(u - v) - a3);
  };
  const y = (t) => {
    const k = f(f(1 / 3) + f(b - d));
    return f(f(3 * f(f(f(f(f(k * t) + f(d - f(2 * b))) * t) + b))) * t);
  };
  return (input) => {
    const x = f(input);
    if (!(x > 0 && x < 1)) return x;
    const near = Math.max(x, f(1.1920929e-7));
    const t = root(f(0 - near), f(a - near), f(c - near), f(1 - near));
    return Number.isNaN(t) ? null : y(t);
  };
}

const curves = [
  [0.25, 0.1, 0.25, 1],
  [0.42, 0, 1, 1],
  [0, 0, 0.58, 1],
  [0.42, 0, 0.58, 1],
  [0.4, 0, 0.2, 1],
  [0, 0, 0.2, 1],
  [0.3, 0, 0.8, 0.15],
  [0.05, 0.7, 0.1, 1],
  [0, 0, 0, 1],
  [0.3, 0, 1, 1],
  [1, 0, 0, 1],
  [0.87, 0, 0.13, 1],
  [0.7, 0, 0.84, 0],
  [0.16, 1, 0.3, 1],
  [0.68, -0.6, 0.32, 1.6],
  [0.34, 1.56, 0.64, 1],
  [0.36, 0, 0.66, -0.56],
  [0, 0.394, 1, -0.989],
  [0.071, 0, 1, 0.271],
  [0, 1, 0, 1],
  [1, 0, 1, 0],
  [0.175, 0.885, 0.32, 1.1],
  [0.5, 0, 0.75, 0],
  [0.95, 0.05, 0.795, 0.035],
  [0.077, 0.0, 0.175, 1],
  [0.86, 0, 0.07, 1],
  [0.1, 0.9, 0.2, 1],
  [1, 2.5, 0, -1.5],
  [1 / 3, 0.2, 2 / 3, 0.9],
];

/** Inputs even and, from both ends and about where x hardly grows, ever closer. */
function inputs([x1, , x2]) {
  const found = [];
  for (let step = 0; step <= 40000; step += 1) found.push(step / 40000);
  // Where x'' is 0, or an end of the curve.
  const flat = -(x2 - 2 * x1) / (1 + 3 * x1 - 3 * x2);
  const middles = [0, 1];
  if (flat > 0 && flat < 1) middles.push(at(flat, x1, x2));
  for (const middle of middles) {
    for (let step = 0; step < 2500; step += 1) {
      const way = 0.3 * Math.exp(-step / 90);
      for (const x of [middle - way, middle + way]) if (x > 0 && x < 1) found.push(x);
    }
  }
  return found;
}

const solvers = { flutter, motion, reanimated, compose };
const cases = curves.map((curve) => {
  const judge = exact(curve);
  const xs = inputs(curve);
  const truth = xs.map(judge);
  const entry = { curve };
  for (const [name, solver] of Object.entries(solvers)) {
    const play = solver(curve);
    let [error, input] = [0, 0];
    let unsolved = 0;
    xs.forEach((x, index) => {
      const value = play(x);
      if (value === null) unsolved += 1;
      else if (Math.abs(value - truth[index]) > error) {
        [error, input] = [Math.abs(value - truth[index]), x];
      }
    });
    const values = Array.from({ length: 24 }, (_, index) => play((index + 1) / 25));
    entry[name] = { error, input, unsolved, values };
  }
  return entry;
});
console.log(`[\n${cases.map((entry) => JSON.stringify(entry)).join(",\n")}\n]`);
