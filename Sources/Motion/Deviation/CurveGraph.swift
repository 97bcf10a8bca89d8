#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A curve graph is progress over time, cut where it jumps, has a corner or begins to bend the other
/// way.
///
/// Between the cuts extrema can be found, or enclosed, so that differences of two graphs are known and
/// not sampled.
package struct CurveGraph: Sendable {
  private(set) var pieces: [CurveSegment]
  /// The value at the end, and from there on.
  let last: Double

  /// Where it ends; it begins at 0.
  var end: Double { pieces.last?.end.x ?? 0 }

  /// Makes the graph of a curve that takes a length of time; it then stays where it is.
  package init(_ curve: CurveEvaluator, over length: Double = 1) {
    last = curve.value(at: 1)
    guard length > 0 else {
      pieces = []
      return
    }
    switch curve.form {
    case .bezier(let curve):
      pieces = Self.pieces(Cubic(0, curve.x1, curve.x2, 1), curve.y, length)
    case .path(let path): pieces = path.parts.flatMap { Self.pieces($0.x, $0.y, length) }
    case .polyline, .steps:
      let corners = curve.corners.map { PathData.Point(x: $0.x * length, y: $0.y) }
      pieces = zip(corners, corners.dropFirst()).filter { $0.x < $1.x }
        .map { CurveSegment(from: $0, to: $1) }
    }
  }

  /// Makes the graph of a spring.
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - pace: How many seconds an input of 1 is.
  ///   - last: What it jumps to at its end; nil if it doesn't.
  package init(_ solver: SpringSolver, until end: Double, pace: Double = 1, last: Double? = nil) {
    self.init(SpringArc(solver, pace: pace), until: end)
    if let last { self = CurveGraph(pieces, last: last) }
  }

  /// Makes the graph of a spring between two instants, in seconds, as progress from 0 to 1 over 0…1; nil
  /// if it is at the same place at both.
  ///
  /// - Parameter target: Where it is taken to be at the second.
  init?(_ solver: SpringSolver, from start: Double, to end: Double, target: Double) {
    let base = solver.position(at: start)
    guard end > start, target != base else { return nil }
    self.init(
      SpringArc(
        solver, start: start, pace: end - start, base: base, scale: 1 / (target - base)), until: 1)
    self = CurveGraph(pieces, last: 1)
  }

  private init(_ arc: SpringArc, until end: Double) {
    let inputs = [0] + arc.inflections(until: end) + [end]
    let points = inputs.map { PathData.Point(x: $0, y: arc.value(at: $0)) }
    let pieces = zip(points, points.dropFirst()).filter { $0.x < $1.x }
      .map { CurveSegment(.spring(arc), from: $0, to: $1) }
    self.init(pieces, last: arc.value(at: end))
  }

  /// Makes the graph of straight lines through points, none of which lies left of the one before.
  package init(through points: [PathData.Point]) {
    pieces = zip(points, points.dropFirst()).filter { $0.x < $1.x }
      .map { CurveSegment(from: $0, to: $1) }
    last = points.last?.y ?? 0
  }

  private init(_ pieces: [CurveSegment], last: Double) { (self.pieces, self.last) = (pieces, last) }

  /// The graph as far as an input, or on to it at the last value.
  func extended(to end: Double) -> CurveGraph {
    guard end > self.end else { return self }
    var longer = self
    longer.pieces.append(
      CurveSegment(from: .init(x: self.end, y: last), to: .init(x: end, y: last)))
    return longer
  }

  /// The value at an input within the graph; where it jumps, the later one.
  package func value(at input: Double) -> Double {
    if input >= end { return last }
    return piece(at: input)?.value(at: input) ?? last
  }

  private func piece(at input: Double) -> CurveSegment? {
    let index = pieces.partitioningIndex { $0.start.x > input }
    return pieces.isEmpty ? nil : pieces[max(index - 1, 0)]
  }

  /// The graph in parts that don't jump, each with all that lies between.
  var stretches: [CurveGraph] {
    var parts: [[CurveSegment]] = []
    for piece in pieces {
      if let before = parts.last?.last, before.end == piece.start {
        parts[parts.count - 1].append(piece)
      } else {
        parts.append([piece])
      }
    }
    return parts.map { CurveGraph($0, last: $0[$0.count - 1].end.y) }
  }

  /// Cuts a Bézier where it bends the other way, and where it may be vertical.
  private static func pieces(_ x: Cubic, _ y: Cubic, _ length: Double) -> [CurveSegment] {
    guard x.p3 > x.p0 else { return [] }
    let x = Cubic(x.p0 * length, x.p1 * length, x.p2 * length, x.p3 * length)
    let bends = Quadratic.roots(
      6 * (x.b * y.a - x.a * y.b), 6 * (x.c * y.a - y.c * x.a), 2 * (x.c * y.b - y.c * x.b))
    let steepest = x.a == 0 ? [] : [-x.b / (3 * x.a)]
    let cuts = [0] + (bends + steepest).filter { $0 > 0 && $0 < 1 }.sorted() + [1]
    let points = cuts.map { t in
      t == 0
        ? PathData.Point(x: x.p0, y: y.p0)
        : t == 1 ? PathData.Point(x: x.p3, y: y.p3) : PathData.Point(x: x.value(t), y: y.value(t))
    }
    var pieces: [CurveSegment] = []
    var first = 0
    for index in cuts.indices.dropFirst() where points[index].x > points[first].x {
      // What is too short to have a width belongs to what comes before.
      let next =
        index == cuts.count - 2 && points[index + 1].x <= points[index].x ? index + 1 : index
      pieces.append(
        CurveSegment(
          .cubic(x: x, y: y, from: cuts[first], to: cuts[next]), from: points[first],
          to: points[next]))
      first = next
    }
    return pieces
  }
}

extension SpringSolver {
  /// The times up to a limit at which the spring's velocity turns.
  func inflections(until limit: Double) -> [Double] {
    if regime == .underdamped {
      let pull = naturalFrequency * naturalFrequency - decayRate * initialVelocity
      let angle = atan2(
        (pull - decayRate * initialVelocity) * dampedFrequency,
        decayRate * pull + initialVelocity * dampedFrequency * dampedFrequency)
      let step = Double.pi / dampedFrequency
      let first = angle / dampedFrequency
      guard step > 0, (limit - first) / step < 1e6 else { return [] }
      return (0...max(Int((limit - first) / step) + 1, 0)).map { first + step * Double($0) }
        .filter { $0 > 0 && $0 < limit }
    }
    // There is one at most.
    func acceleration(_ time: Double) -> Double {
      let (position, velocity) = state(at: time)
      return naturalFrequency * naturalFrequency * (1 - position) - 2 * decayRate * velocity
    }
    let rises = acceleration(0) > 0
    guard rises != (acceleration(limit) > 0) else { return [] }
    return [Bisection.change(from: 0, to: limit) { (acceleration($0) > 0) == rises }.last]
  }

  /// How far from its target the spring is at most from a time on, and when.
  package func largestDistance(after time: Double) -> (distance: Double, time: Double) {
    let now = abs(1 - position(at: time))
    guard let first = turningTime(0) else { return (now, time) }
    var index = 0
    if regime == .underdamped, time > first {
      let passed = (time - first) * dampedFrequency / Double.pi
      guard passed < 1e15 else { return (now, time) }
      index = Int(passed.rounded(.up))
    }
    guard let turn = turningTime(index), turn > time else { return (now, time) }
    let then = abs(turningDistance(index, at: turn))
    return then > now ? (then, turn) : (now, time)
  }
}
