extension SwiftWriter {
  /// How a spring runs changes of views by what newer systems have.
  ///
  /// - Parameters:
  ///   - delays: Whether springs may begin late.
  ///   - overdamps: Whether springs may be damped more than critically; else frameworks damp them critically.
  @LinesBuilder func springCalls(delays: Bool, overdamps: Bool) -> [String] {
    """

      /// The perceptual duration in seconds, which newer systems take.
      \(access)var duration: Double { 2 * .pi * (mass / stiffness).squareRoot() }

      /// The bounce, which newer systems take: 0 is damped critically\(overdamps ? ", less is damped more" : "").
      \(access)var bounce: Double {
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
    """
    if overdamps {
      "    return ratio <= 1 ? 1 - ratio : allowsOverdamping ? 1 / ratio - 1 : 0"
    } else {
      "    return max(1 - ratio, 0)"
    }
    "  }"
    ""
    if uses(.swiftUI) {
      "  /// Changes views, from iOS 18 on with the speed that they have; before iOS 17 by an animator."
    } else {
      "  /// Changes views; before iOS 17 by an animator."
    }
    """
      @MainActor \(access)func animate(
        _ changes: @escaping () -> Void, completion: (@MainActor @Sendable () -> Void)? = nil
      ) {
    """
    if uses(.swiftUI) {
      """
          if #available(iOS 18, *) {
            UIView.animate(
              animation, changes: changes,
              completion: { MainActor.assumeIsolated { completion?() } })
            return
          }
      """
    }
    """
        if #available(iOS 17, *) {
          UIView.animate(
            springDuration: duration, bounce: bounce, initialSpringVelocity: initialVelocity,
            \(delays ? "delay: delay, " : "")animations: changes,
            completion: { _ in MainActor.assumeIsolated { completion?() } })
        } else {
          let animator = animator
          animator.addAnimations(changes)
          animator.addCompletion { _ in MainActor.assumeIsolated { completion?() } }
          animator.startAnimation(\(delays ? "afterDelay: delay" : ""))
        }
      }
    """
  }
}
