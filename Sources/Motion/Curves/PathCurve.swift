/// A path curve is a row of cubic Béziers and lines from (0, 0) to (1, 1), none going back in x.
struct PathCurve: Hashable, Sendable {
  let parts: [Part]

  /// A part is one Bézier; lines and quadratic ones are raised to cubic.
  struct Part: Hashable, Sendable {
    let x, y: Cubic
    /// The x as a fraction of the part's width, which may be 0: then the part is a jump.
    let fraction: UnitCubic

    init(_ p0: PathData.Point, _ p1: PathData.Point, _ p2: PathData.Point, _ p3: PathData.Point) {
      x = Cubic(p0.x, p1.x, p2.x, p3.x)
      y = Cubic(p0.y, p1.y, p2.y, p3.y)
      let width = p3.x - p0.x
      func fraction(_ x: Double) -> Double { width > 0 ? min((x - p0.x) / width, 1) : 0 }
      self.fraction = UnitCubic(fraction(p1.x), fraction(p2.x))
    }

    func parameter(at input: Double) -> Double {
      guard x.p3 > x.p0, input < x.p3 else { return 1 }
      let span = (input - x.p0) / (x.p3 - x.p0)
      return span > 0 ? span < 1 ? fraction.parameter(at: span) : 1 : 0
    }
  }

  /// Makes a curve of a path.
  ///
  /// - Throws: ``MotionError`` if the path is not a curve of time.
  init(_ path: PathData) throws(MotionError) {
    try path.checkTimingCurve()
    var from = PathData.Point(x: 0, y: 0)
    parts = path.segments.dropFirst().compactMap { segment in
      defer { from = segment.end ?? from }
      return Part(segment, from: from)
    }
  }

  /// Returns the value at an input; outside 0…1 the curve goes on along its end tangents.
  ///
  /// At a jump the later value counts.
  func value(at input: Double, outside rule: CubicBezier.Extension) -> Double {
    if input < 0 { return input * startSlope(rule) }
    if input >= 1 { return 1 + endSlope(rule) * (input - 1) }
    guard !input.isNaN else { return input }
    let part = part(at: input)
    return part.y.value(part.parameter(at: input))
  }

  /// Returns the slope at an input; where two parts meet that of the later one.
  func derivative(at input: Double) -> Double {
    if input < 0 { return startSlope(.browsers) }
    if input > 1 { return endSlope(.browsers) }
    let part = part(at: input)
    return Cubic.slope(of: part.x, part.y, at: part.parameter(at: input))
  }

  /// The last part that begins at or before an input, of the ones that are not jumps at the end.
  private func part(at input: Double) -> Part {
    parts[max(parts.partitioningIndex { $0.x.p0 > input } - 1, 0)]
  }

  private func startSlope(_ rule: CubicBezier.Extension) -> Double {
    let (x, y) = (parts[0].x, parts[0].y)
    return CubicBezier.endSlope(
      towards: (x.p1 - x.p0, y.p1 - y.p0), then: (x.p2 - x.p0, y.p2 - y.p0),
      last: (x.p3 - x.p0, y.p3 - y.p0), rule: rule)
  }

  private func endSlope(_ rule: CubicBezier.Extension) -> Double {
    let (x, y) = (parts[parts.count - 1].x, parts[parts.count - 1].y)
    return CubicBezier.endSlope(
      towards: (x.p3 - x.p2, y.p3 - y.p2), then: (x.p3 - x.p1, y.p3 - y.p1),
      last: (x.p3 - x.p0, y.p3 - y.p0), rule: rule)
  }
}

extension PathCurve.Part {
  /// Makes a part of a segment; nothing of one that is none.
  fileprivate init?(_ segment: PathData.Segment, from: PathData.Point) {
    func between(_ a: PathData.Point, _ b: PathData.Point, _ fraction: Double) -> PathData.Point {
      .init(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    switch segment {
    case .line(let to): self.init(from, between(from, to, 1.0 / 3), between(from, to, 2.0 / 3), to)
    case .cubic(let first, let second, let to): self.init(from, first, second, to)
    case .quadratic(let control, let to):
      self.init(from, between(from, control, 2.0 / 3), between(to, control, 2.0 / 3), to)
    case .move, .arc, .close: return nil
    }
  }
}

extension PathData.Segment {
  /// Where the segment ends; nothing for one that closes the path.
  fileprivate var end: PathData.Point? {
    switch self {
    case .move(let end), .line(let end), .cubic(_, _, let end), .quadratic(_, let end): end
    case .arc(_, _, _, _, let end): end
    case .close: nil
    }
  }
}
