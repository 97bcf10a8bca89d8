// The frame: a rail of filters, which is a sheet on phones, and a floating pill with the controls.

const frame = {};

function announce(text) { frame.status.textContent = ""; requestAnimationFrame(() => { frame.status.textContent = text; }); toast(text); }
let toastTimer = 0;
function toast(text) {
  frame.toast.textContent = text;
  frame.toast.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => frame.toast.classList.remove("shown"), 1800);
}

function logo() {
  if (data.logo) return h("img", { src: data.logo, alt: "", class: "logo" });
  return s("svg", { viewBox: "0 0 34 34", class: "logo emblem", "aria-hidden": "true" }, s("path", { d: "M7 25c7 0 6-15 11-15s3 8 6.500 8 2.500-3 2.500-3" }));
}

function buildFrame() {
  titleCounts[language] = undefined;
  document.documentElement.lang = language;
  const input = h("input", { type: "search", id: "search", value: state.q, placeholder: say("hint"), "aria-label": say("search"), spellcheck: "false", oninput: () => change({ q: input.value, open: "", view: state.view === "compare" ? "grid" : state.view }, true) });
  Object.assign(frame, { input, clear: h("button", { type: "button", class: "inside", "aria-label": say("clear"), onclick: () => { input.value = ""; change({ q: "" }); input.focus(); } }, drawing("close")) });
  frame.facets = h("div", { class: "facet-list" });
  $("#rail").replaceChildren(
    h("a", { class: "brand", href: "#!" }, logo(), h("span", {}, data.title ?? "Curvet")),
    frame.facets, h("div", { class: "only-phone" }, tail()));
  const view = (name) => h("button", { type: "button", "data-view": name, "aria-pressed": "false", "aria-label": say(name), onclick: () => change({ view: name, open: "" }) }, drawing(name), h("span", {}, say(name)));
  [frame.countTitle, frame.countNumber, frame.views] = [h("span", {}), h("small", {}), [view("grid"), view("map")]];
  frame.count = h("h1", { class: "count", "aria-live": "polite" }, frame.countTitle, frame.countNumber);
  frame.play = h("button", { type: "button", class: "play small", "aria-keyshortcuts": "Space", onclick: () => driver.setPlaying(!driver.playing) });
  frame.sort = h("select", { class: "quiet", "aria-label": say("sort"), onchange: () => change({ sort: frame.sort.value }) },
    [["curated", "curated"], ["name", "name"], ["duration", "byDuration"], ["overshoot", "byOvershoot"], ["feel", "byFeel"], ["updated", "updated"]].map(([value, key]) => h("option", { value }, say(key))));
  $("#top").replaceChildren(
    h("button", { type: "button", class: "round only-phone", "aria-label": say("filters"), "aria-controls": "rail", onclick: () => openRail(true) }, drawing("filters")),
    // First the search and the view, below them the title of the results.
    h("label", { class: "search" }, drawing("search"), input, frame.clear, h("kbd", {}, "/")), h("div", { class: "views", role: "group", "aria-label": say("grid") }, frame.views),
    tail(), h("span", { class: "line-break" }), frame.count,
    h("div", { class: "transport", role: "group", "aria-label": say("play") }, frame.play, paceButton(), castChoice()), frame.sort);
  $(".shade").onclick = () => openRail(false);
  frame.tray = h("div", { class: "tray", role: "group", "aria-label": say("tray") });
  $("#bottom").replaceChildren(frame.tray);
  const help = $("#help"), keys = say("guide").split(" · ").map((one) => { const [, key, words] = one.match(/^((?:[,./?\d] ?)+|\S+) ?(.*)$/); return [key.trim(), words]; });
  help.replaceChildren(h("h2", {}, say("keys")), h("ul", {}, keys.map(([key, words]) => h("li", {}, h("kbd", {}, key), h("span", {}, words)))), h("form", { method: "dialog" }, h("button", { class: "plain" }, say("closeWord"))));
  $("#skip").textContent = say("skip");
  // The address contains the state of the page, and can't contain an anchor.
  $("#skip").onclick = (event) => { event.preventDefault(); main.focus(); main.scrollIntoView(); };
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
const tail = () => h("div", { class: "tail" }, languageChoice(),
  h("button", { type: "button", class: "round bordered", title: say("theme"), "aria-label": say("theme"), onclick: nextTheme }, drawing("theme")),
  h("button", { type: "button", class: "round bordered", title: say("keys"), "aria-label": say("keys"), onclick: () => $("#help").showModal() }, drawing("help")));

/** The exports next to the page, and the presets that they omit. */
function showFiles() {
  const files = $("#files");
  files.hidden = !data.exports?.length;
  files.replaceChildren(h("h2", {}, say("files")), h("ul", {}, (data.exports ?? []).map(([path, ...leftOut]) => h("li", {}, h("a", { href: path, download: true }, path.split("/").at(-1)),
    leftOut.length > 0 && h("details", {}, h("summary", {}, say("missing", { n: leftOut.length })), h("ul", {}, leftOut.map((name) => h("li", {}, h("a", { href: `#${name}` }, byName.get(name)?.title ?? name)))))))));
}

function openRail(opens) { document.body.classList.toggle("rail-open", opens); if (opens) $("button", frame.facets)?.focus(); }

function languageChoice() {
  const words = h("select", { class: "quiet", "aria-label": say("language"), onchange: () => { remember({ language: words.value }); language = words.value; rebuild(); } }, Object.entries(languages).map(([key, name]) => h("option", { value: key, selected: key === language }, name)));
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
  const button = h("button", { type: "button", class: "pace", onclick: () => { driver.speed = { 1: 0.5, 0.5: 0.1, 0.1: 1 }[driver.speed]; showTransport(); announce(`${say("speed")} ${button.textContent}`); } });
  showPace(button);
  return button;
}
function showPace(button) {
  button.textContent = { 1: "1×", 0.5: "½×", 0.1: "⅒×" }[driver.speed];
  button.setAttribute("aria-label", `${say("speed")} ${driver.speed}×`);
}

/** Chooses the sample object for motions that have only a progress. */
function castChoice() {
  const choice = h("select", { "aria-label": say("moves"), onchange: () => { remember({ look: choice.value }); redraw(); } }, looks.map((one) => h("option", { value: one, selected: one === settings.look }, say(one))));
  return h("label", { class: "cast", title: say("moves") }, h("span", {}, drawing(settings.look)), choice);
}
document.addEventListener("playing", showTransport);

function buildFacets() {
  const kind = (name) => h("button", { type: "button", class: "chip", "data-facet": "kind", "data-value": name, "data-color": name, "aria-pressed": "false", onclick: () => toggleFacet("kind", name) }, drawing(name), h("span", {}, kindWord(name)), h("small", {}));
  const chip = (facet, value, word) => h("button", { type: "button", class: "chip small", "data-facet": facet, "data-value": value, "aria-pressed": "false", onclick: () => toggleFacet(facet, value) }, h("span", {}, word), h("small", {}));
  const choose = (facet, label, options) => h("label", { class: "choose" }, h("span", {}, label), h("select", { "data-choose": facet, onchange: (event) => change({ [facet]: facet === "tag" ? [event.target.value].filter(Boolean) : event.target.value }) }, options.map(([value, word]) => h("option", { value }, word))));
  const used = (get) => new Set(presets.flatMap(get));
  const tags = [...used((one) => one.tags ?? [])].sort(), usedRoles = used((one) => [one.role]), usedFeels = used((one) => one.feel ?? []), usedKinds = used((one) => [one.kind]);
  const group = (word, list, className) => list.length > 0 && h("div", { class: "facet", role: "group", "aria-label": word }, h("span", { class: "caption" }, word), h("div", { class: className }, list));
  const slider = durationSlider();
  frame.reset = h("button", { type: "button", class: "plain", onclick: () => change({ ...blank(), q: "", sort: state.sort, compare: state.compare, view: state.view }) }, say("reset"));
  frame.facets.replaceChildren(...[
    group(say("kind"), kinds.filter((one) => usedKinds.has(one)).map(kind), "kinds"),
    group(say("feel"), feels.filter((one) => usedFeels.has(one)).map((one) => chip("feel", one, feelWord(one))), "choices"),
    slider && h("div", { class: "facet", role: "group", "aria-label": say("duration") }, h("span", { class: "caption" }, say("duration")), slider),
    group(say("role"), roles.filter((one) => usedRoles.has(one)).map((one) => chip("role", one, roleWord(one))), "choices"),
    h("div", { class: "facet" }, tags.length > 0 && choose("tag", say("tag"), [["", say("any")], ...tags.map((one) => [one, one])]),
      choose("overshoot", say("overshoot"), [["", say("any")], ["none", say("noOvershoot")], ["some", `≤ 10${percentSign()}`], ["much", `> 10${percentSign()}`]]),
      choose("findings", say("findings"), [["", say("any")], ["some", say("hasFindings")], ["none", say("noFindings")]]), frame.reset),
  ].filter(Boolean));
  frame.chips = [...frame.facets.querySelectorAll("[data-facet]")].map((element) => ({ element, count: $("small", element), ...element.dataset }));
  frame.choices = [...frame.facets.querySelectorAll("[data-choose]")];
}

function toggleFacet(facet, value) { const now = state[facet]; change({ [facet]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value] }); }

function showFacets() {
  for (const { element, count, facet, value } of frame.chips) {
    const number = results.counts[facet].get(value) ?? 0;
    setAttribute(element, "aria-pressed", state[facet].includes(value));
    setText(count, number);
    element.classList.toggle("idle", number === 0);
  }
  for (const one of frame.choices) { const value = one.dataset.choose === "tag" ? state.tag[0] ?? "" : state[one.dataset.choose]; if (one.value !== value) one.value = value; }
  frame.reset.hidden = results.list.length === presets.length && !state.q;
  const found = results.list.length, title = state.q ? quoted(state.q) : state.kind.length === 1 ? kindWord(state.kind[0]) : say("motions");
  setText(frame.countTitle, title);
  setText(frame.countNumber, found === presets.length ? found : say("of", { n: found, all: presets.length }));
  if (frame.sort.value !== state.sort) frame.sort.value = state.sort;
  setText(frame.sort.options[0], say(state.q && results.query?.words.length ? "relevance" : "curated"));
  if (frame.input.value !== state.q) frame.input.value = state.q;
  frame.clear.hidden = !state.q;
  for (const one of frame.views) setAttribute(one, "aria-pressed", !state.open && one.dataset.view === state.view);
  frame.slider?.show();
}

/** Two handles on a logarithmic scale, over a histogram of durations. */
function durationSlider() {
  const steps = [0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.7, 1, 1.5, 2, 3, 5, Infinity], timed = presets.filter((one) => one.facts.duration > 0);
  if (timed.length < 3) return undefined;
  const wide = 206, tall = 26, bars = s("svg", { width: wide, height: tall, "aria-hidden": "true", class: "bars" }), label = h("output", {}), last = steps.length - 1;
  const range = (value, key) => h("input", { type: "range", min: 0, max: last, step: 1, value, "aria-label": `${say("duration")} ${key}`, oninput: () => moved() });
  const [low, high] = [range(0, "≥"), range(last, "≤")];
  const columns = steps.slice(0, -1).map((_, n) => s("rect", { x: fixed(12 + (n * (wide - 24)) / last), width: fixed((wide - 24) / last - 2), rx: 2 }));
  bars.append(...columns);
  const text = (n) => (n === last ? "" : String(steps[n]));
  const words = () => { const [a, b] = [Number(low.value), Number(high.value)]; const name = a > 0 && b < last ? `${timeText(steps[a])} – ${timeText(steps[b])}` : a > 0 ? `≥ ${timeText(steps[a])}` : b < last ? `≤ ${timeText(steps[b])}` : say("anyTime"); setText(label, name); for (const one of [low, high]) setAttribute(one, "aria-valuetext", name); };
  const moved = () => { if (Number(low.value) >= Number(high.value)) { if (document.activeElement === low) low.value = Number(high.value) - 1; else high.value = Number(low.value) + 1; } const [a, b] = [Number(low.value), Number(high.value)]; words(); change({ duration: a === 0 && b === last ? "" : `${a ? steps[a] : ""}..${text(b)}` }, true); };
  frame.slider = {
    show() {
      const [a, b] = (state.duration || "..").split("..");
      low.value = Math.max(0, a === "" ? 0 : steps.findIndex((one) => one >= Number(a)));
      high.value = b === "" ? last : steps.findIndex((one) => one >= Number(b));
      const counts = columns.map(() => 0);
      for (const { facts: { duration } } of results.times) if (duration > 0) counts[steps.findIndex((step) => duration <= step) - 1]++;
      const top = Math.max(...counts, 1), [from, to] = [Number(low.value), Number(high.value)];
      counts.forEach((count, n) => {
        setAttribute(columns[n], "y", fixed(tall - ((tall - 2) * count) / top));
        setAttribute(columns[n], "height", fixed(((tall - 2) * count) / top));
        setAttribute(columns[n], "class", n >= from && n < to ? "in" : "");
      });
      words();
    },
  };
  return h("div", { class: "durations" }, h("div", { class: "double", style: { width: `${wide}px` } }, bars, low, high), label);
}

function nextTheme() { remember({ theme: { auto: "dark", dark: "light", light: "auto" }[settings.theme] === "auto" ? (matchMedia("(prefers-color-scheme: dark)").matches ? "light" : "auto") : settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches ? "light" : { auto: "dark", dark: "light", light: "dark" }[settings.theme] }); applyTheme(); redraw(); }
function applyTheme() {
  if (settings.theme === "auto") delete document.documentElement.dataset.theme; else document.documentElement.dataset.theme = settings.theme;
  palettes.clear();
}
