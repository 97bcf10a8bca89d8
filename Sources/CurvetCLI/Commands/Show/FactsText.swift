import Diagnostics
import Presets
import Preview

/// Facts text describes in a few words the properties measured from a motion.
enum FactsText {
  /// Returns how a motion feels: `soft`, `snappy and bouncy`, `bouncy, elastic, and lazy`.
  static func words(_ feel: Set<FeelWord>) -> String {
    let words = FeelWord.words(feel)
    guard words.count > 1 else { return words.first ?? "" }
    let and = words.count > 2 ? ", and " : " and "
    return words.dropLast().joined(separator: ", ") + and + words[words.count - 1]
  }

  /// Returns the properties in lines that fit; none if nothing is known.
  static func lines(of facts: PresetFacts, columns: Int) -> [String] {
    var lines: [String] = []
    for part in parts(of: facts) {
      if let last = lines.last, DisplayWidth.of(last) + DisplayWidth.of(part) + 3 <= columns {
        lines[lines.count - 1] = "\(last) · \(part)"
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  private static func parts(of facts: PresetFacts) -> [String] {
    var parts: [String] = []
    if !facts.feel.isEmpty { parts.append("feels \(words(facts.feel))") }
    if let settling = facts.settling { parts.append("settles in \(ValueText.atMost(settling)) s") }
    if let overshoot = facts.overshoot {
      parts.append(
        overshoot < 5e-5 ? "no overshoot" : "overshoots by \(ValueText.percent(atMost: overshoot))")
    }
    if let fraction = facts.timeTo90Percent {
      let time = facts.duration.map { "\(ValueText.short(fraction * $0)) s" }
      parts.append("reaches 90% after \(time ?? "\(ValueText.percent(fraction)) of the duration")")
    }
    if let ratio = facts.dampingRatio { parts.append("damping ratio \(ValueText.short(ratio))") }
    if let bounce = facts.bounce { parts.append("bounce \(ValueText.short(bounce))") }
    return parts
  }
}
