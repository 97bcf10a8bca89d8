// Putting it together: the page follows the state, and the state follows the address.

function change(values, replaces = false) {
  const { view, open } = state;
  const follows =
    replaces &&
    !("view" in values && values.view !== view) &&
    !("open" in values && values.open !== open);
  if (!follows) address.write("replaceState");
  Object.assign(state, values);
  if (follows) address.writeLater();
  else address.write("pushState");
  // Results start at the top.
  if (!state.open && state.view === "grid" && sifters.some((one) => one in values) && grid.home)
    scrollTo(0, 0);
  render();
}
const sifters = ["q", "kind", "role", "feel", "tag", "duration", "overshoot", "findings", "sort"];

/**
 * The address of the current state. While the reader types, it's updated with a delay, because
 * browsers limit these changes.
 */
const address = {
  waiting: 0,
  from: "",
  write(how) {
    // The reader may have followed a link since.
    const isOverdue = this.waiting && this.from !== location.hash;
    clearTimeout(this.waiting);
    this.waiting = 0;
    const text = addressOf();
    if (!isOverdue && text !== (location.hash || "#!")) history[how](null, "", text);
  },
  writeLater() {
    clearTimeout(this.waiting);
    this.from = location.hash;
    this.waiting = setTimeout(() => this.write("replaceState"), 120);
  },
};

let scrollBefore = 0;
function openPreset(preset) {
  if (!state.open) scrollBefore = scrollY;
  change({ open: preset.name, tweak: "" });
  scrollTo(0, 0);
}
function closeView() {
  const from = state.open;
  change({ open: "", tweak: "", view: state.view === "compare" ? "grid" : state.view });
  scrollTo(0, scrollBefore);
  grid.layout();
  $(`.point[data-name="${CSS.escape(from)}"]`)?.focus();
  const at = grid.element ? grid.list.findIndex((one) => one.name === from) : -1;
  if (at >= 0) {
    grid.focus = at;
    grid.move(0);
  }
}

const main = $("#main");
let shownView = "";
function render() {
  grid.measure();
  search();
  showFacets();
  const preset = state.open && byName.get(state.open);
  const view = preset
    ? `preset ${preset.name}`
    : results.list.length === 0 && state.view !== "compare"
      ? "empty"
      : state.view;
  setAttribute(document.body, "data-view", preset ? "preset" : view);
  const title = preset ? `${preset.title} · ${data.title ?? "Curvet"}` : (data.title ?? "Curvet");
  if (document.title !== title) document.title = title;
  if (view !== shownView || view === "empty" || view === "map" || view === "compare") {
    leaveView();
    shownView = view;
    if (preset) showSheet(preset);
    else if (view === "grid") grid.mount(main);
    else if (view === "map") showMap();
    else if (view === "compare") showCompare();
    else showEmpty();
  }
  beginAtTop(state.open);
  if (view === "grid") grid.show(results.list);
  showSaid(preset);
  showTray();
}

let opened;
/** An opened preset starts at its top, with the focus there. */
function beginAtTop(name) {
  if (name === opened) return;
  const isFirst = opened === undefined;
  opened = name;
  if (!name || isFirst) return;
  scrollTo(0, 0);
  $("h1", main)?.focus({ preventScroll: true });
}

/** Removes the current view and its movers. */
const leaving = [];
function leaveView() {
  for (const action of leaving.splice(0)) action();
  grid.clear();
  grid.element = null;
  for (const one of [...driver.movers]) driver.remove(one);
  main.replaceChildren();
}

function redraw() {
  palettes.clear();
  shownView = "";
  for (const one of document.querySelectorAll("#top .cast")) one.replaceWith(castChoice());
  render();
  showTransport();
  showNote();
}
function rebuild() {
  buildFrame();
  redraw();
}

/** The number of presets without each filter. */
function showEmpty() {
  const ways = [];
  const count = (values) => {
    const before = { ...state };
    Object.assign(state, values);
    search();
    const number = results.list.length;
    Object.assign(state, before);
    return number;
  };
  const add = (word, values) => {
    const number = count(values);
    if (number) ways.push([word, values, number]);
  };
  if (state.q) add(say("without", { what: state.q }), { q: "" });
  for (const facet of ["kind", "role", "feel", "tag"])
    if (state[facet].length)
      add(
        say("without", {
          what: listed(
            state[facet].map((one) =>
              facet === "kind"
                ? kindWord(one)
                : facet === "feel"
                  ? feelWord(one)
                  : facet === "role"
                    ? roleWord(one)
                    : one,
            ),
          ),
        }),
        { [facet]: [] },
      );
  for (const facet of ["duration", "overshoot", "findings"])
    if (state[facet]) add(say("without", { what: say(facet) }), { [facet]: "" });
  const all = { ...blank(), q: "", compare: state.compare };
  ways.push([say("everything"), all, presets.length]);
  search();
  const wave = s(
    "svg",
    { viewBox: "0 0 480 90", class: "still", "aria-hidden": "true" },
    s("path", { class: "rule goal", d: "M4 14H476" }),
    s("path", { d: "M4 70H470" }),
    s("circle", { cx: 472, cy: 70, r: 5 }),
  );
  main.replaceChildren(
    h(
      "section",
      { class: "empty" },
      wave,
      h(
        "h1",
        {},
        missingName && state.q.startsWith(missingName)
          ? say("noSuch", { what: missingName })
          : say("nothing"),
      ),
      h("p", {}, say("loosen")),
      h(
        "ul",
        {},
        ways.map(([word, values, number]) =>
          h(
            "li",
            {},
            h(
              "button",
              { type: "button", onclick: () => change(values) },
              h("span", {}, word),
              h("span", {}, say("found", { n: number })),
            ),
          ),
        ),
      ),
    ),
  );
}

/** The corrections, dropped words, or the error of the query. */
function showSaid(isOpen) {
  const said = $("#said");
  const { corrections, leftOut, near, searched } = results;
  const list = (all) => listed(all.map(quoted));
  const text =
    results.error ||
    [
      ...(missingName && state.q.startsWith(missingName)
        ? [say("noSuch", { what: missingName })]
        : []),
      ...corrections.map(({ typed, used }) => say("corrected", { typed, used })),
      ...(leftOut.length
        ? [say("dropped", { what: list(leftOut) })]
        : near
          ? [say("near", { n: searched.length - near })]
          : []),
    ].join(" ");
  said.hidden = !text || Boolean(isOpen);
  if (said.textContent !== text) said.textContent = text;
}

function showNote() {
  const note = $("#note");
  const text = settings.reduced
    ? say("alternative")
    : calm.matches && !driver.playing
      ? say("reduced")
      : "";
  note.hidden = !text;
  // The alternative has a key, and a button for readers without a keyboard.
  note.replaceChildren(
    text,
    text && " ",
    text &&
      h(
        "button",
        {
          type: "button",
          class: "plain",
          onclick: () => {
            settings.reduced = !settings.reduced;
            redraw();
            $("button", note)?.focus();
          },
        },
        say(settings.reduced ? "showMotion" : "showAlternative"),
      ),
  );
}
document.addEventListener("playing", showNote);

/** Shows the state of the address, including other values of the same preset. */
function readAgain() {
  const { tweak, open } = state;
  if (!open) scrollBefore = scrollY;
  readAddress();
  if (state.tweak !== tweak) shownView = "";
  render();
}
addEventListener("hashchange", readAgain);
addEventListener("popstate", readAgain);
addEventListener("scroll", () => grid.layout(), { passive: true });
let lastWidth = innerWidth;
addEventListener("resize", () => {
  if (grid.element) {
    grid.layout();
    return;
  }
  // A phone's window grows and shrinks as its bars come and go.
  if (innerWidth !== lastWidth) {
    shownView = "";
    render();
  }
  lastWidth = innerWidth;
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => redraw());
calm.addEventListener("change", () => {
  if (calm.matches) driver.setPlaying(false);
  showNote();
});

language =
  settings.language ??
  (data.words[data.language]
    ? data.language
    : ((navigator.languages ?? []).map((one) => one.slice(0, 2)).find((one) => data.words[one]) ??
      "en"));
applyTheme();
readAddress();
buildFrame();
driver.setPlaying(!calm.matches && !/[?&]still/.test(location.search));
// The frame is painted before the first cards are made.
requestAnimationFrame(() =>
  setTimeout(() => {
    render();
    document.documentElement.classList.add("ready");
    readAhead();
  }),
);

// For consoles and tests: search results, running movers, and the drawing of any preset's card.
window.gallery = Object.freeze({
  find: (text) => {
    try {
      return find(parseQuery(text)).found.map((one) => one.name);
    } catch (error) {
      if (error instanceof QueryError) return error.message;
      throw error;
    }
  },
  get running() {
    return driver.running.size;
  },
  get shown() {
    return results.list.map((one) => one.name);
  },
  /** The decision at the release of a preset that a finger drives. */
  letGo: (name, fraction, speed) => decisionAt(byName.get(name), fraction, speed),
  /** The difference between a preset and its CSS. */
  asCSS: (name, count) => differenceFromCSS(byName.get(name), count),
  /**
   * Draws a card at rest and part of the way through; returns whether both have content, and
   * whether they differ.
   */
  draws(name) {
    const card = makeCard(byName.get(name), 340);
    card.fill();
    const canvas = $(".stage", card);
    const picture = $(".plot", card);
    const at = (part) => {
      card.mover.show(card.mover.span * part);
      return canvas.toDataURL() + picture.outerHTML;
    };
    const drawn = [0, 0.37, 0.8].map(at);
    const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    return {
      isDrawn: pixels.some((one) => one > 0) && picture.childElementCount > 2,
      moves: new Set(drawn).size > 1,
      text: card.textContent,
    };
  },
});
