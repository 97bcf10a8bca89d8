// Geometry: how a plane is seen that turns before an eye. Angles in degrees, lengths in points, y
// grows downwards.

const turn = Math.PI / 180;

/**
 * Makes the map from a plane's own points, counted from its centre, to what the eye sees.
 * First scale, then rotate about z, y and x, then move: the order of all players of Curvet.
 */
function projection(
  { centre, translation = [0, 0, 0], rotation = [0, 0, 0], scale = [1, 1] },
  eye,
) {
  const [sx, cx] = [Math.sin(rotation[0] * turn), Math.cos(rotation[0] * turn)];
  const [sy, cy] = [Math.sin(rotation[1] * turn), Math.cos(rotation[1] * turn)];
  const [sz, cz] = [Math.sin(rotation[2] * turn), Math.cos(rotation[2] * turn)];
  return (u, v) => {
    u *= scale[0];
    v *= scale[1];
    const x1 = u * cz - v * sz;
    const y1 = u * sz + v * cz;
    const x2 = x1 * cy;
    const z2 = -x1 * sy;
    const y3 = y1 * cx - z2 * sx;
    const z3 = y1 * sx + z2 * cx;
    let x = centre[0] + translation[0] + x2;
    let y = centre[1] + translation[1] + y3;
    const z = translation[2] + z3;
    if (eye) {
      const near = eye.distance / Math.max(eye.distance - z, 1e-3);
      x = eye.at[0] + (x - eye.at[0]) * near;
      y = eye.at[1] + (y - eye.at[1]) * near;
    }
    return [x, y];
  };
}

/** The outline of a rectangle with round corners, counted from its centre. */
function outline(x, y, w, h, radius = 0) {
  const r = Math.min(Math.max(radius, 0), Math.abs(w) / 2, Math.abs(h) / 2);
  if (r < 0.01)
    return [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
  const points = [];
  const corners = [
    [x + w - r, y + r, -90],
    [x + w - r, y + h - r, 0],
    [x + r, y + h - r, 90],
    [x + r, y + r, 180],
  ];
  for (const [a, b, from] of corners) {
    for (let n = 0; n <= 6; n++) {
      const angle = (from + n * 15) * turn;
      points.push([a + r * Math.cos(angle), b + r * Math.sin(angle)]);
    }
  }
  return points;
}
