// Variants as code, as the program writes it.

/** Stops of a CSS linear() that is nowhere further off than `tolerance`. */
function linearStops(at, count, tolerance = 0.0005) {
  const values = Array.from({ length: count + 1 }, (_, n) => at(n / count));
  const kept = new Set([0, count]);
  const halve = (from, to) => {
    let worst = 0;
    let index = -1;
    for (let n = from + 1; n < to; n++) {
      const off = Math.abs(
        values[n] - (values[from] + ((values[to] - values[from]) * (n - from)) / (to - from)),
      );
      if (off > worst) [worst, index] = [off, n];
    }
    // Leave room for rounding errors.
    if (worst > tolerance * 0.8) {
      kept.add(index);
      halve(from, index);
      halve(index, to);
    }
  };
  halve(0, count);
  return [...kept].sort((a, b) => a - b).map((n) => [n / count, values[n]]);
}
function linearText(at, count) {
  const stops = linearStops(at, count).map(([input, value], n, all) => {
    const isEnd = n === 0 || n === all.length - 1;
    return places(value, 5) + (isEnd ? "" : ` ${places(input * 100, 4)}%`);
  });
  return `linear(${stops.join(", ")})`;
}
const cssTime = (seconds) =>
  seconds < 1 && seconds !== 0 ? `${places(seconds * 1000, 6)}ms` : `${seconds}s`;

/**
 * A spring as CSS plays it: until it stays within the tolerance, in whole milliseconds, as the
 * program writes it.
 */
function springCSS({ perceptualDuration, dampingRatio }, { velocity }) {
  const w = (2 * Math.PI) / perceptualDuration;
  const span = Math.ceil(springSettling(w, dampingRatio, velocity, 0.0005) * 1000) / 1000;
  // A quick spring that swings for long needs closer looks.
  const count = Math.max(2000, Math.ceil(w * span * 40));
  return {
    span,
    easing: linearText(
      (part) => (part >= 1 ? 1 : springPosition(w, dampingRatio, velocity, part * span)),
      count,
    ),
  };
}

/** A line of Swift, its arguments in rows if it is too long for one, as the program breaks it. */
function fitted(line) {
  if (line.length <= 100) return line;
  const open = line.indexOf("(") + 1;
  const rows = ["  "];
  line
    .slice(open, line.lastIndexOf(")"))
    .split(", ")
    .forEach((one, n, all) => {
      if (rows.at(-1).length + one.length + 2 > 100 && rows.at(-1) !== "  ") rows.push("  ");
      rows[rows.length - 1] +=
        (rows.at(-1) === "  " ? "" : " ") + one + (n < all.length - 1 ? "," : "");
    });
  return `${line.slice(0, open)}\n${rows.join("\n")}${rows.at(-1).length < 100 ? "" : "\n"})`;
}

/** Where two progresses are furthest apart, until an end: how far, and when. */
function apartMost(a, b, end) {
  const off = (time) => Math.abs(a(time) - b(time));
  const step = end / 4096;
  let at = 0;
  for (let n = 1; n <= 4096; n++) if (off(n * step) > off(at)) at = n * step;
  let [low, high] = [Math.max(at - step, 0), Math.min(at + step, end)];
  for (let n = 0; n < 60; n++) {
    const [c, d] = [high - (high - low) * 0.618, low + (high - low) * 0.618];
    if (off(c) > off(d)) high = d;
    else low = c;
  }
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
    const { dampingRatio: z, perceptualDuration } = one.spring;
    const w = (2 * Math.PI) / perceptualDuration;
    if (z <= 1) return [];
    if (isClamped(preset))
      return ["critically damped, because Core Animation doesn't overdamp these parameters"];
    const [error, time] = apartMost(
      (at) => springPosition(w, z, 0, at),
      (at) => springPosition(w, 1, 0, at),
      springSettling(w, z),
    );
    return [
      `within ${raised(error, 2)}, at ${places(time, 3)} s`,
      "before iOS 17, it's critically damped",
    ];
  }
  const trimmed = one.bezier.map((value, n) => (n % 2 ? clamp(value, 0, 1) : value));
  if (target !== "uikit" || trimmed.every((value, n) => value === one.bezier[n])) return [];
  const [error] = apartMost(
    bezierEasing([[...one.bezier, 1, 1]]),
    bezierEasing([[...trimmed, 1, 1]]),
    1,
  );
  return [
    "UIKit's animators clamp y to 0…1, as an article observed (Apple documents only 0…1), " +
      `and differ by up to ${raised(error * 100, 3)}% of the distance`,
  ];
}

/** A variant in Swift: the program's own declaration with other numbers. */
function variantSwift(preset, one, [target, , text, why]) {
  const kept = [...text.matchAll(/\b(initialVelocity|verticalVelocity|delay): [^,)]+/g)].map(
    ([found]) => found,
  );
  const delay = kept.filter((found) => found.startsWith("delay"));
  const velocities = kept.filter((found) => !found.startsWith("delay"));
  const head = text.slice(0, text.search(/\b(Spring|Curve)[.(]/));
  const notes = swiftNotes(one, target, preset);
  let call;
  if (one.spring) {
    const { mass, stiffness, damping, dampingRatio, perceptualDuration, bounce } = one.spring;
    const allows = dampingRatio > 1 && !isClamped(preset);
    const isPhysical = target === "swiftui" || (bounce < 0 && !allows);
    const values = isPhysical
      ? [`mass: ${mass}`, `stiffness: ${stiffness}`, `damping: ${damping}`]
      : [`duration: ${perceptualDuration}`, `bounce: ${bounce}`];
    const overdamping = isPhysical && allows ? ["allowsOverdamping: true"] : [];
    const parts = [...values, ...velocities, ...overdamping, ...delay];
    call = `${isPhysical ? "Spring" : "Spring.perceptual"}(${parts.join(", ")})`;
  } else {
    const { duration } = one.facts;
    const time = duration === undefined ? [] : [`duration: ${duration}`];
    call = `Curve(${[...one.bezier, ...time, ...delay].join(", ")})`;
  }
  const own = why.filter((part) =>
    /^(needs |with reduced motion|the app must set its duration and delay)/.test(part),
  );
  return [
    target,
    notes[0]?.startsWith("within") ? "approximate" : "exact",
    `${fitted(head + call)}\n`,
    [...notes, ...own],
  ];
}

/** A variant in CSS: a curve that kept its shape keeps the program's word for it. */
function variantCSS(preset, one, [target, , text, why]) {
  const { properties } = cssParts(text);
  const [[name, easing]] = properties;
  const delay = properties.get(`${name}-delay`);
  const css =
    one.spring && springCSS({ ...one.spring, dampingRatio: one.facts.dampingRatio }, startOf(one));
  const shape =
    css?.easing ??
    (JSON.stringify(one.bezier) === JSON.stringify(preset.bezier)
      ? easing
      : `cubic-bezier(${one.bezier.join(", ")})`);
  const time = css?.span ?? one.facts.duration;
  const lines = [
    `${name}: ${shape};`,
    ...(time === undefined ? [] : [`${name}-duration: ${cssTime(time)};`]),
    ...(delay === undefined ? [] : [`${name}-delay: ${delay};`]),
  ];
  return css
    ? [
        target,
        "approximate",
        `${lines.join("\n")}\n`,
        ["within 0.0005", say("cssRest")],
        { error: 0.0005 },
      ]
    : [target, "exact", `${lines.join("\n")}\n`, why];
}

/**
 * Declarations for catalogs whose code is too large for a page, named as the program names them.
 */
function plainCodes(preset, known) {
  const parts = preset.name.split("/");
  const own = (parts[0] === preset.kind ? parts.slice(1) : parts)
    .join("-")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const { delay } = preset.facts;
  const isSpring = preset.kind === "spring";
  const velocity = isSpring ? startOf(preset).velocity : 0;
  const identifier = [...own, preset.kind]
    .map((word, n) => (n ? word[0].toUpperCase() + word.slice(1) : word))
    .join("");
  const name = `--motion-${own.join("-")}`;
  const kept = [velocity ? `initialVelocity: ${velocity}` : "", delay > 0 ? `delay: ${delay}` : ""]
    .filter(Boolean)
    .join(", ");
  const swift = `public static let ${identifier} = ${isSpring ? "Spring" : "Curve"}(${kept})\n`;
  const easing = isSpring ? "linear" : `cubic-bezier(${preset.bezier.join(", ")})`;
  const wait = delay > 0 ? `${name}-delay: ${cssTime(delay)};\n` : "";
  const css = `${name}: ${easing};\n${wait}`;
  return [
    ["swiftui", "exact", swift, []],
    ["uikit", "exact", swift, []],
    ["css", "exact", css, []],
  ].filter(
    ([target]) => data.leftOut?.includes(target) && !known.some(([other]) => other === target),
  );
}

/**
 * A variant as code, as the program writes it; formats that only the program writes have commands
 * instead.
 */
function variantCodes(preset, one) {
  const known = codesOf(preset);
  const command = commandOf(preset, one);
  return [...plainCodes(preset, known), ...known].map((code) => {
    const [target, degree] = code;
    if (degree === "unsupported") return code;
    if (["swiftui", "uikit", "core-animation"].includes(target))
      return variantSwift(preset, one, code);
    if (target === "css") return variantCSS(preset, one, code);
    if (target === "json") {
      const { motion } = changeOf(preset, one);
      const presets = { [preset.name]: { ...data.documents[preset.name], motion } };
      const text = `${JSON.stringify({ curvet: 1, presets }, null, 2)}\n`;
      return [target, "exact", text, [say("importNote", { file: fileName(text) })]];
    }
    if (target === "cli") return [target, "exact", `${command}\n`, []];
    return [target, "unwritten", `${command}\n${exportOf(preset, target)}\n`, [say("unwritten")]];
  });
}
