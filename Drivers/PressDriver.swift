import UIKit

extension Motion {
  /// Lets a press drive an animator: it runs while the finger is down.
  @MainActor public final class PressDriver: AnimatorDriver {
    /// The finger is down; what it catches on its way back turns round where it is.
    public func began() {
      isHeld = true
      let animator = current()
      let isCaught = animator.state == .active && animator.isReversed
      if isCaught { animator.isReversed = false }
      if !isCaught || !animator.isRunning { animator.startAnimation() }
    }

    /// The finger lets go.
    public func ended() {
      guard isHeld else { return }
      release(velocity: .zero)
      endIfLeft()
    }

    /// The system takes the gesture away.
    public func cancelled() {
      guard isHeld else { return }
      callOff()
      endIfLeft()
    }

    /// What would run on by itself is over at once, too.
    private func endIfLeft() {
      if endsAtOnce(), animator?.state == .active { end(at: .end) }
    }
  }
}
