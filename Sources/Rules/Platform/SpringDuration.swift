import Diagnostics
import Motion

extension Rule {
  /// Finds durations next to a spring that has its own duration.
  static let springDuration = Rule(
    "platform/spring-duration", .warning,
    finds: """
      A duration is set next to a spring that has its own; for keyframes, which stretch the \
      spring, this is only a note
      """,
    reason: """
      A spring with physical parameters or a perceptual duration runs until it settles, and UIKit \
      ignores the animator's duration. Only a spring with a damping ratio and a duration adapts to \
      a duration. Keyframes stretch the spring to their own duration, so it feels stiffer or \
      softer.
      """,
    source: """
      Apple, UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:); for \
      keyframes, Curvet's interpretation, because Core Animation's have no springs
      """,
    example: "animator/slide",
    failing: """
      {"motion": {"duration": 0.3, "timing": {"mass": 1, "stiffness": 100, "damping": 10},
        "animations": [{"property": "position.x", "by": 100}]}}
      """,
    passing: """
      {"motion": {"timing": {"mass": 1, "stiffness": 100, "damping": 10},
        "animations": [{"property": "position.x", "by": 100}]}}
      """,
    in: [.keyframes, .transition, .animator, .group],
    check: .together(
      .each(\.animators) { animator, pointer, examined in
        examined.ignoredDuration(of: .animator(animator), at: pointer)
      },
      .each(\.transitions) { transition, pointer, examined in
        examined.ignoredDuration(of: .transition(transition), at: pointer)
      },
      .each(\.keyframes) { keyframes, pointer, examined in
        guard let duration = examined.seconds(keyframes.duration),
          let own = examined.selfTimed(keyframes.timing).flatMap(\.restingTime),
          abs(own - duration) > own / 100
        else { return nil }
        return Violation(
          at: pointer + "/duration",
          "the spring settles in \(RuleFigure.seconds(own)), but is stretched to "
            + RuleFigure.seconds(duration),
          help: "write \(RuleFigure.seconds(own)) to keep the spring as it is", level: .info)
      }))
}

extension ExaminedPreset {
  fileprivate func ignoredDuration(of motion: Motion, at pointer: String) -> Violation? {
    guard let duration = seconds(motion.duration) else { return nil }
    var timing = motion.timing
    // A motion that uses another preset takes its timing from it.
    if timing == nil, motion.use != nil { timing = resolved(motion, at: pointer)?.timing }
    guard let spring = selfTimed(timing), let own = spring.restingTime,
      abs(own - duration) > own / 100,
      // Repeating the perceptual duration isn't misleading.
      spring.writtenDuration != duration
    else { return nil }
    return Violation(
      at: pointer + "/duration",
      "the spring takes \(RuleFigure.seconds(own)) to settle"
        + (spring.hasOpenVelocity ? " from rest" : "")
        + ", so \(RuleFigure.seconds(duration)) is ignored",
      help: "remove it, or use a spring that takes a duration, for example"
        + " spring(dampingRatio: 0.8, duration: \(RuleFigure.number(duration)))")
  }

  /// The spring of a timing, if it has its own duration.
  fileprivate func selfTimed(_ timing: Timing?) -> Spring? {
    if case .curve = timing { return nil }
    guard case .spring(let spring) = resolved(timing) else { return nil }
    if case .settling = spring.parameters { return nil }
    return spring
  }
}

extension Spring {
  /// How long it takes to come to rest, in seconds.
  fileprivate var restingTime: Double? {
    // The velocity that the app's gesture adds isn't known.
    (try? SpringEvaluator(withoutOpenVelocity))?.solver.restingTime
  }

  /// The duration that it was given by, in seconds.
  fileprivate var writtenDuration: Double? {
    switch parameters {
    case .perceptual(let duration, _): duration.seconds
    case .response(let response, _, _): response.seconds
    case .use, .physical, .ratio, .settling: nil
    }
  }
}
