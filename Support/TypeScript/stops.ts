/** Straight lines between stops, each an input and an output, as in CSS `linear()`. */
function stops(points: number[][]) {
  return (progress: number) => {
    "worklet";
    let index = points.length - 2;
    while (index > 0 && points[index][0] > progress) index -= 1;
    const [start, from] = points[index];
    const [end, to] = points[index + 1];
    if (start === end || (index === points.length - 2 && progress >= end)) return to;
    return from + ((to - from) * (progress - start)) / (end - start);
  };
}
