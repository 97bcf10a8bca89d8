import Motion

/// A CSS trajectory is a value over a fraction of time, to be written as keyframes and timing functions.
///
/// Whatever made the values, only they count: a text is taken if evaluating it gives them.
struct CSSTrajectory {
  /// The components at a fraction of the time, 0…1.
  private let source: (Double) -> [Double]
  /// How often they may be asked for.
  private let budget: Budget
  /// Where keyframes are wanted.
  var breaks: [Double] = [0, 1]
  /// Where values may have corners.
  var kinks: [Double] = []
  /// The possible timings between two fractions, best first.
  var guesses: (Double, Double) -> [CSSTimingFunction] = { _, _ in [] }
  /// The progress of the whole, which the values may follow; cheaper to ask than they are.
  var course: ((Double) -> Double)?
  /// How CSS goes from one value to another.
  var mix: ([Double], [Double], Double) -> [Double] = { from, to, fraction in
    zip(from, to).map { $0 + ($1 - $0) * fraction }
  }
  /// The largest error of `linear()`, as a fraction of the distance.
  private let tolerance: Double
  /// How many of the components in a row are one: a number, and how much of each length is added.
  var terms = 1

  /// A budget is how often values may be asked for until keys are fitted no more closely.
  ///
  /// It counts, so that the same motion gives the same text on every machine.
  final class Budget {
    private var rest: Int

    init(_ count: Int) { rest = count }

    var isSpent: Bool { rest <= 0 }

    func spend() { rest -= 1 }
  }

  init(
    tolerance: Double, within budget: Budget, value: @escaping (Double) -> [Double]
  ) {
    (source, self.budget, self.tolerance) = (value, budget, tolerance)
  }

  /// The components at a fraction of the time, 0…1.
  func value(_ fraction: Double) -> [Double] {
    budget.spend()
    return source(fraction)
  }

  /// A key is an instant with its value, and the timing from there on.
  struct Key {
    var fraction: Double
    var value: [Double]
    var timing: CSSTimingFunction
  }

  /// How near to a jump is looked, as a fraction of a piece: percentages have six decimals.
  private static let edge = 1e-8
  /// The largest invisible difference, as a fraction of the distance.
  static let exact = 1e-6

  /// Returns the keys; the last one's timing means nothing.
  func keys() -> [Key] {
    let distance = distance
    let marks = Set(breaks.filter { $0 > 0 && $0 < 1 } + [0, 1]).sorted()
    let keys = zip(marks, marks.dropFirst()).flatMap { segment($0, $1, distance, depth: 0) }
    return keys + [Key(fraction: 1, value: value(1), timing: .linear)]
  }

  /// The largest difference between keys and the values, as a fraction of the distance, and where it is.
  func error(of keys: [Key]) -> (error: Double, fraction: Double) {
    let distance = distance
    var (error, place) = (headStart(of: keys), 0.0)
    for (key, next) in zip(keys, keys.dropFirst()) {
      let worst = search(
        Piece(key.fraction, next.fraction, from: key.value, to: next.value), key.timing, distance)
      if worst.error > error { (error, place) = worst }
    }
    return (error, place)
  }

  /// How far off CSS is at the very start, where an easing needn't begin at 0, as a fraction of the
  /// distance.
  func headStart(of keys: [Key]) -> Double {
    guard keys.count > 1, keys[0].timing.value(0) != 0 else { return 0 }
    let shown = mix(keys[0].value, keys[1].value, keys[0].timing.value(0))
    return distance.share(of: zip(shown, value(0)).map { $0 - $1 })
  }

  /// Whether errors are estimates, since what the distance is depends on what only the app knows.
  var isEstimate: Bool { distance.isEstimate }

  private var distance: CSSDistance {
    let samples = (0...256).map { value($0 == 256 ? 1 - 1e-12 : Double($0) / 256) }
    return CSSDistance(of: samples + [value(1)] + breaks.map(value), terms: terms)
  }

  /// A piece is what lies between two keys.
  private struct Piece {
    let start, end: Double
    let from, to: [Double]

    init(_ start: Double, _ end: Double, from: [Double], to: [Double]) {
      (self.start, self.end, self.from, self.to) = (start, end, from, to)
    }

    func fraction(_ part: Double) -> Double { start + (end - start) * part }
    func part(_ fraction: Double) -> Double { (fraction - start) / (end - start) }
  }

  /// The largest difference over a piece, at its extrema.
  private func search(
    _ piece: Piece, _ timing: CSSTimingFunction, _ distance: CSSDistance
  ) -> (error: Double, fraction: Double) {
    let marks = timing.marks + kinks.map(piece.part)
    let worst = HillSearch(
      marks: marks, steps: 256, edge: Self.edge,
      looks: { part in
        let (shown, own) = both(piece, part, timing.value)
        let miss = distance.share(of: zip(shown, own).map { $0 - $1 })
        return HillSearch.Look(miss, way: distance.scaled(shown) + distance.scaled(own))
      })
    return (worst.height, piece.fraction(worst.input))
  }

  private func miss(
    _ piece: Piece, _ part: Double, _ timing: (Double) -> Double, _ distance: CSSDistance
  ) -> Double {
    let (shown, own) = both(piece, part, timing)
    return distance.share(of: zip(shown, own).map { $0 - $1 })
  }

  private func both(
    _ piece: Piece, _ part: Double, _ timing: (Double) -> Double
  ) -> (shown: [Double], own: [Double]) {
    (mix(piece.from, piece.to, timing(part)), value(piece.fraction(part)))
  }

  private func segment(
    _ start: Double, _ end: Double, _ distance: CSSDistance, depth: Int
  ) -> [Key] {
    let piece = Piece(start, end, from: value(start), to: value(end))
    let (from, to) = (piece.from, piece.to)
    func key(_ timing: CSSTimingFunction) -> [Key] {
      [Key(fraction: start, value: from, timing: timing)]
    }
    if budget.isSpent { return key(.linear) }
    // A few samples are enough to reject a timing, but not to accept it.
    func isWithin(_ tolerance: Double, _ timing: CSSTimingFunction) -> Bool {
      glance(piece, timing.value, distance).error <= tolerance
        && search(piece, timing, distance).error <= tolerance
    }
    let shares = distance.shares(of: zip(to, from).map { $0 - $1 })
    let main = shares.indices.max { shares[$0] < shares[$1] } ?? 0
    let progress = { (fraction: Double) in
      (value(piece.fraction(fraction))[main] - from[main]) / (to[main] - from[main])
    }
    var candidates = [CSSTimingFunction.linear, .stepEnd] + guesses(start, end)
    if shares.isEmpty || shares[main] > 1e-9 { candidates += Self.cubics(progress) }
    for timing in candidates where isWithin(Self.exact, timing) { return key(timing) }
    // A jump at the end becomes a separate piece, as short as a percentage can be.
    let last = Self.keyed(end) - 2 * Self.edge
    if last > start, kinks.contains(where: { abs($0 - end) < Self.edge }), jumps(at: end, distance)
    {
      return segment(start, last, distance, depth: depth)
        + [Key(fraction: last, value: value(last), timing: .stepEnd)]
    }
    let straight = glance(piece, CSSTimingFunction.linear.value, distance)
    if straight.error <= tolerance / 2, isWithin(tolerance, .linear) { return key(.linear) }
    if !shares.isEmpty, shares[main] > 0.01,
      glance(piece, progress, distance).error <= tolerance / 8
    {
      let isWhole = start == 0 && end == 1
      let whole = course.flatMap { course in
        isWhole && glance(piece, course, distance).error <= Self.exact ? course : nil
      }
      let reach = distance.share(of: zip(to, from).map { $0 - $1 })
      for share in [1, 0.9, 0.75] where !budget.isSpent {
        let fit = CSSTimingFunction(
          fitting: whole ?? progress, corners: kinks.map(piece.part),
          tolerance: tolerance * share / max(reach, 1e-9))
        if search(piece, fit, distance).error <= tolerance { return key(fit) }
      }
    }
    if depth >= 8 { return key(.linear) }
    // Nothing leads there in one: part it where it's furthest from a straight line, or at the corner or jump
    // that is next to that.
    let worst = straight.fraction
    let corners = kinks.map(Self.keyed).filter { $0 > start && $0 < end }
    if let corner = corners.min(by: { abs($0 - worst) < abs($1 - worst) }) {
      return segment(start, corner, distance, depth: depth)
        + segment(corner, end, distance, depth: depth)
    }
    let margin = (end - start) / 16
    let middle = CSSText.rounded(min(max(worst, start + margin), end - margin), places: 6)
    return segment(start, middle, distance, depth: depth + 1)
      + segment(middle, end, distance, depth: depth + 1)
  }

  /// The first instant at or after one that a percentage can say: a jump there has taken place.
  private static func keyed(_ fraction: Double) -> Double {
    let unit = 1 / Self.edge
    return (fraction * unit - 1e-3).rounded(.up) / unit
  }

  private func jumps(at fraction: Double, _ distance: CSSDistance) -> Bool {
    let (before, at) = (value(fraction - Self.edge), value(fraction))
    return distance.share(of: zip(before, at).map { $0 - $1 }) > Self.exact * 10
  }

  /// The Béziers over even time that a cubic polynomial would be, short and long.
  private static func cubics(_ progress: (Double) -> Double) -> [CSSTimingFunction] {
    let (p, q) = (progress(1.0 / 3) * 27, progress(2.0 / 3) * 27)
    let y1 = (2 * (p - 1) - (q - 8)) / 18
    let y2 = (2 * (q - 8) - (p - 1)) / 18
    return [6, 9].compactMap {
      CSSTimingFunction(x1: 1.0 / 3, y1: y1, x2: 2.0 / 3, y2: y2, places: $0)
    }
  }

  /// The largest difference over a piece at a few looks.
  private func glance(
    _ piece: Piece, _ timing: (Double) -> Double, _ distance: CSSDistance
  ) -> (error: Double, fraction: Double) {
    var (error, place) = (0.0, piece.fraction(0.5))
    for step in 0..<48 {
      // Off the grid of halves and quarters, where steps jump.
      let part = (Double(step) + 0.4819) / 48
      let miss = miss(piece, part, timing, distance)
      if miss > error { (error, place) = (miss, piece.fraction(part)) }
    }
    return (error, place)
  }
}
