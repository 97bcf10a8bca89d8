import UIKit

extension Motion {
  /// Drives an animator with a pan, which holds it, moves it, and releases it.
  @MainActor public class PanDriver: AnimatorDriver {
    /// The completed fraction when the gesture began.
    private var held: CGFloat = 0
    /// Whether a touch has stopped the animator, and hasn't become a pan.
    private var isStopped = false

    /// Stops a running animator when a finger touches it.
    public func touched() {
      guard let animator, animator.isRunning else { return }
      animator.pauseAnimation()
      (isStopped, isAtLimit) = (true, false)
    }

    /// Continues an animator that a touch has stopped, unless the touch has become a pan.
    public func untouched() {
      if isStopped { resume() }
      isStopped = false
    }

    /// Begins the gesture. With a velocity, in points per second, it begins only if the axis matches.
    @discardableResult public func began(velocity: CGPoint? = nil) -> Bool {
      isHeld = velocity.map(rules.begins) ?? true
      guard isHeld else { return false }
      let animator = current()
      let hasBegun = animator.state == .active
      animator.pauseAnimation()
      // The fraction is read once the animator is paused, as in Apple's examples.
      held = hasBegun ? animator.fractionComplete : rules.startProgress
      isStopped = false
      return true
    }

    /// Updates the progress for a translation, in points, since the gesture began.
    public func changed(translation: CGPoint) {
      guard isHeld, let animator else { return }
      let fraction = rules.progress(
        from: held, translation: translation, isReversed: animator.isReversed)
      move(animator, to: fraction)
    }

    /// Handles a release with a velocity, in points per second.
    public func ended(velocity: CGPoint) { if isHeld { release(velocity: velocity) } }

    /// Handles the cancellation of the gesture by the system.
    public func cancelled() { if isHeld { callOff() } }
  }
}
