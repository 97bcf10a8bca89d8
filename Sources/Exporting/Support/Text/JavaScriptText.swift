import Motion

/// JavaScript text spells values as JavaScript and TypeScript do.
enum JavaScriptText {
  /// Returns numbers as an array.
  static func array(_ values: [Double]) -> String { "[\(CodeText.list(values))]" }

  /// Returns the pairs of a line's points as one array, in rows under each other if they are many.
  static func points(_ points: [PathData.Point]) -> String {
    let pairs = points.map { array([$0.x, $0.y]) }
    let line = pairs.joined(separator: ", ")
    if line.count <= 60 { return "[\(line)]" }
    return "[\n" + CodeText.rows(pairs).map { "  \($0),\n" }.joined() + "]"
  }

  /// Returns Béziers in a row as one array of six numbers each.
  static func pieces(_ pieces: [BezierPiece]) -> String {
    let rows = pieces.map { array($0.numbers) }
    let line = rows.joined(separator: ", ")
    if line.count <= 60 { return "[\(line)]" }
    return "[\n" + rows.map { "  \($0),\n" }.joined() + "]"
  }

  /// Returns a value as a number, a text or arithmetic over arguments.
  static func value(_ value: PortableValue, names: [String: String], current: String) -> String {
    switch value {
    case .number(let number): CodeText.number(number)
    case .color(let color): "\"\(color.text)\""
    case .current: current
    case .measure(let measure): CodeText.arithmetic(measure.expression, names: names)
    }
  }

  /// Puts a declaration's parts into an object: on one line if that is short enough.
  static func object(_ members: [String], head: String, tail: String = "") -> [String] {
    let line = "\(head){ \(members.joined(separator: ", ")) }\(tail)"
    if line.count <= 100, !line.contains("\n") { return [line] }
    let lines = members.flatMap { "\($0),".split(separator: "\n").map { "  \($0)" } }
    return ["\(head){"] + lines + ["}\(tail)"]
  }

  /// Returns a velocity as a member of an object, which depends on the distance, and the names of
  /// what it depends on.
  static func speed(_ velocity: Quantity) -> (member: String, names: [String]) {
    let (names, lengths) = IdentifierStyle.javaScript().arguments(
      [["distance"]], lengths: velocity.symbols)
    return ("velocity: \(CodeText.factor(velocity, names: lengths)) * distance", names)
  }
}

extension IdentifierStyle {
  /// The constants of a JavaScript or TypeScript module.
  static func javaScript(besides taken: Set<String> = []) -> IdentifierStyle {
    IdentifierStyle(
      .camel,
      reserved: taken.union(
        IdentifierStyle.words(
          """
          abstract any arguments as async await boolean break case catch class const continue debugger
          declare default delete do else enum eval export extends false finally for from function get
          if implements import in infinity instanceof interface let module nan never new null number
          object of package private protected public return set static string super switch symbol this
          throw true try type typeof undefined unknown var void while with yield
          """)))
  }
}

/// Easing support is a function that makes an easing that a JavaScript library has none for.
struct EasingSupport {
  let name: String
  let javaScript: String
  /// The same in TypeScript, to run on React Native's UI thread.
  let worklet: String

  static let all = [beziers, stops, steps]

  /// The functions of the whole export that are called, in words.
  static func words(for needs: Set<String>) -> [String] {
    all.filter { needs.contains($0.name) }.map { "the function \($0.name)()" }
  }

  private static let beziers = EasingSupport(
    name: "beziers",
    javaScript: """
      /**
       * Consecutive cubic Béziers, each as control points and end point: x1, y1, x2, y2, x, y.
       * @param {number[][]} pieces
       * @returns {(progress: number) => number}
       */
      function beziers(pieces) {
        /** @type {(t: number, a: number, b: number, c: number, d: number) => number} */
        const at = (t, a, b, c, d) =>
          (1 - t) ** 2 * ((1 - t) * a + 3 * t * b) + t ** 2 * (3 * (1 - t) * c + t * d);
        return (progress) => {
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
      """,
    worklet: """
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
      """)

  private static let stops = EasingSupport(
    name: "stops",
    javaScript: """
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
      """,
    worklet: """
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
      """)

  private static let steps = EasingSupport(
    name: "steps",
    javaScript: """
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
      """,
    worklet: """
      /** Equal steps, as in CSS `steps()`. `first` is 1 if they jump at the start. */
      function steps(count: number, first: number, jumps: number) {
        return (progress: number) => {
          "worklet";
          return Math.min(Math.floor(progress * count) + first, jumps) / jumps;
        };
      }
      """)
}
