import Diagnostics
import Motion

extension Rule {
  /// Finds durations beside a spring that takes its own time.
  static let springDuration = Rule(
    "platform/spring-duration", .warning,
    finds: """
      A duration is given beside a spring that takes its own time; of keyframes, which stretch the \
      spring, it is only told
      """,
    reason: """
      A spring given by its physics or perceptual duration runs until it has settled, and UIKit \
      ignores the animator's duration. Only a spring of damping ratio and duration fits itself to \
      one. Keyframes stretch the spring over theirs, so that it feels stiffer or softer.
      """,
    source: """
      Apple, UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:); of keyframes \
      our reading, Core Animation's have no springs
      """,
    failing: .preset(
      "animator/slide",
      """
      {"motion": {"duration": 0.3, "timing": {"mass": 1, "stiffness": 100, "damping": 10},
        "animations": [{"property": "position.x", "by": 100}]}}
      """),
    passing: .preset(
      "animator/slide",
      """
      {"motion": {"timing": {"mass": 1, "stiffness": 100, "damping": 10},
        "animations": [{"property": "position.x", "by": 100}]}}
      """),
    in: [.keyframes, .transition, .animator, .group],
    check: .preset { examined in
      // An animator or a transition that uses another takes its timing from there.
      let animators = examined.eachAnimator { animator, pointer in
        guard let duration = examined.seconds(animator.duration) else { return [] }
        var timing = animator.timing
        if timing == nil, animator.use != nil,
          case .animator(let whole) = examined.resolved(.animator(animator), at: pointer)
        {
          timing = whole.timing
        }
        return examined.ignored(duration, timing, at: pointer)
      }
      let transitions = examined.eachTransition { transition, pointer in
        guard let duration = examined.seconds(transition.duration) else { return [] }
        var timing = transition.timing
        if timing == nil, transition.use != nil,
          case .transition(let whole) = examined.resolved(.transition(transition), at: pointer)
        {
          timing = whole.timing
        }
        return examined.ignored(duration, timing, at: pointer)
      }
      let keyframes = examined.eachKeyframes { keyframes, pointer in
        guard let duration = examined.seconds(keyframes.duration),
          let own = examined.ownTime(keyframes.timing), abs(own - duration) > own / 100
        else { return [] }
        return [
          Violation(
            at: pointer + "/duration",
            "the spring of \(RuleFigure.seconds(own)) is stretched over "
              + RuleFigure.seconds(duration),
            help: "write \(RuleFigure.seconds(own)) for the spring as it is", level: .info)
        ]
      }
      return animators + transitions + keyframes
    })
}

extension ExaminedPreset {
  fileprivate func ignored(
    _ duration: Double, _ timing: Timing?, at pointer: String
  ) -> [Violation] {
    guard let spring = selfTimed(timing), let own = restingTime(of: spring),
      abs(own - duration) > own / 100,
      // Who repeats the perceptual duration is not misled.
      spring.writtenDuration != duration
    else { return [] }
    return [
      Violation(
        at: pointer + "/duration",
        "the spring takes its own \(RuleFigure.seconds(own)): \(RuleFigure.seconds(duration)) is"
          + " ignored",
        help: "remove it, or time by a spring that fits itself to it, as in"
          + " spring(dampingRatio: 0.8, duration: \(RuleFigure.number(duration)))")
    ]
  }

  fileprivate func ownTime(_ timing: Timing?) -> Double? {
    selfTimed(timing).flatMap(restingTime)
  }

  /// The spring of a timing, where it takes its own time.
  private func selfTimed(_ timing: Timing?) -> Spring? {
    if case .curve = timing { return nil }
    guard case .spring(let spring) = resolved(timing) else { return nil }
    if case .settling = spring.parameters { return nil }
    return spring
  }

  private func restingTime(of spring: Spring) -> Double? {
    var spring = spring
    // What the app's gesture adds is not known; from rest is near enough.
    if case .measure = spring.initialVelocity { spring.initialVelocity = nil }
    return (try? SpringEvaluator(spring))?.solver.restingTime
  }
}

extension Spring {
  /// The duration that it was given by, in seconds.
  fileprivate var writtenDuration: Double? {
    switch parameters {
    case .perceptual(let duration, _): duration.seconds
    case .response(let response, _, _): response.seconds
    case .use, .physical, .ratio, .settling: nil
    }
  }
}
