import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds reduced-motion alternatives that move just as much, only in another time.
  static let lazyReduced = Rule(
    "quality/lazy-reduced", .info,
    finds: "The reduced-motion alternative is the same motion with another duration",
    reason: """
      The same motion in less time is faster, not smaller: it is the motion that people ask to \
      avoid. Use a fade, or a shorter distance.
      """,
    source: "Design practice; WCAG 2.2, 2.3.3 Animation from Interactions",
    failing: """
      {"presets": {
        "animator/slide": {"reducedMotion": "animator/slide-brief", "motion": {"duration": 0.3,
          "animations": [{"property": "position.x", "by": 100}]}},
        "animator/slide-brief": {"reducedMotion": "keep", "motion": {"duration": 0.1,
          "animations": [{"property": "position.x", "by": 100}]}}}}
      """,
    passing: """
      {"presets": {
        "animator/slide": {"reducedMotion": "animator/appear", "motion": {"duration": 0.3,
          "animations": [{"property": "position.x", "by": 100}]}},
        "animator/appear": {"motion": {"duration": 0.1,
          "animations": [{"property": "opacity", "to": 1}]}}}}
      """,
    check: .preset { examined in
      guard examined.preset.reducedMotion != nil, let alternative = examined.reducedAlternative,
        alternative.preset.kind == examined.preset.kind,
        examined.moved.contains(where: \.category.isMovement), let motion = examined.motion,
        let other = alternative.motion, motion.timeless == other.timeless
      else { return [] }
      return [
        Violation(
          at: "/reducedMotion",
          "'\(alternative.preset.name)' is the same motion with another duration",
          help: "use a fade, or a shorter distance")
      ]
    })
}

extension Motion {
  /// The motion without its times; motions that differ only in times become equal.
  fileprivate var timeless: Motion {
    switch self {
    case .keyframes(var keyframes):
      (keyframes.duration, keyframes.beginTime, keyframes.speed) = (nil, nil, nil)
      keyframes.timing = keyframes.timing?.timeless
      return .keyframes(keyframes)
    case .transition(var transition):
      (transition.duration, transition.delay, transition.interaction) = (nil, nil, nil)
      (transition.phase, transition.timing) = (nil, transition.timing?.timeless)
      return .transition(transition)
    case .animator(var animator):
      (animator.duration, animator.delay, animator.interaction) = (nil, nil, nil)
      animator.timing = animator.timing?.timeless
      return .animator(animator)
    case .group(var group):
      (group.duration, group.interaction) = (nil, nil)
      for index in group.members.indices {
        (group.members[index].beginTime, group.members[index].speed) = (nil, nil)
        if case .motion(let motion) = group.members[index].content {
          group.members[index].content = .motion(motion.timeless)
        }
      }
      return .group(group)
    case .curve, .spring, .duration: return self
    }
  }
}

extension Timing {
  /// The timing without its times; only the damping of a spring is left.
  fileprivate var timeless: Timing {
    switch self {
    case .preset: return self
    case .curve(let curve): return .curve(Curve(curve.shape))
    case .spring(let spring):
      guard let ratio = (try? SpringEvaluator(spring))?.solver.dampingRatio else { return self }
      let figure = Figure.rounded(ratio, to: 9)
      return .spring(Spring(.ratio(dampingRatio: figure, stiffness: 1, mass: nil)))
    }
  }
}
