@_exported public import RuntimeUIKit

extension UIView {
  // Source: UIView, "animate(_:changes:completion:)". A spring that starts from rest, or follows
  // the same spring, moves as an animator's does: the sum of two solutions of a spring is one, too.
  // Assumed: it ends when such an animator ends, and other animations than one with a delay are
  // linear.
  @MainActor @preconcurrency public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let delayed = animation.base as? DelayedAnimation
    let (duration, timing) = (delayed?.inner ?? animation).timing
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    withoutActuallyEscaping(changes) { changes in
      animator.addAnimations(changes)
      animator.addCompletion { _ in completion?() }
      animator.startAnimation(afterDelay: delayed?.delay ?? 0)
    }
  }
}

extension Animation {
  /// The same for an animator.
  @MainActor fileprivate var timing: (duration: Double, any UITimingCurveProvider) {
    func spring(_ spring: Spring, velocity: Double) -> any UITimingCurveProvider {
      UISpringTimingParameters(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
    switch base {
    case let own as SpringAnimation:
      return (own.spring.settlingDuration, spring(own.spring, velocity: 0))
    case let own as InterpolatingSpringAnimation:
      return (own.spring.settlingDuration, spring(own.spring, velocity: own.initialVelocity))
    case let own as CurveAnimation:
      let (start, end) = own.curve.controlPoints ?? (.zero, UnitPoint(x: 1, y: 1))
      return (
        own.duration,
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: start.x, y: start.y), controlPoint2: CGPoint(x: end.x, y: end.y)
        )
      )
    default: return (0.35, UICubicTimingParameters(animationCurve: .linear))
    }
  }
}
