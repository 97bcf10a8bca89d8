// Writes springs.json: what the springs of animation libraries do with figures.
//
//     node springs.mjs > springs.json
//
// Written by hand from what the published sources do, each named at its function, apart from
// Sources/Motion/Runtimes, which the figures judge.

import { compose, flutter, motion, reanimated, worst } from "./spring-models.mjs";

/**
 * Motion's stiffness and damping of {duration, bounce} and {visualDuration, bounce}, in seconds.
 */
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
  mass,
  stiffness: mass * w(response) ** 2,
  damping: 2 * ratio * w(response) * mass,
  velocity,
});
const springs = [
  given(0.5, 0.7),
  given(0.5, 1),
  given(0.5, 0.3),
  given(0.5, 2),
  given(0.5, 2, 10),
  given(1.276, 2.549, 10.99),
  given(0.5, 1, 22.6),
  given(1.552, 1, 6.545),
  given(0.5, 0.85, 5),
  given(0.5, 0.85, -5),
  given(1, 0.05),
  given(0.3, 1.2, -3),
  given(0.4, 6),
  given(0.4, 10, 4, 3),
  { mass: 1, stiffness: 100, damping: 10, velocity: 0 },
  { mass: 2, stiffness: 300, damping: 12, velocity: 0 },
  { mass: 1, stiffness: 280, damping: 120, velocity: 0 },
  given(0.2, 0.999),
  given(2, 0.5, 30),
  given(0.8, 1.5, 60),
  given(0.9, 3, -20),
];

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
  { duration: 0.8, bounce: 0.25 },
  { duration: 0.5, bounce: 0.3 },
  { duration: 1, bounce: 0 },
  { duration: 0.3, bounce: 0.9 },
  { duration: 2, bounce: 0.99 },
  { duration: 0.7, bounce: -0.4 },
  { visualDuration: 0.5, bounce: 0.25 },
  { visualDuration: 0.3, bounce: -1 },
].map((form) => ({ ...form, ...motionFigures(form) }));
const reanimatedForms = [
  { duration: 0.55, dampingRatio: 1 },
  { duration: 0.55, dampingRatio: 0.92 },
  { duration: 0.55, dampingRatio: 0.75 },
  { duration: 1.333, dampingRatio: 0.5 },
  { duration: 0.8, dampingRatio: 0.3 },
  { duration: 0.15, dampingRatio: 1 },
  { duration: 0.3, dampingRatio: 0.5 },
].map((form) => ({ ...form, ...reanimatedFigures(form) }));
const rows = (list) => `[\n${list.map((entry) => JSON.stringify(entry)).join(",\n")}\n]`;
const parts = [
  `"springs": ${rows(cases)}`,
  `"motion": ${rows(motionForms)}`,
  `"reanimated": ${rows(reanimatedForms)}`,
];
console.log(`{${parts.join(",\n")}}`);
