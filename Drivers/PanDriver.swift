import UIKit

extension Motion {
  /// Lets a pan drive an animator: it takes hold of what runs, moves it, and lets it go.
  @MainActor public class PanDriver: AnimatorDriver {
    /// The fraction that was complete when the finger took hold.
    private var held: CGFloat = 0

    /// The finger takes hold; with a velocity, in points per second, only if its axis is right.
    @discardableResult public func began(velocity: CGPoint? = nil) -> Bool {
      isHeld = velocity.map(rules.begins) ?? true
      guard isHeld else { return false }
      let animator = current()
      let hasBegun = animator.state == .active
      animator.pauseAnimation()
      held = hasBegun ? animator.fractionComplete : rules.startProgress
      return true
    }

    /// The finger has moved so far since then, in points.
    public func changed(translation: CGPoint) {
      guard isHeld, let animator else { return }
      animator.fractionComplete = rules.progress(
        from: held, translation: translation, isReversed: animator.isReversed)
    }

    /// The finger lets go with a velocity, in points per second.
    public func ended(velocity: CGPoint) { if isHeld { release(velocity: velocity) } }

    /// The system takes the gesture away.
    public func cancelled() { if isHeld { callOff() } }
  }
}
