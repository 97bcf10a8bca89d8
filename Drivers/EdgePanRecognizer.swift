import UIKit

extension Motion.EdgePanDriver {
  /// Adds an edge pan recognizer to a view. Keep a strong reference to the driver, because the view doesn't.
  @discardableResult public func attach(
    toEdgeOf view: UIView
  ) -> UIScreenEdgePanGestureRecognizer {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // In right-to-left layouts, the direction into the screen is also reversed.
    if isMirrored, edge == .leading || edge == .trailing { rules.distance.negate() }
    return attach(to: view) { target in
      let pan = UIScreenEdgePanGestureRecognizer(
        target: target, action: #selector(PanTarget.panned))
      switch edge {
      case .left: pan.edges = .left
      case .right: pan.edges = .right
      case .top: pan.edges = .top
      case .bottom: pan.edges = .bottom
      case .leading: pan.edges = isMirrored ? .right : .left
      case .trailing: pan.edges = isMirrored ? .left : .right
      }
      return pan
    }
  }
}
