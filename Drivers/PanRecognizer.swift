import UIKit

extension Motion.PanDriver {
  /// Adds a pan recognizer to a view. Keep a strong reference to the driver, because the view doesn't.
  @discardableResult public func attach(to view: UIView) -> UIPanGestureRecognizer {
    attach(to: view) { UIPanGestureRecognizer(target: $0, action: #selector(PanTarget.panned)) }
  }

  fileprivate func attach<Pan: UIPanGestureRecognizer>(
    to view: UIView, _ makePan: (PanTarget) -> Pan
  ) -> Pan {
    let target = PanTarget(self)
    targets.append(target)
    let pan = makePan(target)
    pan.delegate = target
    view.addGestureRecognizer(pan)
    return pan
  }
}

/// The target of a pan recognizer, which calls a driver.
@MainActor private final class PanTarget: NSObject, UIGestureRecognizerDelegate {
  private weak var driver: Motion.PanDriver?

  init(_ driver: Motion.PanDriver) { self.driver = driver }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let driver, let pan = recognizer as? UIPanGestureRecognizer else { return true }
    return driver.rules.begins(velocity: pan.velocity(in: nil))
  }

  @objc func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      driver?.began()
      driver?.changed(translation: pan.translation(in: nil))
    case .changed: driver?.changed(translation: pan.translation(in: nil))
    case .ended: driver?.ended(velocity: pan.velocity(in: nil))
    case .cancelled, .failed: driver?.cancelled()
    default: break
    }
  }
}
