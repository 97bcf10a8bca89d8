// A preset's picture: the motion over time, and next to it the moving object, at the same heights.

/** The picture over time. */
function plotOf(preset, width, height, detailed) {
  if (preset.kind === "duration") return rulerPlot(preset, width, height, detailed);
  if (preset.kind === "transition") return filmPlot(preset, width, height);
  if (preset.scene.type === "progress") return progressPlot(preset, width, height, detailed);
  return tracksPlot(preset, width, height, detailed);
}

/** The preset to play: itself, or its reduced-motion alternative. */
function shownOf(preset) {
  if (!settings.reduced) return { preset };
  const seen = new Set();
  let one = preset;
  while (one.flat.reducedMotion?.mode === "preset" && !seen.has(one)) {
    seen.add(one);
    one = presetNamed(one.flat.reducedMotion.preset) ?? one;
  }
  return { preset: one, cuts: one.flat.reducedMotion?.mode === "cut", isOther: one !== preset };
}

/**
 * Canvases of cards that are gone, for others of the same size: making one takes longer than
 * drawing on it.
 */
const spareCanvases = [];
function keepCanvas(canvas) {
  if (spareCanvases.length < 40) spareCanvases.push(canvas);
}
function spareCanvas(width, height) {
  const at = spareCanvases.findIndex(
    (one) => one.style.width === `${width}px` && one.style.height === `${height}px`,
  );
  return at < 0 ? undefined : spareCanvases.splice(at, 1)[0];
}

/**
 * The stage: a canvas with the thing that moves. `show(time)` paints an instant; `head` and `foot`
 * are kept free at its edges; what stands `beside` others shows only what they show, too.
 */
function stageOf(
  preset,
  width,
  height,
  { head = 0, foot = 0, large = false, beside = false, color } = {},
) {
  const canvas =
    (large ? undefined : spareCanvas(width, height)) ??
    h("canvas", { class: "stage", "aria-hidden": "true" });
  sharpen(canvas, width, height);
  const context = canvas.getContext("2d");
  const ratio = canvas.width / width;
  const { preset: actual, cuts } = shownOf(preset);
  const palette = paletteOf(color ?? preset.kind);
  const span = actual.span;
  const kind = actual.scene.type;
  const pad = large ? 34 : 10;
  // A card has its screen at the right edge, next to its frames or rows.
  const before = !large && hasScreen(preset) && height === stageHeight ? width - screenPlace : 0;
  const top = (large ? 20 : 8) + (before ? 0 : head);
  const room = [before, top, width - before, height - foot - top - (large ? 20 : 4)];
  const peak = 1 + Math.max(actual.facts.overshoot ?? 0, preset.facts.overshoot ?? 0);
  const still = kind === "screens" && !large ? fanOf(actual, room, palette, ratio) : undefined;
  const trail = kind === "progress" ? trailOf(actual, large) : undefined;
  const ghosts = kind === "field" && !beside ? ghostsOf(actual) : [];
  /** Where the motion is then: what is cut is at its end at once. */
  const shownTime = (time) => (cuts && time > 0 ? span : Math.min(time, span));
  const show = (time) => {
    if (cuts) time = shownTime(time);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    if (still) context.drawImage(still, 0, 0, width, height);
    if (kind === "progress") {
      if (settings.look === "box" || settings.look === "text")
        paintTrail(context, trail, room, peak, palette, Math.min(time / span, 1), large);
      paintLook(
        context,
        settings.look,
        (delay) => actual.progress(Math.min(time - delay, span)),
        room,
        peak,
        palette,
      );
    } else {
      const inner = [before + pad, room[1], room[2] - 2 * pad, room[3]];
      const ends = actual.kind === "transition";
      if (ghosts.length) paintGhosts(context, actual.scene, ghosts, inner, palette);
      paintScene(
        context,
        actual.scene,
        actual.own(Math.min(time, span * (ends ? 1 : 1 - 1e-9))),
        inner,
        palette,
        { ended: ends && time >= span, bleeds: !beside, marksEdges: !beside },
      );
    }
  };
  return {
    canvas,
    show,
    shownTime,
    span: span + (kind === "progress" ? lookDelay(settings.look) : 0),
    actual,
  };
}

/** Five instants of a transition next to its screen, each with its progress. */
function fanOf(preset, room, palette, ratio) {
  const key = [...room, ratio, palette.page].join();
  if (preset.ownFan?.key !== key)
    preset.ownFan = { key, canvas: drawFan(preset, room, palette, ratio) };
  fans.delete(preset);
  fans.add(preset);
  // A large catalog keeps those that were seen last.
  if (fans.size > 60) {
    const [oldest] = fans;
    oldest.ownFan = undefined;
    fans.delete(oldest);
  }
  return preset.ownFan.canvas;
}
const fans = new Set();

function drawFan(preset, room, palette, ratio) {
  const canvas = document.createElement("canvas");
  const course = courseOf(preset);
  const width = room[0] + room[2];
  const height = stageHeight;
  [canvas.width, canvas.height] = [width * ratio, height * ratio];
  const context = canvas.getContext("2d");
  const free = room[0] - 22;
  const columns = free > 200 ? 5 : 3;
  const rows = columns === 5 ? 1 : 2;
  const gap = columns === 5 ? 8 : 11;
  const wide = Math.min((free - gap * (columns - 1)) / columns, (room[3] / rows - 17) / 2.164);
  const tall = wide * 2.164;
  const step = (free - wide) / (columns - 1);
  context.scale(ratio, ratio);
  Object.assign(context, { font: `10.5px ${palette.font}`, textAlign: "center" });
  filmLevels.forEach((level, n) => {
    const x = 16 + (n % columns) * step;
    const y = room[1] + (room[3] - rows * (tall + 17)) / 2 + Math.floor(n / columns) * (tall + 19);
    const time = timeOf(course, level, preset.span);
    paintScene(
      context,
      preset.scene,
      level === 1 ? preset.span : time,
      [x, y, wide, tall],
      palette,
      { bleeds: false, ended: level === 1 },
    );
    context.fillStyle = palette.second;
    context.fillText(
      `${Math.round(level * course.whole)}${course.unit}`,
      x + wide / 2,
      y + tall + 12,
    );
  });
  return canvas;
}

/** The progress at equal steps of time. */
function trailOf(preset, large) {
  const steps = large ? 28 : 18;
  return Array.from({ length: steps + 1 }, (_, n) => preset.progress((preset.span * n) / steps));
}

/**
 * Positions at equal steps of time, close together where it's slow; below, linear motion for
 * comparison.
 */
function paintTrail(context, trail, room, peak, palette, part, large) {
  const place = travel(room, peak);
  const steps = trail.length - 1;
  const y = room[1] + room[3] - (large ? 16 : 6);
  context.strokeStyle = palette.line;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(place(0), y);
  context.lineTo(place(1), y);
  context.stroke();
  context.fillStyle = palette.ink;
  for (let n = 0; n <= steps; n++) {
    const isEnd = n === 0 || n === steps;
    context.globalAlpha = isEnd ? 0.8 : 0.34;
    context.fillRect(place(trail[n]) - 0.5, y - (isEnd ? 5 : 3), isEnd ? 1.5 : 1, isEnd ? 10 : 6);
  }
  context.globalAlpha = 1;
  context.fillStyle = palette.third;
  context.beginPath();
  context.arc(place(part), y, 2.6, 0, 7);
  context.fill();
}

/** The thing at equal steps of time, if it goes anywhere. */
function ghostsOf(preset) {
  if (
    !preset.motion.tracks.some((track) =>
      /position|scale|rotation|translation/.test(track.property),
    )
  )
    return [];
  return Array.from({ length: 7 }, (_, n) =>
    preset.scene.actors(preset.own(((preset.span * n) / 6) * (1 - 1e-9))),
  ).flat();
}

/** Faint pictures of the thing at equal steps of time. */
function paintGhosts(context, scene, ghosts, rectangle, palette) {
  const fit = fitting(scene.box, rectangle);
  for (const actor of ghosts) paintThing(context, actor, fit, palette, 0.1);
}
