extension LinearApproximation {
  /// Finds the fewest stops within a tolerance of a graph over 0…1.
  ///
  /// The difference is looked for at its extrema, so the tolerance is kept however steep the graph is.
  /// Where it jumps, two stops at the same input jump as well. A graph that takes more than
  /// some thousand stops is followed less closely, which ``largestError`` says.
  ///
  /// - Parameter jump: How large a jump at the end may be to be none; nil is the tolerance.
  package init(
    of graph: CurveGraph, tolerance: Double, intervals: Int = 1024, jump: Double? = nil
  ) {
    let tolerance = max(tolerance, 1e-9)
    let stretches = graph.stretches
    var points: [PathData.Point] = []
    for (index, stretch) in stretches.enumerated() {
      var end: Double?
      if index == stretches.count - 1, abs(stretch.last - graph.last) <= jump ?? tolerance {
        end = graph.last
      }
      points += Self.path(along: stretch, to: end, tolerance, max(intervals, 1))
    }
    if points.last?.y != graph.last || points.isEmpty {
      points.append(.init(x: graph.end, y: graph.last))
    }
    stops = points.map { Curve.Stop(input: $0.x, output: $0.y) }
    let worst = LargestDifference(of: CurveGraph(through: points), graph)
    (largestError, inputOfLargestError) = (worst.error, worst.input)
  }

  /// The path along a part that doesn't jump.
  ///
  /// - Parameter end: What the path is to end at; nil for the graph's own end.
  private static func path(
    along graph: CurveGraph, to end: Double?, _ tolerance: Double, _ intervals: Int
  ) -> [PathData.Point] {
    var points = graph.samples(intervals, within: tolerance / 8)
    if let end { points[points.count - 1].y = end }
    if points.count > CurveGraph.mostSamples { return points }
    var best = fewest(points, within: tolerance)
    for _ in 0..<24 {
      let excess = graph.extrema(of: best, beyond: tolerance)
      if excess.isEmpty { break }
      var merged: [PathData.Point] = []
      for point in (points + excess).sorted(by: { $0.x < $1.x }) where merged.last?.x != point.x {
        merged.append(point)
      }
      if let last = points.last { merged[merged.count - 1] = last }
      if merged.count == points.count { break }
      points = merged
      // What is left of the tolerance is for the way to the extrema of the next line.
      best = fewest(points, within: tolerance * (1 - 1e-4))
    }
    return best
  }
}

extension CurveGraph {
  /// How many points are enough to say that nobody reads the stops that follow them.
  fileprivate static let mostSamples = 12_000

  /// Points at equal distances of the input, and more of them where lines between those would be off
  /// by more than a tolerance.
  fileprivate func samples(_ intervals: Int, within tolerance: Double) -> [PathData.Point] {
    let (low, high) = (pieces[0].start.x, end)
    var inputs = Set(
      (0...intervals).map { Double($0) / Double(intervals) }.filter { $0 > low && $0 < high })
    for piece in pieces.dropFirst()
    where piece.bend == 0 || abs(piece.slope(at: piece.start.x)) > 1e4 {
      inputs.insert(piece.start.x)
    }
    var points = [pieces[0].start]
    points += inputs.sorted().map { PathData.Point(x: $0, y: value(at: $0)) }
    points.append(pieces[pieces.count - 1].end)
    for _ in 0..<24 {
      let more = extrema(of: points, beyond: tolerance)
      if more.isEmpty || points.count > Self.mostSamples { break }
      var merged: [PathData.Point] = []
      for point in (points + more).sorted(by: { $0.x < $1.x }) where merged.last?.x != point.x {
        merged.append(point)
      }
      if merged.count == points.count { break }
      points = merged
    }
    return points
  }

  /// The points of the graph at which it is further from a path than a tolerance, as far as they
  /// are extrema or corners of either.
  fileprivate func extrema(
    of path: [PathData.Point], beyond tolerance: Double
  ) -> [PathData.Point] {
    var found: [PathData.Point] = []
    var place = 0
    for (from, to) in zip(path, path.dropFirst()) where from.x < to.x {
      let line = CurveSegment(from: from, to: to)
      func add(_ point: PathData.Point) {
        if abs(point.y - line.value(at: point.x)) > tolerance { found.append(point) }
      }
      while place < pieces.count {
        let piece = pieces[place]
        let (low, high) = (max(piece.start.x, from.x), min(piece.end.x, to.x))
        if high > low {
          for point in piece.points(alongside: line, between: low, high) { add(point) }
        }
        if piece.end.x >= to.x { break }
        if piece.end.x > from.x { add(piece.end) }
        place += 1
      }
      if to.x < end { add(PathData.Point(x: to.x, y: value(at: to.x))) }
    }
    return found
  }
}

extension CurveEvaluator {
  /// Returns the fewest stops within a tolerance of the curve over 0…1.
  public func linearApproximation(tolerance: Double, intervals: Int = 1024) -> LinearApproximation {
    LinearApproximation(of: CurveGraph(self), tolerance: tolerance, intervals: intervals)
  }
}
