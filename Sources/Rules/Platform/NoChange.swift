import Diagnostics
import Motion

extension Rule {
  /// Finds frames, values, and animations that don't change their property.
  static let noChange = Rule(
    "platform/no-change", .warning,
    finds: "A frame, an animation, or all values of a track don't change the property",
    reason: """
      Nothing visible happens, but time passes: people wait, and touches have no effect. In a \
      full-screen transition, a snapshot that goes from its frame to its final frame stands still, \
      because both fill the screen.
      """,
    source: """
      Observed in 「できるだけUI系のライブラリを用いないアニメーションを盛り込んだサンプル実装まとめ(後編)」 (Qiita, 2017), whose flips stand \
      still for a third of their duration
      """,
    example: "transition/turn-out",
    failing: """
      {"motion": {"style": "custom", "phase": "dismiss", "duration": 0.6, "layers": [
        {"layer": "source", "frames": [
          {"property": "transform.scale", "start": 0, "duration": 0.5, "to": 1},
          {"property": "transform.scale", "start": 0.5, "duration": 0.5, "to": 0.9}]}]}}
      """,
    passing: """
      {"motion": {"style": "custom", "phase": "dismiss", "duration": 0.3, "layers": [
        {"layer": "source", "frames": [
          {"property": "transform.scale", "start": 0, "duration": 1, "to": 0.9}]}]}}
      """,
    in: [.keyframes, .transition, .animator, .group],
    check: .together(
      .all(\.transitions) { transition, pointer, examined in
        examined.stillFrames(of: transition, at: pointer)
      },
      .all(\.frames) { property, pointer, _ in
        // Those of a transition are looked at together.
        guard case .frames = property.source else { return [] }
        return property.stillFrames(at: pointer).map(\.violation)
      },
      .each(\.tracks) { track, pointer, _ in
        guard case .values(let values) = track.content, values.count > 1,
          let first = values.first, values.allSatisfy({ $0 == first })
        else { return nil }
        return Violation(
          at: pointer + "/values",
          "all values of \(track.property) are the same, so nothing changes",
          help: "change one of the values, or remove the track")
      },
      .all(\.animators) { animator, pointer, _ in
        animator.animations.enumerated().filter(\.element.isStill).map { index, animation in
          Violation(
            at: "\(pointer)/animations/\(index)",
            "\(animation.property) ends at its start value, so nothing changes",
            help: animation.change.value == .current
              ? "null is the current value; set the target value, as a measure if it's known only"
                + " at run time"
              : "set the target value, or remove the animation")
        }
      }))
}

extension Animator.Animation {
  fileprivate var isStill: Bool {
    switch change {
    case .by(let value): value.number == 0
    case .to(let value): from.map { $0 == value } ?? (value == .current)
    }
  }
}

extension ExaminedPreset {
  /// Finds frames of a transition that change nothing, and how long nothing else moves meanwhile.
  fileprivate func stillFrames(of transition: Transition, at pointer: String) -> [Violation] {
    let properties = Motion.transition(transition).animatedProperties
    let still = properties.flatMap { $0.stillFrames(at: pointer) }
    if still.isEmpty { return [] }
    let pointers = Set(still.map(\.violation.pointer))
    let moving = properties.flatMap { property in
      property.spans.filter { !pointers.contains(property.pointer(of: $0, in: pointer)) }
    }
    return still.map { frame, violation in
      var violation = violation
      let isDead = !moving.contains { other in
        min(other.end, frame.end) - max(other.start, frame.start) > AnimatedProperty.tolerance
      }
      if isDead, let seconds = seconds(from: frame.start, to: frame.end, of: transition) {
        violation.message += ", and nothing else moves for \(RuleFigure.seconds(seconds))"
      }
      return violation
    }
  }

  /// How long the eased transition takes from one fraction to another.
  private func seconds(from start: Double, to end: Double, of transition: Transition) -> Double? {
    guard let duration = seconds(transition.duration) else { return nil }
    switch resolved(transition.timing) {
    case nil: return transition.timing == nil ? (end - start) * duration : nil
    case .curve(let curve):
      guard let curve = try? CurveEvaluator(curve.shape), let begin = curve.input(reaching: start),
        let over = curve.input(reaching: end)
      else { return nil }
      return (over - begin) * duration
    case .spring, .preset: return nil
    }
  }
}
