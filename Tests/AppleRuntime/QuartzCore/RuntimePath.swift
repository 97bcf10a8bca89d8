/// A path that can be followed by its length.
public struct RuntimePath {
  /// A line or a curve.
  public struct Piece {
    fileprivate let points: [CGPoint]
    private let lengths: [Double]

    fileprivate init(_ points: [CGPoint]) {
      self.points = points
      var lengths = [0.0]
      var last = points[0]
      for step in 1...Self.steps {
        let next = Self.point(points, Double(step) / Double(Self.steps))
        lengths.append(lengths[step - 1] + Double(hypot(next.x - last.x, next.y - last.y)))
        last = next
      }
      self.lengths = lengths
    }

    private static let steps = 2_000

    /// Where it ends.
    public var end: CGPoint { points[points.count - 1] }

    fileprivate var length: Double { lengths[lengths.count - 1] }

    /// The point at a share of its length.
    public func point(atShare share: Double) -> CGPoint {
      let goal = share * length
      let index = min((lengths.firstIndex { $0 >= goal } ?? Self.steps), Self.steps)
      guard index > 0, length > 0 else { return share >= 1 ? end : points[0] }
      let span = lengths[index] - lengths[index - 1]
      let part = span > 0 ? (goal - lengths[index - 1]) / span : 0
      return Self.point(points, (Double(index - 1) + part) / Double(Self.steps))
    }

    /// The point of a Bézier curve of any degree, by de Casteljau's method.
    private static func point(_ points: [CGPoint], _ t: Double) -> CGPoint {
      var points = points
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
        }
      }
      return points[0]
    }
  }

  /// Where it begins.
  public let start: CGPoint
  /// What it's made of, without moves.
  public let pieces: [Piece]

  public init(_ path: CGPath) {
    var pieces: [Piece] = []
    var first: CGPoint?
    var (beginning, point) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      var next = point
      switch element {
      case .move(let end): (beginning, next) = (end, end)
      case .line(let end):
        pieces.append(Piece([point, end]))
        next = end
      case .quadratic(let end, let control):
        pieces.append(Piece([point, control, end]))
        next = end
      case .cubic(let end, let control1, let control2):
        pieces.append(Piece([point, control1, control2, end]))
        next = end
      case .close:
        pieces.append(Piece([point, beginning]))
        next = beginning
      }
      if first == nil { first = next }
      point = next
    }
    (start, self.pieces) = (first ?? .zero, pieces)
  }

  /// The whole length.
  public var length: Double { pieces.reduce(0) { $0 + $1.length } }

  /// The point at a length from the start.
  public func point(atLength length: Double) -> CGPoint {
    var left = length
    for piece in pieces {
      if left <= piece.length, piece.length > 0 { return piece.point(atShare: left / piece.length) }
      left -= piece.length
    }
    return pieces.last?.end ?? start
  }
}
