// Variants: a curve or a spring with other numbers, as somebody tries them. The catalog stays as it is.

const dampingRatioOf = (bounce) => (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce));
const bounceOf = (ratio) => (ratio <= 1 ? 1 - ratio : 1 / ratio - 1);
const overshootOf = (ratio) => (ratio < 1 ? Math.exp((-Math.PI * ratio) / Math.sqrt(1 - ratio * ratio)) : 0);

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

/** How fast a spring starts, in distances a second, and how long it waits: a variant keeps both. */
const startOf = (preset) => { const { velocity = 0, begin = 0 } = preset.flat.tracks[0].spring; return { velocity, begin }; };
/** Springs that Core Animation clamps are critically damped. */
const isClamped = (preset) => data.documents?.[preset.name]?.motion?.allowsOverdamping === false;

function springVariant(preset, { duration, bounce }) {
  const given = dampingRatioOf(bounce), z = isClamped(preset) ? Math.min(given, 1) : given, w = (2 * Math.PI) / duration, { velocity, begin } = startOf(preset), settling = springSettling(w, z, velocity);
  const track = { property: "progress", shape: "number", spring: { angularFrequency: w, dampingRatio: z, velocity, begin } }, at = (time) => springPosition(w, z, velocity, time);
  const overshoot = velocity === 0 ? overshootOf(z) : Math.max(0, ...Array.from({ length: 4000 }, (_, n) => at((settling * n) / 4000) - 1));
  const facts = { duration: settling, delay: preset.facts.delay, settling, overshoot, dampingRatio: z, bounce: z === given ? bounce : 0, ninety: ninetyOf(at, settling) };
  return variant(preset, { kind: "spring", flat: { ...preset.flat, tracks: [track], duration: settling + begin }, facts, spring: { mass: 1, stiffness: w * w, damping: 2 * given * w, dampingRatio: given, perceptualDuration: duration, bounce } });
}

/** The greatest value of a cubic Bézier, where its slope is none. */
function peakOf([, y1, , y2]) {
  const at = (t) => cubicAt(0, y1, y2, 1, t), a = 1 + 3 * y1 - 3 * y2, b = 2 * (y2 - 2 * y1), c = y1;
  const roots = Math.abs(a) < 1e-12 ? (b ? [-c / b] : []) : (b * b - 4 * a * c >= 0 ? [1, -1].map((sign) => (-b + sign * Math.sqrt(b * b - 4 * a * c)) / (2 * a)) : []);
  return Math.max(1, ...roots.filter((one) => one > 0 && one < 1).map(at));
}

function curveVariant(preset, { bezier, duration }) {
  const tracks = [{ property: "progress", shape: "number", keys: [{ time: 0, value: 0, easing: { bezier } }, { time: 1, value: 1 }] }];
  const ease = bezierEasing([[...bezier, 1, 1]]), { delay } = preset.facts;
  const flat = { ...preset.flat, tracks, duration: duration === undefined ? undefined : duration + (delay ?? 0), clock: duration === undefined ? undefined : { begin: delay, duration, fill: "both" } };
  return variant(preset, { flat, facts: { duration, delay, overshoot: peakOf(bezier) - 1, ninety: ninetyOf(ease, 1) } });
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
    // Leave room for rounding errors.
    if (worst > tolerance * 0.8) { kept.add(index); halve(from, index); halve(index, to); }
  };
  halve(0, count);
  return [...kept].sort((a, b) => a - b).map((n) => [n / count, values[n]]);
}
const linearText = (at, count) => `linear(${linearStops(at, count).map(([input, value], n, all) => `${places(value, 5)}${n === 0 || n === all.length - 1 ? "" : ` ${places(input * 100, 4)}%`}`).join(", ")})`;
const cssTime = (seconds) => (seconds < 1 && seconds !== 0 ? `${places(seconds * 1000, 6)}ms` : `${seconds}s`);

/** A spring as CSS plays it: until it stays within the tolerance, in whole milliseconds, as the program writes it. */
function springCSS({ perceptualDuration, dampingRatio }, { velocity }) {
  const w = (2 * Math.PI) / perceptualDuration, span = Math.ceil(springSettling(w, dampingRatio, velocity, 0.0005) * 1000) / 1000;
  // A quick spring that swings for long needs closer looks.
  const count = Math.max(2000, Math.ceil(w * span * 40));
  return { span, easing: linearText((part) => (part >= 1 ? 1 : springPosition(w, dampingRatio, velocity, part * span)), count) };
}

/** A line of Swift, its arguments in rows if it is too long for one, as the program breaks it. */
function fitted(line) {
  if (line.length <= 100) return line;
  const open = line.indexOf("(") + 1, rows = ["  "];
  line.slice(open, line.lastIndexOf(")")).split(", ").forEach((one, n, all) => {
    if (rows.at(-1).length + one.length + 2 > 100 && rows.at(-1) !== "  ") rows.push("  ");
    rows[rows.length - 1] += (rows.at(-1) === "  " ? "" : " ") + one + (n < all.length - 1 ? "," : "");
  });
  return `${line.slice(0, open)}\n${rows.join("\n")}${rows.at(-1).length < 100 ? "" : "\n"})`;
}

/** Where two progresses are furthest apart, until an end: how far, and when. */
function apartMost(a, b, end) {
  const off = (time) => Math.abs(a(time) - b(time)), step = end / 4096;
  let at = 0;
  for (let n = 1; n <= 4096; n++) if (off(n * step) > off(at)) at = n * step;
  let [low, high] = [Math.max(at - step, 0), Math.min(at + step, end)];
  for (let n = 0; n < 60; n++) { const [c, d] = [high - (high - low) * 0.618, low + (high - low) * 0.618]; if (off(c) > off(d)) high = d; else low = c; }
  return [off((low + high) / 2), (low + high) / 2];
}
/** An error with so many figures, rounded up. */
function raised(error, figures) {
  const scale = 10 ** (figures - 1 - Math.floor(Math.log10(error)));
  return String(Number((Math.ceil(error * scale - 1e-9) / scale).toPrecision(figures)));
}

/** The notes about a variant in Swift, in the program's words. */
function swiftNotes(one, target, preset) {
  if (one.spring) {
    const { dampingRatio: z, perceptualDuration } = one.spring, w = (2 * Math.PI) / perceptualDuration;
    if (z <= 1) return [];
    if (isClamped(preset)) return ["critically damped, because Core Animation doesn't overdamp these parameters"];
    const [error, time] = apartMost((at) => springPosition(w, z, 0, at), (at) => springPosition(w, 1, 0, at), springSettling(w, z));
    return [`within ${raised(error, 2)}, at ${places(time, 3)} s`, "before iOS 17, it's critically damped"];
  }
  const trimmed = one.bezier.map((value, n) => (n % 2 ? Math.min(Math.max(value, 0), 1) : value));
  if (target !== "uikit" || trimmed.every((value, n) => value === one.bezier[n])) return [];
  const [error] = apartMost(bezierEasing([[...one.bezier, 1, 1]]), bezierEasing([[...trimmed, 1, 1]]), 1);
  return [`UIKit's animators clamp y to 0…1, as an article observed (Apple documents only 0…1), and differ by up to ${raised(error * 100, 3)}% of the distance`];
}

/** A variant in Swift: the program's own declaration with other numbers. */
function variantSwift(preset, one, [target, , text, why]) {
  const kept = [...text.matchAll(/\b(initialVelocity|verticalVelocity|delay): [^,)]+/g)].map(([found]) => found), delay = kept.filter((found) => found.startsWith("delay")), velocities = kept.filter((found) => !found.startsWith("delay"));
  const head = text.slice(0, text.search(/\b(Spring|Curve)[.(]/)), notes = swiftNotes(one, target, preset);
  let call;
  if (one.spring) {
    const { mass, stiffness, damping, dampingRatio, perceptualDuration, bounce } = one.spring, allows = dampingRatio > 1 && !isClamped(preset);
    call = target === "swiftui" || (bounce < 0 && !allows) ? `Spring(${[`mass: ${mass}`, `stiffness: ${stiffness}`, `damping: ${damping}`, ...velocities, ...(allows ? ["allowsOverdamping: true"] : []), ...delay].join(", ")})`
      : `Spring.perceptual(${[`duration: ${perceptualDuration}`, `bounce: ${bounce}`, ...velocities, ...delay].join(", ")})`;
  } else call = `Curve(${[...one.bezier, ...(one.facts.duration === undefined ? [] : [`duration: ${one.facts.duration}`]), ...delay].join(", ")})`;
  const own = why.filter((part) => /^(needs |with reduced motion|the app must set its duration and delay)/.test(part));
  return [target, notes[0]?.startsWith("within") ? "approximate" : "exact", `${fitted(head + call)}\n`, [...notes, ...own]];
}

/** A variant in CSS: a curve that kept its shape keeps the program's word for it. */
function variantCSS(preset, one, [target, , text, why]) {
  const { properties } = cssParts(text), [[name, easing]] = properties, delay = properties.get(`${name}-delay`), css = one.spring && springCSS({ ...one.spring, dampingRatio: one.facts.dampingRatio }, startOf(one));
  const shape = css?.easing ?? (JSON.stringify(one.bezier) === JSON.stringify(preset.bezier) ? easing : `cubic-bezier(${one.bezier.join(", ")})`), time = css?.span ?? one.facts.duration;
  const lines = [`${name}: ${shape};`, ...(time === undefined ? [] : [`${name}-duration: ${cssTime(time)};`]), ...(delay === undefined ? [] : [`${name}-delay: ${delay};`])];
  return css ? [target, "approximate", `${lines.join("\n")}\n`, ["within 0.0005", say("cssRest")], { error: 0.0005 }] : [target, "exact", `${lines.join("\n")}\n`, why];
}

/** Declarations for catalogs whose code is too large for a page, named as the program names them. */
function plainCodes(preset, known) {
  const parts = preset.name.split("/"), own = (parts[0] === preset.kind ? parts.slice(1) : parts).join("-").split(/[^A-Za-z0-9]+/).filter(Boolean), { delay } = preset.facts, isSpring = preset.kind === "spring", velocity = isSpring ? startOf(preset).velocity : 0;
  const identifier = [...own, preset.kind].map((word, n) => (n ? word[0].toUpperCase() + word.slice(1) : word)).join(""), name = `--motion-${own.join("-")}`;
  const kept = [velocity ? `initialVelocity: ${velocity}` : "", delay > 0 ? `delay: ${delay}` : ""].filter(Boolean).join(", "), swift = `public static let ${identifier} = ${isSpring ? "Spring" : "Curve"}(${kept})\n`;
  const css = `${name}: ${isSpring ? "linear" : `cubic-bezier(${preset.bezier.join(", ")})`};\n${delay > 0 ? `${name}-delay: ${cssTime(delay)};\n` : ""}`;
  return [["swiftui", "exact", swift, []], ["uikit", "exact", swift, []], ["css", "exact", css, []]].filter(([target]) => data.leftOut?.includes(target) && !known.some(([other]) => other === target));
}

/** A variant as code, as the program writes it; formats that only the program writes have commands instead. */
function variantCodes(preset, one) {
  const known = codesOf(preset), command = commandOf(preset, one);
  return [...plainCodes(preset, known), ...known].map((code) => {
    const [target, degree] = code;
    if (degree === "unsupported") return code;
    if (["swiftui", "uikit", "core-animation"].includes(target)) return variantSwift(preset, one, code);
    if (target === "css") return variantCSS(preset, one, code);
    if (target === "json") {
      const text = `${JSON.stringify({ curvet: 1, presets: { [preset.name]: { ...data.documents[preset.name], motion: changeOf(preset, one).motion } } }, null, 2)}\n`;
      return [target, "exact", text, [say("importNote", { file: fileName(text) })]];
    }
    if (target === "cli") return [target, "exact", `${command}\n`, []];
    return [target, "unwritten", `${command}\n${exportOf(preset, target)}\n`, [say("unwritten")]];
  });
}

const springForm = ["use", "mass", "stiffness", "damping", "dampingRatio", "response", "dampingFraction", "blendDuration", "duration", "bounce"], curveForm = ["use", "cubicBezier", "named", "linear", "steps", "jump", "path"];
const without = (object, keys) => Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

/** The changes of a variant: the fields to set, the whole motion, and the presets that it's no longer linked to. */
function changeOf(preset, one) {
  const old = data.documents?.[preset.name]?.motion ?? {}, fields = {}, same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const inherit = (key, value) => { if (old.use !== undefined && old[key] === undefined && value) fields[key] = value; };
  let rest = old;
  if (one.spring) {
    const { perceptualDuration: duration, bounce } = one.spring, isPerceptual = old.bounce !== undefined, own = preset.spring;
    const isLonger = duration !== own.perceptualDuration;
    if (isLonger || old.use !== undefined) fields.duration = duration;
    if (!isPerceptual ? isLonger || old.use !== undefined || bounce !== preset.facts.bounce : bounce !== old.bounce) fields.bounce = bounce;
    if (!isPerceptual) rest = { duration, bounce, ...without(old, springForm) };
    inherit("initialVelocity", startOf(preset).velocity);
  } else {
    const time = one.facts.duration, isOther = !same(one.bezier, preset.bezier) || (time === undefined && old.use !== undefined && old.duration === undefined && preset.facts.duration !== undefined);
    if (isOther) { fields.cubicBezier = one.bezier; rest = { cubicBezier: one.bezier, ...without(old, curveForm) }; }
    if (time !== preset.facts.duration) fields.duration = time;
    if (isOther) inherit("duration", time);
  }
  if (rest !== old) inherit("delay", preset.facts.delay);
  const motion = JSON.parse(JSON.stringify({ ...rest, ...fields }));
  const cut = ["use", "duration"].map((key) => [old[key], motion[key]]).filter(([was, is]) => typeof was === "string" && was !== is).map(([was]) => was);
  return { fields, motion, cut };
}

/** The command that changes the preset, with nothing but what changed. */
function commandOf(preset, one) {
  const text = (key, value) => (value === undefined ? "" : Array.isArray(value) ? value.join(",") : (key === "duration" || key === "delay") && value > 10 ? `${value}s` : value);
  return `curvet set ${preset.name} ${Object.entries(changeOf(preset, one).fields).map(([key, value]) => `${key}=${text(key, value)}`).join(" ")}`;
}

const cssEasings = { linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1] };
/** SwiftUI's named curves and springs. The springs have this bounce, and half a second by default. */
const swiftCurves = { linear: "linear", easeIn: "ease-in", easeOut: "ease-out", easeInOut: "ease-in-out" }, swiftSprings = { smooth: 0, snappy: 0.15, bouncy: 0.3, spring: 0 };

/** Reads a curve or a spring from CSS, Swift or JSON; undefined if there is none in the text. */
function readMotion(pasted) {
  // Skip comments and code in quotes; leave motions that only the program can evaluate to it.
  const text = pasted.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*|"[^"\n]*\.(ease|spring|bouncy|smooth|snappy)[^"\n]*"/g, " ");
  if (/\.(speed|repeatForever|repeatCount)\s*\(|\bCA(Basic|Keyframe)?Animation(Group)?\b|\bCATransition\b|@keyframes|\?\?|#if\b|\b[dD]uration["']?:\s*[a-zA-Z_]/.test(text)) return undefined;
  const value = (name) => { const found = text.match(new RegExp(`["']?\\b${name}["']?\\s*[:=]\\s*["']?(-?\\d*\\.?\\d+)(ms)?`, "i")); return found ? Number(found[1]) / (found[2] ? 1000 : 1) : undefined; };
  // A shorthand of CSS has its duration first, then its delay.
  const written = () => { const found = text.match(/(?:^|[\s,:])(\d*\.?\d+)(ms|s)\b/); return found ? Number(found[1]) / (found[2] === "ms" ? 1000 : 1) : undefined; };
  const spring = (duration, bounce) => ({ spring: { duration, bounce }, shape: (() => { const z = dampingRatioOf(bounce), w = (2 * Math.PI) / duration, span = springSettling(w, z); return Array.from({ length: 32 }, (_, n) => springPosition(w, z, 0, (span * (n + 1)) / 32)); })() });
  const curve = (four) => { const ease = bezierEasing([[...four, 1, 1]]); return { bezier: four, duration: value("duration") ?? written(), shape: Array.from({ length: 32 }, (_, n) => ease((n + 1) / 32)) }; };
  const four = text.match(/(?:(?:cubic-?bezier|timingCurve|cubicBezier|Curve)["']?\s*[:=]?\s*[([]|controlPoints:)\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)/i);
  if (four) { const all = four.slice(1, 5).map(Number); if (all.every(Number.isFinite) && all[0] >= 0 && all[0] <= 1 && all[2] >= 0 && all[2] <= 1) return curve(all); }
  const points = text.match(/controlPoint1[^\d-]*x:\s*(-?[\d.]+)\s*,\s*y:\s*(-?[\d.]+)[\s\S]*?x:\s*(-?[\d.]+)\s*,\s*y:\s*(-?[\d.]+)/);
  if (points) return curve(points.slice(1, 5).map(Number));
  const [mass, stiffness, damping] = ["mass", "stiffness", "damping"].map(value);
  if (stiffness > 0 && damping >= 0) { const m = mass > 0 ? mass : 1, w = Math.sqrt(stiffness / m), z = damping / (2 * Math.sqrt(stiffness * m)); if (z > 0.02) return spring((2 * Math.PI) / w, bounceOf(z)); }
  const response = value("response"), fraction = value("dampingFraction") ?? value("dampingRatio");
  const length = value("springDuration") ?? value("duration") ?? response;
  if (fraction > 0.02 && length > 0) return spring(length, bounceOf(fraction));
  const named = text.match(/(?:^\s*|[.(])(smooth|snappy|bouncy|spring)\s*(?:\(([^)]*)\)|\)|$)/);
  if (named && !(named[1] === "spring" && /[.(](smooth|snappy|bouncy)\b/.test(text))) { const bounce = (value("bounce") ?? (response === undefined ? swiftSprings[named[1]] : 0.175)) + (value("extraBounce") ?? 0); if (bounce > -1 && bounce <= 0.98) return spring(length ?? 0.5, bounce); }
  if (/spring|bounce/i.test(text) && length > 0) { const bounce = value("bounce") ?? 0; if (bounce > -1 && bounce <= 0.98) return spring(length, bounce); }
  const swift = text.match(/[.(](easeInOut|easeIn|easeOut|linear)\b(?!\s*\(\s*[\d.])/);
  if (swift) return curve(cssEasings[swiftCurves[swift[1]]]);
  const plain = text.match(/(?:^|[\s:,])(ease-in-out|ease-in|ease-out|ease|linear)(?![\w(-])/);
  return plain ? curve(cssEasings[plain[1]]) : undefined;
}
