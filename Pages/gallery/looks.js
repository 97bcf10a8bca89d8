// Looks: what moves when a motion is a progress alone, and the reader chooses.

const looks = ["box", "card", "sheet", "list", "icon", "text"];
/** The rows of a list start one after another, so many seconds apart. */
const rowDelay = 0.05;
const lookDelay = (look) => (look === "list" ? 3 * rowDelay : 0);

/** Where a travelling thing is at 0 and 1, with room for what goes beyond. */
function travel([x, , w], peak) {
  const from = x + w * 0.19;
  const reach = Math.min(w * 0.42, (w * 0.7) / Math.max(peak, 1));
  return (progress) => from + reach * progress;
}

/** Paints a look in a rectangle; `at(delay)` is its progress, `peak` the greatest that it has. */
function paintLook(context, look, at, rectangle, peak, palette) {
  const [x, y, w, h] = rectangle;
  const p = at(0);
  const middle = x + w / 2;
  const cy = y + h / 2;
  const rect = (a, b, c, d, r, color) => {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(a, b, Math.max(c, 0), Math.max(d, 0), Math.max(Math.min(r, c / 2, d / 2), 0));
    context.fill();
  };
  const dashed = (a, b, c, d, r) => {
    context.save();
    context.strokeStyle = palette.edge;
    // An object at its target needs no outline.
    context.globalAlpha *= 0.7 * Math.min(1, Math.abs(p - 1) * 10);
    context.setLineDash([3, 4]);
    context.beginPath();
    context.roundRect(a, b, c, d, r);
    context.stroke();
    context.restore();
  };
  context.save();
  if (look === "box" || look === "text") {
    const place = travel(rectangle, peak);
    const side = Math.min(h * 0.66, w * 0.19, 132);
    const left = place(p) - side / 2;
    if (look === "box") {
      dashed(place(1) - side / 2, cy - side / 2, side, side, side * 0.28);
      rect(left, cy - side / 2, side, side, side * 0.28, palette.accent);
      rect(left + side * 0.2, cy - side * 0.3, side * 0.3, side * 0.1, side, palette.shine);
    } else {
      context.font = `720 ${side * 1.05}px ${palette.font}`;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.globalAlpha *= 0.16;
      context.fillStyle = palette.ink;
      context.fillText("Ag", place(1), cy);
      context.globalAlpha /= 0.16;
      context.fillStyle = palette.accent;
      context.fillText("Ag", place(p), cy);
    }
  } else if (look === "card") {
    // A card grows to its full size: what overshoots is larger than it.
    const full = [Math.min(w * 0.42, h * 1.0), h * 0.74];
    const k = 0.35 + 0.65 * p;
    dashed(middle - full[0] / 2, cy - full[1] / 2, full[0], full[1], 12);
    context.translate(middle, cy);
    context.scale(k, k);
    rect(-full[0] / 2, -full[1] / 2, full[0], full[1], 12, palette.tint);
    context.save();
    context.beginPath();
    context.roundRect(-full[0] / 2, -full[1] / 2, full[0], full[1], 12);
    context.clip();
    rect(-full[0] / 2, -full[1] / 2, full[0], full[1] * 0.52, 0, palette.accent);
    context.restore();
    rect(-full[0] * 0.38, full[1] * 0.14, full[0] * 0.5, full[1] * 0.09, 4, palette.deep);
    rect(-full[0] * 0.38, full[1] * 0.29, full[0] * 0.76, full[1] * 0.06, 3, palette.mid);
  } else if (look === "sheet") {
    const top = y + 4;
    const tall = h - 8;
    const wide = Math.min(w * 0.5, tall * 1.5);
    const left = middle - wide / 2;
    const panel = new Path2D();
    panel.roundRect(left, top, wide, tall, 12);
    context.fillStyle = palette.page;
    context.fill(panel);
    context.save();
    context.clip(panel);
    for (let row = 0; row < 4; row++)
      rect(left + 12, top + 12 + row * tall * 0.26, wide - 24, tall * 0.18, 6, palette.fill);
    const edge = top + tall - tall * 0.6 * p;
    rect(left, edge, wide, tall * 1.6, 14, palette.accent);
    rect(middle - 15, edge + 7, 30, 4, 2, palette.white);
    rect(left + 16, edge + 22, wide * 0.4, 8, 4, palette.white);
    context.restore();
    context.strokeStyle = palette.edge;
    context.stroke(panel);
  } else if (look === "list") {
    const rows = 4;
    const height = (h * 0.9) / rows;
    const wide = Math.min(w * 0.46, 260);
    const left = middle - wide / 2;
    for (let row = 0; row < rows; row++) {
      const q = at(row * rowDelay);
      const top = y + h * 0.05 + row * height;
      const shift = (1 - q) * w * 0.34;
      context.globalAlpha = clamp(q * 1.6, 0.1, 1);
      rect(left + shift, top, wide, height - 5, 8, palette.tint);
      rect(left + 6 + shift, top + 5, height - 15, height - 15, 5, palette.accent);
      rect(left + height + shift, top + (height - 5) / 2 - 3, wide * 0.5, 6, 3, palette.deep);
    }
  } else {
    const size = h * 0.36;
    const k = Math.max(p, 0);
    context.translate(middle, cy);
    context.strokeStyle = palette.edge;
    context.setLineDash([3, 4]);
    heart(context, size);
    context.stroke();
    context.setLineDash([]);
    context.scale(k, k);
    heart(context, size);
    context.fillStyle = palette.accent;
    context.fill();
  }
  context.restore();
}

function heart(context, s) {
  context.beginPath();
  context.moveTo(0, s * 0.82);
  context.bezierCurveTo(-s * 1.25, s * 0.1, -s * 0.95, -s * 0.85, -s * 0.42, -s * 0.78);
  context.bezierCurveTo(-s * 0.2, -s * 0.75, -s * 0.06, -s * 0.6, 0, -s * 0.44);
  context.bezierCurveTo(s * 0.06, -s * 0.6, s * 0.2, -s * 0.75, s * 0.42, -s * 0.78);
  context.bezierCurveTo(s * 0.95, -s * 0.85, s * 1.25, s * 0.1, 0, s * 0.82);
  context.closePath();
}
