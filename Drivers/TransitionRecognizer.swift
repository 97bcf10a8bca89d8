import UIKit

extension UIPercentDrivenInteractiveTransition: Motion.DrivenTransition {}

extension Motion.TransitionDriver {
  /// Follows a pan recognizer.
  fileprivate func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: began()
    case .changed: changed(translation: pan.translation(in: nil))
    case .ended: ended(velocity: pan.velocity(in: nil))
    case .cancelled, .failed: cancelled()
    default: break
    }
  }
}
