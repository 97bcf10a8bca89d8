import UIKit

extension Motion.PressDriver {
  /// Adds a press recognizer to a view. Keep a strong reference to the driver, because the view doesn't.
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

/// The target of a press recognizer, which calls a driver.
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
