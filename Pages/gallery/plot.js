// Pictures of a motion over time: x is always time. They are drawn at their true size, never
// scaled.

/** 0 and 1 lie on the same lines in every plot, with room above for what overshoots. */
function levels(height, hasAxis, peak = 0) {
  const bottom = hasAxis ? 64 : 38;
  const y0 = height - bottom - (hasAxis ? 34 : 14);
  const y1 = Math.round(y0 - (y0 - 4) / Math.max(1.52, peak + 0.12));
  return { y0, y1, strip: [height - bottom + 4, height - (hasAxis ? 28 : 6)] };
}

const path = (points) =>
  points.map(([x, y], n) => `${n ? "L" : "M"}${fixed(x)} ${fixed(y)}`).join("");

/** Round instants, five or so, and the end. */
function ticks(span) {
  const step =
    [1, 2, 2.5, 5, 10]
      .map((one) => one * 10 ** Math.floor(Math.log10(span / 5)))
      .find((one) => span / one <= 5.5) ?? span;
  const all = [];
  for (let n = 0; n * step < span - step * 0.45; n++) all.push(n * step);
  return [...all, span];
}

function axis(x0, x1, y, span, unitless) {
  const all = unitless ? [0, 0.25, 0.5, 0.75, 1].map((part) => part * span) : ticks(span);
  const last = all.length - 1;
  return s(
    "g",
    { class: "axis" },
    s("path", { d: `M${x0} ${y}H${x1}` }),
    all.map((at, n) => {
      const x = fixed(x0 + ((x1 - x0) * at) / span);
      return [
        s("path", { d: `M${x} ${y}v4` }),
        s(
          "text",
          { x, y: y + 17, "text-anchor": n === 0 ? "start" : n === last ? "end" : "middle" },
          unitless
            ? `${Math.round((at / span) * 100)}${percentSign()}`
            : at === 0
              ? "0"
              : timeText(at),
        ),
      ];
    }),
  );
}

/** A curve, a spring: its line, its velocity; `move(time)` moves the dot. */
function progressPlot(
  preset,
  width,
  height,
  detailed,
  { shown = preset, span = shown.span, peak: most = 0 } = {},
) {
  const { y0, y1, strip } = levels(
    height,
    detailed,
    most || Math.max(shown.facts.overshoot ?? 0, preset.facts.overshoot ?? 0) + 1,
  );
  const x0 = 6;
  const x1 = width - 8;
  const reach = y0 - y1;
  const count = detailed ? 512 : 144;
  const values = shown.samples(count);
  const part = shown.span / span;
  const x = (time) => x0 + ((x1 - x0) * time) / span;
  const y = (value) => clamp(y0 - reach * value, detailed ? 4 : -40, height + (detailed ? -4 : 40));
  const at = (n) => x0 + ((x1 - x0) * part * n) / count;
  // During a drag, a motion that is longer than the axis ends at its edge.
  const last = part > 1 ? Math.floor(count / part) : count;
  const line = path([
    ...values.slice(0, last + 1).map((value, n) => [at(n), y(value)]),
    ...(part < 0.999 ? [[x1, y(values[count])]] : []),
  ]);
  const speeds = values.map((_, n) =>
    Math.abs(values[Math.min(n + 1, count)] - values[Math.max(n - 1, 0)]),
  );
  const fastest = Math.max(...speeds, 1e-9);
  const tall = strip[1] - strip[0];
  const area = `M${x0} ${strip[1]}${speeds
    .slice(0, last + 1)
    .map((one, n) => `L${fixed(at(n))} ${fixed(strip[1] - (tall * one) / fastest)}`)
    .join("")}L${fixed(at(last))} ${strip[1]}Z`;
  const root = s(
    "svg",
    { width, height, class: "plot", "aria-hidden": "true" },
    s("path", { class: "rule", d: `M${x0} ${y0}H${x1}` }),
    s("path", { class: "rule goal", d: `M${x0} ${y1}H${x1}` }),
    s("path", { class: "under", d: `${line}L${x1} ${y0}L${x0} ${y0}Z` }),
    s("path", { class: "speed", d: area }),
    s("path", { class: "line", d: line }),
  );
  if (shown !== preset)
    root.append(
      s("path", {
        class: "line base",
        d: path(preset.samples(count).map((value, n) => [x((preset.span * n) / count), y(value)])),
      }),
    );
  const peak = Math.max(...values);
  const top = values.indexOf(peak);
  if (shown.facts.overshoot > 0.0005) {
    const px = at(top);
    const py = Math.max(y(peak), 14);
    root.append(
      s("path", { class: "peak", d: `M${fixed(px)} ${fixed(py)}V${y1}` }),
      s(
        "text",
        { class: "label", x: fixed(Math.min(px + 7, x1 - 44)), y: fixed(Math.max(py - 3, 11)) },
        `+${percent(shown.facts.overshoot)}`,
      ),
    );
  }
  if (shown.kind === "spring" && detailed) {
    const mark = (time, word, row) =>
      time > 0 &&
      time <= span &&
      root.append(
        s("path", { class: "mark", d: `M${fixed(x(time))} ${y0 - 5}v10` }),
        s(
          "text",
          {
            class: "label",
            x: fixed(Math.min(x(time) + 4, x1)),
            y: y0 + 14 + row * 13,
            "text-anchor": x(time) > x1 - 90 ? "end" : "start",
          },
          word,
        ),
      );
    mark(
      shown.facts.ninety && shown.wait + shown.facts.ninety * (shown.span - shown.wait),
      `90${percentSign()}`,
      0,
    );
    mark(
      shown.spring?.perceptualDuration && shown.wait + shown.spring.perceptualDuration,
      say("response"),
      1,
    );
    mark(shown.facts.settling && shown.wait + shown.facts.settling, say("settles"), 0);
  }
  if (detailed)
    root.append(
      axis(x0, x1, height - 26, span, !shown.hasTime),
      s("text", { class: "label", x: x0, y: strip[0] - 3 }, say("velocity")),
      s("text", { class: "label", x: x1, y: y1 - 6, "text-anchor": "end" }, say("target")),
    );
  const ruler = s("path", {
    class: "playhead",
    d: `M0 ${fixed(Math.max(y1 - reach * 0.5, 4))}V${strip[1]}`,
  });
  const dot = s("circle", { class: "dot", r: detailed ? 5.5 : 4.5 });
  root.append(ruler, dot);
  const move = (time) => {
    const at = x(clamp(time, 0, span));
    ruler.style.transform = `translateX(${fixed(at)}px)`;
    dot.style.transform = `translate(${fixed(at)}px,${fixed(y(shown.progress(time)))}px)`;
  };
  move(0);
  return { root, move, x0, x1, y0, y1, x, y };
}

/** The progress of a transition: its angle if it flips, otherwise the first track that moves. */
function courseOf(preset) {
  return (preset.ownCourse ??= makeCourse(preset));
}
function makeCourse(preset) {
  const { motion, scene, span } = preset;
  if (scene.flips) {
    const sides = (side) =>
      motion.tracks.filter(
        (one) => one.target.startsWith(side) && /rotation\.[xy]$/.test(one.property),
      );
    const angle = (tracks, time) =>
      Math.max(0, ...tracks.map((one) => Math.abs(trackValue(motion, one, time)?.[0] ?? 0)));
    const [from, to] = [sides("source"), sides("destination")];
    return {
      unit: "°",
      whole: 180,
      at: (time) => {
        const first = angle(from, time);
        return (
          (first < 90 - 1e-9 && first <= 90 ? first : 180 - Math.min(angle(to, time), 90)) / 180
        );
      },
    };
  }
  const track =
    motion.tracks.find(
      (one) => one.keys.length && one.keys[0].value?.[0] !== one.keys.at(-1).value?.[0],
    ) ?? motion.tracks[0];
  const ends = track
    ? [trackValue(motion, track, 0)?.[0] ?? 0, trackValue(motion, track, span)?.[0] ?? 1]
    : [0, 1];
  return {
    get unit() {
      return percentSign();
    },
    whole: 100,
    at: (time) =>
      track
        ? ((trackValue(motion, track, time)?.[0] ?? ends[0]) - ends[0]) / (ends[1] - ends[0] || 1)
        : 0,
  };
}

/** The first time at which a course reaches a level. */
function timeOf(course, level, span) {
  let low = 0;
  let high = span;
  const values = (course.values ??= Array.from({ length: 121 }, (_, n) =>
    course.at((span * n) / 120),
  ));
  const at = values.findIndex((one) => one >= level - 1e-9);
  if (at >= 0) [low, high] = [(span * Math.max(at - 1, 0)) / 120, (span * at) / 120];
  for (let n = 0; n < 30; n++) {
    const middle = (low + high) / 2;
    if (course.at(middle) >= level - 1e-9) high = middle;
    else low = middle;
  }
  return level <= 0 ? 0 : high;
}

/** The progress of a transition in each picture of its filmstrip. */
const filmLevels = [0, 0.25, 0.5, 0.75, 1];

/** A transition: its course, and above it five instants in perspective, each at its time. */
function filmPlot(preset, width, height) {
  const { span, scene } = preset;
  const course = courseOf(preset);
  const palette = paletteOf(preset.kind);
  const x0 = 6;
  const x1 = width - 8;
  const base = height - 28;
  const crest = base - 62;
  const tall = crest - 40;
  const wide = tall / 2.164;
  const x = (time) => x0 + ((x1 - x0) * time) / span;
  const y = (part) => base - (base - crest) * part;
  const canvas = h("canvas", { class: "film", "aria-hidden": "true" });
  const root = s("svg", { width, height, class: "plot over", "aria-hidden": "true" });
  const instants = filmLevels.map((level) => timeOf(course, level, span));
  // Each is above its instant, as close as its neighbors allow.
  const lefts = instants.map((time) => clamp(x(time) - wide / 2, x0, x1 - wide));
  for (let n = 1; n < 5; n++) lefts[n] = Math.max(lefts[n], lefts[n - 1] + wide + 10);
  for (let n = 4, most = x1 - wide; n >= 0; n--, most = lefts[n + 1] - wide - 10)
    lefts[n] = Math.min(lefts[n], most);
  const line = course.values.map((value, n) => [x0 + ((x1 - x0) * n) / 120, y(value)]);
  root.append(
    s("path", {
      class: "under",
      d: `${path(line)}L${x1} ${base}L${x0} ${base}Z`,
    }),
  );
  instants.forEach((time, n) => {
    const middle = lefts[n] + wide / 2;
    root.append(
      s("path", {
        class: "thread",
        d: `M${fixed(middle)} ${fixed(tall + 30)}L${fixed(x(time))} ${fixed(y(course.at(time)))}`,
      }),
      s(
        "text",
        { class: "label", x: fixed(middle), y: fixed(tall + 25), "text-anchor": "middle" },
        `${Math.round(filmLevels[n] * course.whole)}${course.unit}`,
      ),
      s("circle", { class: "knot", cx: fixed(x(time)), cy: fixed(y(course.at(time))), r: 3.2 }),
    );
  });
  root.append(
    s("path", {
      class: "line",
      d: path(course.values.map((value, n) => [x0 + ((x1 - x0) * n) / 120, y(value)])),
    }),
    axis(x0, x1, base, span, false),
  );
  if (scene.flips)
    root.append(s("text", { class: "label strong", x: x0, y: fixed(crest + 4) }, say("angle")));
  const dot = s("circle", { class: "dot", r: 5.5 });
  root.append(dot);
  sharpen(canvas, width, height);
  const context = canvas.getContext("2d");
  context.scale(canvas.width / width, canvas.height / height);
  instants.forEach((time, n) =>
    paintScene(context, scene, n === 4 ? span : time, [lefts[n], 12, wide, tall], palette, {
      bleeds: false,
      ended: n === 4,
    }),
  );
  const move = (time) => {
    const t = clamp(time, 0, span);
    dot.style.transform = `translate(${fixed(x(t))}px,${fixed(y(course.at(t)))}px)`;
  };
  move(0);
  return { root: h("div", { class: "strip" }, canvas, root), move, x0, x1, x };
}

/** Gives a canvas as many pixels as the screen has. */
function sharpen(canvas, width, height) {
  const ratio = Math.min(window.devicePixelRatio || 1, 3);
  const [w, h0] = [width, height].map((one) => Math.max(1, Math.round(one * ratio)));
  if (canvas.width !== w || canvas.height !== h0) [canvas.width, canvas.height] = [w, h0];
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
}

/** A duration: a ruler, with all others of the catalog on it. */
function rulerPlot(preset, width, height, detailed) {
  const x0 = 6;
  const x1 = width - 8;
  const middle = height / 2 + 2;
  const all = presets.filter((one) => one.kind === "duration" && one.facts.duration > 0);
  const longest = Math.max(preset.span, ...all.map((one) => Math.min(one.facts.duration, 2)));
  const x = (time) => x0 + ((x1 - x0) * time) / longest;
  const root = s(
    "svg",
    { width, height, class: "plot", "aria-hidden": "true" },
    s("path", { class: "rule", d: `M${x0} ${middle}H${x1}` }),
    all.map((one) =>
      s("path", { class: "thread", d: `M${fixed(x(one.facts.duration))} ${middle - 7}v14` }),
    ),
    s("rect", {
      class: "bar",
      x: x0,
      y: middle - 15,
      width: fixed(Math.max(x(preset.span) - x0, 1)),
      height: 30,
      rx: 6,
    }),
    s("path", { class: "line", d: `M${fixed(x(preset.span))} ${middle - 22}v44` }),
    s(
      "text",
      {
        class: "label strong",
        x: fixed(x(preset.span) > x1 - 70 ? x(preset.span) - 8 : x(preset.span) + 8),
        y: middle - 20,
        "text-anchor": x(preset.span) > x1 - 70 ? "end" : "start",
      },
      timeText(preset.span),
    ),
    s("text", { class: "label", x: x0, y: middle + 36 }, "0"),
    s("text", { class: "label", x: x1, y: middle + 36, "text-anchor": "end" }, timeText(longest)),
  );
  const dot = s("circle", { class: "dot", r: detailed ? 5.5 : 4.5, cy: middle });
  root.append(dot);
  const move = (time) => {
    dot.style.transform = `translateX(${fixed(x(clamp(time, 0, preset.span)))}px)`;
  };
  move(0);
  return { root, move, x0, x1: x(preset.span), x: (time) => x(time) };
}
