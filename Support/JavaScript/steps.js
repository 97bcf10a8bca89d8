/**
 * Equal steps, as in CSS `steps()`. `first` is 1 if they jump at the start.
 * @param {number} count
 * @param {number} first
 * @param {number} jumps
 * @returns {(progress: number) => number}
 */
function steps(count, first, jumps) {
  return (progress) => Math.min(Math.floor(progress * count) + first, jumps) / jumps;
}
