import UIKit

extension Motion.EdgePanDriver {
  /// Lets a pan from its edge drive it. Keep the driver: a view doesn't.
  @discardableResult public func attach(
    toEdgeOf view: UIView
  ) -> UIScreenEdgePanGestureRecognizer {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The way into the screen is the other one, too.
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
