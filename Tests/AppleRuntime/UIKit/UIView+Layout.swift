extension UIView {
  public func setNeedsLayout() { needsLayout = true }

  /// Lays out what needs it, from the outermost view that does.
  ///
  /// Source: UIView.layoutIfNeeded(), "lays out the subviews immediately, if layout updates are
  /// pending".
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      (self as? any RuntimeLayoutContainer)?.willLayout()
      for view in subviews { view.applyConstraints() }
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Changes the size, and with it that of subviews that follow it.
  func resizing(_ change: () -> Void) {
    let before = bounds.size
    change()
    let after = bounds.size
    guard before != after else { return }
    setNeedsLayout()
    for view in subviews {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width += after.width - before.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height += after.height - before.height
      }
      if frame != view.frame { view.frame = frame }
    }
  }

  /// Puts the view where its constraints say, as far as each of them gives a number.
  private func applyConstraints() {
    guard !constraintsOfOwn.isEmpty else { return }
    var values: [NSLayoutConstraint.Attribute: CGFloat] = [:]
    for constraint in constraintsOfOwn {
      if let value = constraint.value { values[constraint.attribute] = value }
    }
    let size = bounds.size
    let (x, width) = Self.span(
      values[.left], values[.right], values[.centerX], values[.width], size.width, frame.minX)
    let (y, height) = Self.span(
      values[.top], values[.bottom], values[.centerY], values[.height], size.height, frame.minY)
    let goal = CGRect(x: x, y: y, width: width, height: height)
    // A frame says nothing of a transformed view, so its center and size are set.
    let middle = CGPoint(x: goal.midX, y: goal.midY)
    if center != middle { center = middle }
    if bounds.size != goal.size { bounds.size = goal.size }
  }

  private static func span(
    _ start: CGFloat?, _ end: CGFloat?, _ middle: CGFloat?, _ length: CGFloat?,
    _ ownLength: CGFloat, _ ownStart: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    if let start, let end { return (start, end - start) }
    let length = length ?? ownLength
    if let start { return (start, length) }
    if let end { return (end - length, length) }
    return (middle.map { $0 - length / 2 } ?? ownStart, length)
  }

  // Source: UIView.convert(_:to:): a nil view is the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let absolute = point.applying(toRoot)
    return view.map { absolute.applying($0.toRoot.inverted()) } ?? absolute
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view?.convert(point, to: nil) ?? point).applying(toRoot.inverted())
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let absolute = rect.applying(toRoot)
    return view.map { absolute.applying($0.toRoot.inverted()) } ?? absolute
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view?.convert(rect, to: nil) ?? rect).applying(toRoot.inverted())
  }

  /// From its coordinates to those of its outermost view.
  private var toRoot: CGAffineTransform {
    guard let superview else { return .identity }
    let anchor = layer.anchorPoint
    let own = CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return own.concatenating(superview.toRoot)
  }
}

/// A view that tells somebody before it is laid out.
@MainActor protocol RuntimeLayoutContainer {
  func willLayout()
}
