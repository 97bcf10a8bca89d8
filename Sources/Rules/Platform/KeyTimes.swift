import Diagnostics
import Motion

extension Rule {
  /// Finds key times that do not fit their mode, which Core Animation ignores as a whole.
  static let keyTimes = Rule(
    "platform/key-times", .warning,
    finds: "Key times do not fit the calculation mode, or the mode has no use for them",
    reason: """
      Core Animation ignores key times that do not fit and spaces the values evenly instead: the \
      authored rhythm is lost without a word. Linear and cubic want as many as there are values, \
      discrete one more, the first being 0 and the last 1; paced modes want none.
      """,
    source: "Apple, CAKeyframeAnimation.keyTimes",
    example: "keyframes/bounce",
    failing: """
      {"motion": {"duration": 0.6, "tracks": [
        {"property": "position.y", "values": [310, 60, 310], "keyTimes": [0, 0.5]}]}}
      """,
    passing: """
      {"motion": {"duration": 0.6, "tracks": [
        {"property": "position.y", "values": [310, 60, 310], "keyTimes": [0, 0.5, 1]}]}}
      """,
    fixes: "takes key times away that a paced mode or frames have no use for",
    in: [.keyframes, .group],
    check: .each(\.tracks) { track, pointer, _ in
      guard let mismatch = track.keyTimesMismatch else { return nil }
      let pointer = pointer + "/keyTimes"
      let isNeedless = mismatch == .paced || mismatch == .frames
      return Violation(
        at: pointer, "Core Animation ignores these key times: \(mismatch.text)",
        help: mismatch.help, edits: isNeedless ? [.remove(pointer: pointer)] : [])
    })
}

extension KeyTimesMismatch {
  fileprivate var help: String {
    switch self {
    case .count(let wanted, _): "give \(wanted) of them, from 0 to 1"
    case .first, .last, .decreasing: "let them run from 0 to 1 without going back"
    case .paced: "remove them, or choose linear or cubic"
    case .frames: "remove them: start and duration of each frame say it all"
    }
  }
}
