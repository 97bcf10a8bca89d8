import Curvet
import Presets
import Preview

/// Comparison text describes in a sentence how one motion differs from another.
enum ComparisonText {
  /// Returns the sentence; if it ends with a colon, ``details(_:)`` follow.
  static func sentence(_ pair: ComparedPair) -> String {
    let (name, base) = (pair.other.name, pair.base.name)
    guard let properties = pair.properties else {
      guard let timing = pair.timing, !timing.isSame else {
        let isAll = !pair.other.motion.movesProperties && !pair.base.motion.movesProperties
        return isAll ? "\(name) is the same as \(base)." : "\(name) has the same timing as \(base)."
      }
      return "\(name) compared with \(base): \(difference(timing))."
    }
    if pair.isSame { return "\(name) is the same as \(base) in every layer and property." }
    let isMoved = !pair.differences.isEmpty
    let isSet = !properties.settings.isEmpty
    guard let timing = pair.timing else {
      let length = self.length(properties)
      if !isMoved, !isSet {
        return "\(name) compared with \(base): \(length ?? "different times")."
      }
      let manner = isMoved ? "moves differently" : "has different settings"
      return "\(name) compared with \(base): \(length.map { "\($0), " } ?? "")\(manner):"
    }
    if timing.isSame {
      return isMoved
        ? "\(name) has the same timing as \(base), but moves differently:"
        : "\(name) animates every layer and property like \(base), but has different settings:"
    }
    let manner =
      isMoved
      ? "It also moves differently:"
      : isSet
        ? "Every property has the same values, but the settings differ:"
        : properties.most.isEmpty
          ? "Every property has the same values."
          : "Every property has the same values, but at different times:"
    return "\(name) compared with \(base): \(difference(timing)). \(manner)"
  }

  /// Returns the differences, one property or setting at a time, and the property that differs most.
  static func details(_ pair: ComparedPair) -> [String] {
    pair.differences.map(PropertyText.words)
      + (pair.properties?.settings.map(PropertyText.words) ?? [])
      + [pair.properties.flatMap { PropertyText.most($0.most) }].compactMap(\.self)
  }

  /// Returns the sentence with all details.
  static func whole(_ pair: ComparedPair) -> String {
    let details = details(pair)
    let sentence = sentence(pair)
    return details.isEmpty ? sentence : "\(sentence) \(details.joined(separator: "; "))."
  }

  private static func length(_ comparison: PropertyComparison) -> String? {
    let (base, other) = comparison.durations
    let change = ValueText.short(abs(other - base))
    let length =
      abs(other - base) < 0.001 ? nil : "\(change) s \(other > base ? "longer" : "shorter")"
    guard comparison.isEndless.base != comparison.isEndless.other else { return length }
    let words = comparison.isEndless.other ? "repeats forever" : "doesn't repeat forever"
    return [words, length].compactMap(\.self).joined(separator: ", ")
  }

  /// Returns how a motion differs from another, without their names: `reaches 90% 1.7× slower, no overshoot`.
  static func difference(_ comparison: MotionComparison) -> String {
    let parts = [
      start(comparison), pace(comparison), length(comparison), runs(comparison), bounce(comparison),
      feel(comparison),
    ].compactMap(\.self)
    let (gap, at) = (comparison.largest.difference, comparison.largest.at)
    let time =
      comparison.isTimed ? "\(ValueText.short(at)) s" : "\(ValueText.percent(at)) of the duration"
    let shape =
      gap < 5e-4 ? "the same shape" : "largest gap: \(ValueText.percent(atMost: gap)) at \(time)"
    return parts.isEmpty ? shape : "\(parts.joined(separator: ", ")); \(shape)"
  }

  private static func start(_ comparison: MotionComparison) -> String? {
    let difference = comparison.delays.other - comparison.delays.base
    guard abs(difference) >= 0.0005 else { return nil }
    let time = ValueText.short(abs(difference))
    return
      "starts \(time) s \(difference > 0 ? "later" : "sooner") (other times exclude delays)"
  }

  private static func runs(_ comparison: MotionComparison) -> String? {
    let (base, other) = comparison.runs
    guard base != other else { return nil }
    func words(_ runs: Double) -> String {
      runs.isFinite ? "\(ValueText.short(runs)) \(runs == 1 ? "run" : "runs")" : "endless runs"
    }
    return "\(words(other)) instead of \(words(base)) (one run of each is compared)"
  }

  private static func pace(_ comparison: MotionComparison) -> String? {
    guard let base = comparison.timeTo90Percent.base, let other = comparison.timeTo90Percent.other
    else { return nil }
    guard comparison.isTimed else {
      guard abs(other - base) >= 0.01 else { return "reaches 90% at the same time" }
      return "reaches 90% \(other > base ? "later" : "sooner")"
        + " (\(ValueText.percent(other)) of the duration instead of \(ValueText.percent(base)))"
    }
    guard base > 0, other > 0 else { return nil }
    let ratio = max(base, other) / min(base, other)
    guard ratio >= 1.05 else { return "reaches 90% equally fast" }
    let times = ValueText.number((ratio * 10).rounded() / 10)
    let figures = "\(ValueText.short(other)) s instead of \(ValueText.short(base)) s"
    return "reaches 90% \(times)× \(other > base ? "slower" : "faster") (\(figures))"
  }

  private static func length(_ comparison: MotionComparison) -> String? {
    guard comparison.isTimed, let base = comparison.durations.base,
      let other = comparison.durations.other, abs(other - base) >= 0.001
    else { return nil }
    let difference = ValueText.short(abs(other - base))
    let isSameStart = abs(comparison.delays.other - comparison.delays.base) < 0.0005
    return "\(difference) s \(other > base ? "longer" : "shorter")\(isSameStart ? " overall" : "")"
  }

  private static func bounce(_ comparison: MotionComparison) -> String? {
    let (base, other) = comparison.overshoot
    // Half a percent isn't visible.
    let seen = 0.005
    switch (base > seen, other > seen) {
    case (false, false): return nil
    case (true, false): return "no overshoot"
    case (false, true): return "overshoots by \(ValueText.percent(atMost: other))"
    case (true, true):
      guard abs(other - base) >= 0.002 else { return "the same overshoot" }
      return "overshoots \(other > base ? "more" : "less")"
        + " (\(ValueText.percent(atMost: other)) instead of \(ValueText.percent(atMost: base)))"
    }
  }

  private static func feel(_ comparison: MotionComparison) -> String? {
    let (base, other) = comparison.feel
    guard base != other, !other.isEmpty else { return nil }
    let words = FactsText.words(other)
    return base.isEmpty ? "feels \(words)" : "feels \(words) instead of \(FactsText.words(base))"
  }
}
