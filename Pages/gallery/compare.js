// Compares two to four presets in sync. They differ by dash and mark, not only by color.

const dashes = ["", "9 5", "2.5 4", "12 4 2.5 4"];
const markPaths = [
  "M0-5A5 5 0 1 0 0 5A5 5 0 1 0 0-5Z",
  "M-4.6-4.6h9.2v9.2h-9.2Z",
  "M0-5.5L5.5 4.5h-11Z",
  "M0-6L6 0 0 6-6 0Z",
];
const markOf = (n, attributes) =>
  s(
    "svg",
    { viewBox: "-8 -8 16 16", class: `mark series-${n}`, "aria-hidden": "true", ...attributes },
    s("path", { d: markPaths[n] }),
  );

/** A preset's title, with its origin if other presets have the same title. */
function titleText(preset) {
  const [title, origin] = fullTitle(preset);
  return origin ? `${title} (${origin.textContent})` : title;
}

/** The time at which a preset reaches 90%. */
function reachOf(preset, course = courseAt(preset)) {
  const span = preset.span;
  const steps = 4000;
  for (let n = 0; n <= steps; n++) if (course((span * n) / steps) >= 0.9) return (span * n) / steps;
  return span;
}

function toggleCompare(preset) {
  const has = state.compare.includes(preset.name);
  if (!has && state.compare.length >= 4) state.compare.shift();
  state.compare = has
    ? state.compare.filter((one) => one !== preset.name)
    : [...state.compare, preset.name];
  // A fifth preset replaces the first.
  for (const [one, cell] of grid.cells) cell.choose(state.compare.includes(one.name));
  document.dispatchEvent(new Event("chosen"));
  if (!has)
    announce(
      state.compare.length === 1 ? say("chooseMore") : say("chosen", { n: state.compare.length }),
    );
  if (state.open) render();
  else {
    showTray();
    if (state.view === "compare") change({ view: state.compare.length ? "compare" : "grid" });
  }
}

function showTray() {
  if (!frame.tray) return;
  const chosen = state.compare.map((name) => byName.get(name)).filter(Boolean);
  frame.tray.replaceChildren(
    ...chosen.map((one, n) =>
      h(
        "span",
        { class: "chosen-chip" },
        markOf(n),
        h("span", {}, fullTitle(one)),
        h(
          "button",
          {
            type: "button",
            "aria-label": say("remove", { name: titleText(one) }),
            onclick: () => toggleCompare(one),
          },
          drawing("close"),
        ),
      ),
    ),
    ...(chosen.length >= 2
      ? [
          h(
            "button",
            {
              type: "button",
              class: "strong",
              disabled: state.view === "compare" && !state.open,
              onclick: () => change({ view: "compare", open: "" }),
            },
            say("compare"),
          ),
        ]
      : chosen.length === 1
        ? [h("span", { class: "caption" }, say("chooseMore"))]
        : []),
  );
}

/** The progress of a preset: its own, or the course of a transition. */
function courseAt(preset) {
  if (preset.scene.type === "progress")
    return (time) => preset.progress(Math.min(time, preset.span));
  if (preset.kind === "transition") {
    const course = courseOf(preset);
    return (time) => course.at(Math.min(time, preset.span));
  }
  const track =
    preset.motion.tracks.find(
      (one) => one.keys.length > 1 && one.keys[0].value?.[0] !== one.keys.at(-1).value?.[0],
    ) ?? preset.motion.tracks[0];
  const at = (time) => trackValue(preset.motion, track, preset.own(time))?.[0];
  const [from, to] = [at(0) ?? 0, at(preset.span * (1 - 1e-9)) ?? 1];
  return (time) => ((at(Math.min(time, preset.span * (1 - 1e-9))) ?? to) - from) / (to - from || 1);
}

function showCompare() {
  const chosen = state.compare.map((name) => byName.get(name)).filter(Boolean);
  if (chosen.length < 2) {
    main.replaceChildren(
      h(
        "section",
        { class: "empty" },
        h("h1", {}, say("chooseMore")),
        h("button", { type: "button", class: "strong", onclick: closeView }, say("back")),
      ),
    );
    return;
  }
  const courses = chosen.map(courseAt);
  const longest = Math.max(...chosen.map((one) => one.span));
  const player = makePlayer(
    say("compared"),
    (width, stageWidth, height, picture) => {
      const plot = overlay(chosen, courses, width, 290, longest);
      const isFlat = chosen.every((one) => one.scene.type === "progress");
      const [wide, tall] = isFlat
        ? [stageWidth, Math.max(96, 300 / chosen.length)]
        : [stageWidth / chosen.length, height];
      const stages = chosen.map((one, n) =>
        stageOf(one, Math.floor(wide), tall, { large: !isFlat, color: `series-${n}` }),
      );
      picture.replaceChildren(
        h(
          "div",
          {
            class: `stage-half several ${isFlat ? "rows" : ""}`,
            style: { "grid-template-columns": `repeat(${chosen.length}, 1fr)` },
          },
          stages.map((stage, n) =>
            h(
              "div",
              { "data-color": `series-${n}` },
              stage.canvas,
              h("span", { class: "who" }, markOf(n), titleText(chosen[n])),
            ),
          ),
        ),
        h("div", { class: "plot-half" }, plot.root),
      );
      return {
        span: longest,
        x0: plot.x0,
        x1: plot.x1,
        left: 25,
        show(time) {
          plot.move(Math.min(time, longest));
          for (const stage of stages) stage.show(time);
        },
      };
    },
    { hasCast: chosen.some((one) => one.scene.type === "progress") },
  );
  const sentences = chosen
    .slice(1)
    .map((one, n) => differenceText(chosen[0], courses[0], one, courses[n + 1], longest));
  const rows = [
    [say("duration"), (one) => one.timeWord],
    [
      `90${percentSign()}`,
      (one) =>
        one.scene.flips
          ? timeText(reachOf(one))
          : one.facts.ninety === undefined
            ? "–"
            : one.facts.duration > 0
              ? timeText(one.facts.ninety * one.facts.duration)
              : percent(one.facts.ninety),
    ],
    [
      say("overshoot"),
      (one) => (one.facts.overshoot > 0.0005 ? percent(one.facts.overshoot) : "–"),
    ],
    [
      say("damping"),
      (one) => (one.facts.dampingRatio === undefined ? "–" : figure(one.facts.dampingRatio)),
    ],
    [say("feel"), (one) => feelText(one) || "–"],
  ];
  main.replaceChildren(
    h(
      "article",
      { class: "sheet compared" },
      h(
        "nav",
        { class: "way" },
        h(
          "button",
          { type: "button", class: "bare", onclick: closeView },
          drawing("back"),
          say("back"),
        ),
        h("span", { class: "space" }),
        linkButton(),
        h(
          "button",
          {
            type: "button",
            class: "plain",
            onclick: () => {
              state.compare = [];
              closeView();
            },
          },
          say("clearAll"),
        ),
      ),
      h(
        "header",
        { class: "heading" },
        h(
          "div",
          {},
          h("p", { class: "eyebrow" }, say("compared")),
          h(
            "h1",
            {},
            chosen.map((one, n) => [
              n > 0 && h("span", { class: "dot-between" }, " · "),
              h("a", { href: one.address }, fullTitle(one)),
            ]),
          ),
        ),
      ),
      player.element,
      h("div", { class: "sentences" }, sentences),
      h(
        "table",
        { class: "figures" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("td", {}),
            chosen.map((one, n) => h("th", { scope: "col" }, markOf(n), fullTitle(one))),
          ),
        ),
        h(
          "tbody",
          {},
          rows.map(([word, get]) =>
            h(
              "tr",
              {},
              h("th", { scope: "row" }, word),
              chosen.map((one) => h("td", {}, get(one))),
            ),
          ),
        ),
      ),
    ),
  );
  player.start();
}

function overlay(chosen, courses, width, height, span) {
  const { y0, y1 } = levels(
    height,
    true,
    1 + Math.max(...chosen.map((one) => one.facts.overshoot ?? 0)),
  );
  const x0 = 6;
  const x1 = width - 8;
  const base = height - 26;
  const x = (time) => x0 + ((x1 - x0) * time) / span;
  const y = (value) => clamp(y0 - (y0 - y1) * value, -20, height);
  const root = s(
    "svg",
    { width, height, class: "plot", "aria-hidden": "true" },
    s("path", { class: "rule", d: `M${x0} ${y0}H${x1}` }),
    s("path", { class: "rule goal", d: `M${x0} ${y1}H${x1}` }),
    s("text", { class: "label", x: x1, y: y1 - 6, "text-anchor": "end" }, say("target")),
  );
  const marks = chosen.map((one, n) => {
    root.append(
      s("path", {
        class: `line series-${n}`,
        "stroke-dasharray": dashes[n],
        d: path(
          Array.from({ length: 481 }, (_, k) => [
            x((span * k) / 480),
            y(courses[n]((span * k) / 480)),
          ]),
        ),
      }),
      s("path", {
        class: `series-${n} end`,
        d: markPaths[n],
        style: { transform: `translate(${fixed(x(one.span))}px,${base}px) scale(.8)` },
      }),
    );
    return s("path", { class: `series-${n} end`, d: markPaths[n] });
  });
  const head = s("path", { class: "playhead", d: `M0 20V${base}` });
  root.append(axis(x0, x1, base, span, false), head, ...marks);
  return {
    root,
    x0,
    x1,
    y0,
    y1,
    x,
    y,
    move(time) {
      head.style.transform = `translateX(${fixed(x(time))}px)`;
      marks.forEach((mark, n) => {
        mark.style.transform = `translate(${fixed(x(time))}px,${fixed(y(courses[n](time)))}px)`;
      });
    },
  };
}

/**
 * The difference of two presets in words; it's called "about" because it's measured at many
 * instants.
 */
function differenceText(a, first, b, second, span) {
  const [ta, tb] = [reachOf(a, first), reachOf(b, second)];
  let worst = 0;
  let at = 0;
  for (let n = 0; n <= 2000; n++) {
    const time = (span * n) / 2000;
    const off = Math.abs(first(time) - second(time));
    if (off > worst) [worst, at] = [off, time];
  }
  const lead =
    Math.abs(ta / tb - 1) < 0.01
      ? say("sameTime")
      : ta > tb
        ? say("longer", { a: titleText(a), b: titleText(b), f: figure(ta / tb) })
        : say("longer", { a: titleText(b), b: titleText(a), f: figure(tb / ta) });
  return h(
    "p",
    {},
    h("b", {}, lead),
    " ",
    say("difference", {
      apart: say("apart", { p: `${figure(worst * 100)}${percentSign()}`, t: timeText(at) }),
    }),
  );
}
