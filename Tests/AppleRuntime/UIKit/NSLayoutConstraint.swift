/// A constraint that gives one side, middle or length of a view as a number.
@MainActor open class NSLayoutConstraint: NSObject {
  enum Attribute: Hashable {
    case left, right, top, bottom, width, height, centerX, centerY
  }

  private weak var view: UIView?
  let attribute: Attribute
  private weak var other: UIView?
  private let otherAttribute: Attribute?
  private let multiplier: CGFloat

  open var constant: CGFloat { didSet { changed() } }
  open var isActive = false {
    didSet {
      view?.constraintsOfOwn.removeAll { $0 === self }
      if isActive { view?.constraintsOfOwn.append(self) }
      changed()
    }
  }

  init(
    _ view: UIView?, _ attribute: Attribute, to other: UIView?, _ otherAttribute: Attribute?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    (self.view, self.attribute, self.other) = (view, attribute, other)
    (self.otherAttribute, self.multiplier, self.constant) = (otherAttribute, multiplier, constant)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func changed() { view?.superview?.setNeedsLayout() }

  /// The number in the coordinates of the view's superview; nil if the other view isn't near.
  var value: CGFloat? {
    guard let otherAttribute, let other else { return constant }
    let box: CGRect
    if other === view?.superview {
      box = CGRect(origin: .zero, size: other.bounds.size)
    } else {
      box = CGRect(
        x: other.center.x - other.bounds.width / 2, y: other.center.y - other.bounds.height / 2,
        width: other.bounds.width, height: other.bounds.height)
    }
    let base: CGFloat =
      switch otherAttribute {
      case .left: box.minX
      case .right: box.maxX
      case .top: box.minY
      case .bottom: box.maxY
      case .width: box.width
      case .height: box.height
      case .centerX: box.midX
      case .centerY: box.midY
      }
    return base * multiplier + constant
  }
}

/// One side, middle or length of a view.
@MainActor open class NSLayoutAnchor: NSObject {
  fileprivate weak var view: UIView?
  fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    (self.view, self.attribute) = (view, attribute)
  }

  fileprivate func constraint(
    to anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      view, attribute, to: anchor.view, anchor.attribute, multiplier: multiplier,
      constant: constant)
  }
}

@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
  public func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    constraint(to: anchor)
  }
  public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat)
    -> NSLayoutConstraint
  { constraint(to: anchor, constant: c) }
}

@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
  public func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    constraint(to: anchor)
  }
  public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat)
    -> NSLayoutConstraint
  { constraint(to: anchor, constant: c) }
}

@MainActor public final class NSLayoutDimension: NSLayoutAnchor {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, to: nil, nil, constant: c)
  }
  public func constraint(equalTo anchor: NSLayoutDimension) -> NSLayoutConstraint {
    constraint(to: anchor)
  }
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(to: anchor, multiplier: m) }
}

extension UIView {
  // Text runs from left to right unless the settings say otherwise.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, RuntimeSettings.isRightToLeft ? .right : .left)
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, RuntimeSettings.isRightToLeft ? .left : .right)
  }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
