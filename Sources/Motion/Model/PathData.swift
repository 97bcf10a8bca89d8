/// Path data is a path in SVG's `d` syntax, kept as written, with its segments in absolute points.
public struct PathData: Hashable, Sendable {
  /// The text as it was written.
  public let text: String
  /// The segments, absolute; smooth and short forms are spelled out.
  public let segments: [Segment]

  /// A point of the plane.
  public struct Point: Hashable, Sendable {
    /// The coordinates.
    public var x, y: Double

    /// Makes a point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// A segment of a path.
  public enum Segment: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case cubic(Point, Point, Point)
    case quadratic(Point, Point)
    case arc(radii: Point, rotation: Double, isLarge: Bool, isSweep: Bool, end: Point)
    case close
  }

  /// Reads path data.
  ///
  /// - Throws: ``MotionError`` if the text is not a path.
  public init(_ text: String) throws(MotionError) {
    var parser = PathParser(text)
    segments = try parser.parse()
    self.text = text
  }

  /// Checks that the path is a curve of time: from (0, 0) to (1, 1), never going back in x.
  ///
  /// - Throws: ``MotionError`` saying what is in the way.
  public func checkTimingCurve() throws(MotionError) {
    let help = "for example, write M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1"
    guard segments.first == .move(Point(x: 0, y: 0)) else {
      throw MotionError("a curve's path must start at 0,0", help: help)
    }
    var x = 0.0
    var end = Point(x: 0, y: 0)
    for segment in segments.dropFirst() {
      let points: [Point]
      switch segment {
      case .line(let to): points = [to]
      case .cubic(let first, let second, let to): points = [first, second, to]
      case .quadratic(let control, let to): points = [control, to]
      case .move, .arc, .close:
        throw MotionError(
          "a curve's path must be one continuous line of M, L, C, S, Q, and T", help: help)
      }
      end = points[points.count - 1]
      guard points.allSatisfy({ $0.x >= x && $0.x <= end.x }) else {
        throw MotionError("a curve's path can't go back in x, which is time", help: help)
      }
      x = end.x
    }
    guard end == Point(x: 1, y: 1) else {
      throw MotionError("a curve's path must end at 1,1", help: help)
    }
  }
}
