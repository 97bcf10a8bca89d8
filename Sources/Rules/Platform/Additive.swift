import Diagnostics
import Motion

extension Rule {
  /// Finds Boolean values and names that are marked as additive.
  static let additive = Rule(
    "platform/additive", .warning,
    finds: "Boolean or named values are marked as additive",
    reason: """
      Numbers, points, and colors can be added to the current value. Booleans and names can't, so \
      the marking has no effect.
      """,
    source: "Apple, CAPropertyAnimation.isAdditive",
    example: "keyframes/blink",
    failing: """
      {"motion": {"duration": 1, "tracks": [{"property": "hidden", "values": [true, false],
        "calculationMode": "discrete", "additive": true}]}}
      """,
    passing: """
      {"motion": {"duration": 1, "tracks": [{"property": "hidden", "values": [true, false],
        "calculationMode": "discrete"}]}}
      """,
    fixes: "removes 'additive'",
    in: [.keyframes, .group],
    check: .each(\.tracks) { track, pointer, _ in
      guard track.additive == true, let shown = track.steppingValue else { return nil }
      let pointer = pointer + "/additive"
      return Violation(
        at: pointer, "'additive' is ignored because \(shown) can't be added",
        help: "remove it", edits: [.remove(pointer: pointer)])
    })
}

extension Keyframes.Track {
  /// The first Boolean value or name, as written.
  fileprivate var steppingValue: String? {
    switch content {
    case .values(let values): values.lazy.compactMap(\.steppingText).first
    case .frames(let frames): frames.lazy.compactMap(\.change.value.steppingText).first
    case .path: nil
    }
  }
}

extension PropertyValue {
  fileprivate var steppingText: String? {
    switch self {
    case .boolean(let value): "\(value)"
    case .string(let text): "'\(text)'"
    case .quantity, .vector, .color, .current: nil
    }
  }
}
