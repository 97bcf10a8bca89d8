import Diagnostics
import Motion

extension Rule {
  /// Finds speeds at which nothing moves.
  static let speed = Rule(
    "platform/speed", .warning,
    finds: "A speed is 0, or negative without a time offset to run back from",
    reason: """
      At speed 0, time stands still and the animation never advances. At a negative speed, time \
      runs backward from timeOffset; from 0, there is nothing to play.
      """,
    source: "Apple, CAMediaTiming: local time is (parent time - beginTime) × speed + timeOffset",
    example: "keyframes/fade",
    failing: """
      {"motion": {"duration": 0.5, "speed": 0, "tracks": [{"property": "opacity", "values": [1, 0]}]}}
      """,
    passing: """
      {"motion": {"duration": 0.5, "speed": 2, "tracks": [{"property": "opacity", "values": [1, 0]}]}}
      """,
    in: [.keyframes, .group],
    check: .together(
      .each(\.keyframes) { keyframes, pointer, examined in
        let hasOffset = keyframes.timeOffset.map { examined.seconds($0) != 0 } ?? false
        return Violation(speed: keyframes.speed, hasOffset: hasOffset, at: pointer)
      },
      .all(\.groups) { group, pointer, _ in
        group.members.enumerated().compactMap { index, member in
          // The member itself may have an offset.
          Violation(
            speed: member.speed, hasOffset: member.speed != 0, at: "\(pointer)/members/\(index)")
        }
      }))
}

extension Violation {
  fileprivate init?(speed: Double?, hasOffset: Bool, at pointer: String) {
    guard let speed, speed <= 0 else { return nil }
    if speed == 0 {
      self.init(
        at: pointer + "/speed", "at speed 0, the animation never advances",
        help: "remove it, or use a speed such as 0.5; to pause, set speed 0 in the app")
    } else if hasOffset {
      return nil
    } else {
      self.init(
        at: pointer + "/speed",
        "at speed \(RuleFigure.number(speed)), time runs backward from the start, where nothing plays",
        help: "reverse the values, or set timeOffset to the duration")
    }
  }
}
