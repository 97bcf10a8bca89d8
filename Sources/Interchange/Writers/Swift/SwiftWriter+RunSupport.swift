import Motion

extension SwiftWriter {
  /// The function that runs animations of Core Animation's, with what it needs.
  @LinesBuilder func runSupport(_ parts: Set<SwiftPart>) -> [String] {
    """
    /// Runs an animation on a layer, from now on, and leaves the layer where it ends.
    \(access)static func run(_ animation: CAAnimation, on layer: CALayer) {
      guard let animation = animation.copy() as? CAAnimation else { return }
      let paths = keyPaths(of: animation)
      if animation.beginTime > 0, !paths.isEmpty {
        animation.beginTime += layer.convertTime(CACurrentMediaTime(), from: nil)
      }
      var ends: [String: (value: Any?, animation: CAAnimation)] = [:]
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      settle(animation, on: layer, &ends)
      for (path, end) in ends { layer.setValue(end.value, forKeyPath: path) }
      layer.add(animation, forKey: paths.isEmpty ? nil : paths.joined(separator: " "))
      CATransaction.commit()
    }

    private static func keyPaths(of animation: CAAnimation) -> [String] {
    """
    if parts.contains(.runGroup) {
      """
        if let group = animation as? CAAnimationGroup {
          return (group.animations ?? []).flatMap { keyPaths(of: $0) }
        }
      """
    }
    """
      return [(animation as? CAPropertyAnimation)?.keyPath].compactMap { $0 }
    }

    /// Finds the last values, which become the layer's own, so that it does not jump back.
    private static func settle(
      _ animation: CAAnimation, on layer: CALayer,
      _ ends: inout [String: (value: Any?, animation: CAAnimation)]
    ) {
      guard !animation.autoreverses else { return }
      if animation.beginTime > 0, !keyPaths(of: animation).contains(where: { ends[$0] != nil }) {
        // The layer is at its end from the first: until the animation begins, its start must show.
        animation.fillMode =
          [.forwards, .both].contains(animation.fillMode) ? .both : .backwards
      }
    """
    if parts.contains(.runGroup) {
      """
        if let group = animation as? CAAnimationGroup {
          let members = (group.animations ?? []).compactMap { $0.copy() as? CAAnimation }
          group.animations = members
          for member in members.sorted(by: { $0.beginTime < $1.beginTime }) {
            settle(member, on: layer, &ends)
          }
        }
      """
    }
    if parts.contains(.runBasic) {
      """
        if let basic = animation as? CABasicAnimation, let path = basic.keyPath, !basic.isAdditive {
          let earlier = ends[path]
          earlier?.animation.fillMode = .both
          basic.fromValue =
            basic.fromValue ?? earlier?.value
            ?? (layer.presentation() ?? layer).value(forKeyPath: path)
          if let end = basic.toValue { ends[path] = (end, basic) }
        }
      """
    }
    if parts.contains(.runKeyframes) {
      """
        if let keys = animation as? CAKeyframeAnimation, let path = keys.keyPath, !keys.isAdditive {
          ends[path]?.animation.fillMode = .both
          ends[path] = (keys.path?.currentPoint ?? keys.values?.last, keys)
        }
      """
    }
    "}"
  }

  /// What knows whether to reduce motion.
  var reducesMotionSupport: [String] {
    """
    /// Whether the user asked for less motion.
    @MainActor \(access)static var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }
    """.lines
  }

  /// What makes changes of views dissolve.
  static let dissolveSupport = """
    extension UIView {
      /// Makes changes at once while what is around the view dissolves.
      fileprivate func dissolving(
        for duration: Double, _ changes: @escaping () -> Void
      ) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
          UIView.transition(
            with: self.superview ?? self, duration: duration, options: .transitionCrossDissolve,
            animations: changes)
        }
      }
    }
    """.lines
}

/// A Swift dissolve is what takes the place of a custom transition with reduced motion.
struct SwiftDissolve: Hashable {
  private let duration: String
  private let delay: Double
  private let total: Double
  private let timing: String

  /// Makes the dissolve of a preset; nil if it is something else, or UIKit cannot time it so.
  init?(_ transition: Transition) {
    guard transition.style == .crossDissolve || transition.style == .fade,
      transition.startProgress?.value ?? 0 == 0, transition.endProgress?.value ?? 1 == 1
    else { return nil }
    var animator = Animator()
    (animator.timing, animator.duration) = (transition.timing, transition.duration)
    guard let code = try? SwiftAnimatorCode(animator), code.takesAnimations, code.notes.isEmpty,
      code.arguments.parameters.isEmpty, let seconds = Double(code.duration)
    else { return nil }
    duration = code.duration
    delay = transition.delay?.seconds ?? 0
    total = seconds + delay
    timing = code.timing
  }

  /// The class that animates it.
  @LinesBuilder func lines(named name: String) -> [String] {
    let length = delay == 0 ? "transitionDuration(using: context)" : duration
    let start = delay == 0 ? "" : "afterDelay: \(CodeText.number(delay))"
    """
    /// With reduced motion, one screen dissolves into the other.
    private final class \(name): NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using _: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { \(CodeText.number(total)) }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: .to),
          let destination = controller.view
        else { return context.completeTransition(false) }
        let alpha = destination.alpha
        destination.frame = context.finalFrame(for: controller)
        destination.alpha = 0
        context.containerView.addSubview(destination)
        let animator = UIViewPropertyAnimator(duration: \(length), \(timing)) {
          destination.alpha = alpha
        }
        animator.addCompletion { _ in
          MainActor.assumeIsolated {
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
        animator.startAnimation(\(start))
      }
    }
    """
  }
}
