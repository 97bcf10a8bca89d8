/// Easing support is a function that makes an easing for which a JavaScript library has none.
struct EasingSupport {
  let name: String
  let javaScript: String
  /// The same in TypeScript, to run on React Native's UI thread.
  let worklet: String

  static let all = [stops, steps]

  /// The functions of the whole export that are called, in words.
  static func functions(of needs: Set<String>) -> [String] {
    all.filter { needs.contains($0.name) }.map { "the function \($0.name)()" }
  }

  private static let stops = EasingSupport(
    name: "stops",
    javaScript: """
      /**
       * Straight lines through stops, each an input and an output, as CSS `linear()` has them.
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
      """,
    worklet: """
      /** Straight lines through stops, each an input and an output, as CSS `linear()` has them. */
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
      """)

  private static let steps = EasingSupport(
    name: "steps",
    javaScript: """
      /**
       * Equal steps, as CSS `steps()` has them; `first` is 1 where they jump at the start.
       * @param {number} count
       * @param {number} first
       * @param {number} jumps
       * @returns {(progress: number) => number}
       */
      function steps(count, first, jumps) {
        return (progress) => Math.min(Math.floor(progress * count) + first, jumps) / jumps;
      }
      """,
    worklet: """
      /** Equal steps, as CSS `steps()` has them; `first` is 1 where they jump at the start. */
      function steps(count: number, first: number, jumps: number) {
        return (progress: number) => {
          "worklet";
          return Math.min(Math.floor(progress * count) + first, jumps) / jumps;
        };
      }
      """)
}
