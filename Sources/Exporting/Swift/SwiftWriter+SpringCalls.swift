extension SwiftWriter {
  /// How a spring runs changes of views by what newer systems have.
  ///
  /// - Parameter delays: Whether springs may begin late.
  @LinesBuilder func springCalls(delays: Bool) -> [String] {
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
