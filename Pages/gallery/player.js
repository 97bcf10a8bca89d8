// The large player: the stage, below it the picture over time, and what drives both.

/**
 * Makes a player. `make(width, stageWidth, height)` returns the plot and the stage; it is called
 * again when they change.
 */
function makePlayer(name, make, { extra = [], tools = [], height = 372, hasCast = false } = {}) {
  const picture = h("div", { class: "picture large" });
  const slider = h("input", {
    type: "range",
    class: "seek",
    min: 0,
    max: 1000,
    value: 0,
    step: 1,
    "aria-label": say("step", { name }),
  });
  const clock = h("output", { class: "clock" });
  const play = h("button", {
    type: "button",
    class: "play small",
    onclick: () => {
      togglePlay(mover);
      show();
    },
  });
  const loop = h(
    "button",
    {
      type: "button",
      class: "round",
      "aria-pressed": "true",
      title: say("loop"),
      "aria-label": say("loop"),
      onclick: () => {
        mover.loops = mover.loops === false;
        loop.setAttribute("aria-pressed", mover.loops !== false);
      },
    },
    drawing("loop"),
  );
  const pace = paceButton();
  const look = castChoice();
  const start = h(
    "button",
    {
      type: "button",
      class: "round",
      title: say("start"),
      "aria-label": say("start"),
      onclick: () => {
        driver.seek(mover, 0);
        show();
      },
    },
    drawing("start"),
  );
  let parts;
  const mover = {
    time: 0,
    span: 1,
    isSeen: () => picture.isConnected,
    sought: () => show(),
    ended: () => show(),
    show(time) {
      parts?.show(time, !driver.wants(mover));
      const part = Math.min(time / mover.span, 1);
      slider.value = Math.round(part * 1000);
      slider.style.setProperty("--part", `${part * 100}%`);
      slider.setAttribute("aria-valuetext", timeText(Math.min(time, mover.span)));
      clock.replaceChildren(
        h("b", {}, Math.min(time, mover.span).toFixed(3)),
        ` / ${timeText(mover.span)}`,
      );
    },
  };
  const show = () => {
    play.replaceChildren(drawing(driver.wants(mover) ? "pause" : "play"));
    play.setAttribute("aria-label", say(driver.wants(mover) ? "pause" : "play"));
  };
  slider.addEventListener("input", () => {
    driver.seek(mover, (slider.value / 1000) * mover.span);
    show();
  });
  const element = h(
    "section",
    { class: "player" },
    picture,
    h(
      "div",
      { class: "times" },
      play,
      start,
      loop,
      pace,
      hasCast && look,
      tools,
      h("span", { class: "seeking" }, slider, clock),
    ),
    extra,
  );
  const draw = () => {
    const wide = picture.clientWidth;
    if (!wide) return;
    const narrow = wide < 640;
    parts = make(
      narrow ? wide - 24 : wide - 50,
      wide,
      narrow ? 300 : document.body.classList.contains("printing") ? 250 : height,
      picture,
      mover,
    );
    mover.span = parts.span;
    if (mover.time > mover.span) mover.time = 0;
    mover.show(mover.time);
  };
  if (!mover.hasScrub) {
    mover.hasScrub = true;
    scrubbing(
      picture,
      {
        get x0() {
          return parts.x0 + parts.left;
        },
        get x1() {
          return parts.x1 + parts.left;
        },
      },
      mover,
    );
  }
  document.addEventListener("playing", show);
  leaving.push(() => {
    document.removeEventListener("playing", show);
    driver.remove(mover);
  });
  return {
    element,
    mover,
    draw,
    show,
    start() {
      draw();
      driver.add(mover);
      show();
    },
  };
}

/** How tall the picture over time is. */
function timeHeight(preset) {
  if (preset.kind === "transition") return 250;
  if (preset.kind === "duration") return 120;
  return preset.scene.type === "progress"
    ? 280
    : Math.min(preset.motion.tracks.length * 62 + (preset.kind === "animator" ? 66 : 40), 430);
}

/** The plot and stage of one preset in a player, with `row` between them. */
function playerParts(
  plot,
  stage,
  picture,
  { half = h("div", { class: "stage-half" }, stage.canvas), row } = {},
) {
  picture.replaceChildren(
    ...[half, row, h("div", { class: "plot-half" }, plot.root)].filter(Boolean),
  );
  return {
    span: stage.span,
    x0: plot.x0,
    x1: plot.x1,
    left: 25,
    plot,
    stage,
    show(time, isHeld) {
      stage.show(time);
      plot.move(stage.shownTime(time), isHeld);
    },
  };
}
