import Motion

/// Keyframe fitting writes a value over a fraction of time as keyframes and timing functions.
struct CSSOutputKeyframeFitting {
  /// The components at a fraction of the time, 0…1.
  private let source: (Double) -> [Double]
  /// How often they may be asked for.
  private let budget: Budget
  /// The segments between keyframes, the last at the end; those for which CSS has no easing are fitted.
  private let segments: [CSSOutputSegment]
  /// An easing that others may follow whose segments aren't known, such as animations of one property.
  private let guess: CSSOutputTimingFunction?
  /// Where values may have corners.
  private let kinks: [Double]
  /// The largest error of `linear()`, as a fraction of the distance.
  private let tolerance: Double
  /// The distance of the components, if anything is fitted.
  private var distance = CSSOutputErrorScale(of: [], terms: 1)

  /// A budget is how often values may be asked for until keys are fitted no more closely.
  ///
  /// It counts, so that the same motion gives the same text on every machine.
  final class Budget {
    private var rest: Int

    init(_ count: Int) { rest = count }

    var isSpent: Bool { rest <= 0 }

    func spend() { rest -= 1 }
  }

  /// Makes a trajectory.
  ///
  /// - Parameters:
  ///   - terms: How many of the components in a row are one: a number, and how much of each length is
  ///     added.
  ///   - value: The components at a fraction of the time, 0…1, between which CSS goes straight.
  init(
    _ segments: [CSSOutputSegment], guess: CSSOutputTimingFunction?, kinks: [Double], terms: Int,
    tolerance: Double, within budget: Budget, value: @escaping (Double) -> [Double]
  ) {
    (self.segments, self.guess, self.kinks) = (segments, guess, kinks)
    (source, self.budget, self.tolerance) = (value, budget, tolerance)
    guard segments.dropLast().contains(where: { $0.timing?.value(0) != 0 }) else { return }
    let samples = (0...256).map { self.value($0 == 256 ? 1 - 1e-12 : Double($0) / 256) }
    distance = CSSOutputErrorScale(
      of: samples + segments.flatMap { [$0.from, $0.to] }, terms: terms)
  }

  /// The components at a fraction of the time, 0…1.
  func value(_ fraction: Double) -> [Double] {
    budget.spend()
    return source(fraction)
  }

  /// A key is an instant with its value, and the timing from there on.
  struct Keyframe {
    var fraction: Double
    var value: [Double]
    var timing: CSSOutputTimingFunction
    /// How far off the timing is at most, and where between this key and the next; nil if it isn't known.
    var error: LargestDifference? = LargestDifference(0, at: 0)
  }

  /// How near to a jump is looked, as a fraction of a piece: percentages have six decimals.
  private static let edge = 1e-8
  /// The largest invisible difference, as a fraction of the distance.
  static let exact = 1e-6

  /// Returns the keys; the last one's timing means nothing.
  func keys() -> [Keyframe] {
    var keys: [Keyframe] = []
    for (segment, next) in zip(segments, segments.dropFirst()) {
      guard let key = key(segment) else {
        keys += self.keys(segment.start, segment.end, depth: 0)
        continue
      }
      keys.append(key)
      // A jump at the end becomes a separate piece, as short as a percentage can be.
      let last = Self.keyed(segment.end) - 2 * Self.edge
      if next.from != segment.to, last > segment.start {
        keys.append(Keyframe(fraction: last, value: segment.to, timing: .stepEnd))
      }
    }
    return keys + [Keyframe(fraction: 1, value: segments.last?.from ?? value(1), timing: .linear)]
  }

  /// The largest difference between keys and the values, as a fraction of the distance, and where it is.
  func error(of keys: [Keyframe]) -> (error: Double, fraction: Double) {
    var (error, place) = (headStart(of: keys), 0.0)
    for (key, next) in zip(keys, keys.dropFirst()) {
      let piece = Piece(key.fraction, next.fraction, from: key.value, to: next.value)
      let worst =
        key.error.map { known in
          let reach = known.error > 0 ? distance.share(of: zip(next.value, key.value).map(-)) : 0
          return (known.error * reach, piece.fraction(known.input))
        } ?? search(piece, key.timing)
      if worst.0 > error { (error, place) = worst }
    }
    return (error, place)
  }

  /// How far off CSS is at the very start, where an easing needn't begin at 0, as a fraction of the
  /// distance.
  func headStart(of keys: [Keyframe]) -> Double {
    guard keys.count > 1, keys[0].timing.value(0) != 0 else { return 0 }
    let shown = Self.mix(keys[0].value, keys[1].value, keys[0].timing.value(0))
    return distance.share(of: zip(shown, value(0)).map { $0 - $1 })
  }

  /// Whether errors are estimates, since what the distance is depends on what only the app knows.
  var isEstimate: Bool { distance.isEstimate }

  /// The key of a segment; nil if its components go their own ways.
  private func key(_ segment: CSSOutputSegment) -> Keyframe? {
    if let timing = segment.timing {
      return Keyframe(fraction: segment.start, value: segment.from, timing: timing)
    }
    guard let pace = segment.pace else { return nil }
    let reach = distance.share(of: zip(segment.to, segment.from).map { $0 - $1 })
    let fit = CSSOutputTimingFunction.fit(pace, tolerance: tolerance / max(reach, 1e-9))
    return Keyframe(
      fraction: segment.start, value: segment.from, timing: fit.timing, error: fit.error)
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
    _ piece: Piece, _ timing: CSSOutputTimingFunction
  ) -> (error: Double, fraction: Double) {
    let marks = timing.marks + kinks.map(piece.part)
    let worst = MaximumSearch(
      marks: marks, steps: 256, edge: Self.edge,
      looks: { part in
        let (shown, own) = both(piece, part, timing.value)
        let miss = distance.share(of: zip(shown, own).map { $0 - $1 })
        return MaximumSearch.Look(miss, way: distance.scaled(shown) + distance.scaled(own))
      })
    return (worst.height, piece.fraction(worst.input))
  }

  private func miss(
    _ piece: Piece, _ part: Double, _ timing: (Double) -> Double
  ) -> Double {
    let (shown, own) = both(piece, part, timing)
    return distance.share(of: zip(shown, own).map { $0 - $1 })
  }

  private func both(
    _ piece: Piece, _ part: Double, _ timing: (Double) -> Double
  ) -> (shown: [Double], own: [Double]) {
    (Self.mix(piece.from, piece.to, timing(part)), value(piece.fraction(part)))
  }

  private static func mix(_ from: [Double], _ to: [Double], _ fraction: Double) -> [Double] {
    zip(from, to).map { $0 + ($1 - $0) * fraction }
  }

  private func keys(_ start: Double, _ end: Double, depth: Int) -> [Keyframe] {
    let piece = Piece(start, end, from: value(start), to: value(end))
    let (from, to) = (piece.from, piece.to)
    func key(_ timing: CSSOutputTimingFunction) -> [Keyframe] {
      [Keyframe(fraction: start, value: from, timing: timing, error: nil)]
    }
    if budget.isSpent { return key(.linear) }
    // A few samples are enough to reject a timing, but not to accept it.
    func isWithin(_ tolerance: Double, _ timing: CSSOutputTimingFunction) -> Bool {
      glance(piece, timing.value).error <= tolerance && search(piece, timing).error <= tolerance
    }
    let shares = distance.shares(of: zip(to, from).map { $0 - $1 })
    let main = shares.indices.max { shares[$0] < shares[$1] } ?? 0
    let progress = { (fraction: Double) in
      (value(piece.fraction(fraction))[main] - from[main]) / (to[main] - from[main])
    }
    for timing in [.linear, .stepEnd, guess].compactMap(\.self) where isWithin(Self.exact, timing) {
      return key(timing)
    }
    // A jump at the end becomes a separate piece, as short as a percentage can be.
    let last = Self.keyed(end) - 2 * Self.edge
    if last > start, kinks.contains(where: { abs($0 - end) < Self.edge }), jumps(at: end) {
      return keys(start, last, depth: depth)
        + [Keyframe(fraction: last, value: value(last), timing: .stepEnd)]
    }
    let straight = glance(piece, CSSOutputTimingFunction.linear.value)
    if straight.error <= tolerance / 2, isWithin(tolerance, .linear) { return key(.linear) }
    if !shares.isEmpty, shares[main] > 0.01,
      glance(piece, progress).error <= tolerance / 8
    {
      let reach = distance.share(of: zip(to, from).map { $0 - $1 })
      for share in [1, 0.9, 0.75] where !budget.isSpent {
        let fit = CSSOutputTimingFunction(
          fitting: progress, corners: kinks.map(piece.part),
          tolerance: tolerance * share / max(reach, 1e-9))
        if search(piece, fit).error <= tolerance { return key(fit) }
      }
    }
    if depth >= 8 { return key(.linear) }
    // Nothing leads there in one: part it where it's furthest from a straight line, or at the corner or jump
    // that is next to that.
    let worst = straight.fraction
    let corners = kinks.map(Self.keyed).filter { $0 > start && $0 < end }
    if let corner = corners.min(by: { abs($0 - worst) < abs($1 - worst) }) {
      return keys(start, corner, depth: depth)
        + keys(corner, end, depth: depth)
    }
    let margin = (end - start) / 16
    let middle = CSSOutputText.rounded(min(max(worst, start + margin), end - margin), places: 6)
    return keys(start, middle, depth: depth + 1)
      + keys(middle, end, depth: depth + 1)
  }

  /// The first instant at or after one that a percentage can say: a jump there has taken place.
  private static func keyed(_ fraction: Double) -> Double {
    let unit = 1 / Self.edge
    return (fraction * unit - 1e-3).rounded(.up) / unit
  }

  private func jumps(at fraction: Double) -> Bool {
    let (before, at) = (value(fraction - Self.edge), value(fraction))
    return distance.share(of: zip(before, at).map { $0 - $1 }) > Self.exact * 10
  }

  /// The largest difference over a piece at a few looks.
  private func glance(
    _ piece: Piece, _ timing: (Double) -> Double
  ) -> (error: Double, fraction: Double) {
    var (error, place) = (0.0, piece.fraction(0.5))
    for step in 0..<48 {
      // Off the grid of halves and quarters, where steps jump.
      let part = (Double(step) + 0.4819) / 48
      let miss = miss(piece, part, timing)
      if miss > error { (error, place) = (miss, piece.fraction(part)) }
    }
    return (error, place)
  }
}
