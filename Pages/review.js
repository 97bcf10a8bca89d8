(() => {
  "use strict";
  const REST = 0.6;
  const button = document.getElementById("play");
  if (!button) return;
  const scenes = JSON.parse(document.getElementById("scenes").textContent);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const note = document.getElementById("calm");

  const players = [...document.querySelectorAll("[data-player]")].map((element, index) => {
    const stages = [...element.querySelectorAll(".scene")].map((stage, side) => ({
      scene: scenes[index][side],
      actors: [...stage.querySelectorAll("[data-actor]")],
    }));
    return {
      element, stages, time: 0, isSeen: true,
      end: Math.max(...stages.map(({ scene }) => scene.seconds)),
      range: element.querySelector("input"), output: element.querySelector("output"),
    };
  });

  const read = (channel, index, share) => {
    if (typeof channel === "number") return channel;
    const here = channel[index];
    return share > 0 ? here + (channel[index + 1] - here) * share : here;
  };

  const place = (element, actor, index, share) => {
    const [a, b, g, c, d, h, x, y] = actor.matrix.map((one) => read(one, index, share));
    const style = element.style;
    style.visibility = read(actor.seen, index, 0) ? "visible" : "hidden";
    style.transform = `matrix3d(${[a, b, 0, g, c, d, 0, h, 0, 0, 1, 0, x, y, 0, 1]})`;
    style.opacity = read(actor.opacity, index, share);
    style.borderRadius = `${read(actor.radius, index, share)}px`;
    if (actor.color) {
      style.backgroundColor = `rgba(${actor.color.map((one) => read(one, index, share))})`;
    }
  };

  const draw = (player) => {
    for (const { scene, actors } of player.stages) {
      const at = Math.min(player.time / scene.seconds, 1) * scene.steps;
      const index = Math.floor(at + 1e-9);
      const share = scene.held ? 0 : Math.max(at - index, 0);
      actors.forEach((element, one) => place(element, scene.actors[one], index, share));
    }
    const time = Math.min(player.time, player.end);
    player.range.value = time / player.end;
    player.output.textContent = `${time.toFixed(2)} s of ${+player.end.toFixed(3)} s`;
    player.range.setAttribute("aria-valuetext", player.output.textContent);
  };

  let isPlaying = false;
  let speed = 1;
  let last = 0;

  const step = (now) => {
    if (!isPlaying) return;
    const passed = Math.min((now - last) / 1000, 0.1) * speed;
    last = now;
    for (const player of players) {
      if (!player.isSeen) continue;
      player.time += passed;
      if (player.time > player.end + REST) player.time = 0;
      draw(player);
    }
    requestAnimationFrame(step);
  };

  const play = (wanted) => {
    if (wanted === isPlaying) return;
    isPlaying = wanted;
    button.textContent = wanted ? "Pause" : "Play";
    if (wanted) note.hidden = true;
    last = performance.now();
    if (wanted) requestAnimationFrame(step);
  };

  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      players.find(({ element }) => element === target).isSeen = isIntersecting;
    }
  });

  for (const player of players) {
    watcher.observe(player.element);
    player.range.addEventListener("input", () => {
      play(false);
      player.time = player.range.value * player.end;
      draw(player);
    });
    draw(player);
  }
  button.addEventListener("click", () => play(!isPlaying));
  for (const radio of document.querySelectorAll("[name=speed]")) {
    radio.addEventListener("change", () => { speed = +radio.value; });
  }
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === button) return;
    event.preventDefault();
    play(!isPlaying);
  });
  calm.addEventListener("change", () => { if (calm.matches) play(false); });
  if (calm.matches) note.hidden = false; else play(true);
})();
