// Painting scenes on a canvas.

/** Fits a scene's box into a rectangle of the canvas; returns the map of points and the scale. */
function fitting([bx, by, bw, bh], [x, y, w, h]) {
  const k = Math.min(w / bw, h / bh);
  const left = x + (w - bw * k) / 2;
  const top = y + (h - bh * k) / 2;
  return {
    k,
    frame: [left, top, bw * k, bh * k],
    place: ([px, py]) => [left + (px - bx) * k, top + (py - by) * k],
  };
}

const facing = (actor) =>
  Math.min(
    1,
    Math.abs(Math.sin(actor.rotation[1] * turn)) + Math.abs(Math.sin(actor.rotation[0] * turn)),
  );

/** Paints what a scene shows at a time into a rectangle of the canvas. */
function paintScene(
  context,
  scene,
  time,
  rectangle,
  palette,
  { ended = false, bleeds = true, marksEdges = true } = {},
) {
  const fit = fitting(scene.box, rectangle);
  if (scene.type === "field") return paintField(context, scene, time, fit, palette, ended);
  const [x, y, w, h] = fit.frame;
  const corner = 26 * fit.k + 2;
  const screen = new Path2D();
  screen.roundRect(x, y, w, h, corner);
  context.save();
  context.fillStyle = palette.ground;
  context.fill(screen);
  const actors = scene.actors(time, ended);
  const draw = () =>
    scene.type === "screens"
      ? paintScreens(context, scene, actors, fit, palette, marksEdges)
      : paintApp(context, actors, fit, palette);
  if (bleeds && scene.eye && actors.some((one) => !one.hidden && facing(one) > 0.01)) {
    context.save();
    context.globalAlpha = 0.2;
    draw();
    context.restore();
    context.fillStyle = palette.ground;
    context.fill(screen);
  }
  context.save();
  context.clip(screen);
  draw();
  context.restore();
  context.lineWidth = 1.25;
  context.strokeStyle = palette.edge;
  context.stroke(screen);
  context.restore();
}

function paintScreens(context, scene, actors, fit, palette, marksEdges) {
  const curl = actors.find((one) => one.target === "" && one.progress !== undefined);
  if (curl) return paintCurl(context, scene, curl.progress, fit, palette);
  // The background behind the pages, such as the black that dims them.
  const behind = actors.find((one) => one.target === "container" && one.color);
  if (behind)
    fillShape(context, outline(...scene.box), (u, v) => fit.place([u, v]), cssColor(behind.color));
  const seen = actors.filter(
    (one) => !one.hidden && one.opacity > 0 && one.target !== "container" && one.target !== "",
  );
  const onEdge = marksEdges && seen.every((one) => facing(one) > 0.985);
  for (const actor of seen) {
    const map = projection(actor, scene.eye);
    const shapes = actor.target.startsWith("source") ? palette.source : palette.destination;
    const place = (u, v) => fit.place(map(u, v));
    drawPlane(context, shapes, place, actor.size, palette, actor.opacity);
    // A page on edge is a line.
    if (onEdge) {
      trace(context, outline(-actor.size[0] / 2, -actor.size[1] / 2, ...actor.size), place);
      context.strokeStyle = shapes === palette.source ? palette.edge : palette.accent;
      context.lineWidth = 1.5;
      context.stroke();
    }
  }
}

/**
 * The shape of a curl is not documented: the page is cut where the curl is, with its back in sight.
 */
function paintCurl(context, scene, progress, fit, palette) {
  const p = scene.style === "curlDown" ? 1 - progress : progress;
  const [x, y, w, h] = fit.frame;
  const [above, below] =
    scene.style === "curlDown"
      ? [palette.destination, palette.source]
      : [palette.source, palette.destination];
  const flat = projection({ centre: [195, 422] });
  const map = (u, v) => fit.place(flat(u, v));
  drawPlane(context, below, map, screenSize, palette);
  const cut = y + h * (1 - p);
  const roll = Math.min(h * 0.16, h * p * 0.5);
  context.save();
  context.beginPath();
  context.rect(x, y, w, Math.max(cut - y, 0));
  context.clip();
  drawPlane(context, above, map, screenSize, palette);
  context.restore();
  if (p > 0.001 && p < 0.999) {
    const back = context.createLinearGradient(0, cut - roll, 0, cut);
    back.addColorStop(0, palette.page);
    back.addColorStop(0.75, palette.fill);
    back.addColorStop(1, palette.line);
    context.fillStyle = back;
    context.fillRect(x, cut - roll, w, roll);
  }
}

/** A screen of an app with the things that a preset names. */
function paintApp(context, actors, fit, palette) {
  const flat = projection({ centre: [195, 422] });
  drawPlane(context, palette.source, (u, v) => fit.place(flat(u, v)), screenSize, palette);
  const card = actors.find((one) => one.target === "card");
  for (const actor of actors) {
    if (actor.target === "backdrop") {
      if (actor.effect !== undefined && actor.effect !== "none") {
        context.fillStyle = palette.veil;
        context.fillRect(...fit.frame);
      }
      continue;
    }
    if (actor.target === "overlay") {
      fillShape(
        context,
        outline(0, 0, ...screenSize),
        (u, v) => fit.place([u, v]),
        `rgba(0,0,0,${actor.opacity})`,
      );
      continue;
    }
    const map = projection(actor);
    const place = (u, v) => fit.place(map(u, v));
    const [w, h] = actor.size;
    context.save();
    context.globalAlpha *= actor.opacity;
    if ((actor.target === "description" || actor.target === "close") && card) {
      const inside = (x, y, a, b, r, color) =>
        fillShape(
          context,
          outline(
            card.centre[0] - card.size[0] / 2 + x,
            card.centre[1] - card.size[1] / 2 + y,
            a,
            b,
            r,
          ),
          (u, v) => fit.place([u, v]),
          color,
        );
      if (actor.target === "close") inside(card.size[0] - 54, 18, 34, 34, 17, palette.white);
      else
        for (let row = 0; row < 4; row++) {
          const at = card.size[1] * 0.62 + row * 26;
          if (at < card.size[1] - 16)
            inside(24, at, (card.size[0] - 48) * (row === 3 ? 0.6 : 1), 12, 4, palette.mid);
        }
    } else if (actor.target === "card" || actor.target === "sheet") {
      trace(context, outline(-w / 2, -h / 2, w, h, actor.radius ?? 24), place);
      context.fillStyle = palette.tint;
      context.fill();
      context.save();
      context.clip();
      const head = actor.target === "card" ? 0.5 : 0.3;
      fillShape(context, outline(-w / 2, -h / 2, w, h * head), place, palette.accent);
      fillShape(
        context,
        outline(-w / 2 + 24, -h / 2 + h * head - 44, w * 0.42, 22, 6),
        place,
        palette.white,
      );
      context.restore();
    } else {
      fillShape(
        context,
        outline(-w / 2, -h / 2, w, h, actor.radius ?? 16),
        place,
        actor.color ? cssColor(actor.color) : palette.mid,
      );
    }
    context.restore();
  }
}

function cssColor([r, g, b, a]) {
  const bytes = [r, g, b].map((one) => Math.round(clamp(one, 0, 1) * 255));
  return `rgba(${bytes.join(",")},${clamp(a, 0, 1)})`;
}

function paintField(context, scene, time, fit, palette, ended) {
  for (const actor of scene.actors(time, ended)) paintThing(context, actor, fit, palette);
}

function paintThing(context, actor, fit, palette, ghost = 1) {
  if (actor.hidden) return;
  const map = projection(actor);
  const [w, h] = actor.size;
  const place = (u, v) => fit.place(map(u, v));
  context.save();
  context.globalAlpha *= actor.opacity * ghost;
  fillShape(
    context,
    outline(-w / 2, -h / 2, w, h, actor.radius ?? 13),
    place,
    actor.color ? cssColor(actor.color) : palette.accent,
  );
  fillShape(context, outline(-w / 2 + 13, -h / 2 + 12, 14, 5, 2.5), place, palette.shine);
  context.restore();
}
