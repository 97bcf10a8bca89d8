// Variants: a curve or a spring with other numbers, as somebody tries them. The catalog stays as it is.

const dampingRatioOf = (bounce) => (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce));
const bounceOf = (ratio) => (ratio <= 1 ? 1 - ratio : 1 / ratio - 1);
const overshootOf = (ratio) => (ratio < 1 ? Math.exp((-Math.PI * ratio) / Math.sqrt(1 - ratio * ratio)) : 0);
const short = (value) => places(value, 4);

function variant(preset, changes) {
  const one = new Preset({ ...preset, ownMotion: undefined, ownScene: undefined, ownShape: undefined, ownCourse: undefined, ownCodes: undefined, ...changes }, preset.index);
  one.flat = changes.flat;
  return one;
}

/** When a progress first comes to 90 %, as a fraction of the time. */
function ninetyOf(at, span) {
  let low = 0, high = span;
  for (let n = 1; n <= 1000; n++) if (at((span * n) / 1000) >= 0.9) { high = (span * n) / 1000; low = (span * (n - 1)) / 1000; break; }
  for (let n = 0; n < 40; n++) { const middle = (low + high) / 2; if (at(middle) >= 0.9) high = middle; else low = middle; }
  return high / span;
}

function springVariant(preset, { duration, bounce }) {
  const z = dampingRatioOf(bounce), w = (2 * Math.PI) / duration, settling = springSettling(w, z);
  const track = { property: "progress", shape: "number", spring: { angularFrequency: w, dampingRatio: z, velocity: 0 } };
  const facts = { duration: settling, settling, overshoot: overshootOf(z), dampingRatio: z, bounce, ninety: ninetyOf((time) => springPosition(w, z, 0, time), settling) };
  return variant(preset, { kind: "spring", flat: { ...preset.flat, tracks: [track], duration: settling }, facts, spring: { mass: 1, stiffness: w * w, damping: 2 * z * w, dampingRatio: z, perceptualDuration: duration, bounce } });
}

/** The greatest value of a cubic Bézier, where its slope is none. */
function peakOf([, y1, , y2]) {
  const at = (t) => cubicAt(0, y1, y2, 1, t), a = 1 + 3 * y1 - 3 * y2, b = 2 * (y2 - 2 * y1), c = y1;
  const roots = Math.abs(a) < 1e-12 ? (b ? [-c / b] : []) : (b * b - 4 * a * c >= 0 ? [1, -1].map((sign) => (-b + sign * Math.sqrt(b * b - 4 * a * c)) / (2 * a)) : []);
  return Math.max(1, ...roots.filter((one) => one > 0 && one < 1).map(at));
}

function curveVariant(preset, { bezier, duration }) {
  const tracks = [{ property: "progress", shape: "number", keys: [{ time: 0, value: 0, easing: { bezier } }, { time: 1, value: 1 }] }];
  const ease = bezierEasing([[...bezier, 1, 1]]);
  const flat = { ...preset.flat, tracks, duration, clock: duration === undefined ? undefined : { duration, fill: "both" } };
  return variant(preset, { flat, facts: { duration, overshoot: peakOf(bezier) - 1, ninety: ninetyOf(ease, 1) } });
}

/** Stops of a CSS linear() that is nowhere further off than `tolerance`. */
function linearStops(at, count, tolerance = 0.0005) {
  const values = Array.from({ length: count + 1 }, (_, n) => at(n / count)), kept = new Set([0, count]);
  const halve = (from, to) => {
    let worst = 0, index = -1;
    for (let n = from + 1; n < to; n++) {
      const off = Math.abs(values[n] - (values[from] + ((values[to] - values[from]) * (n - from)) / (to - from)));
      if (off > worst) [worst, index] = [off, n];
    }
    // What rounding adds is kept in hand.
    if (worst > tolerance * 0.8) { kept.add(index); halve(from, index); halve(index, to); }
  };
  halve(0, count);
  return [...kept].sort((a, b) => a - b).map((n) => [n / count, values[n]]);
}
const linearText = (at, count) => `linear(${linearStops(at, count).map(([input, value], n, all) => `${places(value, 5)}${n === 0 || n === all.length - 1 ? "" : ` ${places(input * 100, 4)}%`}`).join(", ")})`;
const cssTime = (seconds) => (seconds < 1 ? `${places(seconds * 1000, 1)}ms` : `${places(seconds, 4)}s`);

/** A spring as CSS plays it: until it stays within the tolerance, in whole milliseconds, as the program writes it. */
function springCSS({ perceptualDuration, dampingRatio }) {
  const w = (2 * Math.PI) / perceptualDuration, span = Math.ceil(springSettling(w, dampingRatio, 0, 0.0005) * 1000) / 1000;
  // A quick spring that swings for long needs closer looks.
  const count = Math.max(2000, Math.ceil(w * span * 40));
  return { span, easing: linearText((part) => (part >= 1 ? 1 : springPosition(w, dampingRatio, 0, part * span)), count) };
}

/** What the program calls a preset in its code for a target; without that code, a name made of the preset's own. */
function nameIn(preset, target, pattern, plain) {
  return codesOf(preset).find(([one]) => one === target)?.[2].match(pattern)?.[1] ?? plain(preset.name.split("/").at(-1));
}

/** A variant as code. These forms say the same as the program's, in one line each. */
function variantCodes(preset, one) {
  const name = nameIn(preset, "css", /^--([\w-]+):/m, (last) => `motion-${last}`);
  const identifier = nameIn(preset, "swiftui", /\blet (\w+)/, (last) => last.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()));
  if (one.spring) {
    const { perceptualDuration: d, bounce: b } = one.spring, [duration, bounce] = [short(d), short(b)], css = springCSS(one.spring);
    return [
      ["swiftui", "exact", `static let ${identifier} = Animation.spring(duration: ${duration}, bounce: ${bounce})\n`, ""],
      ["uikit", "exact", `UIView.animate(springDuration: ${duration}, bounce: ${bounce}) {\n  \n}\n`, ""],
      ["css", "approximate", `--${name}: ${css.easing};\n--${name}-duration: ${cssTime(css.span)};\n`, "linear(), ≤ 0.0005", { error: 0.0005 }],
      ["json", "exact", `${JSON.stringify({ curvet: 1, presets: { [preset.name]: { kind: "spring", motion: { duration: Number(duration), bounce: Number(bounce) } } } }, null, 2)}\n`, ""],
      ["cli", "exact", `${commandOf(preset, one)}\n`, ""],
    ];
  }
  const four = one.bezier.map(short), time = one.facts.duration;
  return [
    ["swiftui", "exact", `static let ${identifier} = Animation.timingCurve(${four.join(", ")}${time === undefined ? "" : `, duration: ${short(time)}`})\n`, ""],
    ["uikit", "exact", `UICubicTimingParameters(\n  controlPoint1: CGPoint(x: ${four[0]}, y: ${four[1]}), controlPoint2: CGPoint(x: ${four[2]}, y: ${four[3]}))\n`, ""],
    ["css", "exact", `--${name}: cubic-bezier(${four.join(", ")});\n${time === undefined ? "" : `--${name}-duration: ${cssTime(time)};\n`}`, ""],
    ["json", "exact", `${JSON.stringify({ curvet: 1, presets: { [preset.name]: { kind: "curve", motion: { cubicBezier: four.map(Number), ...(time === undefined ? {} : { duration: Number(short(time)) }) } } } }, null, 2)}\n`, ""],
    ["cli", "exact", `${commandOf(preset, one)}\n`, ""],
  ];
}

function commandOf(preset, one) {
  if (one.spring) return `curvet set ${preset.name} duration=${short(one.spring.perceptualDuration)} bounce=${short(one.spring.bounce)}`;
  return `curvet set ${preset.name} cubicBezier=${one.bezier.map(short).join(",")}${one.facts.duration === undefined ? "" : ` duration=${short(one.facts.duration)}`}`;
}

const cssEasings = { linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1] };

/** Reads a curve or a spring from CSS, Swift or JSON; undefined if there is none in the text. */
function readMotion(text) {
  const value = (name) => { const found = text.match(new RegExp(`["']?\\b${name}["']?\\s*[:=]\\s*(-?\\d*\\.?\\d+)(ms)?`, "i")); return found ? Number(found[1]) / (found[2] ? 1000 : 1) : undefined; };
  const spring = (duration, bounce) => ({ spring: { duration, bounce }, shape: (() => { const z = dampingRatioOf(bounce), w = (2 * Math.PI) / duration, span = springSettling(w, z); return Array.from({ length: 32 }, (_, n) => springPosition(w, z, 0, (span * (n + 1)) / 32)); })() });
  const curve = (four) => { const ease = bezierEasing([[...four, 1, 1]]); return { bezier: four, duration: value("duration"), shape: Array.from({ length: 32 }, (_, n) => ease((n + 1) / 32)) }; };
  const four = text.match(/(?:cubic-?bezier|timingCurve|cubicBezier|Curve)["']?\s*[:=]?\s*[([]\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)/i);
  if (four) { const all = four.slice(1, 5).map(Number); if (all.every(Number.isFinite) && all[0] >= 0 && all[0] <= 1 && all[2] >= 0 && all[2] <= 1) return curve(all); }
  const points = text.match(/controlPoint1[^\d-]*x:\s*(-?[\d.]+)\s*,\s*y:\s*(-?[\d.]+)[\s\S]*?x:\s*(-?[\d.]+)\s*,\s*y:\s*(-?[\d.]+)/);
  if (points) return curve(points.slice(1, 5).map(Number));
  const [mass, stiffness, damping] = ["mass", "stiffness", "damping"].map(value);
  if (stiffness > 0 && damping >= 0) { const m = mass > 0 ? mass : 1, w = Math.sqrt(stiffness / m), z = damping / (2 * Math.sqrt(stiffness * m)); if (z > 0.02) return spring((2 * Math.PI) / w, bounceOf(z)); }
  const response = value("response"), fraction = value("dampingFraction") ?? value("dampingRatio");
  const length = value("springDuration") ?? value("duration") ?? response;
  if (fraction > 0.02 && length > 0) return spring(length, bounceOf(fraction));
  if (/spring|bounce/i.test(text) && length > 0) { const bounce = value("bounce") ?? 0; if (bounce > -1 && bounce <= 0.98) return spring(length, bounce); }
  const plain = text.trim().replace(/;$/, "").replace(/^.*:\s*/, "");
  return Object.hasOwn(cssEasings, plain) ? curve(cssEasings[plain]) : undefined;
}
