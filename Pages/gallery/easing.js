// Easings: progress by a fraction of the time, 0 to 1. Exact, as `curvet sample` computes them.

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

function cubicAt(p0, p1, p2, p3, t) {
  const c = 3 * (p1 - p0);
  const b = 3 * (p2 - p1) - c;
  return ((p3 - p0 - c - b) * t + b) * t * t + c * t + p0;
}

/** Where a rising cubic has a value: Newton's steps, halving where they leave the bracket. */
function parameterAt(x, input) {
  const c = 3 * (x[1] - x[0]);
  const b = 3 * (x[2] - x[1]) - c;
  const a = x[3] - x[0] - c - b;
  let low = 0;
  let high = 1;
  let t = (input - x[0]) / (x[3] - x[0]);
  for (let step = 0; step < 64; step++) {
    const off = ((a * t + b) * t + c) * t + x[0] - input;
    if (off < 0) low = t;
    else high = t;
    if (Math.abs(off) < 1e-15 || high - low < 1e-15) break;
    const slope = (3 * a * t + 2 * b) * t + c;
    const next = t - off / slope;
    t = next > low && next < high && step < 20 ? next : (low + high) / 2;
  }
  return t;
}

/** Pieces of x1, y1, x2, y2, x3, y3, each from where the last one ends. */
function bezierEasing(pieces) {
  let x0 = 0;
  let y0 = 0;
  const parts = pieces.map(([x1, y1, x2, y2, x3, y3]) => {
    const part = { x: [x0, x1, x2, x3], y: [y0, y1, y2, y3] };
    [x0, y0] = [x3, y3];
    return part;
  });
  return (input) => {
    if (input >= 1) return 1;
    let part = parts[0];
    for (const one of parts) if (one.x[0] <= input) part = one;
    const { x, y } = part;
    if (input >= x[3]) return y[3];
    return cubicAt(y[0], y[1], y[2], y[3], parameterAt(x, input));
  };
}

function linearEasing(stops) {
  return (input) => {
    let at = 0;
    while (at < stops.length - 2 && stops[at + 1][0] <= input) at++;
    const [[x0, y0], [x1, y1]] = [stops[at], stops[at + 1]];
    return x0 === x1 ? y1 : y0 + (y1 - y0) * ((input - x0) / (x1 - x0));
  };
}

function stepsEasing(count, jump) {
  const jumps = jump === "both" ? count + 1 : jump === "none" ? count - 1 : count;
  const first = jump === "start" || jump === "both" ? 1 : 0;
  return (input) => Math.min(Math.floor(input * count) + first, jumps) / jumps;
}

/** Where a spring is, from 0 to 1, so many seconds after its start. */
function springPosition(w, z, v, t) {
  if (t <= 0) return 0;
  const defect = (1 - z) * (1 + z);
  const half = w * Math.sqrt(Math.abs(defect));
  const decay = z * w;
  if (defect > 0) {
    const angle = half * t;
    const lag = angle > 0 ? (t * Math.sin(angle)) / angle : t;
    return 1 - Math.exp(-decay * t) * (Math.cos(angle) + (decay - v) * lag);
  }
  const slow = (w * w) / (decay + half);
  const spread = 2 * half * t;
  const lag = spread > 0 ? t * (-Math.expm1(-spread) / spread) : t;
  return 1 - Math.exp(-slow * t) * (1 - (v - slow) * lag);
}

/**
 * The time after which a spring from rest stays within .001 of its target, by bisection of its last
 * crossing.
 */
function springSettling(w, z, v = 0, within = 0.001) {
  const far = (t) => Math.abs(1 - springPosition(w, z, v, t)) > within;
  const defect = (1 - z) * (1 + z);
  const half = w * Math.sqrt(Math.abs(defect));
  const decay = z * w;
  if (!(decay > 0)) return Infinity;
  const slow = defect > 0 ? decay : (w * w) / (decay + half);
  let end = 1 / slow;
  while (Math.exp(-slow * end) * (1 + Math.abs(v - slow) * end) > within / 2 && end < 1e4)
    end *= 1.25;
  // The last of many equal steps at which it is far, then the crossing within that step.
  const steps = 2000;
  let last = 0;
  for (let n = 1; n <= steps; n++) if (far((end * n) / steps)) last = n;
  let low = (end * last) / steps;
  let high = (end * (last + 1)) / steps;
  for (let n = 0; n < 50; n++) {
    const middle = (low + high) / 2;
    if (far(middle)) low = middle;
    else high = middle;
  }
  return high;
}

function easingOf(data) {
  if (data.bezier) return bezierEasing([[...data.bezier, 1, 1]]);
  if (data.beziers) return bezierEasing(data.beziers);
  if (data.linear) return linearEasing(data.linear);
  if (data.steps) return stepsEasing(data.steps, data.jump);
  if (data.spring) {
    const { angularFrequency: w, dampingRatio: z, velocity: v, duration } = data.spring;
    return (fraction) => (fraction >= 1 ? 1 : springPosition(w, z, v, fraction * duration));
  }
  return (fraction) => (fraction < 1 ? 0 : 1);
}
