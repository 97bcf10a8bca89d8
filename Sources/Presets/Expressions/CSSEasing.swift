import Diagnostics
import Motion

/// The easing functions of CSS (CSS Easing Functions Level 2); the opening bracket has been taken.
enum CSSEasing {
  /// The keywords that stand for a shape.
  static let keywords = [
    "ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end",
  ]

  /// Returns the shape that a keyword means.
  static func keyword(_ word: String) -> Curve.Shape? {
    switch word {
    case "linear": .named(.linear)
    case "ease": .named(.default)
    case "ease-in": .named(.easeIn)
    case "ease-out": .named(.easeOut)
    case "ease-in-out": .named(.easeInEaseOut)
    case "step-start": .steps(1, jump: .start)
    case "step-end": .steps(1, jump: .end)
    default: nil
    }
  }

  static func cubicBezier(_ scanner: inout ExpressionScanner) throws(MotionError) -> Curve.Shape {
    var points: [Double] = []
    for index in 0..<4 {
      if index > 0 { try scanner.expect(",") }
      points.append(try scanner.expectNumber("4 numbers in cubic-bezier(x1, y1, x2, y2)"))
    }
    try scanner.expect(")")
    guard (0...1).contains(points[0]), (0...1).contains(points[2]) else {
      throw MotionError(
        "the x values of cubic-bezier() must be from 0 to 1",
        help: "write fractions of the duration for x; only y can be outside 0…1")
    }
    return .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
  }

  static func steps(_ scanner: inout ExpressionScanner) throws(MotionError) -> Curve.Shape {
    let number = try scanner.expectNumber("the number of steps")
    guard let count = Int(exactly: number), (1...10000).contains(count) else {
      throw MotionError("steps() takes a whole number from 1 to 10000")
    }
    var jump = Curve.Jump.end
    if scanner.take(",") {
      let words: [String: Curve.Jump] = [
        "start": .start, "end": .end, "jump-start": .start, "jump-end": .end, "jump-none": .none,
        "jump-both": .both,
      ]
      let word = scanner.word()
      guard let known = word.flatMap({ words[$0] }) else {
        throw MotionError(
          "steps() takes jump-start, jump-end, jump-none, or jump-both",
          help: word.flatMap { Suggestion.question(for: $0, among: words.keys.sorted()) })
      }
      jump = known
    }
    try scanner.expect(")")
    guard jump != .none || count > 1 else {
      throw MotionError("steps() with jump-none takes at least 2 steps")
    }
    return .steps(count, jump: jump)
  }

  static func linear(_ scanner: inout ExpressionScanner) throws(MotionError) -> Curve.Shape {
    var points: [(output: Double, input: Double?)] = []
    repeat {
      let (output, inputs) = try stop(&scanner)
      points.append((output, inputs.first))
      // Two inputs make two points.
      if inputs.count == 2 { points.append((output, inputs[1])) }
    } while scanner.take(",")
    try scanner.expect(")")
    guard points.count <= 4096 else { throw MotionError("linear() takes at most 4,096 stops") }
    return .linear(resolved(points))
  }

  /// Takes a stop: its output, with up to two inputs in per cent before or after it.
  private static func stop(
    _ scanner: inout ExpressionScanner
  ) throws(MotionError) -> (output: Double, inputs: [Double]) {
    var inputs = scanner.percentages()
    let output = try scanner.expectNumber("a number in linear()")
    if inputs.isEmpty { inputs = scanner.percentages() }
    guard inputs.count <= 2 else {
      throw MotionError("a stop of linear() must be a number with at most two percentages")
    }
    return (output, inputs)
  }

  /// Fills in missing inputs as CSS does: 0 and 1 at the ends, evenly between neighbours.
  private static func resolved(_ points: [(output: Double, input: Double?)]) -> [Curve.Stop] {
    var inputs = points.map(\.input)
    if inputs[0] == nil { inputs[0] = 0 }
    let largest = inputs.compactMap { $0 }.max() ?? 0
    if inputs[inputs.count - 1] == nil { inputs[inputs.count - 1] = max(1, largest) }
    var running = -Double.infinity
    var known: [(index: Int, input: Double)] = []
    for (index, input) in inputs.enumerated() {
      guard let input else { continue }
      running = max(running, input)
      known.append((index, running))
    }
    var stops: [Curve.Stop] = []
    for (position, (index, input)) in known.enumerated() {
      stops.append(.init(input: input, output: points[index].output))
      guard position + 1 < known.count else { break }
      let (nextIndex, nextInput) = known[position + 1]
      for missing in index + 1..<max(nextIndex, index + 1) {
        let step = (nextInput - input) * Double(missing - index) / Double(nextIndex - index)
        stops.append(.init(input: input + step, output: points[missing].output))
      }
    }
    return stops
  }
}
