import Motion

/// A Swift dissolve is what takes the place of a custom transition with reduced motion.
struct SwiftDissolve: Hashable {
  private let duration: String
  private let delay: Double
  private let total: Double
  private let timing: String

  /// Makes the dissolve of a preset; nil where it is something else, or UIKit cannot time it so.
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
  func lines(named name: String) -> [String] {
    let length = delay == 0 ? "transitionDuration(using: context)" : duration
    let start = delay == 0 ? "" : "afterDelay: \(CodeText.number(delay))"
    return """
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
      """.lines
  }
}
