import UIKit

extension Motion.PanDriver {
  /// Adds a pan recognizer to a view, and one with which a touch stops a running animator.
  ///
  /// To do more with the pan, add a target to the recognizer that it returns.
  @discardableResult public func attach(to view: UIView) -> UIPanGestureRecognizer {
    attach(to: view) { target in
      let touch = UILongPressGestureRecognizer(
        target: target, action: #selector(PanTarget.touched))
      touch.minimumPressDuration = 0
      touch.cancelsTouchesInView = false
      touch.delegate = target
      view.addGestureRecognizer(touch)
      return UIPanGestureRecognizer(target: target, action: #selector(PanTarget.panned))
    }
  }

  /// Adds a pan recognizer, unless the view has one of this driver.
  fileprivate func attach<Pan: UIPanGestureRecognizer>(
    to view: UIView, isMirrored: Bool = false, _ makePan: (PanTarget) -> Pan
  ) -> Pan {
    for case let target as PanTarget in targets {
      if let pan = target.pan as? Pan, pan.view === view { return pan }
    }
    let target = PanTarget(self, isMirrored: isMirrored)
    let pan = makePan(target)
    targets.append(target)
    target.pan = pan
    pan.delegate = target
    view.addGestureRecognizer(pan)
    return pan
  }
}

/// The target of a pan recognizer, which calls a driver.
@MainActor private final class PanTarget: NSObject, UIGestureRecognizerDelegate {
  weak var pan: UIPanGestureRecognizer?
  private weak var driver: Motion.PanDriver?
  private let isMirrored: Bool

  init(_ driver: Motion.PanDriver, isMirrored: Bool) {
    (self.driver, self.isMirrored) = (driver, isMirrored)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let driver else { return false }
    guard let pan = recognizer as? UIPanGestureRecognizer else {
      return driver.animator?.isRunning == true
    }
    return driver.rules.begins(velocity: pan.velocity(in: nil))
  }

  /// Lets a touch that stops the animator be a tap, a pan, or any other gesture.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
  ) -> Bool { recognizer !== pan }

  @objc func touched(_ touch: UILongPressGestureRecognizer) {
    switch touch.state {
    case .began: driver?.touched()
    case .ended, .cancelled: driver?.untouched()
    default: break
    }
  }

  @objc func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: driver?.began()
    case .changed: driver?.changed(translation: mirrored(pan.translation(in: nil)))
    case .ended: driver?.ended(velocity: mirrored(pan.velocity(in: nil)))
    case .cancelled, .failed: driver?.cancelled()
    default: break
    }
  }

  private func mirrored(_ point: CGPoint) -> CGPoint {
    CGPoint(x: isMirrored ? -point.x : point.x, y: point.y)
  }
}
