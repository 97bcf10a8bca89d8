// Putting it together: what is shown follows the state, and the state the address.

function change(values, replaces = false) {
  const before = { ...state };
  Object.assign(state, values);
  const address = addressOf();
  if (address !== (location.hash || "#!")) history[replaces && before.view === state.view && before.open === state.open ? "replaceState" : "pushState"](null, "", address);
  render();
}

let scrollBefore = 0;
function openPreset(preset) { if (!state.open) scrollBefore = scrollY; change({ open: preset.name, tweak: "" }); scrollTo(0, 0); }
function closeView() {
  const from = state.open;
  change({ open: "", tweak: "", view: state.view === "compare" ? "grid" : state.view });
  scrollTo(0, scrollBefore);
  grid.refresh();
  const at = grid.list.findIndex((one) => one.name === from);
  if (at >= 0) { grid.focus = at; grid.move(0); }
}

const main = $("#main");
let shownView = "";
function render() {
  search();
  showFacets();
  const preset = state.open && byName.get(state.open);
  const view = preset ? `preset ${preset.name}` : results.list.length === 0 && state.view !== "compare" ? "empty" : state.view;
  document.body.dataset.view = preset ? "preset" : view;
  document.title = preset ? `${preset.title} · ${data.title ?? "Curvet"}` : data.title ?? "Curvet";
  if (view !== shownView || view === "empty" || view === "map" || view === "compare") {
    leaveView();
    shownView = view;
    if (preset) showSheet(preset);
    else if (view === "grid") grid.mount(main);
    else if (view === "map") showMap();
    else if (view === "compare") showCompare();
    else showEmpty();
  }
  if (view === "grid") grid.show(results.list);
  showSaid(preset);
  showTray();
}

/** Takes down what was shown, and what moved in it. */
const leaving = [];
function leaveView() {
  for (const action of leaving.splice(0)) action();
  grid.clear();
  grid.element = null;
  for (const one of [...driver.movers]) driver.remove(one);
  main.replaceChildren();
}

function redraw() { palettes.clear(); shownView = ""; render(); showTransport(); showNote(); }
function rebuild() { buildFrame(); redraw(); }

/** What each loosened condition brings back. */
function showEmpty() {
  const ways = [], count = (values) => { const before = { ...state }; Object.assign(state, values); search(); const number = results.list.length; Object.assign(state, before); return number; };
  const add = (word, values) => { const number = count(values); if (number) ways.push([word, values, number]); };
  if (state.q) add(say("without", { what: state.q }), { q: "" });
  for (const facet of ["kind", "role", "feel", "tag"]) if (state[facet].length) add(say("without", { what: state[facet].map((one) => (facet === "kind" ? kindWord(one) : facet === "feel" ? feelWord(one) : facet === "role" ? roleWord(one) : one)).join(", ") }), { [facet]: [] });
  for (const facet of ["duration", "overshoot", "findings"]) if (state[facet]) add(say("without", { what: say(facet) }), { [facet]: "" });
  const all = { ...blank(), q: "", compare: state.compare };
  ways.push([say("everything"), all, presets.length]);
  search();
  const wave = s("svg", { viewBox: "0 0 480 90", class: "still", "aria-hidden": "true" }, s("path", { class: "rule goal", d: "M4 14H476" }), s("path", { d: "M4 70H470" }), s("circle", { cx: 472, cy: 70, r: 5 }));
  main.replaceChildren(h("section", { class: "empty" }, wave, h("h1", {}, say("nothing")), h("p", {}, results.error || say("loosen")),
    h("ul", {}, ways.map(([word, values, number]) => h("li", {}, h("button", { type: "button", onclick: () => change(values) }, h("span", {}, word), h("span", {}, say("found", { n: number }))))))));
}

/** What was looked for instead of what was typed. */
function showSaid(isOpen) {
  const said = $("#said"), { corrections, leftOut } = results, list = (all) => all.map((one) => `“${one}”`).join(", ");
  const text = [...corrections.map(({ typed, used }) => say("corrected", { typed, used })), ...(leftOut.length ? [say("dropped", { what: list(leftOut) })] : [])].join(" ");
  said.hidden = !text || Boolean(isOpen);
  if (said.textContent !== text) said.textContent = text;
}

function showNote() {
  const note = $("#note"), text = settings.reduced ? say("alternative") : calm.matches && !driver.playing ? say("reduced") : "";
  note.hidden = !text;
  note.textContent = text;
}
document.addEventListener("playing", showNote);

/** Shows what the address says now; other numbers of the same preset, too. */
function readAgain() {
  const { tweak } = state;
  readAddress();
  if (state.tweak !== tweak) shownView = "";
  render();
}
addEventListener("hashchange", readAgain);
addEventListener("popstate", readAgain);
let scrolled = false;
addEventListener("scroll", () => { if (!scrolled) { scrolled = true; requestAnimationFrame(() => { scrolled = false; grid.refresh(); }); } }, { passive: true });
let lastWidth = innerWidth;
addEventListener("resize", () => {
  if (grid.element) { grid.layout(); return; }
  // A phone's window grows and shrinks as its bars come and go.
  if (innerWidth !== lastWidth) { shownView = ""; render(); }
  lastWidth = innerWidth;
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => redraw());
calm.addEventListener("change", () => { if (calm.matches) driver.setPlaying(false); showNote(); });

language = settings.language ?? (languages[data.language] ? data.language : (navigator.languages ?? []).map((one) => one.slice(0, 2)).find((one) => languages[one]) ?? "en");
applyTheme();
readAddress();
buildFrame();
driver.setPlaying(!calm.matches && !/[?&]still/.test(location.search));
// The frame is painted before the first cards are made.
requestAnimationFrame(() => setTimeout(() => {
  render();
  document.documentElement.classList.add("ready");
  readAhead();
}));

// For consoles and tests: what a search finds, what moves, and a card of any preset as it is drawn.
window.gallery = Object.freeze({
  find: (text) => { try { return find(parseQuery(text)).found.map((one) => one.name); } catch (error) { if (error instanceof QueryError) return error.message; throw error; } },
  get running() { return driver.running.size; },
  get shown() { return results.list.map((one) => one.name); },
  /** What letting go does with a preset that a finger drives. */
  letGo: (name, fraction, speed) => decisionAt(byName.get(name), fraction, speed),
  /** How far apart a preset and what CSS makes of it are. */
  asCSS: (name, count) => differenceFromCSS(byName.get(name), count),
  /** Draws a card at rest and part of the way through; tells whether both have something in them, and whether they differ. */
  draws(name) {
    const card = makeCard(byName.get(name), 340), canvas = $(".stage", card), picture = $(".plot", card);
    const at = (part) => { card.mover.show(card.mover.span * part, 1); return canvas.toDataURL() + picture.outerHTML; };
    const drawn = [0, 0.37, 0.8].map(at), pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    return { isDrawn: pixels.some((one) => one > 0) && picture.childElementCount > 2, moves: new Set(drawn).size > 1, text: card.textContent };
  },
});
