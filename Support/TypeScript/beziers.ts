/** Consecutive cubic Béziers, each as control points and end point: x1, y1, x2, y2, x, y. */
function beziers(pieces: number[][]) {
  return (progress: number) => {
    "worklet";
    const at = (t: number, a: number, b: number, c: number, d: number) =>
      (1 - t) ** 2 * ((1 - t) * a + 3 * t * b) + t ** 2 * (3 * (1 - t) * c + t * d);
    let [startX, startY] = [0, 0];
    for (const [x1, y1, x2, y2, x, y] of pieces) {
      if (progress < x) {
        let [low, high] = [0, 1];
        for (let step = 0; step < 50; step += 1) {
          const middle = (low + high) / 2;
          if (at(middle, startX, x1, x2, x) < progress) low = middle;
          else high = middle;
        }
        return at(high, startY, y1, y2, y);
      }
      [startX, startY] = [x, y];
    }
    return startY;
  };
}
