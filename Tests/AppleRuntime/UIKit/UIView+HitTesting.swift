extension UIView {
  /// The innermost view at a point in this view's coordinates, which a touch is for.
  ///
  /// Source: UIView, "hitTest(_:with:)": views that are hidden, that have disabled user
  /// interaction, or an alpha of less than 0.01 are ignored, as are points outside of the bounds.
  func hitView(at point: CGPoint) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, bounds.contains(point)
    else { return nil }
    for view in subviews.reversed() {
      if let local = view.seenPoint(of: point), let hit = view.hitView(at: local) { return hit }
    }
    return self
  }

  /// A point of the superview in the coordinates that the view has on the screen.
  ///
  /// Source: UIViewPropertyAnimator, "isManualHitTestingEnabled": views that move are hit where
  /// they are seen. Assumed: the same holds for other animations.
  private func seenPoint(of point: CGPoint) -> CGPoint? {
    guard let seen = layer.presentation() else { return nil }
    let (bounds, anchor, place) = (seen.bounds, seen.anchorPoint, seen.position)
    // Assumed: depth doesn't matter, so that a view that's turned is as wide as it would be flat.
    let transform = seen.transform
    let flat = CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
      ty: transform.m42)
    guard abs(flat.a * flat.d - flat.b * flat.c) > 1e-9 else { return nil }
    let local = CGPoint(x: point.x - place.x, y: point.y - place.y).applying(flat.inverted())
    return CGPoint(
      x: local.x + bounds.minX + anchor.x * bounds.width,
      y: local.y + bounds.minY + anchor.y * bounds.height)
  }
}
