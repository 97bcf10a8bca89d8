// Pages: the two screens that transitions move, drawn as planes of plain shapes; and the things
// that move else.

/** Shapes of a screen of 390 × 844: x, y, width, height, radius, color. */
const listPage = [
  [0, 0, 390, 844, 0, "page"],
  [24, 74, 150, 26, 6, "line"],
  ...[0, 1, 2, 3, 4].flatMap((row) => {
    const y = 136 + row * 128;
    return [
      [24, y, 342, 104, 18, "fill"],
      [44, y + 24, 56, 56, 12, "line"],
      [120, y + 30, 150, 16, 5, "line"],
      [120, y + 60, 214, 12, 4, "soft"],
    ];
  }),
  [0, 772, 390, 72, 0, "bar"],
  ...[0, 1, 2, 3].map((n) => [48 + n * 85, 792, 38, 30, 9, "line"]),
];
const detailPage = [
  [0, 0, 390, 844, 0, "tint"],
  [0, 0, 390, 376, 0, "accent"],
  [24, 66, 40, 40, 20, "glass"],
  [24, 306, 190, 32, 7, "white"],
  [24, 408, 236, 20, 6, "deep"],
  [24, 446, 342, 13, 4, "mid"],
  [24, 474, 342, 13, 4, "mid"],
  [24, 502, 260, 13, 4, "mid"],
  [24, 548, 342, 150, 20, "mid"],
  [24, 728, 342, 62, 31, "accent"],
  [150, 750, 90, 18, 6, "white"],
];

const scratch = document.createElement("canvas").getContext("2d");
/** Draws something as a whole that lets through what is behind it, but not its own lower parts. */
function asOne(context, opacity, draw) {
  const { width, height } = context.canvas;
  if (scratch.canvas.width < width || scratch.canvas.height < height)
    [scratch.canvas.width, scratch.canvas.height] = [
      Math.max(scratch.canvas.width, width),
      Math.max(scratch.canvas.height, height),
    ];
  scratch.setTransform(1, 0, 0, 1, 0, 0);
  scratch.clearRect(0, 0, width, height);
  scratch.setTransform(context.getTransform());
  draw(scratch);
  context.save();
  context.globalAlpha *= opacity;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(scratch.canvas, 0, 0, width, height, 0, 0, width, height);
  context.restore();
}

/** Draws shapes on a plane; `map` takes its points, counted from its centre, to the canvas. */
function drawPlane(context, shapes, map, size, palette, opacity = 1) {
  if (opacity < 0.999)
    return asOne(context, opacity, (layer) => drawPlane(layer, shapes, map, size, palette));
  const [kx, ky] = [size[0] / 390, size[1] / 844];
  context.save();
  for (const [x, y, w, h, r, color] of shapes) {
    fillShape(
      context,
      outline(x * kx - size[0] / 2, y * ky - size[1] / 2, w * kx, h * ky, r * Math.min(kx, ky)),
      map,
      palette[color],
    );
  }
  context.restore();
}

function trace(context, points, map) {
  context.beginPath();
  points.forEach(([u, v], n) => {
    const [x, y] = map(u, v);
    if (n) context.lineTo(x, y);
    else context.moveTo(x, y);
  });
  context.closePath();
}

function fillShape(context, points, map, color) {
  trace(context, points, map);
  context.fillStyle = color;
  context.fill();
}
