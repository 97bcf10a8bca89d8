/// A tunnel is the space between a polyline raised and lowered by a tolerance, closed to a point at
/// both ends.
///
/// The path through it with the fewest links is found greedily: a link goes as far as any straight
/// line can, and the next one begins where it crosses the last part of that line. All the lines that
/// do so are the ones above some points, the floor, and below others, the ceiling; the steepest
/// and the least steep of them are enough to know how far they reach.
struct ToleranceBand {
  private typealias Point = PathData.Point

  private let floor, ceiling: [PathData.Point]

  init(_ points: [PathData.Point], tolerance: Double) {
    var (floor, ceiling) = (points, points)
    for index in points.indices.dropFirst().dropLast() {
      floor[index].y -= tolerance
      ceiling[index].y += tolerance
    }
    (self.floor, self.ceiling) = (floor, ceiling)
  }

  /// The corners of a path with the fewest links, from the first point to the last.
  var shortestPath: [PathData.Point] {
    var corners = [floor[0]]
    var link = Link(floor: [floor[0]], ceiling: [ceiling[0]])
    var last: (line: Line, window: ClosedRange<Double>)?
    func finish(_ line: Line) {
      if let last { corners.append(last.line.crossing(line, within: last.window)) }
    }
    var gate = 1
    while gate < floor.count {
      let (low, high) = (floor[gate], ceiling[gate])
      if let least = link.least, least.at(high.x) > high.y {
        let exit = least.exit(through: ceiling[gate - 1], high)
        finish(least)
        last = (least, min(least.end, exit.x)...exit.x)
        link = Link(floor: link.floor.filter { $0.x >= least.end }, ceiling: [exit])
        link.narrow(to: exit)
      } else if let most = link.most, most.at(low.x) < low.y {
        let exit = most.exit(through: floor[gate - 1], low)
        finish(most)
        last = (most, min(most.end, exit.x)...exit.x)
        link = Link(floor: [exit], ceiling: link.ceiling.filter { $0.x >= most.end })
        link.narrow(from: exit)
      } else {
        link.add(low, high)
        gate += 1
      }
    }
    let end = floor[floor.count - 1]
    if last != nil { finish(link.middle(through: end)) }
    return corners + [end]
  }
}

extension ToleranceBand {
  /// A line, with the input at which it touches what it passes last.
  private struct Line {
    let point: PathData.Point
    let slope: Double
    let end: Double

    func at(_ x: Double) -> Double { point.y + (x - point.x) * slope }

    /// Where the line leaves through a wall, between two points of it.
    func exit(through from: PathData.Point, _ to: PathData.Point) -> PathData.Point {
      let (before, after) = (at(from.x) - from.y, at(to.x) - to.y)
      let fraction = before == after ? 0 : min(max(before / (before - after), 0), 1)
      let x = from.x + (to.x - from.x) * fraction
      return PathData.Point(x: x, y: from.y + (to.y - from.y) * fraction)
    }

    func crossing(_ other: Line, within window: ClosedRange<Double>) -> PathData.Point {
      let turn = slope - other.slope
      let x = turn == 0 ? window.upperBound : point.x + (other.at(point.x) - point.y) / turn
      let inside = min(max(x, window.lowerBound), window.upperBound)
      return PathData.Point(x: inside, y: at(inside))
    }
  }

  /// The lines that may be the next link.
  private struct Link {
    private(set) var floor, ceiling: [PathData.Point]
    /// Of both the points that a line can touch which passes all of them.
    private var floorHull = Hull(side: 1)
    private var ceilingHull = Hull(side: -1)
    /// The line that rises least and the one that rises most; nothing if there is no bound.
    var least, most: Line?

    init(floor: [PathData.Point], ceiling: [PathData.Point]) {
      (self.floor, self.ceiling) = (floor, ceiling)
      for point in floor { floorHull.append(point) }
      for point in ceiling { ceilingHull.append(point) }
    }

    mutating func add(_ low: PathData.Point, _ high: PathData.Point) {
      if most.map({ $0.at(high.x) > high.y }) ?? true { narrow(to: high) }
      if least.map({ $0.at(low.x) < low.y }) ?? true { narrow(from: low) }
      floor.append(low)
      ceiling.append(high)
      floorHull.append(low)
      ceilingHull.append(high)
    }

    /// Keeps the lines below a point right of all others.
    mutating func narrow(to high: PathData.Point) {
      most = floorHull.tangent(to: high).map { Line(point: high, slope: $0, end: high.x) } ?? most
    }

    /// Keeps the lines above a point right of all others.
    mutating func narrow(from low: PathData.Point) {
      least = ceilingHull.tangent(to: low).map { Line(point: low, slope: $0, end: low.x) } ?? least
    }

    /// The line in the middle of all, through the point where they end.
    func middle(through end: PathData.Point) -> Line {
      let slopes = [least, most].compactMap { $0?.slope }
      return Line(point: end, slope: slopes.reduce(0, +) / Double(max(slopes.count, 1)), end: end.x)
    }
  }

  /// The convex hull of points from left to right, on one side: 1 for above, -1 for below.
  private struct Hull {
    let side: Double
    private var points: [PathData.Point] = []

    init(side: Double) { self.side = side }

    /// Adds a point that isn't left of the others.
    mutating func append(_ point: PathData.Point) {
      while points.count > 1,
        turn(points[points.count - 2], points[points.count - 1], point) * side >= 0
      {
        points.removeLast()
      }
      points.append(point)
    }

    /// The slope from the hull to a point right of it that leaves all of it on one side; nil if nothing is
    /// left of the point.
    func tangent(to point: PathData.Point) -> Double? {
      let count = points.partitioningIndex { $0.x >= point.x }
      guard count > 0 else { return nil }
      // The hull turns one way, so that its edges point above the point first, and then below it.
      let touched = (0..<count - 1).partitioningIndex { index in
        turn(points[index], points[index + 1], point) * side >= 0
      }
      return (point.y - points[touched].y) / (point.x - points[touched].x)
    }

    /// Positive if the way from one point by another to a third turns to the left.
    private func turn(
      _ from: PathData.Point, _ by: PathData.Point, _ to: PathData.Point
    ) -> Double {
      (by.x - from.x) * (to.y - from.y) - (by.y - from.y) * (to.x - from.x)
    }
  }
}
