import Diagnostics
import Motion
import StrictJSON

extension MotionFacts {
  /// Says which members of an object its motion doesn't hold.
  mutating func noteUnkept(of motion: Motion, at spot: JSONSpot, named parts: [String]) {
    let words = spot.children.filter(\.isUnkept).map { child in
      child.key.plainKey == "velocity" ? "velocity (units per second)" : child.key
    }
    guard !words.isEmpty else { return }
    let holds =
      switch motion {
      case .curve: "; a curve has only an easing, a duration, and a delay"
      case .spring: "; a spring has only its values and a delay"
      default: ""
      }
    note(
      ForeignRule.unkept, .warning, parts.dotted, at: spot, help: "set it where the motion is used",
      "ignored: \(words.joined(separator: ", "))\(holds)")
  }
}

extension JSONSpot {
  /// Whether it says how often or which way a motion runs, other than once and forward.
  fileprivate var isUnkept: Bool {
    let keys: Set = [
      "repeat", "repeatcount", "repeattype", "repeatmode", "repeatdelay", "yoyo", "loop", "loops",
      "iterations", "iterationcount", "direction", "autoreverses", "alternate", "times", "stagger",
      "fill", "fillmode", "enddelay", "velocity", "overshootclamping", "clamp",
    ]
    guard keys.contains(key.plainKey) else { return false }
    switch value.kind {
    case .false, .null: return false
    case .string: return !["normal", "none", "auto", "once"].contains(value.string ?? "")
    case .number: return value.number != 0 && (value.number != 1 || !key.plainKey.hasPrefix("iter"))
    default: return true
    }
  }
}
