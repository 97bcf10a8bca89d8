import Motion

/// A Swift dissolve is what takes the place of a custom transition with reduced motion.
struct SwiftDissolve: Hashable {
  private let duration: String
  private let delay: Double
  private let total: Double
  private let timing: String

  /// The replacement of transitions for which presets specify no other.
  static let standard = SwiftDissolve(
    duration: "0.25", delay: 0, total: 0.25, timing: "curve: .easeInOut")

  private init(duration: String, delay: Double, total: Double, timing: String) {
    (self.duration, self.delay, self.total, self.timing) = (duration, delay, total, timing)
  }

  /// Makes the dissolve of a preset; nil if it isn't a dissolve, or if UIKit can't use its timing.
  init?(_ transition: Transition) {
    guard transition.style == .crossDissolve || transition.style == .fade || transition.onlyFades,
      transition.startProgress?.value ?? 0 == 0, transition.endProgress?.value ?? 1 == 1
    else { return nil }
    var animator = Animator()
    (animator.timing, animator.duration) = (transition.timing, transition.duration)
    guard let code = try? SwiftAnimatorCode(animator), code.takesAnimations, code.notes.isEmpty,
      code.fidelity == .exact,
      code.arguments.parameters.isEmpty, let seconds = Double(code.duration)
    else { return nil }
    duration = code.duration
    delay = transition.delay?.seconds ?? 0
    total = seconds + delay
    timing = code.timing
  }

  /// The class that animates it.
  ///
  /// - Parameter sheet: The sheet that it presents and dismisses; nil if it's a whole screen.
  @LinesBuilder func lines(named name: String, over sheet: SwiftSheet? = nil) -> [String] {
    let length = delay == 0 ? "transitionDuration(using: context)" : duration
    let start = delay == 0 ? "" : "afterDelay: \(CodeText.number(delay))"
    """
    /// With reduced motion, \(sheet == nil ? "one screen dissolves into the other" : "the sheet fades").
    private final class \(name): NSObject, UIViewControllerAnimatedTransitioning {
      private var animator: UIViewPropertyAnimator?

      func transitionDuration(
        using _: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { \(CodeText.number(total)) }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation(\(start))
      }

      func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
    """
    (sheet.map { fading($0, length) } ?? dissolving(length)).indented(by: 2)
    """
        self.animator = animator
        return animator
      }

      func animationEnded(_: Bool) { animator = nil }
    }
    """
  }

  /// One screen appears over the other.
  private func dissolving(_ length: String) -> [String] {
    """
    guard let controller = context.viewController(forKey: .to),
      let destination = context.view(forKey: .to)
    else {
      context.completeTransition(false)
      return UIViewPropertyAnimator()
    }
    let alpha = destination.alpha
    destination.frame = context.finalFrame(for: controller)
    destination.alpha = 0
    context.containerView.addSubview(destination)
    let animator = UIViewPropertyAnimator(duration: \(length), \(timing)) {
      destination.alpha = alpha
    }
    animator.addCompletion { _ in
      MainActor.assumeIsolated {
        let cancelled = context.transitionWasCancelled
        destination.alpha = alpha
        if cancelled { destination.removeFromSuperview() }
        context.completeTransition(!cancelled)
      }
    }
    """.lines
  }

  /// A sheet appears or disappears over the screen that stays.
  private func fading(_ sheet: SwiftSheet, _ length: String) -> [String] {
    let dimming = sheet.dimming.map { dimming in
      let darkness = CodeText.number(max(dimming.from, dimming.to))
      return "  container.backgroundColor = UIColor(white: 0, alpha: isComing ? \(darkness) : 0)"
    }
    let head = """
      let isComing = context.view(forKey: .to) != nil
      guard let view = context.view(forKey: isComing ? .to : .from)
      else {
        context.completeTransition(false)
        return UIViewPropertyAnimator()
      }
      let container = context.containerView
      let alpha = view.alpha
      if isComing, let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
        view.alpha = 0
      }
      let animator = UIViewPropertyAnimator(duration: \(length), \(timing)) {
        view.alpha = isComing ? alpha : 0
      """
    let tail = """
      }
      animator.addCompletion { _ in
        MainActor.assumeIsolated {
          let cancelled = context.transitionWasCancelled
          if isComing == cancelled { view.removeFromSuperview() }
          view.alpha = alpha
          context.completeTransition(!cancelled)
        }
      }
      """
    return head.lines + [dimming].compactMap(\.self) + tail.lines
  }
}
