import Diagnostics
import Motion

extension AndroidScreens {
  /// A course is a track by the time: its ends, the interpolator between them, and points of it.
  struct Course {
    var from, to: ScreenValue
    var interpolator: PortableEasing?
    var points: [(time: Double, value: ScreenValue)]
  }

  /// Puts a track behind the timing of the whole: of a track that isn't even straight lines are made.
  mutating func course(of track: ScreenTrack) throws(Unsupported) -> Course {
    let (first, last) = (track.value(at: 0), track.value(at: 1))
    if track.isEven, track.keys[0].progress == 0, track.keys[1].progress == 1,
      case .easing(let easing) = recipe.timing
    {
      combine(recipe.fidelity(ofProgress: try easing.fidelity(in: .android)))
      return Course(
        from: first, to: last, interpolator: easing, points: [(0, first), (1, last)])
    }
    let points = try line(of: track)
    let phone = ScreenTrack.phone
    let (start, end) = (first.value(in: phone), last.value(in: phone))
    guard start != end else { return Course(from: first, to: last, points: points) }
    let stops = points.map { point in
      PathData.Point(
        x: Figure.rounded(point.time, to: 9),
        y: Figure.rounded((point.value.value(in: phone) - start) / (end - start), to: 9))
    }
    return Course(from: first, to: last, interpolator: .stops(stops), points: points)
  }

  /// Straight lines along a track by the fraction of the time.
  private mutating func line(
    of track: ScreenTrack
  ) throws(Unsupported) -> [(time: Double, value: ScreenValue)] {
    let line = try recipe.timing.line(
      over: recipe.duration, tolerance: tolerance / recipe.steepness)
    combine(recipe.fidelity(ofProgress: line.fidelity))
    var times: [(time: Double, progress: Double)] = []
    for (from, to) in zip(line.stops, line.stops.dropFirst()) {
      times.append((from.x, from.y))
      let between = track.keys.map(\.progress).filter { ($0 - from.y) * ($0 - to.y) < 0 }
      for level in from.y < to.y ? between.uniqued() : between.uniqued().reversed() {
        times.append((from.x + (to.x - from.x) * (level - from.y) / (to.y - from.y), level))
      }
    }
    if let end = line.stops.last { times.append((end.x, end.y)) }
    var points = times.map { (time: $0.time, value: track.value(at: $0.progress)) }
    // What holds needs no points within.
    points = points.indices.filter { index in
      guard index > 0, index + 1 < points.count else { return true }
      return points[index].value != points[index - 1].value
        || points[index].value != points[index + 1].value
    }.map { points[$0] }
    return points
  }

  /// The opacity of a page that is hidden for a while, by the fraction of the time.
  mutating func alphas(
    of page: ScreenPage, _ hidden: Range<Double>
  ) throws(Unsupported) -> [(Double, Double)] {
    if page[.opacity] != nil {
      throw Unsupported("a page that fades and is hidden has no simple form in XML")
    }
    var found: [(Double, Double)] = [(0, page.isHidden(at: 0) ? 0 : 1)]
    for level in [hidden.lowerBound, hidden.upperBound] where level > 0 && level < 1 {
      let time = try recipe.timing.fraction(reaching: level, over: recipe.duration)
      let shows = level == hidden.upperBound
      found += [(time, shows ? 0 : 1), (time, shows ? 1 : 0)]
    }
    found.append((1, page.isHidden(at: 1) ? 0 : 1))
    return found
  }
}
