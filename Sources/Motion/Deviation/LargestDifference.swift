/// The largest difference of two motions, and when it is.
///
/// Of two functions it is searched for, as ``MaximumSearch`` does it: an estimate. Of two graphs it isn't
/// sampled: against a line it is where the slopes are the same, for anything
/// else it is enclosed by chords and tangents until what is left is a millionth of it. So nothing
/// between two instants exceeds it, however steep the motions are.
package struct LargestDifference: Hashable, Sendable {
  /// The difference; of graphs at most a millionth, or 1e-9, too large, never too small but for rounding.
  package private(set) var error = 0.0
  /// Where it is.
  package private(set) var input = 0.0

  /// A difference that is known otherwise.
  package init(_ difference: Double = 0, at input: Double = 0) {
    consider(difference, at: input)
  }

  /// Searches for the largest difference of two functions from 0 to an end.
  ///
  /// An endless motion is only known to stay within its distance.
  ///
  /// - Parameters:
  ///   - marks: When the functions may have corners or jump.
  ///   - difference: The difference at an input.
  package init(
    until end: Double = 1, marks: [Double], _ difference: (Double) -> Double
  ) {
    guard end.isFinite else {
      error = 1
      return
    }
    let found = MaximumSearch(over: 0...max(end, 0), marks: marks, steps: 8192, difference)
    consider(found.height, at: found.input)
    for input in [0, end] { consider(difference(input), at: input) }
  }

  /// Compares two graphs; one that ends sooner stays at its last value.
  package init(of one: CurveGraph, _ other: CurveGraph) {
    let end = max(one.end, other.end)
    consider(one.last - other.last, at: end)
    let (mine, others) = (one.extended(to: end).pieces, other.extended(to: end).pieces)
    var (index, place) = (0, 0)
    var bent: [CurvedSegment] = []
    while index < mine.count, place < others.count {
      let (piece, its) = (mine[index], others[place])
      let (low, high) = (max(piece.start.x, its.start.x), min(piece.end.x, its.end.x))
      if high > low {
        consider(piece.value(at: low) - its.value(at: low), at: low)
        consider(piece.value(at: high) - its.value(at: high), at: high)
        if its.bend == 0 {
          consider(piece, against: its, low, high)
        } else if piece.bend == 0 {
          consider(its, against: piece, low, high)
        } else {
          bent.append(CurvedSegment(one: piece, other: its, low: low, high: high))
        }
      }
      if piece.end.x <= high { index += 1 }
      if its.end.x <= high { place += 1 }
    }
    enclose(bent)
  }

  /// Compares a spring with a graph that stays where it ends, at the target; the rest of the spring's
  /// way, when the graph is over, belongs to it.
  package init(of solver: SpringSolver, _ graph: CurveGraph) {
    self.init(of: CurveGraph(solver, until: graph.end), graph)
    let rest = solver.largestDistance(after: graph.end)
    if graph.last == 1 { consider(rest.distance, at: rest.time) }
  }

  /// Takes in a difference that is known otherwise, such as what is left of a spring's way.
  package mutating func consider(_ difference: Double, at input: Double) {
    if abs(difference) > error { (error, self.input) = (abs(difference), input) }
  }

  /// Adds what may come on top of the difference, wherever it is.
  package mutating func add(_ difference: Double) { error += difference }

  private mutating func consider(
    _ piece: CurveSegment, against line: CurveSegment, _ low: Double, _ high: Double
  ) {
    for point in piece.points(alongside: line, between: low, high) {
      consider(point.y - line.value(at: point.x), at: point.x)
    }
  }

  /// Less than that isn't looked at more closely.
  private static let least = 1e-9

  /// Halves what could hold more than was found, until nothing could.
  private mutating func enclose(_ spans: [CurvedSegment]) {
    var open = spans
    var bound = 0.0
    var steps = 0
    while let span = open.popLast() {
      let limit = span.limit
      let middle = span.middle(isOwn: steps.isMultiple(of: 2))
      steps += 1
      let isDone = limit <= max(error * (1 + 1e-6), Self.least)
      guard !isDone, steps < 1_000_000, middle > span.low, middle < span.high else {
        bound = max(bound, limit)
        continue
      }
      consider(span.one.value(at: middle) - span.other.value(at: middle), at: middle)
      open.append(CurvedSegment(one: span.one, other: span.other, low: span.low, high: middle))
      open.append(CurvedSegment(one: span.one, other: span.other, low: middle, high: span.high))
    }
    if error > 0 { error = max(error, bound) }
  }
}
