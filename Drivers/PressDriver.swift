import UIKit

extension Motion {
  /// Lets a press drive an animator: it runs while the finger is down.
  @MainActor public final class PressDriver: AnimatorDriver {
    /// The finger is down.
    public func began() {
      isHeld = true
      current().startAnimation()
    }

    /// The finger lets go.
    public func ended() { if isHeld { release(velocity: .zero) } }

    /// The system takes the gesture away.
    public func cancelled() { if isHeld { callOff() } }
  }
}
