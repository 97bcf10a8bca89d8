import UIKit

extension Motion.EdgePanDriver {
  /// Adds an edge pan recognizer to a view.
  ///
  /// In right-to-left layouts, leading and trailing edges and the finger's direction are mirrored.
  @discardableResult public func attach(
    toEdgeOf view: UIView
  ) -> UIScreenEdgePanGestureRecognizer {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMirrored = isRightToLeft && (edge == .leading || edge == .trailing)
    return attach(to: view, isMirrored: isMirrored) { target in
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
