// Plays `values` and `options` as Motion's animate() does, by motion.dev's documentation of
// keyframes, times, ease, repeat, and repeatType, and its solver of Bézier curves: at most twelve
// halvings of the parameter.
(() => {
  const cubic = (a, b, t) => 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t;
  const bezier =
    ([x1, y1, x2, y2]) =>
    (x) => {
      if (x === 0 || x === 1) return x;
      let [low, high, t] = [0, 1, 0];
      for (let step = 0; step < 12; step++) {
        t = (low + high) / 2;
        const gap = cubic(x1, x2, t) - x;
        if (Math.abs(gap) <= 1e-7) break;
        if (gap > 0) high = t;
        else low = t;
      }
      return cubic(y1, y2, t);
    };
  const easing = (ease) => {
    if (ease === "linear") return (x) => x;
    if (typeof ease === "function") return ease;
    if (Array.isArray(ease) && ease.every((one) => typeof one === "number")) return bezier(ease);
    throw new Error(`unknown ease ${ease}`);
  };
  // The first value may be the one that the property has before; any other without a value is the
  // one before it.
  return ({ values: given, options }, time, { current }) => {
    const values = [...given];
    values.forEach(
      (value, index) => (values[index] = value ?? (index > 0 ? values[index - 1] : current)),
    );
    const { duration, delay = 0, ease, repeat = 0, repeatType = "loop" } = options;
    const times = options.times ?? values.map((_, index) => index / (values.length - 1));
    const run = Math.max((time - delay) / duration, 0);
    const count = repeat + 1;
    const round = Math.min(Math.floor(run), count - 1);
    let part = run >= count ? 1 : run - round;
    if (repeatType === "reverse" && round % 2 === 1) part = 1 - part;
    // Of two keyframes at one time the later one counts.
    let index = times.findLastIndex((one) => one <= part);
    index = Math.min(Math.max(index, 0), values.length - 2);
    const isList = Array.isArray(ease) && ease.some((one) => typeof one !== "number");
    const curve = easing(isList ? ease[index] : ease);
    const length = times[index + 1] - times[index];
    const fraction = length > 0 ? Math.min((part - times[index]) / length, 1) : 1;
    return values[index] + (values[index + 1] - values[index]) * curve(fraction);
  };
})();
