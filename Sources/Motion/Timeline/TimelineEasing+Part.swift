extension TimelineEasing {
  /// The part between two fractions of the time, as an easing from 0 to 1; the whole is itself.
  ///
  /// Nil if it can't be written down: if Béziers meet in it, if its control points are outside of its
  /// time, or if it jumps or doesn't end higher or lower than it begins.
  package func part(from start: Double, to end: Double) -> TimelineEasing? {
    let isWhole = start == 0 && end == 1
    switch form {
    case .bezier(let pieces):
      if isWhole { return pieces.count == 1 ? self : nil }
      let starts = [[0, 0]] + pieces.map { Array($0.suffix(2)) }
      guard
        let index = pieces.indices.last(where: { starts[$0][0] <= start && starts[$0][0] < end }),
        end <= starts[index + 1][0]
      else { return nil }
      let (from, points) = (starts[index], pieces[index])
      let x = Cubic(from[0], points[0], points[2], points[4])
      let y = Cubic(from[1], points[1], points[3], points[5])
      func parameter(_ fraction: Double) -> Double {
        if fraction <= x.p0 { return 0 }
        return fraction >= x.p3 ? 1 : x.parameter(of: fraction, from: 0, to: 1)
      }
      let span = (parameter(start), parameter(end))
      return TimelineEasing(x.part(from: span.0, to: span.1), y.part(from: span.0, to: span.1))
    case .linear(let stops):
      if isWhole { return self }
      let (first, last) = (self(start), self(end.nextDown))
      guard first != last, !joints.contains(where: { $0 > start && $0 < end }) else { return nil }
      let inner = stops.filter { $0.input > start && $0.input < end }
      let own = inner.map {
        Curve.Stop(
          input: ($0.input - start) / (end - start),
          output: ($0.output - first) / (last - first))
      }
      let all = [Curve.Stop(input: 0, output: 0)] + own + [Curve.Stop(input: 1, output: 1)]
      return (try? CurveEvaluator(.linear(all))).map { TimelineEasing($0) }
    case .steps, .spring, .hold: return isWhole ? self : nil
    }
  }

  /// Makes the easing of a Bézier, as a part of the whole from 0 to 1; nil if it has no size, or if its
  /// control points are outside of its time.
  private init?(_ x: Cubic, _ y: Cubic) {
    let (width, height) = (x.p3 - x.p0, y.p3 - y.p0)
    guard width > 0, height != 0 else { return nil }
    func level(_ point: Double) -> Double { (point - y.p0) / height }
    let times = [x.p1, x.p2].map { ($0 - x.p0) / width }
    guard times.allSatisfy((-1e-9...1 + 1e-9).contains) else { return nil }
    let inside = times.map { min(max($0, 0), 1) }
    self.init(x1: inside[0], y1: level(y.p1), x2: inside[1], y2: level(y.p2))
  }

  /// Makes the easing of a Bézier by its control points; nil if they aren't those of a curve of time.
  init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard let curve = try? CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2) else { return nil }
    self.init(CurveEvaluator(curve))
  }

  /// The first fraction of the time at which progress is at a level; nil if it never is.
  package func fraction(reaching level: Double) -> Double? {
    ProgressBreaks(self).fractions(reaching: [level]).min()
  }

  /// The graph of the part between two fractions, from 0 to 1 over 0…1, of springs; nil for others.
  func graph(from start: Double, to end: Double) -> CurveGraph? {
    guard case .spring(let solver, let seconds) = form else { return nil }
    return CurveGraph(solver, from: start * seconds, to: end * seconds, target: self(end))
  }

  /// The fractions of the time between 0 and 1 at which it jumps, or at which Béziers meet.
  var joints: [Double] {
    switch form {
    case .bezier(let pieces): return pieces.dropLast().map { $0[4] }.filter { $0 > 0 && $0 < 1 }
    case .linear(let stops):
      return zip(stops, stops.dropFirst())
        .filter { $0.input == $1.input && $0.input > 0 && $0.input < 1 }.map(\.0.input)
    case .steps(let count, _): return (1..<max(count, 1)).map { Double($0) / Double(count) }
    case .spring, .hold: return []
    }
  }

  /// Whether it runs straight between two fractions.
  func isStraight(from start: Double, to end: Double) -> Bool {
    guard case .linear(let stops) = form else { return false }
    return !stops.contains { $0.input > start && $0.input < end }
  }
}
