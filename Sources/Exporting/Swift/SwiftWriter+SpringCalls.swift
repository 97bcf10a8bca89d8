extension SwiftWriter {
  /// How a spring runs changes of views by what newer systems have.
  ///
  /// - Parameter delays: Whether springs may begin late.
  @LinesBuilder func springCalls(delays: Bool) -> [String] {
    ""
    if uses(.swiftUI) {
      """
        /// Animates changes to views. In iOS 18 and later, it starts with their current velocity. Before
        /// iOS 17, it uses an animator.
      """
    } else {
      "  /// Animates changes to views. Before iOS 17, it uses an animator."
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
