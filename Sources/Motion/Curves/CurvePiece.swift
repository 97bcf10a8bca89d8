/// A piece is a part of a curve within 0…1 on which the value only rises or only falls.
///
/// Jumps are pieces of one input. The pieces of a curve join.
struct CurvePiece {
  let x, y: Cubic
  let start, end: Turn

  /// A point where pieces meet.
  struct Turn {
    let t: Double
    let point: PathData.Point
  }

  /// Splits a Bézier where its value turns.
  static func pieces(_ x: Cubic, _ y: Cubic) -> [CurvePiece] {
    var turns = [Turn(t: 0, point: .init(x: x.p0, y: y.p0))]
    turns += y.turns.map { Turn(t: $0, point: .init(x: x.value($0), y: y.value($0))) }
    turns.append(Turn(t: 1, point: .init(x: x.p3, y: y.p3)))
    return zip(turns, turns.dropFirst()).map { CurvePiece(x: x, y: y, start: $0, end: $1) }
  }

  /// Makes the lines between corners.
  static func pieces(_ corners: [PathData.Point]) -> [CurvePiece] {
    zip(corners, corners.dropFirst()).map { from, to in
      CurvePiece(
        x: Cubic(from: from.x, to: to.x), y: Cubic(from: from.y, to: to.y),
        start: Turn(t: 0, point: from), end: Turn(t: 1, point: to))
    }
  }

  /// The input at which the piece has a value, if it has.
  func input(reaching output: Double) -> Double? {
    let (from, to) = (start.point, end.point)
    if output == from.y { return from.x }
    if output == to.y { return to.x }
    guard (from.y < output) == (output < to.y) else { return nil }
    return x.value(y.parameter(of: output, from: start.t, to: end.t))
  }
}
