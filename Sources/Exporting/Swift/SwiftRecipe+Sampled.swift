import Motion

extension SwiftRecipe {
  /// The frames at as many instants as their timing takes; nil if UIKit's own easing is as near.
  static func sampled(
    _ transition: Transition, _ tolerance: Double, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> SwiftSampledMoves? {
    let joins = transition.calculationMode ?? .linear
    guard SwiftTiming.viewCurve(transition.timing) == nil, joins == .linear || joins == .cubic
    else {
      return nil
    }
    let isSpring = if case .spring? = transition.timing { true } else { false }
    let adjoin = transition.layers.contains { layer in
      layer.frames.contains { frame in
        layer.frames.contains { other in
          other.property == frame.property
            && abs(frame.start.value + frame.duration.value - other.start.value) < 1e-9
        }
      }
    }
    let roles = transition.layers.map(\.layer)
    do throws(Unsupported) {
      if joins == .cubic, adjoin { throw Unsupported("a spring can't follow a cubic path") }
      return try SwiftSampledMoves(
        transition, tolerance: tolerance, names: { Self.name($0, among: roles) }, &arguments)
    } catch {
      // For a curve one of UIKit's own may be near.
      if isSpring { throw error }
      return nil
    }
  }

  /// Writes a block of keyframes that follows a timing which UIKit has not.
  mutating func animate(
    by moves: SwiftSampledMoves, delay: Double, cuts: Bool
  ) throws(Unsupported) {
    frames.inSpace = transition.isInSpace
    let preparation = try prepare()
    var body = snapshots() + lengths + saved + preparation
    body += [
      "let part = { (progress: CGFloat, start: CGFloat, length: CGFloat) in",
      "  min(max((progress - start) / length, 0), 1)", "}",
    ]
    body += ["let move = { (progress: CGFloat) in"] + moves.statements.indented() + ["}"]
    let type = "[(time: Double, progress: CGFloat)]"
    if transition.interaction == nil {
      body += ["let steps: \(type) = ["] + Self.rows(moves.steps).indented() + ["]"]
    } else {
      body += ["let steps: \(type) =", "  context.isInteractive"]
      body += ["  ? ["] + Self.rows(moves.interactiveSteps).indented(by: 2) + ["  ]", "  : ["]
      body += Self.rows(moves.steps).indented(by: 2) + ["  ]"]
    }
    let length = delay == 0 ? "transitionDuration(using: context)" : CodeText.number(moves.duration)
    body += [
      "UIView.animateKeyframes(",
      "  withDuration: \(length), delay: \(CodeText.number(delay)),",
      "  options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)", ") {",
      "  for (before, step) in zip(steps, steps.dropFirst()) {",
      "    UIView.addKeyframe(",
      "      withRelativeStartTime: before.time, relativeDuration: step.time - before.time",
      "    ) { move(step.progress) }", "  }",
    ]
    body += ["} completion: { _ in", "  MainActor.assumeIsolated {"]
    body += closing().indented(by: 2) + ["  }", "}"]
    lines = opening(of: body, cuts: cuts) + body
  }

  private static func rows(_ steps: [Curve.Stop]) -> [String] {
    let pairs = steps.map { "(\(CodeText.number($0.input)), \(CodeText.number($0.output)))," }
    return CodeText.rows(pairs, columns: 84, separator: " ")
  }
}
