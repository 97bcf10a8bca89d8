import Diagnostics
import Motion

extension Rule {
  /// Finds durations beside a spring that takes its own time.
  static let springDuration = Rule(
    "platform/spring-duration", .warning,
    finds: """
      A duration is given beside a spring that takes its own time; of keyframes, which stretch the \
      spring, it is only a note
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
          "the spring, which takes \(RuleFigure.seconds(own)) to settle, is stretched over "
            + RuleFigure.seconds(duration),
          help: "write \(RuleFigure.seconds(own)) for the spring as it is", level: .info)
      }))
}

extension ExaminedPreset {
  fileprivate func ignoredDuration(of motion: Motion, at pointer: String) -> Violation? {
    guard let duration = seconds(motion.duration) else { return nil }
    var timing = motion.timing
    // What uses another preset takes its timing from there.
    if timing == nil, motion.use != nil { timing = resolved(motion, at: pointer)?.timing }
    guard let spring = selfTimed(timing), let own = spring.restingTime,
      abs(own - duration) > own / 100,
      // Who repeats the perceptual duration is not misled.
      spring.writtenDuration != duration
    else { return nil }
    return Violation(
      at: pointer + "/duration",
      "the spring takes its own \(RuleFigure.seconds(own)) to settle"
        + (spring.hasOpenVelocity ? " from rest" : "")
        + ": \(RuleFigure.seconds(duration)) is ignored",
      help: "remove it, or time by a spring that fits itself to it, as in"
        + " spring(dampingRatio: 0.8, duration: \(RuleFigure.number(duration)))")
  }

  /// The spring of a timing, if it takes its own time.
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
    // What the app's gesture adds is not known.
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
