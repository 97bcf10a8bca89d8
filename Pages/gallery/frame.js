// The frame: a rail of filters, which is a sheet on phones, and a floating pill with the controls.

const frame = {};

function announce(text) {
  frame.status.textContent = "";
  requestAnimationFrame(() => {
    frame.status.textContent = text;
  });
  toast(text);
}
let toastTimer = 0;
function toast(text) {
  frame.toast.textContent = text;
  frame.toast.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => frame.toast.classList.remove("shown"), 1800);
}

function logo() {
  if (data.logo) return h("img", { src: data.logo, alt: "", class: "logo" });
  return s(
    "svg",
    { viewBox: "0 0 34 34", class: "logo emblem", "aria-hidden": "true" },
    s("path", { d: "M7 25c7 0 6-15 11-15s3 8 6.500 8 2.500-3 2.500-3" }),
  );
}

function buildFrame() {
  titleCounts[language] = undefined;
  document.documentElement.lang = language;
  const input = h("input", {
    type: "search",
    id: "search",
    value: state.q,
    placeholder: say("hint"),
    "aria-label": say("search"),
    spellcheck: "false",
    oninput: () =>
      change(
        { q: input.value, open: "", view: state.view === "compare" ? "grid" : state.view },
        true,
      ),
  });
  Object.assign(frame, {
    input,
    clear: h(
      "button",
      {
        type: "button",
        class: "inside",
        "aria-label": say("clear"),
        onclick: () => {
          input.value = "";
          change({ q: "" });
          input.focus();
        },
      },
      drawing("close"),
    ),
  });
  frame.facets = h("div", { class: "facet-list" });
  $("#rail").replaceChildren(
    h("a", { class: "brand", href: "#!" }, logo(), h("span", {}, data.title ?? "Curvet")),
    frame.facets,
    h("div", { class: "only-phone" }, tail()),
  );
  const view = (name) =>
    h(
      "button",
      {
        type: "button",
        "data-view": name,
        "aria-pressed": "false",
        "aria-label": say(name),
        onclick: () => change({ view: name, open: "" }),
      },
      drawing(name),
      h("span", {}, say(name)),
    );
  [frame.countTitle, frame.countNumber, frame.views] = [
    h("span", {}),
    h("small", {}),
    [view("grid"), view("map")],
  ];
  frame.count = h(
    "h1",
    { class: "count", "aria-live": "polite" },
    frame.countTitle,
    frame.countNumber,
  );
  frame.play = h("button", {
    type: "button",
    class: "play small",
    "aria-keyshortcuts": "Space",
    onclick: () => driver.setPlaying(!driver.playing),
  });
  frame.sort = h(
    "select",
    {
      class: "quiet",
      "aria-label": say("sort"),
      onchange: () => change({ sort: frame.sort.value }),
    },
    [
      ["curated", "curated"],
      ["name", "name"],
      ["duration", "byDuration"],
      ["overshoot", "byOvershoot"],
      ["feel", "byFeel"],
      ["updated", "updated"],
    ].map(([value, key]) => h("option", { value }, say(key))),
  );
  $("#top").replaceChildren(
    h(
      "button",
      {
        type: "button",
        class: "round only-phone",
        "aria-label": say("filters"),
        "aria-controls": "rail",
        onclick: () => openRail(true),
      },
      drawing("filters"),
    ),
    // First the search and the view, below them the title of the results.
    h("label", { class: "search" }, drawing("search"), input, frame.clear, h("kbd", {}, "/")),
    h("div", { class: "views", role: "group", "aria-label": say("grid") }, frame.views),
    tail(),
    h("span", { class: "line-break" }),
    frame.count,
    h(
      "div",
      { class: "transport", role: "group", "aria-label": say("play") },
      frame.play,
      paceButton(),
      castChoice(),
    ),
    frame.sort,
  );
  $(".shade").onclick = () => openRail(false);
  frame.tray = h("div", { class: "tray", role: "group", "aria-label": say("tray") });
  $("#bottom").replaceChildren(frame.tray);
  const help = $("#help");
  const keys = say("guide")
    .split(" · ")
    .map((one) => {
      const [, key, words] = one.match(/^((?:[,./?\d] ?)+|\S+) ?(.*)$/);
      return [key.trim(), words];
    });
  help.replaceChildren(
    h("h2", {}, say("keys")),
    h(
      "ul",
      {},
      keys.map(([key, words]) => h("li", {}, h("kbd", {}, key), h("span", {}, words))),
    ),
    h("form", { method: "dialog" }, h("button", { class: "plain" }, say("closeWord"))),
  );
  $("#skip").textContent = say("skip");
  // The address contains the state of the page, and can't contain an anchor.
  $("#skip").onclick = (event) => {
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  };
  $("#rail").setAttribute("aria-label", say("rail"));
  help.setAttribute("aria-label", say("keys"));
  frame.status = $("#status");
  frame.toast = $("#toast");
  buildFacets();
  showFiles();
  showTransport();
  showTray();
}

/** The language, the theme, and the help; on a phone they are with the filters. */
const tail = () =>
  h(
    "div",
    { class: "tail" },
    languageChoice(),
    h(
      "button",
      {
        type: "button",
        class: "round bordered",
        title: say("theme"),
        "aria-label": say("theme"),
        onclick: nextTheme,
      },
      drawing("theme"),
    ),
    h(
      "button",
      {
        type: "button",
        class: "round bordered",
        title: say("keys"),
        "aria-label": say("keys"),
        onclick: () => $("#help").showModal(),
      },
      drawing("help"),
    ),
  );

/** The exports next to the page, and the presets that they omit. */
function showFiles() {
  const files = $("#files");
  files.hidden = !data.exports?.length;
  files.replaceChildren(
    h("h2", {}, say("files")),
    h(
      "ul",
      {},
      (data.exports ?? []).map(([path, ...leftOut]) =>
        h(
          "li",
          {},
          h("a", { href: path, download: true }, path.split("/").at(-1)),
          leftOut.length > 0 &&
            h(
              "details",
              {},
              h("summary", {}, say("missing", { n: leftOut.length })),
              h(
                "ul",
                {},
                leftOut.map((name) =>
                  h("li", {}, h("a", { href: `#${name}` }, byName.get(name)?.title ?? name)),
                ),
              ),
            ),
        ),
      ),
    ),
  );
}

function openRail(opens) {
  document.body.classList.toggle("rail-open", opens);
  if (opens) $("button", frame.facets)?.focus();
}

function languageChoice() {
  const words = h(
    "select",
    {
      class: "quiet",
      "aria-label": say("language"),
      onchange: () => {
        remember({ language: words.value });
        language = words.value;
        rebuild();
      },
    },
    Object.entries(data.words).map(([key, { name }]) =>
      h("option", { value: key, selected: key === language }, name),
    ),
  );
  return words;
}

function showTransport() {
  if (!frame.play) return;
  frame.play.replaceChildren(drawing(driver.playing ? "pause" : "play"));
  frame.play.setAttribute("aria-label", say(driver.playing ? "pause" : "play"));
  for (const one of document.querySelectorAll(".pace")) showPace(one);
}

/** Changes to the next speed. */
function paceButton() {
  const button = h("button", {
    type: "button",
    class: "pace",
    onclick: () => {
      driver.speed = { 1: 0.5, 0.5: 0.1, 0.1: 1 }[driver.speed];
      showTransport();
      announce(`${say("speed")} ${button.textContent}`);
    },
  });
  showPace(button);
  return button;
}
function showPace(button) {
  button.textContent = { 1: "1×", 0.5: "½×", 0.1: "⅒×" }[driver.speed];
  button.setAttribute("aria-label", `${say("speed")} ${driver.speed}×`);
}

/** Chooses the sample object for motions that have only a progress. */
function castChoice() {
  const choice = h(
    "select",
    {
      "aria-label": say("moves"),
      onchange: () => {
        remember({ look: choice.value });
        redraw();
      },
    },
    looks.map((one) => h("option", { value: one, selected: one === settings.look }, say(one))),
  );
  return h(
    "label",
    { class: "cast", title: say("moves") },
    h("span", {}, drawing(settings.look)),
    choice,
  );
}
document.addEventListener("playing", showTransport);

function nextTheme() {
  remember({
    theme:
      { auto: "dark", dark: "light", light: "auto" }[settings.theme] === "auto"
        ? matchMedia("(prefers-color-scheme: dark)").matches
          ? "light"
          : "auto"
        : settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches
          ? "light"
          : { auto: "dark", dark: "light", light: "dark" }[settings.theme],
  });
  applyTheme();
  redraw();
}
function applyTheme() {
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
  palettes.clear();
}
