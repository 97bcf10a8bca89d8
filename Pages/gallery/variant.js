// Variants: a curve or a spring with other numbers, as somebody tries them. The catalog stays as it
// is.

const dampingRatioOf = (bounce) => (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce));
const bounceOf = (ratio) => (ratio <= 1 ? 1 - ratio : 1 / ratio - 1);
const overshootOf = (ratio) =>
  ratio < 1 ? Math.exp((-Math.PI * ratio) / Math.sqrt(1 - ratio * ratio)) : 0;

function variant(preset, changes) {
  const one = new Preset(
    {
      ...preset,
      ownMotion: undefined,
      ownScene: undefined,
      ownShape: undefined,
      ownCourse: undefined,
      ownCodes: undefined,
      ...changes,
    },
    preset.index,
  );
  one.flat = changes.flat;
  return one;
}

/** When a progress first comes to 90 %, as a fraction of the time. */
function ninetyOf(at, span) {
  let low = 0;
  let high = span;
  for (let n = 1; n <= 1000; n++)
    if (at((span * n) / 1000) >= 0.9) {
      high = (span * n) / 1000;
      low = (span * (n - 1)) / 1000;
      break;
    }
  for (let n = 0; n < 40; n++) {
    const middle = (low + high) / 2;
    if (at(middle) >= 0.9) high = middle;
    else low = middle;
  }
  return high / span;
}

/** How fast a spring starts, in distances a second, and how long it waits: a variant keeps both. */
const startOf = (preset) => {
  const { velocity = 0, begin = 0 } = preset.flat.tracks[0].spring;
  return { velocity, begin };
};
/** Springs that Core Animation clamps are critically damped. */
const isClamped = (preset) => data.documents?.[preset.name]?.motion?.allowsOverdamping === false;

function springVariant(preset, { duration, bounce }) {
  const given = dampingRatioOf(bounce);
  const z = isClamped(preset) ? Math.min(given, 1) : given;
  const w = (2 * Math.PI) / duration;
  const { velocity, begin } = startOf(preset);
  const settling = springSettling(w, z, velocity);
  const track = {
    property: "progress",
    shape: "number",
    spring: { angularFrequency: w, dampingRatio: z, velocity, begin },
  };
  const at = (time) => springPosition(w, z, velocity, time);
  const overshoot =
    velocity === 0
      ? overshootOf(z)
      : Math.max(0, ...Array.from({ length: 4000 }, (_, n) => at((settling * n) / 4000) - 1));
  const facts = {
    duration: settling,
    delay: preset.facts.delay,
    settling,
    overshoot,
    dampingRatio: z,
    bounce: z === given ? bounce : 0,
    ninety: ninetyOf(at, settling),
  };
  return variant(preset, {
    kind: "spring",
    flat: { ...preset.flat, tracks: [track], duration: settling + begin },
    facts,
    spring: {
      mass: 1,
      stiffness: w * w,
      damping: 2 * given * w,
      dampingRatio: given,
      perceptualDuration: duration,
      bounce,
    },
  });
}

/** The greatest value of a cubic Bézier, where its slope is none. */
function peakOf([, y1, , y2]) {
  const at = (t) => cubicAt(0, y1, y2, 1, t);
  const a = 1 + 3 * y1 - 3 * y2;
  const b = 2 * (y2 - 2 * y1);
  const c = y1;
  const roots =
    Math.abs(a) < 1e-12
      ? b
        ? [-c / b]
        : []
      : b * b - 4 * a * c >= 0
        ? [1, -1].map((sign) => (-b + sign * Math.sqrt(b * b - 4 * a * c)) / (2 * a))
        : [];
  return Math.max(1, ...roots.filter((one) => one > 0 && one < 1).map(at));
}

function curveVariant(preset, { bezier, duration }) {
  const tracks = [
    {
      property: "progress",
      shape: "number",
      keys: [
        { time: 0, value: 0, easing: { bezier } },
        { time: 1, value: 1 },
      ],
    },
  ];
  const ease = bezierEasing([[...bezier, 1, 1]]);
  const { delay } = preset.facts;
  const flat = {
    ...preset.flat,
    tracks,
    duration: duration === undefined ? undefined : duration + (delay ?? 0),
    clock: duration === undefined ? undefined : { begin: delay, duration, fill: "both" },
  };
  return variant(preset, {
    flat,
    facts: { duration, delay, overshoot: peakOf(bezier) - 1, ninety: ninetyOf(ease, 1) },
  });
}
