import Motion

extension SwiftRecipe {
  /// The frames at as many instants as their timing takes; nil if an animator has the timing, or if one of
  /// UIKit's own curves is as near.
  static func sampled(
    _ transition: Transition, _ tolerance: Double, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> SwiftSampledMoves? {
    let isSpring = if case .spring? = transition.timing { true } else { false }
    guard isSpring || !transition.hasPlainCurve else { return nil }
    let roles = transition.layers.map(\.layer)
    do throws(Unsupported) {
      guard transition.joins ?? .linear == .linear else {
        throw Unsupported("UIKit can't time such keyframes with a spring")
      }
      return try SwiftSampledMoves(
        transition, tolerance: tolerance, names: { Self.name($0, among: roles) }, &arguments)
    } catch {
      // For a curve one of UIKit's own may be near.
      if isSpring { throw error }
      return nil
    }
  }
}

extension SwiftSampledMoves {
  /// The block of keyframes that follows the timing, in an animator that's linear.
  ///
  /// - Parameter isDriven: Whether a finger may drive it, which moves everything evenly.
  @LinesBuilder func block(isDriven: Bool) -> [String] {
    """
    // Before the first frame and after the last one, values go on as they were moving.
    let part = { (progress: CGFloat, start: CGFloat, length: CGFloat) in
      min(
        max((progress - start) / length, start > 0 ? 0 : -.infinity),
        start + length < 0.999999 ? 1 : .infinity)
    }
    let move = { (progress: CGFloat) in
    """
    statements.indented()
    "}"
    let type = "[(time: Double, progress: CGFloat)]"
    if isDriven {
      "let steps: \(type) ="
      "  context.isInteractive"
      "  ? ["
      Self.rows(interactiveSteps).indented(by: 2)
      "  ]"
      "  : ["
      Self.rows(steps).indented(by: 2)
      "  ]"
    } else {
      "let steps: \(type) = ["
      Self.rows(steps).indented()
      "]"
    }
    """
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      for (before, step) in zip(steps, steps.dropFirst()) {
        UIView.addKeyframe(
          withRelativeStartTime: before.time, relativeDuration: step.time - before.time
        ) { move(step.progress) }
      }
    }
    """
  }

  private static func rows(_ steps: [Curve.Stop]) -> [String] {
    let pairs = steps.map { "(\(CodeText.number($0.input)), \(CodeText.number($0.output)))," }
    return CodeText.rows(pairs, columns: 84, separator: " ")
  }
}
