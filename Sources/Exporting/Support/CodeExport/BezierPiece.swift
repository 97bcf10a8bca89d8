import Motion

/// A Bézier piece is one cubic Bézier of an easing; lines and quadratic ones are raised to cubic.
struct BezierPiece: Hashable, Sendable {
  let start, first, second, end: PathData.Point

  /// The six numbers after its start, without noise: both control points and its end.
  var numbers: [Double] {
    [first.x, first.y, second.x, second.y, end.x, end.y].map {
      CSSOutputText.rounded($0, places: 12)
    }
  }

  /// The piece from (0, 0) to (1, 1); nil if it has no width or no height, where nothing is solved.
  var unit: CubicBezier? {
    let (width, height) = (end.x - start.x, end.y - start.y)
    guard width > 0, height != 0 else { return nil }
    func x(_ point: PathData.Point) -> Double { min(max((point.x - start.x) / width, 0), 1) }
    func y(_ point: PathData.Point) -> Double { (point.y - start.y) / height }
    return try? CubicBezier(x1: x(first), y1: y(first), x2: x(second), y2: y(second))
  }
}

extension CodeExportEasing {
  /// The Béziers in a row that a Bézier or a path is; none of other easings.
  var pieces: [BezierPiece] {
    switch self {
    case .linear, .stops, .steps: return []
    case .cubic(let x1, let y1, let x2, let y2):
      return [
        BezierPiece(
          start: .init(x: 0, y: 0), first: .init(x: x1, y: y1), second: .init(x: x2, y: y2),
          end: .init(x: 1, y: 1))
      ]
    case .path(let path):
      var start = PathData.Point(x: 0, y: 0)
      return path.segments.dropFirst().compactMap { segment in
        let piece = BezierPiece(segment, from: start)
        start = piece?.end ?? start
        return piece
      }
    }
  }
}

extension BezierPiece {
  fileprivate init?(_ segment: PathData.Segment, from start: PathData.Point) {
    func between(_ from: PathData.Point, _ to: PathData.Point, _ part: Double) -> PathData.Point {
      .init(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
    switch segment {
    case .line(let to):
      self.init(
        start: start, first: between(start, to, 1.0 / 3), second: between(start, to, 2.0 / 3),
        end: to)
    case .cubic(let first, let second, let to):
      self.init(start: start, first: first, second: second, end: to)
    case .quadratic(let control, let to):
      self.init(
        start: start, first: between(start, control, 2.0 / 3),
        second: between(to, control, 2.0 / 3), end: to)
    case .move, .arc, .close: return nil
    }
  }
}
