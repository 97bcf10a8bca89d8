import UIKit

extension Motion {
  /// An animator that a gesture can drive; UIViewPropertyAnimator is one as it is.
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

  /// What lets a gesture drive an animator, which it makes when a gesture begins.
  @MainActor public class AnimatorDriver {
    /// How the way of the finger becomes progress.
    public var rules: GestureRules
    /// The time of the rest, as a factor of the animator's duration; 0 is what is left of it.
    public var durationFactor: CGFloat = 0
    /// The timing of the rest; nil is the animator's own.
    public var timing: (any UITimingCurveProvider)?
    /// Whether what is left happens at once when the finger lets go, as for reduced motion.
    public var endsAtOnce: @MainActor () -> Bool = { false }
    /// The animator of the last gesture.
    public private(set) var animator: (any DrivenAnimator)?
    /// Whether a finger has hold of it.
    var isHeld = false
    /// What hears its recognizers, which don't keep it.
    var targets: [AnyObject] = []
    private let makeAnimator: @MainActor () -> any DrivenAnimator

    /// - Parameter animator: Makes an animator that isn't started; asked again if the last one is over.
    public init(
      _ rules: GestureRules, animator: @escaping @MainActor () -> any DrivenAnimator
    ) {
      (self.rules, makeAnimator) = (rules, animator)
    }

    /// The animator of the last gesture if it isn't over, else a new one.
    func current() -> any DrivenAnimator {
      if let animator, animator.state != .inactive { return animator }
      let new = makeAnimator()
      animator = new
      return new
    }

    /// Ends what is under way, so that the animator can be let go: UIKit raises an exception if one is
    /// that is paused or stopped.
    public func end(at position: UIViewAnimatingPosition = .current) {
      guard let animator else { return }
      isHeld = false
      if animator.state == .active { animator.stopAnimation(false) }
      if animator.state == .stopped { animator.finishAnimation(at: position) }
      self.animator = nil
    }

    /// The finger lets go with a velocity, in points per second.
    func release(velocity: CGPoint) {
      release { rules.decision(progress: $0, velocity: velocity) }
    }

    /// The system takes the gesture away.
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
