import Diagnostics
import Motion

extension Rule {
  /// Finds additive switches and names.
  static let additive = Rule(
    "platform/additive", .warning,
    finds: "Switches or names are to be added to what is there",
    reason: "Numbers, points and colours can be added up; true, false and names cannot.",
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
    fixes: "takes additive away",
    in: [.keyframes, .group],
    check: .each(\.tracks) { track, pointer, _ in
      guard track.additive == true, let shown = track.steppingValue else { return nil }
      let pointer = pointer + "/additive"
      return Violation(
        at: pointer, "additive is ignored: \(shown) cannot be added to anything",
        help: "remove it", edits: [.remove(pointer: pointer)])
    })
}

extension Keyframes.Track {
  /// The first value that is a switch or a name, as written.
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
    case .string(let text): "\"\(text)\""
    case .quantity, .vector, .color, .current: nil
    }
  }
}
