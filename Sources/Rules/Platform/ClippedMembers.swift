import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds members that start or end after the end of their group.
  static let clippedMembers = Rule(
    "platform/clipped-members", .warning,
    finds: "A group member starts or ends after its group ends",
    reason: """
      A group doesn't scale its members: it cuts them off when its own duration is over. A member \
      without a duration has the group's duration, so if it starts later, its end is cut off.
      """,
    source: "Apple, CAAnimationGroup: animations are clipped to the duration of the group",
    example: "group/arrive",
    failing: """
      {"motion": {"duration": 1, "members": [{"beginTime": 0.8, "motion": {"duration": 0.5,
        "tracks": [{"property": "opacity", "values": [0, 1]}]}}]}}
      """,
    passing: """
      {"motion": {"duration": 1, "members": [{"beginTime": 0.5, "motion": {"duration": 0.5,
        "tracks": [{"property": "opacity", "values": [0, 1]}]}}]}}
      """,
    in: [.group],
    check: .all(\.groups) { group, pointer, examined in
      guard let length = examined.seconds(group.duration) else { return [] }
      return group.members.enumerated().compactMap { index, member in
        examined.clip(member, length: length, at: "\(pointer)/members/\(index)")
      }
    })
}

extension ExaminedPreset {
  fileprivate func clip(
    _ member: MotionGroup.Member, length: Double, at pointer: String
  ) -> Violation? {
    guard let timing = timing(of: member, length: length), timing.parentDuration.isFinite else {
      return nil
    }
    let group = RuleFigure.seconds(length)
    let begin = timing.beginTime
    if begin >= length, length > 0 {
      return Violation(
        at: member.beginTime == nil ? pointer : pointer + "/beginTime",
        "starts at \(RuleFigure.seconds(begin)), but the group ends at \(group)",
        help: "start it earlier, or lengthen the group")
    }
    let end = begin + timing.parentDuration
    guard end > length + 1e-9, isSeenMoving(member, after: length - begin, timing) else {
      return nil
    }
    return Violation(
      at: pointer,
      "ends at \(RuleFigure.seconds(end)), but the group ends at \(group),"
        + " so the last \(RuleFigure.seconds(end - length)) is cut off",
      help: "start it earlier, shorten it, or lengthen the group to \(RuleFigure.seconds(end))")
  }

  /// When a member begins and how long it lasts; nil if that is not known.
  private func timing(of member: MotionGroup.Member, length: Double) -> MediaTiming? {
    guard let motion = motion(of: member) else { return nil }
    var own = MediaTiming(duration: motion.duration?.seconds ?? length)
    own.beginTime = motion.delay?.seconds ?? 0
    switch motion {
    case .curve, .group: break
    case .duration: return nil
    case .keyframes(let keyframes):
      own = MediaTiming(keyframes, groupDuration: length, seconds: \.seconds)
    case .spring(let spring):
      guard let evaluator = try? SpringEvaluator(spring) else { return nil }
      own.duration = evaluator.solver.restingTime
    case .transition, .animator:
      guard let timed = try? TimedProgress(motion.timing, duration: motion.duration?.seconds)
      else { return nil }
      own.duration = timed.duration
    }
    return MediaTiming(member, motion: own) { self.seconds($0) }
  }

  private func motion(of member: MotionGroup.Member) -> Motion? {
    switch member.content {
    case .preset(let reference):
      known.preset(named: reference.name).flatMap { try? resolver.resolve($0.motion) }
    case .motion(let motion): try? resolver.resolve(motion)
    }
  }

  /// Whether a hundredth of the distance or more is missing at the end: springs take long to settle.
  private func isSeenMoving(
    _ member: MotionGroup.Member, after seconds: Double, _ timing: MediaTiming
  ) -> Bool {
    guard case .spring(let spring) = motion(of: member), timing.speed > 0,
      let solver = (try? SpringEvaluator(spring))?.solver
    else { return true }
    return solver.lastCrossing(of: 0.01).map { $0 > seconds * timing.speed } ?? true
  }
}
