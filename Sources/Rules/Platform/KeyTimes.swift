import Diagnostics
import Motion

extension Rule {
  /// Finds key times that don't match their mode, so that Core Animation ignores all of them.
  static let keyTimes = Rule(
    "platform/key-times", .warning,
    finds: "Key times don't match the calculation mode, or the mode doesn't use them",
    reason: """
      Core Animation ignores key times that don't match and spaces the values evenly, so the \
      intended rhythm is lost without a message. Linear and cubic modes need one key time for each \
      value, and discrete one more; the first is 0 and the last is 1. Paced modes need none.
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
    fixes: "removes key times that a paced mode or frames don't use",
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
    case .count(let wanted, _): "give \(wanted) key times, from 0 to 1"
    case .first, .last, .decreasing: "write times from 0 to 1 that never decrease"
    case .paced: "remove them, or choose linear or cubic"
    case .frames: "remove them; each frame has its own start and duration"
    }
  }
}
