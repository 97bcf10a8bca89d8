// The reader's settings, stored by the browser if allowed, and the state of the page, stored in the
// address.

const remembered = (() => {
  try {
    return JSON.parse(localStorage.getItem("curvet-gallery") ?? "{}");
  } catch {
    return {};
  }
})();
const settings = {
  look: looks.includes(remembered.look) ? remembered.look : "box",
  code: remembered.code ?? "swiftui",
  theme: remembered.theme ?? data.theme ?? "auto",
  reduced: false,
  css: typeof remembered.css === "boolean" ? remembered.css : undefined,
  language: data.words[remembered.language] ? remembered.language : undefined,
};
function remember(values) {
  Object.assign(settings, values);
  const { look, code, theme, css, language: words } = settings;
  try {
    localStorage.setItem(
      "curvet-gallery",
      JSON.stringify({ look, code, theme, css, language: words }),
    );
  } catch {
    /* the page works without */
  }
}

const blank = () => ({
  q: data.query ?? "",
  kind: [],
  role: [],
  feel: [],
  tag: [],
  duration: "",
  overshoot: "",
  findings: "",
  sort: "curated",
  view: "grid",
  open: "",
  compare: [],
  tweak: "",
});
const state = blank();
/** The name in an address that isn't in the catalog, and is searched for instead. */
let missingName = "";

/**
 * Reads the address: `#spring/app/card` is a preset's own page, `#!q=soft&kind=spring` what is
 * found.
 */
function readAddress() {
  let hash = location.hash.slice(1);
  try {
    hash = decodeURIComponent(hash);
  } catch {
    /* as it is */
  }
  const compare = state.compare;
  const next = blank();
  if (hash && !hash.startsWith("!")) {
    const [name, tweak] = hash.split("?");
    Object.assign(next, state, {
      open: byName.has(name) ? byName.get(name).name : "",
      tweak: tweak ?? "",
      view: state.view === "compare" ? "grid" : state.view,
    });
    if (!next.open) [next.q, missingName] = [hash, name];
  } else {
    const parts = new URLSearchParams(location.hash.startsWith("#!") ? location.hash.slice(2) : "");
    for (const key of Object.keys(next)) {
      if (!parts.has(key)) continue;
      const text = parts.get(key);
      next[key] = Array.isArray(next[key]) ? text.split(",").filter(Boolean) : text;
    }
    if (!location.hash) next.q = data.query ?? "";
    next.open = "";
    next.compare = (parts.has("compare") ? next.compare : compare)
      .filter((name) => byName.has(name))
      .slice(0, 4);
  }
  if (!["grid", "map", "compare"].includes(next.view)) next.view = "grid";
  Object.assign(state, next);
}

function addressOf() {
  if (state.open) return `#${state.open}${state.tweak ? `?${state.tweak}` : ""}`;
  const parts = new URLSearchParams();
  const none = blank();
  for (const [key, value] of Object.entries(state)) {
    if (key === "open" || key === "tweak" || (key === "compare" && state.view !== "compare"))
      continue;
    const text = Array.isArray(value) ? value.join(",") : value;
    if (text !== (Array.isArray(none[key]) ? "" : none[key])) parts.set(key, text);
  }
  const text = parts.toString();
  return text ? `#!${text}` : "#!";
}
