// Pasted text: a curve or a spring in CSS, Swift, or JSON.

const cssEasings = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  "ease-in": [0.42, 0, 1, 1],
  "ease-out": [0, 0, 0.58, 1],
  "ease-in-out": [0.42, 0, 0.58, 1],
};
/**
 * SwiftUI's named curves and springs. The springs have this bounce, and half a second by default.
 */
const swiftCurves = {
  linear: "linear",
  easeIn: "ease-in",
  easeOut: "ease-out",
  easeInOut: "ease-in-out",
};
const swiftSprings = { smooth: 0, snappy: 0.15, bouncy: 0.3, spring: 0 };

/** An expression of parts, each of which white space may follow where there is a space. */
const expression = (parts, flags) =>
  new RegExp(parts.map((part) => part.source.replaceAll(" ", "\\s*")).join(""), flags);
const anyOf = (parts) => new RegExp(parts.map((part) => part.source).join("|"));
const decimal = /(-?[\d.]+)/;
const fourNumbers = expression(
  [
    /(?:(?:cubic-?bezier|timingCurve|cubicBezier|Curve)["']? [:=]? [([]|controlPoints:) /,
    decimal,
    / , /,
    decimal,
    / , /,
    decimal,
    / , /,
    decimal,
  ],
  "i",
);
const twoPoints = expression([
  /controlPoint1[^\d-]*x: /,
  decimal,
  / , y: /,
  decimal,
  /[\s\S]*?x: /,
  decimal,
  / , y: /,
  decimal,
]);
/** Motions that only the program can work out. */
const isForTheProgram = anyOf([
  /\.(speed|repeatForever|repeatCount)\s*\(/,
  /\bCA(Basic|Keyframe)?Animation(Group)?\b/,
  /\bCATransition\b/,
  /@keyframes|\?\?|#if\b/,
  /\b[dD]uration["']?:\s*[a-zA-Z_]/,
]);

/** Reads a curve or a spring from CSS, Swift or JSON; undefined if there is none in the text. */
function readMotion(pasted) {
  // Skip comments and code in quotes; leave motions that only the program can evaluate to it.
  const text = pasted.replace(
    /\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*|"[^"\n]*\.(ease|spring|bouncy|smooth|snappy)[^"\n]*"/g,
    " ",
  );
  if (isForTheProgram.test(text)) return undefined;
  const value = (name) => {
    const found = text.match(
      new RegExp(`["']?\\b${name}["']?\\s*[:=]\\s*["']?(-?\\d*\\.?\\d+)(ms)?`, "i"),
    );
    return found ? Number(found[1]) / (found[2] ? 1000 : 1) : undefined;
  };
  // A shorthand of CSS has its duration first, then its delay.
  const written = () => {
    const found = text.match(/(?:^|[\s,:])(\d*\.?\d+)(ms|s)\b/);
    return found ? Number(found[1]) / (found[2] === "ms" ? 1000 : 1) : undefined;
  };
  const spring = (duration, bounce) => ({
    spring: { duration, bounce },
    shape: (() => {
      const z = dampingRatioOf(bounce);
      const w = (2 * Math.PI) / duration;
      const span = springSettling(w, z);
      return Array.from({ length: 32 }, (_, n) => springPosition(w, z, 0, (span * (n + 1)) / 32));
    })(),
  });
  const curve = (four) => {
    const ease = bezierEasing([[...four, 1, 1]]);
    return {
      bezier: four,
      duration: value("duration") ?? written(),
      shape: Array.from({ length: 32 }, (_, n) => ease((n + 1) / 32)),
    };
  };
  const four = text.match(fourNumbers);
  if (four) {
    const all = four.slice(1, 5).map(Number);
    if (all.every(Number.isFinite) && all[0] >= 0 && all[0] <= 1 && all[2] >= 0 && all[2] <= 1)
      return curve(all);
  }
  const points = text.match(twoPoints);
  if (points) return curve(points.slice(1, 5).map(Number));
  const [mass, stiffness, damping] = ["mass", "stiffness", "damping"].map(value);
  if (stiffness > 0 && damping >= 0) {
    const m = mass > 0 ? mass : 1;
    const w = Math.sqrt(stiffness / m);
    const z = damping / (2 * Math.sqrt(stiffness * m));
    if (z > 0.02) return spring((2 * Math.PI) / w, bounceOf(z));
  }
  const response = value("response");
  const fraction = value("dampingFraction") ?? value("dampingRatio");
  const length = value("springDuration") ?? value("duration") ?? response;
  if (fraction > 0.02 && length > 0) return spring(length, bounceOf(fraction));
  const named = text.match(/(?:^\s*|[.(])(smooth|snappy|bouncy|spring)\s*(?:\(([^)]*)\)|\)|$)/);
  if (named && !(named[1] === "spring" && /[.(](smooth|snappy|bouncy)\b/.test(text))) {
    const bounce =
      (value("bounce") ?? (response === undefined ? swiftSprings[named[1]] : 0.175)) +
      (value("extraBounce") ?? 0);
    if (bounce > -1 && bounce <= 0.98) return spring(length ?? 0.5, bounce);
  }
  if (/spring|bounce/i.test(text) && length > 0) {
    const bounce = value("bounce") ?? 0;
    if (bounce > -1 && bounce <= 0.98) return spring(length, bounce);
  }
  const swift = text.match(/[.(](easeInOut|easeIn|easeOut|linear)\b(?!\s*\(\s*[\d.])/);
  if (swift) return curve(cssEasings[swiftCurves[swift[1]]]);
  const plain = text.match(/(?:^|[\s:,])(ease-in-out|ease-in|ease-out|ease|linear)(?![\w(-])/);
  return plain ? curve(cssEasings[plain[1]]) : undefined;
}
