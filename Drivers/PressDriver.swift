import UIKit

extension Motion {
  /// Lets a press drive an animator: it runs while the finger is down.
  ///
  /// Held to its end the animator stays active, so that letting go can still turn it round.
  @MainActor public final class PressDriver: AnimatorDriver {
    /// Whether the animator stays active at its end by itself.
    private var pauses = false

    /// The finger is down; what it catches on its way back turns round where it is.
    public func began() {
      let animator = current()
      if !isHeld { pauses = animator.pausesOnCompletion }
      isHeld = true
      animator.pausesOnCompletion = true
      let isCaught = animator.state == .active && animator.isReversed
      if isCaught { animator.isReversed = false }
      if !isCaught || !animator.isRunning { animator.startAnimation() }
    }

    /// The finger lets go.
    public func ended() { letGo { release(velocity: .zero) } }

    /// The system takes the gesture away.
    public func cancelled() { letGo { callOff() } }

    private func letGo(_ release: () -> Void) {
      guard isHeld else { return }
      animator?.pausesOnCompletion = pauses
      release()
      guard let animator, animator.state == .active else { return }
      // What would run on by itself is over at once for reduced motion; what stays at its end is over, too.
      let isAtEnd = !animator.isRunning && !animator.isReversed && animator.fractionComplete >= 1
      if endsAtOnce() || isAtEnd && !pauses { end(at: .end) }
    }
  }
}
