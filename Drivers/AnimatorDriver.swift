import UIKit

extension Motion {
  /// An animator that a gesture can drive, such as a `UIViewPropertyAnimator`.
  @MainActor public protocol DrivenAnimator: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    var pausesOnCompletion: Bool { get set }
    func startAnimation()
    func pauseAnimation()
    func continueAnimation(
      withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
  }

  /// An object that drives an animator with a gesture, and creates it when a gesture begins.
  @MainActor public class AnimatorDriver {
    /// The rules that convert translation to progress.
    public var rules: GestureRules
    /// The time of the continuation, as a factor of the animator's duration. 0 is the remaining time.
    public var durationFactor: CGFloat = 0
    /// The timing of the continuation, or `nil` for the animator's own.
    public var timing: (any UITimingCurveProvider)?
    /// Whether the animator ends immediately on release, for example for reduced motion.
    public var endsAtOnce: @MainActor () -> Bool = { false }
    /// The animator of the last gesture.
    public private(set) var animator: (any DrivenAnimator)?
    /// Whether a finger holds the animator.
    var isHeld = false
    /// The targets of its gesture recognizers, which don't retain them.
    var targets: [AnyObject] = []
    private let makeAnimator: @MainActor () -> any DrivenAnimator

    /// - Parameter animator: Returns a new animator that isn't started. It's called for each new animation.
    public init(
      _ rules: GestureRules, animator: @escaping @MainActor () -> any DrivenAnimator
    ) {
      (self.rules, makeAnimator) = (rules, animator)
    }

    /// Returns the animator of the last gesture, or a new one if that has ended.
    func current() -> any DrivenAnimator {
      if let animator, animator.state != .inactive { return animator }
      let new = makeAnimator()
      animator = new
      return new
    }

    /// Ends a running or paused animator before it's deallocated. UIKit raises an exception if an
    /// animator is deallocated while it's paused or stopped.
    public func end(at position: UIViewAnimatingPosition = .current) {
      guard let animator else { return }
      isHeld = false
      if animator.state == .active { animator.stopAnimation(false) }
      if animator.state == .stopped { animator.finishAnimation(at: position) }
      self.animator = nil
    }

    /// Handles a release with a velocity, in points per second.
    func release(velocity: CGPoint) {
      release { rules.decision(progress: $0, velocity: velocity) }
    }

    /// Handles the cancellation of the gesture by the system.
    func callOff() { release { rules.decision(calledOffAt: $0) } }

    private func release(_ decide: (CGFloat) -> GestureRules.Decision) {
      isHeld = false
      guard let animator, animator.state == .active else { return }
      let fraction = animator.fractionComplete
      let decision = decide(animator.isReversed ? 1 - fraction : fraction)
      switch decision {
      case .stay: return
      case .goOn: break
      case .finish, .cancel:
        let isBack = decision == .cancel
        if animator.isReversed != isBack { animator.isReversed = isBack }
      }
      guard !endsAtOnce() else { return end(at: animator.isReversed ? .start : .end) }
      guard !animator.isRunning else { return }
      animator.continueAnimation(withTimingParameters: timing, durationFactor: durationFactor)
    }
  }
}
