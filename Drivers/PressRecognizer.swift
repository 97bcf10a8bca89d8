import UIKit

extension Motion.PressDriver {
  /// Adds a press recognizer to a view or control, unless it has one of this driver.
  ///
  /// Taps, pans, and controls keep working. If a scroll view begins to scroll, the press is canceled.
  @discardableResult public func attach(to view: UIView) -> UILongPressGestureRecognizer {
    for case let target as PressTarget in targets {
      if let press = target.press, press.view === view { return press }
    }
    let target = PressTarget(self)
    let press = UILongPressGestureRecognizer(
      target: target, action: #selector(PressTarget.pressed))
    targets.append(target)
    target.press = press
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    press.delegate = target
    view.addGestureRecognizer(press)
    return press
  }
}

/// The target of a press recognizer, which calls a driver.
@MainActor private final class PressTarget: NSObject, UIGestureRecognizerDelegate {
  weak var press: UILongPressGestureRecognizer?
  private weak var driver: Motion.PressDriver?

  init(_ driver: Motion.PressDriver) { self.driver = driver }

  func gestureRecognizer(
    _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
  ) -> Bool { true }

  @objc func pressed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: driver?.began()
    case .changed:
      let views = sequence(first: press.view, next: { $0?.superview })
      guard views.contains(where: { ($0 as? UIScrollView)?.isDragging == true }) else { return }
      // A recognizer that's disabled is canceled.
      press.isEnabled = false
      press.isEnabled = true
    case .ended: driver?.ended()
    case .cancelled, .failed: driver?.cancelled()
    default: break
    }
  }
}
