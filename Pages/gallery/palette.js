// Colors for canvases, read from the style sheet so that there is one place for them.

const palettes = new Map();
function paletteOf(kind = "accent") {
  const known = palettes.get(kind);
  if (known) return known;
  const probe = h("i", { "data-color": kind, hidden: true });
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const get = (name) => style.getPropertyValue(`--${name}`).trim();
  const palette = { source: listPage, destination: detailPage, font: style.fontFamily };
  for (const name of [
    "accent",
    "tint",
    "deep",
    "mid",
    "page",
    "fill",
    "line",
    "soft",
    "bar",
    "edge",
    "ground",
    "white",
    "glass",
    "shine",
    "veil",
    "ink",
    "third",
    "second",
  ])
    palette[name] = get(`c-${name}`);
  probe.remove();
  palettes.set(kind, palette);
  return palette;
}
