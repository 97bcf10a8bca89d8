const scenes = JSON.parse(document.getElementById("scenes").textContent);
const button = document.getElementById("play");
const note = document.getElementById("calm");

/**
 * The matrix that maps a rectangle at the origin to four corners; undefined if these have no area.
 * Heckbert, 1989, 2.2.3.
 */
const planeTo = ([a, b, c, d], width, height) => {
  const [dx1, dy1, dx2, dy2] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const area = dx1 * dy2 - dx2 * dy1;
  if (!(Math.abs(area) > 1e-6)) return undefined;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const [ux, uy] = [b[0] - a[0] + g * b[0], b[1] - a[1] + g * b[1]];
  const [vx, vy] = [d[0] - a[0] + h * d[0], d[1] - a[1] + h * d[1]];
  return [
    ux / width,
    uy / width,
    0,
    g / width,
    vx / height,
    vy / height,
    0,
    h / height,
    0,
    0,
    1,
    0,
    a[0],
    a[1],
    0,
    1,
  ];
};

/** Start values that are known only at run time: here, those of the home position. */
const startsIn = (flat, [x, y, width, height]) => {
  const places = {
    "position.x": x + width / 2,
    "position.y": y + height / 2,
    "center.x": x + width / 2,
    "center.y": y + height / 2,
    "frame.x": x,
    "frame.y": y,
    "frame.width": width,
    "frame.height": height,
  };
  const starts = (flat.parameters ?? []).filter(({ name }) => name.startsWith("start."));
  return Object.fromEntries(
    starts.flatMap(({ name }) =>
      Object.entries(places)
        .filter(([end]) => name.endsWith(`.${end}`))
        .map(([, place]) => [name, place]),
    ),
  );
};

/** Evaluates the motion of a stage, with the evaluator of the gallery. */
const playedOf = ({ seconds, motion: flat, fit: [scale, left, top], lane, actors }) => {
  const isTransition = flat?.kind === "transition";
  const home = isTransition ? [0, 0, ...screenSize] : [-30, -30, 60, 60];
  const motion = flat && bound(flat, startsIn(flat, home));
  const own = (time) => (flat?.kind === "curve" && !motion.clock ? time / seconds : time);
  // At the very end, the motion may no longer have an effect.
  const last = (time) => Math.min(time, seconds * (1 - 1e-9));
  const place = ([x, y]) => [left + x * scale, top + y * scale];
  if (lane) {
    const [length, side, step] = lane;
    const courses = actors.map(({ target, property }) => {
      if (property === undefined) return (time) => time / seconds;
      const at = (time) => frameOf(motion, own(time)).get(target)?.get(property)?.[0];
      if (property === "progress") return (time) => at(time) ?? 0;
      const [from, to] = [at(0) ?? 0, at(last(seconds)) ?? 1];
      return (time) => ((at(last(time)) ?? from) - from) / (to - from);
    });
    return (time) =>
      courses.map((course, row) => {
        const x = length * course(Math.min(time, seconds));
        const y = row * step;
        return {
          corners: [
            [x, y],
            [x + side, y],
            [x + side, y + side],
            [x, y + side],
          ].map(place),
          opacity: 1,
          radius: 0,
        };
      });
  }
  // Constraint tracks are relative to an edge of the screen, which the stage doesn't have.
  motion.tracks = motion.tracks.filter((track) => !track.property.startsWith("constraint."));
  const shift = isTransition ? screenSize.map((one) => one / 2) : [0, 0];
  const { eye } = isTransition ? sceneOf({ kind: "transition" }, motion) : {};
  return (time) => {
    const ended = isTransition && time >= seconds;
    const frame = frameOf(motion, own(isTransition ? Math.min(time, seconds) : last(time)), {
      ended,
    });
    return actors.map(({ target }) => {
      const actor = actorAt(target, frame.get(target) ?? new Map(), home);
      const [w, h] = actor.size;
      const map = projection(actor, eye);
      const isGone = actor.hidden || (ended && target.endsWith(".snapshot"));
      const corners = isGone
        ? undefined
        : [
            [-w, -h],
            [w, -h],
            [w, h],
            [-w, h],
          ].map(([u, v]) => {
            const [x, y] = map(u / 2, v / 2);
            return place([x - shift[0], y - shift[1]]);
          });
      return {
        corners,
        opacity: actor.opacity,
        radius: (actor.radius ?? 0) / Math.max(w, 1),
        color: actor.color,
      };
    });
  };
};

/** Shows an actor at an instant. */
const show = (element, { corners, opacity, radius, color }) => {
  const style = element.style;
  const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
  const matrix = corners && planeTo(corners, width, height);
  style.visibility = matrix ? "visible" : "hidden";
  if (!matrix) return;
  style.transform = `matrix3d(${matrix})`;
  style.opacity = opacity;
  style.borderRadius = `${radius * width}px`;
  if (color) {
    const [red, green, blue, alpha] = color.map((one) => Math.min(Math.max(one, 0), 1));
    style.backgroundColor = `rgba(${red * 255},${green * 255},${blue * 255},${alpha})`;
  }
};

/** Both sides of a card, in sync. */
const moverOf = (element, scenes) => {
  const stages = [...element.querySelectorAll(".scene")].map((stage, side) => ({
    at: playedOf(scenes[side]),
    actors: [...stage.querySelectorAll("[data-actor]")],
  }));
  const span = Math.max(...scenes.map((one) => one.seconds));
  const range = element.querySelector("input");
  const output = element.querySelector("output");
  const mover = {
    span,
    inSight: true,
    isSeen: () => mover.inSight,
    show(time) {
      for (const { at, actors } of stages) at(time).forEach((one, n) => show(actors[n], one));
      const shown = Math.min(time, span);
      range.value = shown / span;
      output.textContent = `${shown.toFixed(2)} s of ${+span.toFixed(3)} s`;
      range.setAttribute("aria-valuetext", output.textContent);
    },
  };
  range.addEventListener("input", () => {
    const part = range.value;
    driver.setPlaying(false);
    driver.seek(mover, part * span);
  });
  new IntersectionObserver(([{ isIntersecting }]) => {
    mover.inSight = isIntersecting;
    driver.wake();
  }).observe(element);
  return mover;
};

if (button) {
  document.addEventListener("playing", () => {
    button.textContent = driver.playing ? "Pause" : "Play";
    if (driver.playing) note.hidden = true;
  });
  [...document.querySelectorAll("[data-player]")].forEach((element, index) =>
    driver.add(moverOf(element, scenes[index])),
  );
  button.addEventListener("click", () => driver.setPlaying(!driver.playing));
  for (const radio of document.querySelectorAll("[name=speed]")) {
    radio.addEventListener("change", () => {
      driver.speed = +radio.value;
    });
  }
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === button) return;
    event.preventDefault();
    driver.setPlaying(!driver.playing);
  });
  calm.addEventListener("change", () => {
    if (calm.matches) driver.setPlaying(false);
  });
  if (calm.matches) note.hidden = false;
  else driver.setPlaying(true);
}
