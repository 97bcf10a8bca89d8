import Motion

/// A SwiftUI baking is a course that no keyframes of SwiftUI's give, put together of cubic ones.
struct SwiftUIBaking {
  private(set) var pieces: [SwiftUIPiece] = []
  /// The largest error, as a fraction of the distance, at the instants that were compared.
  private(set) var error = 0.0

  /// How far a piece may be off, as a fraction of the distance.
  private static let tolerance = 2e-6
  private static let most = 32

  /// Bakes the course of one number of a property.
  ///
  /// - Parameters:
  ///   - breaks: When it may jump or turn; it's smooth between them.
  ///   - isEndless: Whether it begins again when the duration is over.
  init(
    _ property: TimelineProperty, _ part: Int, _ duration: Double, breaks: [Double],
    isEndless: Bool
  ) throws(Unsupported) {
    func value(_ time: Double) -> AffineSum? {
      guard let sums = property.value(at: time)?.sums, sums.indices.contains(part) else {
        return nil
      }
      return sums[part]
    }
    let stops = Set(breaks.filter { $0 > 0 && $0 < duration } + [0, duration]).sorted()
    var spans = zip(stops, stops.dropFirst()).map { (start: $0, end: $1) }
    spans.removeAll { $0.end - $0.start < 1e-9 }
    guard spans.count <= Self.most else {
      throw Unsupported(.size, "it would need too many SwiftUI keyframes")
    }
    var samples: [AffineSum] = []
    for (start, end) in spans {
      let step = (end - start) / 16
      samples += (1..<16).compactMap { value(start + step * Double($0)) }
    }
    guard let example = samples.first else { throw Unsupported("it has no value over time") }
    let sizes = samples.map(\.size)
    let low = sizes.min() ?? 0
    let range = max((sizes.max() ?? 0) - low, 1e-9)
    // Until it begins, its first value shows.
    let begun = spans.first { value(($0.start + $0.end) / 2) != nil }
    var before =
      begun.flatMap { value($0.start + ($0.end - $0.start) * 1e-9) }?
      .rounded(to: Self.unit(of: range)) ?? example
    for span in spans {
      // Where nothing applies, it stays what it was.
      guard value((span.start + span.end) / 2) != nil else {
        add(SwiftUIPiece(start: span.start, end: span.end, from: before, to: before))
        continue
      }
      bake(span.start, span.end, range, 0) { value($0) ?? before }
      before = pieces.last?.to ?? before
      guard pieces.count <= Self.most else {
        throw Unsupported(.size, "it would need too many SwiftUI keyframes")
      }
    }
    // It may jump as soon as it begins, and when everything is over.
    let unit = Self.unit(of: range)
    func jump(_ time: Double, to own: AffineSum?, from near: AffineSum) -> [SwiftUIPiece] {
      guard let own = own?.rounded(to: unit), (own + near * -1).size > 2 * unit else { return [] }
      return [SwiftUIPiece(start: time, end: time, from: own, to: own)]
    }
    pieces = jump(0, to: value(0), from: pieces.first?.from ?? before) + pieces
    if !isEndless {
      pieces += jump(duration, to: value(duration * (1 + 1e-9)) ?? value(duration), from: before)
    }
  }

  /// Makes the course of a switch, which is 1 while it is off: it hides what it is a property of.
  ///
  /// - Parameter breaks: When it may switch.
  init(
    switching property: TimelineProperty, _ duration: Double, breaks: [Double]
  ) throws(Unsupported) {
    let stops = Set(breaks.filter { $0 > 0 && $0 < duration } + [0, duration]).sorted()
    var spans = zip(stops, stops.dropFirst()).map { (start: $0, end: $1) }
    // It may switch when everything is over.
    spans.append((duration, duration))
    for span in spans {
      let value = property.value(at: (span.start + span.end) / 2)
      guard case .boolean(let isOn)? = value?.known else { continue }
      let shown = AffineSum(isOn ? 0 : 1)
      add(SwiftUIPiece(start: span.start, end: span.end, from: shown, to: shown))
    }
    guard !pieces.isEmpty else { throw Unsupported("it has no value over time") }
    pieces[0].start = 0
    guard pieces.count <= Self.most else {
      throw Unsupported(.size, "it would need too many SwiftUI keyframes")
    }
  }

  private mutating func bake(
    _ from: Double, _ to: Double, _ range: Double, _ depth: Int, _ value: (Double) -> AffineSum
  ) {
    let span = to - from
    // A corner belongs to both sides of it.
    let (inside, step) = (span * 1e-7, span * 1e-4)
    let start = value(from + inside)
    let end = value(to - inside)
    func slope(_ near: AffineSum, _ one: AffineSum, _ two: AffineSum) -> AffineSum {
      (near * -3 + one * 4 + two * -1) * (1 / (2 * step))
    }
    let leaving = slope(start, value(from + inside + step), value(from + inside + 2 * step))
    let arriving =
      slope(end, value(to - inside - step), value(to - inside - 2 * step)) * -1
    var worst = 0.0
    for index in 1..<16 {
      let part = Double(index) / 16
      let (square, cube) = (part * part, part * part * part)
      let toEnd = 3 * square - 2 * cube
      let own =
        start * (1 - toEnd) + end * toEnd + leaving * (span * (cube - 2 * square + part))
        + arriving * (span * (cube - square))
      worst = max(worst, (own + value(from + part * span) * -1).size / range)
    }
    if worst > Self.tolerance, depth < 8 {
      bake(from, from + span / 2, range, depth + 1, value)
      bake(from + span / 2, to, range, depth + 1, value)
      return
    }
    error = max(error, worst)
    // Values inside an interval also apply at its ends, where they may jump.
    let unit = Self.unit(of: range)
    var begin = (start + leaving * -inside).rounded(to: unit)
    let finish = (end + arriving * inside).rounded(to: unit)
    if let last = pieces.last?.to, (begin + last * -1).size <= 2 * unit { begin = last }
    var piece = SwiftUIPiece(start: from, end: to, from: begin, to: finish)
    let speed = (finish + begin * -1) * (1 / span)
    let isStraight = [leaving, arriving].allSatisfy {
      ($0 + speed * -1).size * span <= Self.tolerance * range
    }
    if !isStraight {
      piece.form = .cubic(
        leaving.rounded(to: unit / span * 10), arriving.rounded(to: unit / span * 10))
    }
    add(piece)
  }

  /// Adds a piece; one that stays where the last one stays lengthens that.
  private mutating func add(_ piece: SwiftUIPiece) {
    if let last = pieces.last, last.isStill, piece.isStill, last.to == piece.from {
      pieces[pieces.count - 1].end = piece.end
    } else {
      pieces.append(piece)
    }
  }

  /// The decimal place that values are rounded to.
  private static func unit(of range: Double) -> Double {
    var unit = 1.0
    while unit > range * 1e-7 { unit /= 10 }
    while unit * 10 <= range * 1e-7 { unit *= 10 }
    return unit
  }
}

extension AffineSum {
  /// The size of the sum, taking each parameter to be 1.
  fileprivate var size: Double { abs(base) + plus.values.reduce(0) { $0 + abs($1) } }

  /// The sum in readable numbers: decimal multiples of a unit.
  fileprivate func rounded(to unit: Double) -> AffineSum {
    func round(_ value: Double) -> Double {
      unit < 1 ? (value * (1 / unit)).rounded() / (1 / unit).rounded() + 0 : value
    }
    return AffineSum(round(base), plus: plus.mapValues { round($0 * 1000) / 1000 })
  }
}
