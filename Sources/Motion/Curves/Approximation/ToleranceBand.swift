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
    var floor, ceiling: [PathData.Point]
    /// The line that rises least and the one that rises most; nothing if there is no bound.
    var least, most: Line?

    mutating func add(_ low: PathData.Point, _ high: PathData.Point) {
      if most.map({ $0.at(high.x) > high.y }) ?? true { narrow(to: high) }
      if least.map({ $0.at(low.x) < low.y }) ?? true { narrow(from: low) }
      floor.append(low)
      ceiling.append(high)
    }

    /// Keeps the lines below a point right of all others.
    mutating func narrow(to high: PathData.Point) {
      let slopes = floor.lazy.filter { $0.x < high.x }.map { (high.y - $0.y) / (high.x - $0.x) }
      most = slopes.min().map { Line(point: high, slope: $0, end: high.x) } ?? most
    }

    /// Keeps the lines above a point right of all others.
    mutating func narrow(from low: PathData.Point) {
      let slopes = ceiling.lazy.filter { $0.x < low.x }.map { (low.y - $0.y) / (low.x - $0.x) }
      least = slopes.max().map { Line(point: low, slope: $0, end: low.x) } ?? least
    }

    /// The line in the middle of all, through the point where they end.
    func middle(through end: PathData.Point) -> Line {
      let slopes = [least, most].compactMap { $0?.slope }
      return Line(point: end, slope: slopes.reduce(0, +) / Double(max(slopes.count, 1)), end: end.x)
    }
  }
}
