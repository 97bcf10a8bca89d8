// Strips: the motion over time, at the bottom of a card's stage or next to it.

/** How wide the place of a screen is at a card's right edge. */
const screenPlace = 112;
const hasScreen = (preset) => ["screens", "app"].includes(preset.scene.type);
const stripFoot = (preset) =>
  preset.kind === "transition"
    ? 46
    : preset.kind === "duration"
      ? 66
      : preset.scene.type === "progress"
        ? 132
        : hasScreen(preset)
          ? 0
          : Math.min(preset.motion.tracks.length, 3) * 36 + 8;

function stripOf(preset, width) {
  const foot = stripFoot(preset);
  const root = s("svg", { width, height: foot, class: "plot foot", "aria-hidden": "true" });
  if (preset.kind === "duration") return rulerStrip(preset, root, width, foot);
  if (preset.kind === "transition") {
    const course = courseOf(preset);
    timeOf(course, 1, preset.span);
    return lineStrip(preset, root, width, foot, course.values, (time) => course.at(time), 1);
  }
  if (preset.scene.type === "progress")
    return lineStrip(
      preset,
      root,
      width,
      foot,
      preset.samples(144),
      (time) => preset.progress(time),
      1 + (preset.facts.overshoot ?? 0),
      true,
    );
  return rowsStrip(preset, root, width, foot);
}

/** One line from 0 to 1, its speed as a shade below it. */
function lineStrip(preset, root, width, foot, values, at, peak, hasSpeed) {
  const x0 = 16;
  const x1 = width - 16;
  const y0 = foot - 9;
  const y1 = y0 - (y0 - 5) / Math.max(hasSpeed ? 1.5 : 1.05, peak + 0.08);
  const count = values.length - 1;
  const { span } = preset;
  const x = (time) => x0 + ((x1 - x0) * clamp(time, 0, span)) / span;
  const y = (value) => clamp(y0 - (y0 - y1) * value, 1, foot - 1);
  root.append(
    s("path", { class: "rule", d: `M${x0} ${fixed(y0)}H${x1}` }),
    s("path", { class: "rule goal", d: `M${x0} ${fixed(y1)}H${x1}` }),
  );
  if (hasSpeed) {
    const speeds = values.map((_, n) =>
      Math.abs(values[Math.min(n + 1, count)] - values[Math.max(n - 1, 0)]),
    );
    const fastest = Math.max(...speeds, 1e-9);
    const heights = speeds.map((one, n) => [
      x0 + ((x1 - x0) * n) / count,
      y0 - ((y0 - y1) * 0.42 * one) / fastest,
    ]);
    root.append(s("path", { class: "speed", d: `${path([[x0, y0], ...heights, [x1, y0]])}Z` }));
  }
  root.append(
    s("path", {
      class: "line",
      d: path(values.map((value, n) => [x0 + ((x1 - x0) * n) / count, y(value)])),
    }),
  );
  // How far it goes beyond its goal is written where it does.
  if (peak > 1.0005 && hasSpeed) {
    const top = values.indexOf(Math.max(...values));
    const px = x0 + ((x1 - x0) * top) / count;
    const isHigh = y(peak) < 18;
    const toLeft = isHigh && px > x1 - 64;
    root.append(
      s("path", { class: "peak", d: `M${fixed(px)} ${fixed(y(peak))}V${fixed(y1)}` }),
      s(
        "text",
        {
          class: "label strong",
          x: fixed(isHigh ? px + (toLeft ? -9 : 9) : clamp(px, x0 + 22, x1 - 22)),
          y: fixed(isHigh ? Math.max(y(peak) + 3, 11) : y(peak) - 7),
          "text-anchor": toLeft ? "end" : isHigh ? "start" : "middle",
        },
        `+${percent(peak - 1)}`,
      ),
    );
  }
  if (preset.kind === "transition")
    for (const level of filmLevels) {
      const time = timeOf(courseOf(preset), level, span);
      root.append(
        s("circle", { class: "knot", cx: fixed(x(time)), cy: fixed(y(at(time))), r: 2.4 }),
      );
    }
  const dot = s("circle", { class: "dot", r: 4.2 });
  root.append(dot);
  return {
    root,
    foot,
    x0,
    x1,
    move(time) {
      const place = [x(time), y(at(clamp(time, 0, span)))];
      dot.style.transform = `translate(${place.map((one) => `${fixed(one)}px`).join()})`;
    },
  };
}

/** A duration among all others of the catalog. */
function rulerStrip(preset, root, width, foot) {
  const x0 = 16;
  const y = foot - 22;
  const all = presets.filter((one) => one.kind === "duration" && one.facts.duration > 0);
  const longest = Math.max(preset.span, ...all.map((one) => Math.min(one.facts.duration, 2)));
  const x = (time) => x0 + ((width - 32) * time) / longest;
  root.append(
    s("path", { class: "rule", d: `M${x0} ${y}H${width - 16}` }),
    ...all.map((one) =>
      s("path", { class: "thread", d: `M${fixed(x(one.facts.duration))} ${y - 5}v10` }),
    ),
    s("path", { class: "line thick", d: `M${x0} ${y}H${fixed(x(preset.span))}` }),
    s(
      "text",
      { class: "label", x: width - 16, y: y + 19, "text-anchor": "end" },
      timeText(longest),
    ),
  );
  const dot = s("circle", { class: "dot", r: 4.6, cy: y });
  root.append(dot);
  return {
    root,
    foot,
    x0,
    x1: x(preset.span),
    move(time) {
      dot.style.transform = `translateX(${fixed(x(clamp(time, 0, preset.span)))}px)`;
    },
  };
}

/**
 * A row for each of the first properties: its name, its line or colors, its keys. Next to a screen,
 * they take the full height.
 */
function rowsStrip(preset, root, width, foot) {
  const { motion, span, kind } = preset;
  const isBeside = hasScreen(preset);
  const begins = !isBeside ? 2 : kind === "animator" ? 34 : motion.tracks.length > 4 ? 30 : 10;
  const all = motion.tracks.length;
  const most = isBeside ? 4 : 3;
  const shown = motion.tracks.slice(0, most);
  const x0 = 16;
  const x1 = width - (isBeside ? screenPlace + 4 : 16);
  const count = 64;
  const row = isBeside ? Math.min((stageHeight - begins - 8) / shown.length, 60) : 36;
  const dots = [];
  if (isBeside) root.setAttribute("height", stageHeight);
  const x = (time) => x0 + ((x1 - x0) * clamp(time, 0, span)) / span;
  shown.forEach((track, index) => {
    const top = begins + index * row;
    const low = top + row - 7;
    const high = top + 18;
    const [begin, end] = activeSpan(preset, track);
    const at = (time) => trackValue(motion, track, preset.own(Math.min(time, span * (1 - 1e-9))));
    const label = [track.target, shortProperty(track.property)].filter(Boolean).join(" ");
    const letters = Math.floor((x1 - x0) / 5.9);
    root.append(
      s(
        "text",
        { class: "label", x: x0, y: fixed(top + 11) },
        label.length > letters ? `${label.slice(0, letters - 1)}…` : label,
      ),
      s("path", { class: "rule", d: `M${x0} ${fixed(low + 0.5)}H${x1}` }),
    );
    if (kind === "group")
      root.append(
        s("rect", {
          class: "bar",
          x: fixed(x(begin)),
          y: fixed(high - 2),
          width: fixed(Math.max(x(end) - x(begin), 2)),
          height: fixed(low - high + 4),
          rx: 4,
        }),
      );
    const values = Array.from({ length: count + 1 }, (_, n) => at((span * n) / count));
    const known = values.filter(Array.isArray);
    if (!known.length) return;
    const reading = readingOf(track, known);
    if (label.length + reading.length + 2 < letters)
      root.append(
        s("text", { class: "label", x: x1, y: fixed(top + 11), "text-anchor": "end" }, reading),
      );
    if (/color/i.test(track.property)) {
      for (let n = 0; n < 40; n++)
        root.append(
          s("rect", {
            x: fixed(x(begin) + ((x(end) - x(begin)) * n) / 40),
            y: fixed(high - 1),
            width: fixed((x(end) - x(begin)) / 40 + 0.5),
            height: fixed(low - high + 1),
            style: { fill: cssColor(at(begin + ((end - begin) * (n + 0.5)) / 40) ?? known[0]) },
          }),
        );
    } else {
      const parts = track.property === "frame" ? [2] : known[0].map((_, n) => n);
      const numbers = known.flatMap((one) => parts.map((n) => one[n]));
      const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
      const y = (value) =>
        greatest - least < 1e-9
          ? (low + high) / 2
          : low - ((low - high) * (value - least)) / (greatest - least);
      for (const part of parts)
        root.append(
          s("path", {
            class: "line fine",
            d: path(
              values.map((one, n) => one && [x((span * n) / count), y(one[part])]).filter(Boolean),
            ),
          }),
        );
      const dot = s("circle", { class: "dot", r: 3.4 });
      dots.push((time) => {
        const one = at(time);
        dot.style.opacity = one ? 1 : 0;
        if (one)
          dot.style.transform = `translate(${fixed(x(time))}px,${fixed(y(one[parts[0]]))}px)`;
      });
      root.append(dot);
    }
    if (kind === "keyframes" && track.keys.length <= 12)
      for (const key of track.keys) {
        const at = x(keyTime(preset, track, key, [begin, end]));
        root.append(
          s("path", {
            class: "diamond",
            d: `${path([[at, low - 3]])}l3.4 3.4l-3.4 3.4l-3.4 -3.4Z`,
          }),
        );
      }
  });
  const head = s("path", {
    class: "playhead",
    d: `M0 ${begins + 14}V${fixed(begins + row * shown.length - 4)}`,
  });
  root.append(head);
  return {
    root,
    foot,
    x0,
    x1,
    rest: all - shown.length,
    move(time) {
      head.style.transform = `translateX(${fixed(x(time))}px)`;
      for (const dot of dots) dot(clamp(time, 0, span));
    },
  };
}
