// Rows over time: a row for each property of keyframes, animators and groups.

const shortProperty = (property) =>
  property
    .replace(/^transform\./, "")
    .replace("backgroundColor", "background")
    .replace("constraint.", "");

function valueText(value) {
  if (value === undefined) return "–";
  if (!Array.isArray(value)) return String(value);
  if (value.length === 4 && value.every((one) => one >= 0 && one <= 1))
    return `#${value
      .slice(0, 3)
      .map((one) =>
        Math.round(one * 255)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")}`;
  return value.map((one) => figure(one)).join(", ");
}

/** From what to what a track goes, or between what it moves to and fro. */
function readingOf(track, values) {
  const [first, last] = [values[0], values.at(-1)];
  if (track.property === "frame")
    return `${figure(first[2])} × ${figure(first[3])} → ${figure(last[2])} × ${figure(last[3])}`;
  if (track.keys.length > 2 && first?.length === 1) {
    const all = values.map((one) => one[0]);
    return `${figure(Math.min(...all))} … ${figure(Math.max(...all))}`;
  }
  return `${valueText(first)} → ${valueText(last)}`;
}

/** From when to when a track's own clocks let it run, in seconds. */
function activeSpan(preset, track) {
  let begin = 0;
  let length = preset.span;
  for (const clock of track.clocks) {
    begin += clock.begin;
    length = Math.min(length, clock.active / Math.abs(clock.speed || 1));
  }
  return [clamp(begin, 0, preset.span), Math.min(begin + length, preset.span)];
}

/** The time at which a track comes to a key. */
function keyTime(preset, track, key, [begin, end]) {
  const clocks = preset.motion.clock ? [preset.motion.clock, ...track.clocks] : track.clocks;
  const fraction = (time) => {
    let at = { local: time, fraction: time / preset.span };
    let progress;
    for (const clock of clocks) {
      at = instantOf(clock, at.local, 0);
      if (!at) return undefined;
      progress = clock.progress;
    }
    return progress ? progress(at.fraction) : at.fraction;
  };
  let low = begin;
  let high = end;
  for (let n = 0; n < 40; n++) {
    const middle = (low + high) / 2;
    if ((fraction(middle) ?? 0) < key.time - 1e-9) low = middle;
    else high = middle;
  }
  return key.time <= 0 ? begin : high;
}

function tracksPlot(preset, width, height, detailed) {
  const { motion, span, kind } = preset;
  const x0 = 6;
  const x1 = width - 8;
  const hasStates = kind === "animator";
  const most = detailed ? 9 : hasStates ? 3 : 4;
  const tracks = motion.tracks.slice(
    0,
    motion.tracks.length > most ? most - (detailed ? 0 : 0) : most,
  );
  const foot = (hasStates ? 26 : 0) + (detailed ? 30 : 0);
  const room = height - foot - 4;
  const row = Math.min(room / tracks.length, detailed ? 120 : 120);
  const x = (time) => x0 + ((x1 - x0) * time) / span;
  const count = detailed ? 200 : 72;
  const root = s("svg", { width, height, class: "plot", "aria-hidden": "true" });
  const dots = [];
  tracks.forEach((track, index) => {
    const top = 4 + index * row;
    const upper = top + 21;
    const lower = top + row - 8;
    const [begin, end] = activeSpan(preset, track);
    const at = (time) => trackValue(motion, track, preset.own(Math.min(time, span * (1 - 1e-9))));
    const values = Array.from({ length: count + 1 }, (_, n) => at((span * n) / count));
    const inside = Array.from({ length: count + 1 }, (_, n) =>
      at(begin + (((end - begin) * n) / count) * (1 - 1e-9)),
    );
    const label = [track.target, shortProperty(track.property)].filter(Boolean).join(" ");
    const first = inside.find((one) => one !== undefined);
    const isFrame = track.property === "frame";
    const mostChars = Math.floor((x1 - x0) / 6.4) - label.length - 3;
    // The target of a track is its value at the end; a spring reaches it only then.
    const goal = trackValue(motion, track, preset.own(end));
    let reading = readingOf(
      track,
      [...inside, goal].filter((one) => one !== undefined),
    );
    if (reading.length > mostChars) reading = "";
    root.append(
      s("text", { class: "label strong", x: x0, y: top + 12 }, label),
      s("text", { class: "label", x: x1, y: top + 12, "text-anchor": "end" }, reading),
    );
    if (kind === "group")
      root.append(
        s("rect", {
          class: "bar",
          x: fixed(x(begin)),
          y: fixed(upper),
          width: fixed(Math.max(x(end) - x(begin), 2)),
          height: fixed(lower - upper),
          rx: 5,
        }),
      );
    const keys = track.keys.map((key) => keyTime(preset, track, key, [begin, end]));
    const diamonds = (y) =>
      keys.length <= 24 &&
      root.append(
        keys.map((time, n) =>
          s("path", {
            class: "diamond",
            d: `M${fixed(x(time))} ${fixed(y(time, n) - 4)}l4 4l-4 4l-4 -4Z`,
          }),
        ),
      );
    const numbers = first !== undefined && Array.isArray(first);
    if (track.property.toLowerCase().includes("color") && numbers) {
      const tall = Math.min(lower - upper, 34);
      const y = upper + (lower - upper - tall) / 2;
      for (let n = 0; n < 32; n++) {
        const one = at(begin + ((end - begin) * (n + 0.5)) / 32) ?? first;
        root.append(
          s("rect", {
            x: fixed(x(begin) + ((x(end) - x(begin)) * n) / 32),
            y: fixed(y),
            width: fixed((x(end) - x(begin)) / 32 + 0.6),
            height: fixed(tall),
            style: { fill: cssColor(one) },
          }),
        );
      }
      root.append(
        s("rect", {
          class: "frame",
          x: fixed(x(begin)),
          y: fixed(y),
          width: fixed(x(end) - x(begin)),
          height: fixed(tall),
          rx: 4,
        }),
      );
      diamonds(() => y + tall);
    } else if (numbers) {
      const parts = isFrame ? [2, 3] : first.map((_, n) => n);
      const all = values.filter(Boolean).flatMap((one) => parts.map((n) => one[n]));
      const [least, greatest] = [Math.min(...all), Math.max(...all)];
      const flat = greatest - least < 1e-9;
      const y = (value) =>
        flat
          ? (upper + lower) / 2
          : lower - ((lower - upper) * (value - least)) / (greatest - least);
      root.append(s("path", { class: "rule", d: `M${x0} ${fixed(lower)}H${x1}` }));
      for (const part of parts) {
        const points = values
          .map((one, n) => one && [x0 + ((x1 - x0) * n) / count, y(one[part])])
          .filter(Boolean);
        root.append(
          s("path", { class: part === parts[0] ? "line" : "line second", d: path(points) }),
        );
      }
      if (kind !== "animator" || detailed)
        diamonds((_, n) => y((track.keys[n].value ?? first)[parts[0]]));
      const dot = s("circle", { class: "dot", r: detailed ? 5 : 4 });
      dots.push((time) => {
        const one = at(time);
        dot.style.opacity = one ? 1 : 0;
        if (one)
          dot.style.transform = `translate(${fixed(x(time))}px,${fixed(y(one[parts[0]]))}px)`;
      });
      root.append(dot);
    } else {
      const y = (upper + lower) / 2;
      root.append(s("path", { class: "rule", d: `M${x0} ${fixed(y)}H${x1}` }));
      diamonds(() => y);
    }
  });
  const hidden = motion.tracks.length - tracks.length;
  const states = hasStates ? stateDiagram(preset, x0, height - (detailed ? 42 : 12)) : undefined;
  if (states) root.append(states.root);
  if (hidden > 0)
    root.append(
      s(
        "text",
        { class: "label", x: x1, y: height - (detailed ? 38 : 8), "text-anchor": "end" },
        `+ ${hidden}`,
      ),
    );
  const head = s("path", { class: "playhead", d: `M0 20V${fixed(4 + row * tracks.length)}` });
  root.append(head);
  if (detailed) root.append(axis(x0, x1, height - 26, span, false));
  const move = (time, isHeld) => {
    const t = clamp(time, 0, span);
    head.style.transform = `translateX(${fixed(x(t))}px)`;
    for (const dot of dots) dot(t);
    states?.show(t, isHeld);
  };
  move(0);
  return { root, move, x0, x1, x };
}

/** The states of an animator: the one it is in lights up, and is named. */
function stateDiagram(preset, x, y) {
  const root = s("g", { class: "states" });
  const groups = [0, 1, 2].map((n) => {
    const at = x + 6 + n * 30;
    if (n)
      root.append(
        s("path", { class: "thread", d: `M${at - 22} ${y - 4}h13m-3.5 -3l3.5 3l-3.5 3` }),
      );
    const group = s("g", {}, s("circle", { cx: at, cy: y - 4, r: 4.5 }));
    root.append(group);
    return group;
  });
  const word = s("text", { class: "label strong", x: x + 80, y });
  root.append(word);
  return {
    root,
    show(time, isHeld) {
      const { now, name } = stateOf(preset, time, isHeld);
      groups.forEach((one, n) => setAttribute(one, "class", n === now ? "now" : ""));
      setText(word, say(name));
    },
  };
}
