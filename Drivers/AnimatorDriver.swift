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
  ///
  /// Keep it as long as its views, and attach it. When it's deallocated, it ends a paused animator.
  @MainActor public class AnimatorDriver {
    /// The rules that convert translation to progress.
    public var rules: GestureRules
    /// Returns the distance of the rules when a gesture begins, or `nil` if it doesn't change.
    public var distance: (@MainActor () -> CGFloat)?
    /// The time of the continuation, as a factor of the animator's duration. 0 is the remaining time.
    public var durationFactor: CGFloat = 0
    /// Returns the timing of the continuation, or `nil` for the animator's own.
    ///
    /// The velocity is the finger's, as the initial velocity of a spring.
    public var timing: @MainActor (_ velocity: CGVector) -> (any UITimingCurveProvider)? = { _ in
      nil
    }
    /// Whether the animator ends immediately on release, for example for reduced motion.
    public var endsAtOnce: @MainActor () -> Bool = { false }
    /// The animator of the last gesture.
    public var animator: (any DrivenAnimator)? { last }
    // Also for the deinitializer, which isn't isolated.
    private nonisolated(unsafe) var last: (any DrivenAnimator)?
    /// Whether a finger holds the animator.
    var isHeld = false
    /// Whether the gesture has put the animator at the start or the end.
    var isAtLimit = false
    /// The targets of its gesture recognizers, which don't retain them.
    var targets: [AnyObject] = []
    private let makeAnimator: @MainActor () -> any DrivenAnimator

    /// - Parameter animator: Returns a new animator that isn't started. It's called for each new animation.
    public init(
      _ rules: GestureRules, animator: @escaping @MainActor () -> any DrivenAnimator
    ) {
      (self.rules, makeAnimator) = (rules, animator)
    }

    deinit {
      guard let animator = last else { return }
      // UIKit raises an exception if an animator is deallocated while it's paused or stopped.
      Task { @MainActor in
        animator.pausesOnCompletion = false
        if animator.state == .active, !animator.isRunning { animator.stopAnimation(false) }
        guard animator.state == .stopped else { return }
        animator.finishAnimation(at: animator.isReversed ? .start : .end)
      }
    }

    /// Returns the animator of the last gesture, or a new one if that has ended.
    func current() -> any DrivenAnimator {
      if let distance { rules.distance = distance() }
      isAtLimit = false
      if let animator, animator.state != .inactive { return animator }
      let new = makeAnimator()
      last = new
      return new
    }

    /// Ends a running or paused animator, by default where it's going, and calls its completions.
    public func end(at position: UIViewAnimatingPosition? = nil) {
      guard let animator else { return }
      (isHeld, last) = (false, nil)
      let end = position ?? (animator.isReversed ? .start : .end)
      if animator.state == .active { animator.stopAnimation(false) }
      if animator.state == .stopped { animator.finishAnimation(at: end) }
    }

    /// Moves a paused animator.
    func move(_ animator: any DrivenAnimator, to fraction: CGFloat) {
      animator.fractionComplete = fraction
      isAtLimit = fraction == 0 || fraction == 1
    }

    /// Handles a release with a velocity, in points per second.
    func release(velocity: CGPoint) {
      release(velocity) { rules.decision(progress: $0, velocity: velocity) }
    }

    /// Handles the cancellation of the gesture by the system.
    func callOff() { release(.zero) { rules.decision(calledOffAt: $0) } }

    private func release(_ velocity: CGPoint, _ decide: (CGFloat) -> GestureRules.Decision) {
      isHeld = false
      guard let animator, animator.state == .active else { return }
      let fraction = animator.fractionComplete
      let progress = animator.isReversed ? 1 - fraction : fraction
      let decision = decide(progress)
      switch decision {
      case .stay: return
      case .goOn: break
      case .finish, .cancel:
        let isBack = decision == .cancel
        if animator.isReversed != isBack { animator.isReversed = isBack }
      }
      guard !endsAtOnce() else { return end() }
      let relative = rules.relative(velocity, at: progress, isBack: animator.isReversed)
      resume(timing(relative), durationFactor)
    }

    /// Continues a paused animator.
    func resume(_ timing: (any UITimingCurveProvider)? = nil, _ durationFactor: CGFloat = 0) {
      guard let animator, animator.state == .active, !animator.isRunning else { return }
      // UIKit doesn't document how an animator continues if nothing is left of it. Where a finger catches a
      // spring that overshoots, something is left.
      guard isAtLimit, animator.fractionComplete >= 1 else {
        return animator.continueAnimation(
          withTimingParameters: timing, durationFactor: durationFactor)
      }
      if !animator.pausesOnCompletion { end() }
    }
  }
}
