import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds motions that keep people waiting: before they begin, or until they are over.
  static let blocking = Rule(
    "quality/blocking", .warning,
    finds: "A motion cannot be interrupted for long, or begins late",
    reason: """
      Touches are lost while a transition runs and while an animator that is not interruptible \
      does: after 400 ms people lose the thread, after a second they notice that they wait. A \
      response that begins after more than 100 ms is no longer felt as one. A gesture that leads \
      the motion can turn it round, and Core Animation's layers take touches all the while.
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
      "cannot be interrupted for \(RuleFigure.seconds(time))",
      help: "shorten it, let a gesture lead it, or use an animator that is interruptible",
      level: time > 1 + 1e-9 ? .warning : .info)
  }

  private static func late(_ examined: ExaminedPreset) -> [Violation] {
    guard !examined.isScrubbed, examined.preset.role != .emphasis,
      let motion = examined.motion, let delay = motion.startDelay, delay > 0.1 + 1e-9
    else { return [] }
    return [
      Violation(
        at: "/motion", "begins after \(RuleFigure.seconds(delay))",
        help: "begin within 0.1 s; what is to follow another motion is best a member of a group")
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
  /// How long nothing happens; of a group until its first member begins.
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
