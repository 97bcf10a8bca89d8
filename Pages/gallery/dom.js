// Making elements. Texts become text nodes: nothing of a catalog is ever read as markup.

function put(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style" && typeof value === "object")
      for (const [key, one] of Object.entries(value)) element.style.setProperty(key, one);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(
    ...children.flat(3).filter((one) => one !== undefined && one !== null && one !== false),
  );
  return element;
}

const h = (tag, attributes, ...children) => put(document.createElement(tag), attributes, children);
const s = (tag, attributes, ...children) =>
  put(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
/** Writes a text or an attribute if it differs: what is written again is laid out again. */
function setText(element, text) {
  const written = String(text);
  if (element.textContent !== written) element.textContent = written;
}
function setAttribute(element, name, value) {
  const written = String(value);
  if (element.getAttribute(name) !== written) element.setAttribute(name, written);
}
const $ = (selector, root = document) => root.querySelector(selector);
const fixed = (value) => (Math.round(value * 100) / 100).toString();

const drawings = {
  search: "M10.5 10.5L15 15M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0Z",
  close: "M4 4l8 8M12 4l-8 8",
  grid: "M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h4v4h-4z",
  map: "M2.5 2v11.5H14M6 9.5h.01M8.5 6h.01M11.5 8h.01M12 3.5h.01",
  filters: "M2 4.5h7M12 4.5h2M2 11.5h2M7 11.5h7M10.5 3v3M5.5 10v3",
  theme: "M8 2.5a5.5 5.5 0 1 0 0 11zM8 2.5a5.5 5.5 0 0 1 0 11",
  help:
    "M6 6.2a2 2 0 1 1 2.7 1.9c-.5.2-.7.5-.7 1.1v.3" +
    "M8 11.6h.01M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z",
  play: "M5 3.2v9.6L13 8Z",
  pause: "M4.5 3h2.2v10H4.5zM9.3 3h2.2v10H9.3z",
  back: "M9.5 3.5L5 8l4.5 4.5",
  next: "M6.5 3.5L11 8l-4.5 4.5",
  open: "M6 3H3v10h10v-3M9 3h4v4M13 3L7.5 8.5",
  link:
    "M6.8 9.2l2.4-2.4M7.5 4.5l1.6-1.6a2.8 2.8 0 0 1 4 4l-1.6 1.6" +
    "M8.5 11.5l-1.6 1.6a2.8 2.8 0 0 1-4-4l1.6-1.6",
  plus: "M8 3v10M3 8h10",
  check: "M3 8.5l3.2 3.2L13 4.8",
  copy: "M6 6h7v7H6zM10 6V3H3v7h3",
  start: "M4 3v10M13 3.5L7 8l6 4.5Z",
  loop: "M13 7a5 5 0 0 0-9-2.2M3 9a5 5 0 0 0 9 2.2M4 2v3h3M12 14v-3H9",
  box: "M4 4h8v8H4z",
  card: "M2.5 3.5h11v9h-11zM2.5 8h11",
  sheet: "M4 1.8h8v12.4H4zM4 8h8",
  list: "M3 4h10M3 8h10M3 12h10",
  icon: "M8 13.2L3.2 8.4a3 3 0 0 1 4.3-4.2l.5.5.5-.5a3 3 0 0 1 4.3 4.2Z",
  text:
    "M2.5 12L6 3.5 9.5 12M3.7 9.3h4.6" +
    "M11 8.3c1.7-1 3 0 3 1V12M14 10c-3-.3-3.4 2-1.7 2 .8 0 1.7-.7 1.7-1.4",
  spring: "M1.5 13C3.5 13 3.2 3 5.4 3s1.6 6.6 3.2 6.6S10.2 6 11.4 6s1.2 1.6 3.1 1.6",
  curve: "M2 13c5.5 0 6.5-10 12-10",
  transition: "M3 3.5h5.4v9H3zM8.4 3.5L13 2v12l-4.6-1.5",
  keyframes: "M1.5 8h3M11.5 8h3M8 4.5L11.5 8 8 11.5 4.5 8Z",
  animator: "M6.5 8A2.3 2.3 0 1 1 2 8a2.3 2.3 0 0 1 4.5 0h7.5M11.5 5.5L14 8l-2.5 2.5",
  group: "M2 4h6M6 8h6M10 12h4",
  duration: "M2 4.5v7M14 4.5v7M2 8h12M5.5 6.7v2.6M9 6.7v2.6",
  warn: "M8 2.5l6 10.5H2zM8 6.5v3M8 11.3h.01",
  print: "M4 6V2.5h8V6M4 11H2.5V6h11v5H12M4 9.5h8v4H4z",
};
const filled = new Set(["play", "pause"]);
const drawing = (name, attributes) =>
  s(
    "svg",
    {
      viewBox: "0 0 16 16",
      class: `drawing ${filled.has(name) ? "solid" : ""}`,
      "aria-hidden": "true",
      ...attributes,
    },
    s("path", { d: drawings[name] }),
  );
