const scenes = JSON.parse(document.getElementById("scenes").textContent);
const button = document.getElementById("play");
const note = document.getElementById("calm");

const read = (channel, index, share) => {
  if (typeof channel === "number") return channel;
  const here = channel[index];
  return share > 0 ? here + (channel[index + 1] - here) * share : here;
};

const place = (element, actor, index, share, visibility) => {
  const [a, b, g, c, d, h, x, y] = actor.matrix.map((one) => read(one, index, share));
  const style = element.style;
  style.visibility = read(actor.seen, index, 0) ? "visible" : "hidden";
  style.transform = `matrix3d(${[a, b, 0, g, c, d, 0, h, 0, 0, 1, 0, x, y, 0, 1]})`;
  style.opacity = read(actor.opacity, index, share) * visibility;
  style.borderRadius = `${read(actor.radius, index, share)}px`;
  if (actor.color) {
    style.backgroundColor = `rgba(${actor.color.map((one) => read(one, index, share))})`;
  }
};

/** Both sides of a card, by one clock. */
function moverOf(element, scenes) {
  const stages = [...element.querySelectorAll(".scene")].map((stage, side) => ({
    scene: scenes[side], actors: [...stage.querySelectorAll("[data-actor]")],
  }));
  const span = Math.max(...scenes.map((one) => one.seconds));
  const range = element.querySelector("input"), output = element.querySelector("output");
  const mover = {
    span, inSight: true, isSeen: () => mover.inSight,
    show(time, visibility) {
      for (const { scene, actors } of stages) {
        const at = Math.min(time / scene.seconds, 1) * scene.steps;
        const index = Math.floor(at + 1e-9);
        const share = scene.held ? 0 : Math.max(at - index, 0);
        actors.forEach((actor, one) => place(actor, scene.actors[one], index, share, visibility));
      }
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
}

if (button) {
  document.addEventListener("playing", () => {
    button.textContent = driver.playing ? "Pause" : "Play";
    if (driver.playing) note.hidden = true;
  });
  [...document.querySelectorAll("[data-player]")]
    .forEach((element, index) => driver.add(moverOf(element, scenes[index])));
  button.addEventListener("click", () => driver.setPlaying(!driver.playing));
  for (const radio of document.querySelectorAll("[name=speed]")) {
    radio.addEventListener("change", () => { driver.speed = +radio.value; });
  }
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === button) return;
    event.preventDefault();
    driver.setPlaying(!driver.playing);
  });
  calm.addEventListener("change", () => { if (calm.matches) driver.setPlaying(false); });
  if (calm.matches) note.hidden = false; else driver.setPlaying(true);
}
