// Plays tweens of a Dart class as Flutter does, by the documentation of Tween, CurveTween,
// TweenSequence, Curve, Cubic, and ThreePointCubic. A Cubic is halved until it's within 0.001 of
// the time.
(() => {
  const cubic = (a, b, t) => 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t;

  // Every curve is 0 at 0 and 1 at 1.
  const curve = (inner) => ({ transform: (t) => (t === 0 || t === 1 ? t : inner(t)) });

  const Curves = { linear: curve((t) => t) };
  const Cubic = (x1, y1, x2, y2) =>
    curve((time) => {
      let [low, high] = [0, 1];
      for (;;) {
        const t = (low + high) / 2;
        const guess = cubic(x1, x2, t);
        if (Math.abs(time - guess) < 0.001) return cubic(y1, y2, t);
        if (guess < time) low = t;
        else high = t;
      }
    });
  const Offset = (x, y) => ({ x, y });
  const ThreePointCubic = (a1, b1, middle, a2, b2) =>
    curve((t) => {
      const isFirst = t < middle.x;
      const from = isFirst ? Offset(0, 0) : middle;
      const size = isFirst ? middle : Offset(1 - middle.x, 1 - middle.y);
      const [a, b] = isFirst ? [a1, b1] : [a2, b2];
      const scaled = (point) => [(point.x - from.x) / size.x, (point.y - from.y) / size.y];
      return Cubic(...scaled(a), ...scaled(b)).transform((t - from.x) / size.x) * size.y + from.y;
    });

  // These are a part of what is exported.
  const _Beziers = (pieces) =>
    curve((time) => {
      let [startX, startY] = [0, 0];
      for (const [x1, y1, x2, y2, x, y] of pieces) {
        if (time < x) {
          const at = (t, a, b, c, d) =>
            (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
          let [low, high] = [0, 1];
          for (let step = 0; step < 50; step++) {
            const t = (low + high) / 2;
            if (at(t, startX, x1, x2, x) < time) low = t;
            else high = t;
          }
          return at(high, startY, y1, y2, y);
        }
        [startX, startY] = [x, y];
      }
      return startY;
    });
  const _Stops = (points) =>
    curve((time) => {
      const found = points.findLastIndex(([x]) => x <= time);
      const index = Math.min(Math.max(found, 0), points.length - 2);
      const [[x1, y1], [x2, y2]] = points.slice(index);
      return x1 === x2 ? y2 : y1 + ((y2 - y1) * (time - x1)) / (x2 - x1);
    });
  const _Stairs = (count, first, jumps) =>
    curve((time) => Math.min((Math.floor(time * count) + first) / jumps, 1));

  const animatable = (transform) => ({
    transform,
    chain: (parent) => animatable((t) => transform(parent.transform(t))),
  });
  const Tween = ({ begin, end }) =>
    animatable((t) => (t === 0 ? begin : t === 1 ? end : begin + (end - begin) * t));
  const ColorTween = () => animatable(() => NaN);
  const CurveTween = ({ curve }) =>
    animatable((t) => (t === 0 || t === 1 ? t : curve.transform(t)));
  const TweenSequenceItem = (item) => item;
  const TweenSequence = (items) => {
    const total = items.reduce((sum, { weight }) => sum + weight, 0);
    return animatable((t) => {
      if (t === 1) return items[items.length - 1].tween.transform(1);
      let start = 0;
      for (const [index, { tween, weight }] of items.entries()) {
        const end = index === items.length - 1 ? 1 : start + weight / total;
        if (t >= start && t < end) return tween.transform((t - start) / (end - start));
        start = end;
      }
    });
  };
  const Duration = ({ milliseconds = 0, microseconds = 0 }) =>
    milliseconds / 1e3 + microseconds / 1e6;
  const Color = () => NaN;

  // Calls with names take an object, records are objects, and tuples are arrays.
  const script = (dart) => {
    const code = dart.replace(/\bconst /g, "").replace(/<[A-Za-z?]+>/g, "");
    const closes = [];
    let text = "";
    for (let index = 0; index < code.length; index++) {
      const mark = code[index];
      if (mark === "(") {
        const isCall = /\w$/.test(text);
        const isNamed = /^\(\s*[a-z]\w*:/.test(code.slice(index));
        let depth = 0;
        let isList = false;
        for (const other of code.slice(index)) {
          if ("([".includes(other)) depth++;
          else if (")]".includes(other) && --depth === 0) break;
          else if (other === "," && depth === 1) isList = true;
        }
        const [open, close] = isCall
          ? isNamed
            ? ["({", "})"]
            : ["(", ")"]
          : isNamed
            ? ["{", "}"]
            : isList
              ? ["[", "]"]
              : ["(", ")"];
        text += open;
        closes.push(close);
      } else {
        text += mark === ")" ? closes.pop() : mark;
      }
    }
    return text;
  };

  return {
    // The members of the class.
    exports: (dart) => {
      const made = {};
      for (const [, name, value] of dart.matchAll(/static (?:const|final) (\w+) = ([^;]*);/g)) {
        made[name] = eval(`(${script(value)})`);
      }
      for (const [, name, given, value] of dart.matchAll(
        / (\w+)\(\s*((?:double \w+,?\s*)+)\) => ([^;]*);/g,
      )) {
        made[name] = eval(`(${given.replace(/double /g, "")}) => (${script(value)})`);
      }
      return made;
    },
    // The value of a tween at a time, whose controller repeats as the comment says.
    play: (record, tween, time, { runs, alternates }) => {
      const run = Math.max((time - (record.delay ?? 0)) / record.duration, 0);
      const round = Math.min(Math.floor(run), runs - 1);
      const part = run >= runs ? 1 : run - round;
      return record[tween].transform(alternates && round % 2 === 1 ? 1 - part : part);
    },
  };
})();
