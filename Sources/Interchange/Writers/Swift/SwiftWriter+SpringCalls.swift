extension SwiftWriter {
  /// How a spring runs changes of views by what newer systems have.
  @LinesBuilder func springCalls(_ delays: Bool) -> [String] {
    """

      /// The perceptual duration in seconds, which newer systems take.
      \(access)var duration: Double { 2 * .pi * (mass / stiffness).squareRoot() }

      /// The bounce, which newer systems take: 0 is damped critically, less is damped more.
      \(access)var bounce: Double {
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
      }

    """
    let system = uses(.swiftUI) ? 18 : 17
    if uses(.swiftUI) {
      "  /// Changes views, which keep the speed that they have; before iOS 18 by an animator."
    } else {
      "  /// Changes views; before iOS 17 by an animator."
    }
    """
      @MainActor \(access)func animate(
        _ changes: @escaping () -> Void, completion: (@MainActor @Sendable () -> Void)? = nil
      ) {
        if #available(iOS \(system), *) {
    """
    if uses(.swiftUI) {
      """
            UIView.animate(
              animation, changes: changes,
              completion: { MainActor.assumeIsolated { completion?() } })
      """
    } else {
      """
            UIView.animate(
              springDuration: duration, bounce: bounce, initialSpringVelocity: initialVelocity,
              \(delays ? "delay: delay, " : "")animations: changes,
              completion: { _ in MainActor.assumeIsolated { completion?() } })
      """
    }
    """
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
