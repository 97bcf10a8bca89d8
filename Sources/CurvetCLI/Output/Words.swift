import Motion
import Presets
import StrictJSON

/// Words for numbers and counts.
enum Words {
  /// Returns a time as `0.72 s`.
  static func seconds(_ seconds: Double) -> String { "\(ECMAScriptNumber.text(seconds)) s" }

  /// Returns a count with its noun: `1 preset`, `3 presets`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(count == 1 ? noun : plural(noun))"
  }

  /// Returns a text of any length cut to what fits a line or two.
  static func clipped(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 160 else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(159))) + "…"
  }

  /// Returns counts by kind: `6 curves, 1 spring`.
  static func kinds(_ counts: [MotionKind: Int]) -> String {
    MotionKind.allCases.compactMap { kind in
      counts[kind].map { count($0, kind == .keyframes ? "keyframe set" : kind.rawValue) }
    }.joined(separator: ", ")
  }

  /// Returns what a reference is for, as people would say it.
  static func role(_ role: ReferenceRole) -> String {
    switch role {
    case .reducedMotion: "reduced motion"
    case .deprecatedUse: "replacement"
    case .use, .timing, .duration, .member, .counterpart: role.rawValue
    }
  }

  private static func plural(_ noun: String) -> String {
    if noun.hasSuffix("alias") { return noun + "es" }
    return noun + "s"
  }
}
