import Motion
import StrictJSON

extension JSONWriter {
  /// Writes how an animator behaves and how a gesture drives a motion.
  mutating func behavior(of motion: Motion, distance: AffineSum?) {
    if case .animator(let animator) = motion {
      flag("isInterruptible", animator.isInterruptible)
      flag("pausesOnCompletion", animator.pausesOnCompletion)
      flag("scrubsLinearly", animator.scrubsLinearly)
      if let continuation = animator.continuation {
        line("continuation") { $0.continuation(continuation) }
      }
    }
    guard let interaction = motion.interaction else { return }
    line("interaction") { $0.interaction(interaction, distance) }
  }

  private mutating func continuation(_ continuation: Animator.Continuation) {
    object { writer in
      writer.number("from", continuation.from?.value)
      writer.number("durationFactor", continuation.durationFactor)
      // Motions that can't be evaluated were rejected before.
      writer.easing("easing", TimelineEasing.known(continuation.timing))
    }
  }

  private mutating func interaction(_ interaction: Interaction, _ distance: AffineSum?) {
    object { writer in
      writer.member("gesture", interaction.gesture.rawValue)
      writer.member("edge", ifPresent: interaction.edge?.rawValue)
      writer.member("axis", ifPresent: interaction.axis?.rawValue)
      if let distance {
        writer.key("distance")
        writer.sum(distance)
      }
      switch interaction.startProgress {
      case .number(let progress)?: writer.number("startProgress", progress)
      case .measure(let measure)?: writer.member("startProgress", measure.text)
      case nil: break
      }
      writer.member("begin", ifPresent: interaction.begin?.rawValue)
      writer.flag("invertsWhenOpen", interaction.invertsWhenOpen)
      writer.member("onRelease", ifPresent: interaction.onRelease?.rawValue)
      writer.number("threshold", interaction.threshold?.value)
    }
  }
}

extension Motion {
  /// Notes on facts that flat JSON doesn't express.
  var flatNotes: [String] {
    switch self {
    case .transition(let transition):
      let style = transition.style ?? .custom
      let content = ContentTransition(style: style, direction: transition.direction)
      return (content?.notes ?? style.notes).map(\.text)
    case .animator(let animator) where animator.continuation?.from != nil:
      return ["the tracks run without a pause; the continuation is for gestures"]
    case .animator, .curve, .spring, .duration, .keyframes, .group: return []
    }
  }
}
