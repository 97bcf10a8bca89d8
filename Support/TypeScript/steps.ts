/** Equal steps, as in CSS `steps()`. `first` is 1 if they jump at the start. */
function steps(count: number, first: number, jumps: number) {
  return (progress: number) => {
    "worklet";
    return Math.min(Math.floor(progress * count) + first, jumps) / jumps;
  };
}
