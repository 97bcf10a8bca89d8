import UIKit

extension Motion {
  /// Drives an animator with a slider, whose value divided by the distance is the fraction complete.
  @MainActor public final class SliderDriver: AnimatorDriver {
    /// Begins tracking the slider.
    public func began() {
      isHeld = true
      current().pauseAnimation()
    }

    /// Updates the animator for a new value of the slider.
    public func changed(to value: CGFloat) {
      let fraction = rules.progress(
        from: rules.startProgress,
        translation: rules.axis == .x ? CGPoint(x: value, y: 0) : CGPoint(x: 0, y: value))
      move(current(), to: fraction)
    }

    /// Handles a release of the slider.
    public func ended() { release(velocity: .zero) }

    /// Handles the cancellation of the gesture by the system.
    public func cancelled() { callOff() }
  }
}
