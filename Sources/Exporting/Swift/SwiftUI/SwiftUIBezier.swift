import Motion

/// A SwiftUI Bézier is the curve of a whole run, to be cut where keyframes meet.
struct SwiftUIBezier {
  private let points: [(x: Double, y: Double)]

  /// Makes the curve of control points x1, y1, x2, y2.
  init(_ curve: [Double]) {
    points = [(0, 0), (curve[0], curve[1]), (curve[2], curve[3]), (1, 1)]
  }

  /// Whether progress never goes back, so that each value is reached once.
  var isRising: Bool { (0...1).contains(points[1].y) && (0...1).contains(points[2].y) }

  /// The parameter at which a progress is reached.
  func parameter(reaching level: Double) -> Double {
    Bisection.change(from: 0, to: 1) { at($0).y < level }.first
  }

  private func at(_ t: Double) -> (x: Double, y: Double) {
    let u = 1 - t
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return zip(weights, points).reduce((0, 0)) { ($0.0 + $1.0 * $1.1.x, $0.1 + $1.0 * $1.1.y) }
  }

  /// The part between two parameters: when it begins and ends, and its own control points; nil if it
  /// has no size.
  func part(_ from: Double, _ to: Double) -> (start: Double, end: Double, points: [Double])? {
    guard to > from else { return nil }
    // De Casteljau's way: the blossom of the curve.
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> (x: Double, y: Double) {
      func mix(_ one: (x: Double, y: Double), _ other: (x: Double, y: Double), _ t: Double)
        -> (x: Double, y: Double)
      { (one.x + (other.x - one.x) * t, one.y + (other.y - one.y) * t) }
      let first = (0..<3).map { mix(points[$0], points[$0 + 1], a) }
      let second = (0..<2).map { mix(first[$0], first[$0 + 1], b) }
      return mix(second[0], second[1], c)
    }
    let begin = from == 0 ? points[0] : blossom(from, from, from)
    let end = to == 1 ? points[3] : blossom(to, to, to)
    let (width, height) = (end.x - begin.x, end.y - begin.y)
    guard width > 0, height != 0 else { return nil }
    let inner = [blossom(from, from, to), blossom(from, to, to)]
    return (
      begin.x, end.x,
      inner.flatMap { [($0.x - begin.x) / width, ($0.y - begin.y) / height] }
        .map(SwiftUIPiece.tidy)
    )
  }
}
