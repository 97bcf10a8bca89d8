import Motion

/// A CSS trajectory is a value over a fraction of time, to be written as keyframes and timing functions.
///
/// Whatever made the values, only they count: a text is taken if evaluating it gives them.
struct CSSTrajectory {
  /// The components at a fraction of the time, 0…1.
  let value: (Double) -> [Double]
  /// Where keyframes are wanted.
  var breaks: [Double] = [0, 1]
  /// What may be the timing between two fractions, best first.
  var guesses: (Double, Double) -> [CSSTimingFunction] = { _, _ in [] }
  /// The progress of the whole, which the values may follow; cheaper to ask than they are.
  var course: ((Double) -> Double)?
  /// How CSS goes from one value to another.
  var mix: ([Double], [Double], Double) -> [Double] = { from, to, fraction in
    zip(from, to).map { $0 + ($1 - $0) * fraction }
  }
  /// How far `linear()` may be off, as a fraction of the distance.
  let tolerance: Double

  /// A key is an instant with its value, and the timing from there on.
  struct Key {
    var fraction: Double
    var value: [Double]
    var timing: CSSTimingFunction
  }

  /// What is seen is the same up to this fraction of the distance.
  static let exact = 1e-6

  /// Returns the keys; the last one's timing means nothing.
  func keys() -> [Key] {
    let scale = scale
    let marks = Set(breaks.filter { $0 > 0 && $0 < 1 } + [0, 1]).sorted()
    let keys = zip(marks, marks.dropFirst()).flatMap { segment($0, $1, scale, depth: 0) }
    return keys + [Key(fraction: 1, value: value(1), timing: .linear)]
  }

  /// The largest difference between keys and the values, as a fraction of the distance, and where it is.
  func error(of keys: [Key]) -> (error: Double, fraction: Double) {
    let scale = scale
    var (error, place) = (0.0, 0.0)
    for (key, next) in zip(keys, keys.dropFirst()) {
      let probes = probes(key.fraction, next.fraction, steps: 256)
      let worst = difference(key.value, next.value, probes, key.timing.value, scale)
      if worst.error > error { (error, place) = worst }
    }
    return (error, place)
  }

  /// How far each component goes; 1 if it stays.
  private var scale: [Double] {
    var (low, high) = (value(0), value(0))
    for step in 1...256 {
      let now = value(Double(step) / 256)
      for index in now.indices {
        low[index] = min(low[index], now[index])
        high[index] = max(high[index], now[index])
      }
    }
    return zip(low, high).map { $1 - $0 > 1e-12 ? $1 - $0 : 1 }
  }

  private func segment(_ start: Double, _ end: Double, _ scale: [Double], depth: Int) -> [Key] {
    let (from, to) = (value(start), value(end))
    let probes = probes(start, end, steps: 48)
    func misses(_ timing: CSSTimingFunction) -> (error: Double, fraction: Double) {
      difference(from, to, probes, timing.value, scale)
    }
    func key(_ timing: CSSTimingFunction) -> [Key] {
      [Key(fraction: start, value: from, timing: timing)]
    }
    let changes = from.indices.map { abs(to[$0] - from[$0]) / scale[$0] }
    let main = changes.indices.max { changes[$0] < changes[$1] } ?? 0
    let progress = { (fraction: Double) in
      (value(start + (end - start) * fraction)[main] - from[main]) / (to[main] - from[main])
    }
    var candidates = [CSSTimingFunction.linear, .stepEnd] + guesses(start, end)
    if changes.isEmpty || changes[main] > 1e-9 { candidates += Self.cubics(progress) }
    for timing in candidates
    where misses(timing).error <= Self.exact {
      return key(timing)
    }
    let straight = misses(.linear)
    if straight.error <= tolerance / 2 { return key(.linear) }
    if changes[main] > 0.01, difference(from, to, probes, progress, scale).error <= tolerance / 8 {
      let isWhole = start == 0 && end == 1
      let whole = course.flatMap { course in
        isWhole && difference(from, to, probes, course, scale).error <= Self.exact ? course : nil
      }
      let fit = CSSTimingFunction(
        fitting: whole ?? progress, tolerance: tolerance / max(changes[main], 1e-9))
      if misses(fit).error <= tolerance * 1.01 { return key(fit) }
    }
    if depth >= 8 { return key(.linear) }
    // Nothing leads there in one: part it where it is furthest from a straight line.
    let worst = straight.fraction
    let margin = (end - start) / 16
    let middle = CSSText.rounded(min(max(worst, start + margin), end - margin), places: 6)
    return segment(start, middle, scale, depth: depth + 1)
      + segment(middle, end, scale, depth: depth + 1)
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

  /// A probe is the value at a part of a segment.
  private struct Probe {
    var part, fraction: Double
    var value: [Double]
  }

  private func probes(_ start: Double, _ end: Double, steps: Int) -> [Probe] {
    (0..<steps).map { step in
      // Off the grid of halves and quarters, where steps jump.
      let part = (Double(step) + 0.4819) / Double(steps)
      let fraction = start + (end - start) * part
      return Probe(part: part, fraction: fraction, value: value(fraction))
    }
  }

  private func difference(
    _ from: [Double], _ to: [Double], _ probes: [Probe], _ timing: (Double) -> Double,
    _ scale: [Double]
  ) -> (error: Double, fraction: Double) {
    var (error, place) = (0.0, probes.first?.fraction ?? 0)
    for probe in probes {
      let shown = mix(from, to, timing(probe.part))
      for index in shown.indices {
        let miss = abs(probe.value[index] - shown[index]) / scale[index]
        if miss > error { (error, place) = (miss, probe.fraction) }
      }
    }
    return (error, place)
  }
}
