import UIKit

extension Motion {
  /// Lets a slider drive an animator: its value, divided by the distance, is the fraction.
  @MainActor public final class SliderDriver: AnimatorDriver {
    /// The finger takes hold of the slider.
    public func began() {
      isHeld = true
      current().pauseAnimation()
    }

    /// The slider has another value.
    public func changed(to value: CGFloat) {
      current().fractionComplete = rules.progress(
        from: rules.startProgress,
        translation: rules.axis == .x ? CGPoint(x: value, y: 0) : CGPoint(x: 0, y: value))
    }

    /// The finger lets go of the slider.
    public func ended() { release(velocity: .zero) }

    /// The system takes the gesture away.
    public func cancelled() { callOff() }
  }
}
