import UIKit

extension Motion {
  /// Drives an animator with a press, and runs it while the finger is down.
  ///
  /// If it's held until its end, the animator stays active, so that a release can still reverse it.
  @MainActor public final class PressDriver: AnimatorDriver {
    /// Whether the animator stays active at its end on its own.
    private var pauses = false

    /// Begins the press. An animator on its way back reverses at its current position.
    public func began() {
      let animator = current()
      if !isHeld { pauses = animator.pausesOnCompletion }
      isHeld = true
      animator.pausesOnCompletion = true
      let isCaught = animator.state == .active && animator.isReversed
      if isCaught { animator.isReversed = false }
      if !isCaught || !animator.isRunning { animator.startAnimation() }
    }

    /// Handles a release.
    public func ended() { letGo { release(velocity: .zero) } }

    /// Handles the cancellation of the gesture by the system.
    public func cancelled() { letGo { callOff() } }

    private func letGo(_ release: () -> Void) {
      guard isHeld else { return }
      animator?.pausesOnCompletion = pauses
      isAtLimit = animator?.isRunning == false
      release()
      guard let animator, animator.state == .active else { return }
      // With reduced motion, an animator that would continue ends immediately, as does one that's at its end.
      let isAtEnd = !animator.isRunning && !animator.isReversed && animator.fractionComplete >= 1
      if endsAtOnce() || isAtEnd && !pauses { end(at: .end) }
    }
  }
}
