// Cards: a stage that plays the preset, and a plot of the motion over time.

const stageHeight = 236;
const cardHeight = 334;
const cardGap = 22;

function badge(preset) {
  const count = preset.findings?.length ?? 0;
  return (
    count > 0 &&
    h(
      "span",
      { class: "badge", title: preset.findings.map((one) => one[2]).join("\n") },
      drawing("warn"),
      `${count}`,
    )
  );
}

function feelText(preset) {
  return listed((preset.feel ?? []).map(feelWord));
}
function feelWord(feel) {
  return data.search.feelNames?.[feel]?.[{ en: 0, ja: 1, ru: 2 }[language]] ?? feel;
}

/** Titles that occur twice name their origin. */
function fullTitle(preset) {
  const twins = (titleCounts[language] ??= presets.reduce(
    (map, one) => map.set(one.title, (map.get(one.title) ?? 0) + 1),
    new Map(),
  ));
  return twins.get(preset.title) > 1 && preset.name.split("/").length > 2
    ? [preset.title, h("span", { class: "origin" }, preset.name.split("/").at(-2))]
    : [preset.title];
}
const titleCounts = {};

/** The line below a preset's stage. */
function figureText(preset) {
  const { facts } = preset;
  const parts = [];
  // Curves and springs have it on their line.
  if (facts.overshoot > 0.0005 && !["curve", "spring"].includes(preset.kind))
    parts.push(say("beyond", { p: percent(facts.overshoot) }));
  if (preset.feel?.length) parts.push(feelText(preset));
  if (preset.role) parts.push(roleWord(preset.role));
  if (!parts.length) parts.push(oneKind(preset.kind));
  return joined(parts);
}

/** A card. Its text is ready immediately; `fill()` makes the pictures, which take longer. */
function makeCard(preset, width) {
  const chosen = state.compare.includes(preset.name);
  let parts;
  const button = (name, word, action) =>
    h(
      "button",
      {
        type: "button",
        class: "tool",
        tabindex: -1,
        title: word,
        "aria-label": `${word}: ${preset.title}`,
        onclick: action,
      },
      drawing(name),
    );
  const choose = button(chosen ? "check" : "plus", say("compare"), () => toggleCompare(preset));
  choose.setAttribute("aria-pressed", String(chosen));
  const play = button("play", say("play"), () => {
    togglePlay(mover);
    showPlay();
  });
  const showPlay = () => {
    const word = driver.wants(mover) ? "pause" : "play";
    if (play.word === word) return;
    play.word = word;
    play.replaceChildren(drawing(word));
    play.title = say(word);
    play.setAttribute("aria-label", `${say(word)}: ${preset.title}`);
  };
  const picture = h("div", { class: "picture", style: { height: `${stageHeight}px` } });
  const fill = () => {
    if (parts) return parts;
    const { preset: actual } = shownOf(preset);
    const strip = stripOf(actual, width);
    const states = actual.kind === "animator" ? stateDots(actual, strip.rest) : undefined;
    const stage = stageOf(preset, width, stageHeight, {
      foot: strip.foot,
      head: states || strip.rest > 0 ? 26 : 0,
    });
    put(picture, {}, [
      stage.canvas,
      strip.root,
      states?.root,
      strip.rest > 0 && !states && h("span", { class: "rest" }, say("more", { n: strip.rest })),
    ]);
    return (parts = { strip, stage, states });
  };
  const title = h(
    "a",
    { class: "title", href: preset.address, tabindex: -1, draggable: "false" },
    drawing(preset.kind, {
      role: "img",
      "aria-hidden": undefined,
      "aria-label": oneKind(preset.kind),
    }),
    h("span", { class: "name" }, fullTitle(preset)),
  );
  const element = h(
    "li",
    {
      class: `card${chosen ? " chosen" : ""}`,
      "data-name": preset.name,
      "data-color": preset.kind,
    },
    picture,
    h(
      "header",
      {},
      h("h2", {}, title),
      h(
        "span",
        { class: shownOf(preset).preset.hasTime ? "time" : "time none" },
        shownOf(preset).preset.timeWord,
      ),
    ),
    h(
      "div",
      { class: "foot-of" },
      h(
        "div",
        { class: "about" },
        h("p", { class: "figures" }, figureText(preset), badge(preset)),
        h("code", {}, preset.name),
      ),
      button("copy", say("copy"), () => copyCode(preset)),
      choose,
      play,
    ),
  );
  const mover = {
    get span() {
      return fill().stage.span;
    },
    rests: !preset.flat.endless,
    time: preset.lastTime ?? 0,
    show(time) {
      const { strip, stage, states } = fill();
      const shown = stage.shownTime(time);
      stage.show(time);
      strip.move(shown);
      states?.show(shown, !driver.wants(mover));
      preset.lastTime = time;
      showPlay();
    },
    ended: showPlay,
    isSeen: () => element.isConnected && element.seen !== false,
  };
  let hover = 0;
  picture.addEventListener("pointerenter", (event) => {
    if (event.pointerType === "mouse" && !calm.matches)
      hover = setTimeout(() => {
        if (!driver.playing && mover.own === undefined) {
          mover.hovered = true;
          mover.own = true;
          mover.time = 0;
          driver.wake();
        }
      }, 90);
  });
  picture.addEventListener("pointerleave", () => {
    clearTimeout(hover);
    if (mover.hovered) {
      mover.hovered = false;
      mover.own = undefined;
      mover.time = 0;
      mover.show(0);
    }
  });
  scrubbing(
    picture,
    {
      get x0() {
        return fill().strip.x0;
      },
      get x1() {
        return fill().strip.x1;
      },
    },
    mover,
    () => openPreset(preset),
  );
  Object.assign(element, {
    mover,
    fill,
    showPlay,
    link: title,
    get canvas() {
      return parts?.stage.canvas;
    },
  });
  element.preset = preset;
  element.choose = (isChosen) => {
    element.classList.toggle("chosen", isChosen);
    choose.replaceChildren(drawing(isChosen ? "check" : "plus"));
    choose.setAttribute("aria-pressed", String(isChosen));
  };
  return element;
}
document.addEventListener("playing", () => {
  for (const cell of grid.cells.values()) cell.showPlay();
});

function togglePlay(mover) {
  mover.hovered = false;
  if (driver.wants(mover)) {
    mover.own = false;
    mover.show(mover.time);
  } else {
    if (mover.time >= mover.span) mover.time = 0;
    mover.own = true;
  }
  driver.wake();
}

/** The state of an animator at a time, as in `simulate`: before, during, at its end. */
function stateOf(preset, time, isHeld = false) {
  const now = time <= 0 ? 0 : time >= preset.span ? 2 : 1;
  const waits = now === 1 ? isHeld : now === 2 && preset.flat.pausesOnCompletion;
  return { now, name: waits ? "activePaused" : now === 1 ? "active" : "inactive" };
}

/** The states of an animator as dots: the current one is lit and named. */
function stateDots(preset, rest) {
  const dots = [0, 1, 2].map(() => h("i", {}));
  const word = h("span", {});
  const more = rest > 0 ? say("more", { n: rest }) : "";
  return {
    root: h("div", { class: "state" }, dots, word),
    show(time, isHeld) {
      const { now, name } = stateOf(preset, time, isHeld);
      dots.forEach((one, n) => one.classList.toggle("now", n === now));
      setText(word, listed([say(name), more].filter(Boolean)));
    },
  };
}

/**
 * The picture is the scrubber: a drag along it changes the time. A click opens a card, and plays or
 * pauses the large picture.
 */
function scrubbing(
  picture,
  plot,
  mover,
  whenClicked = () => {
    togglePlay(mover);
    mover.sought?.();
  },
) {
  let from;
  let moved = false;
  const seek = (event) => {
    const x = event.clientX - picture.getBoundingClientRect().left;
    driver.seek(mover, ((x - plot.x0) / (plot.x1 - plot.x0)) * mover.span);
    mover.sought?.();
  };
  picture.addEventListener("pointerdown", (event) => {
    if (event.button === 0 && !event.target.closest("[data-grip]")) {
      from = event.clientX;
      moved = false;
    }
  });
  picture.addEventListener("pointermove", (event) => {
    if (from === undefined || (!moved && Math.abs(event.clientX - from) < 5)) return;
    if (!moved) {
      moved = true;
      mover.hovered = false;
      try {
        picture.setPointerCapture(event.pointerId);
      } catch {
        /* a pointer that is gone */
      }
    }
    seek(event);
  });
  const end = (event) => {
    if (from !== undefined && !moved && event.type === "pointerup") whenClicked();
    from = undefined;
  };
  picture.addEventListener("pointerup", end);
  picture.addEventListener("pointercancel", end);
}
