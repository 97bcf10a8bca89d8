import UIKit

extension Motion.PressDriver {
  /// Lets a press on a view drive it. Keep the driver: a view doesn't.
  @discardableResult public func attach(to view: UIView) -> UILongPressGestureRecognizer {
    let target = PressTarget(self)
    targets.append(target)
    let press = UILongPressGestureRecognizer(
      target: target, action: #selector(PressTarget.pressed))
    press.minimumPressDuration = 0
    view.addGestureRecognizer(press)
    return press
  }
}

/// Hears a press and tells a driver.
@MainActor private final class PressTarget: NSObject {
  private weak var driver: Motion.PressDriver?

  init(_ driver: Motion.PressDriver) { self.driver = driver }

  @objc func pressed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: driver?.began()
    case .ended: driver?.ended()
    case .cancelled, .failed: driver?.cancelled()
    default: break
    }
  }
}
