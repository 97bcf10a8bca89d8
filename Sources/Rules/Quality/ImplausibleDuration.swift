import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds times that were probably meant in milliseconds.
  package static let implausibleDuration = Rule(
    "quality/implausible-duration", .error,
    finds: "A motion takes more than a minute",
    reason: """
      Times are in seconds, and a number such as 300 was almost always meant in milliseconds. The \
      motion would take minutes, and so would every export of it. Loops can be as long as they \
      like, and repeats and the total duration of a group don't count.
      """,
    source: "Observed; mixing up milliseconds and seconds is the most common error in files",
    example: "curve/card",
    failing: #"{"motion": {"cubicBezier": [0.2, 0, 0, 1], "duration": 300}}"#,
    passing: #"{"motion": {"cubicBezier": [0.2, 0, 0, 1], "duration": 0.3}}"#,
    where: { $0.role != .loop && !MotionPart.parts(of: $0.motion).allSatisfy(\.isPlausible) },
    check: .preset { examined in
      guard examined.preset.role != .loop else { return [] }
      return examined.parts.compactMap(\.implausibleDuration)
    })

  /// Returns the violations in a single preset, unless the preset ignores the rule.
  package func violations(of preset: Preset) -> [Violation] {
    guard case .preset(let check) = check, concerns(preset),
      !preset.ignore.contains(where: { $0.rule == id })
    else { return [] }
    return check(ExaminedPreset(preset, among: NoPresets()))
  }
}

extension MotionPart {
  /// The longest time that is plausible, in seconds.
  private static let longest = 60.0

  fileprivate var isPlausible: Bool { (statedDuration?.seconds ?? 0) <= Self.longest }

  fileprivate var implausibleDuration: Violation? {
    guard let (seconds, field) = statedDuration, seconds > Self.longest else { return nil }
    let text = RuleFigure.seconds(seconds)
    // Up to a minute, the same number is a time in milliseconds.
    let help =
      seconds <= Self.longest * 1000
      ? "did you mean '\(text.dropLast(2))ms'?" : "shorten it, or set \"role\": \"loop\""
    return Violation(
      at: pointer + field, "takes \(text), more than a minute", help: Hint.text(help))
  }

  /// The time that is written in the motion itself, in seconds, and its field; nil if it repeats forever.
  private var statedDuration: (seconds: Double, field: String)? {
    switch motion {
    case .duration(.seconds(let seconds)): return (seconds, "/seconds")
    case .spring(let spring):
      return spring.perceptualDuration.map { ($0, motion.durationField ?? "") }
    case .keyframes(let keyframes) where keyframes.repeatCount == .infinite: return nil
    case .group: return nil
    case .curve, .duration, .keyframes, .transition, .animator:
      return motion.duration?.seconds.map { ($0, "/duration") }
    }
  }
}
