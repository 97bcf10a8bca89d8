@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  // Source: "accessibilityPerformEscape()": true if it dismisses its modal view. Observed: VoiceOver asks
  // the focused element, and then its responders.
  open func accessibilityPerformEscape() -> Bool { next?.accessibilityPerformEscape() ?? false }
}

@MainActor public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

/// A view shows its layer's values; inside animation blocks, its changes are animated.
@MainActor open class UIView: UIResponder, UICoordinateSpace {
  open class var layerClass: AnyClass { CALayer.self }
  public let layer: CALayer
  /// The controller whose view it is.
  weak var viewController: UIViewController?
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var accessibilityViewIsModal = false
  open var contentMode = ContentMode.scaleToFill
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  open var tintColor: UIColor! = .systemBlue
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The active constraints whose first item it is.
  var constraintsOfOwn: [NSLayoutConstraint] = []
  var needsLayout = true
  /// The transition of its contents that is on screen.
  public internal(set) var shownTransition: RuntimeViewTransition?

  public override convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    layer.frame = frame
    layer.actionSource = { layer, key in
      nonisolated(unsafe) let layer = layer
      nonisolated(unsafe) var action: (any CAAction)?
      MainActor.assumeIsolated { action = RuntimeAnimationBlock.action(of: layer, for: key) }
      return action
    }
    layer.layoutAction = { [weak self] in
      MainActor.assumeIsolated { self?.setNeedsLayout() }
    }
  }
  public required init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { viewController ?? superview }

  // Hierarchy. Source: UIView, "Managing the View Hierarchy".
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    let index = min(index, subviews.count)
    subviews.insert(view, at: index)
    layer.insertSublayer(view.layer, at: UInt32(index))
    view.superview = self
    view.setNeedsLayout()
    setNeedsLayout()
    if window != nil { view.movedToWindow() }
  }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let wasShown = window != nil
    parent.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
    if wasShown { movedToWindow() }
  }
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
  open func didMoveToWindow() {}
  private func movedToWindow() {
    didMoveToWindow()
    for view in subviews { view.movedToWindow() }
  }

  // Geometry and looks, all of which are the layer's.
  open var frame: CGRect {
    get { layer.frame }
    set { resizing { layer.frame = newValue } }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizing { layer.bounds = newValue } }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  // The layer's opacity is a Float, but what an app sets is compared as it was set.
  open var alpha: CGFloat {
    get { CGFloat(layer.value(forKey: "opacity") as? Double ?? 1) }
    set { layer.setValue(newValue, forKey: "opacity") }
  }
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    RuntimeSettings.isRightToLeft ? .rightToLeft : .leftToRight
  }

  // Gestures.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  // Source: UIView.snapshotView(afterScreenUpdates:), a view of the current contents; nil if the view
  // was never rendered.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let copy = UIView(frame: CGRect(origin: frame.origin, size: bounds.size))
    copy.layer.contents = RuntimeSnapshot(of: self)
    return copy
  }

  open func layoutSubviews() {}
}

/// What a snapshot shows.
@MainActor public final class RuntimeSnapshot {
  /// The view that it was taken of.
  public private(set) weak var view: UIView?

  init(of view: UIView) { self.view = view }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleHeight = Self(rawValue: 16)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
  }
}

@MainActor open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    RuntimeClock.atEndOfTurn { [weak self] in
      MainActor.assumeIsolated { self?.layoutIfNeeded() }
    }
  }
  public required init?(coder: NSCoder) { nil }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.leave()
      rootViewController?.enter(self)
    }
  }
}
