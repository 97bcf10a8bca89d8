import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds motions that make people wait, before they start or until they end.
  static let blocking = Rule(
    "quality/blocking", .warning,
    finds: "A motion is uninterruptible for too long, or starts late",
    reason: """
      Touches are lost while a transition runs, and while an animator that isn't interruptible \
      runs. After 400 ms people lose their train of thought, and after 1 s they notice that they \
      are waiting. A response that starts after more than 100 ms no longer feels like a response. \
      A gesture that drives the motion can reverse it, and Core Animation's layers always accept \
      touches.
      """,
    source: "Doherty and Thadani, IBM, 1982; Nielsen, Response Times: The 3 Important Limits",
    example: "transition/curtain",
    failing: #"{"motion": {"style": "push", "direction": "fromRight", "duration": 1.2}}"#,
    passing: #"{"motion": {"style": "push", "direction": "fromRight", "duration": 0.35}}"#,
    check: .preset { examined in
      guard !examined.isLoop, !examined.isVocabulary else { return [] }
      return late(examined) + examined.ownElements.compactMap { waiting($0, in: examined) }
    })

  private static func waiting(_ part: AnimatedElement, in examined: ExaminedPreset) -> Violation? {
    guard part.isBlocking, let time = examined.facts(of: part).duration, time > 0.4 + 1e-9
    else { return nil }
    return Violation(
      at: part.location(part.motion.durationField ?? ""),
      "can't be interrupted for \(RuleFigure.seconds(time))",
      help: "shorten it, drive it with a gesture, or use an interruptible animator",
      level: time > 1 + 1e-9 ? .warning : .info)
  }

  private static func late(_ examined: ExaminedPreset) -> [Violation] {
    guard !examined.isScrubbed, examined.preset.role != .emphasis,
      let motion = examined.motion, let delay = motion.startDelay, delay > 0.1 + 1e-9
    else { return [] }
    return [
      Violation(
        at: "/motion", "starts after \(RuleFigure.seconds(delay))",
        help: "start within 0.1 s, or put motions that follow each other in a group")
    ]
  }
}

extension AnimatedElement {
  /// Whether touches are lost while it runs.
  fileprivate var isBlocking: Bool {
    switch motion {
    case .transition(let transition): transition.interaction == nil
    case .animator(let animator): animator.isInterruptible == false && animator.interaction == nil
    case .curve, .spring, .duration, .keyframes, .group: false
    }
  }
}

extension Motion {
  /// The time before anything happens; for a group, until its first member starts.
  fileprivate var startDelay: Double? {
    guard case .group(let group) = self else { return delay?.seconds }
    return group.members.map { member in
      var inner: Double?
      if case .motion(let motion) = member.content { inner = motion.startDelay }
      let pace = abs(member.speed ?? 1)
      return (member.beginTime?.seconds ?? 0) + (inner ?? 0) / (pace > 0 ? pace : 1)
    }.min()
  }
}
