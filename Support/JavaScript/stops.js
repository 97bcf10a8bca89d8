/**
 * Straight lines between stops, each an input and an output, as in CSS `linear()`.
 * @param {number[][]} points
 * @returns {(progress: number) => number}
 */
function stops(points) {
  return (progress) => {
    const found = points.findLastIndex(([input]) => input <= progress);
    const index = Math.min(Math.max(found, 0), points.length - 2);
    const [[start, from], [end, to]] = points.slice(index, index + 2);
    return start === end ? to : from + ((to - from) * (progress - start)) / (end - start);
  };
}
