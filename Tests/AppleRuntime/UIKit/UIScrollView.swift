@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_: UIScrollView) {}
  public func scrollViewWillBeginDragging(_: UIScrollView) {}
}

/// A scroll view that follows a finger, and stays where it's released.
///
/// It has no deceleration.
@preconcurrency @MainActor open class UIScrollView: UIView, UIGestureRecognizerDelegate {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(
    target: self, action: Selector(UIScrollView.panned))
  private var start = CGPoint.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.delegate = self
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) { nil }

  // Source: "isScrollEnabled": if it's false, the view doesn't respond to touches.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  // Source: "contentOffset": the point at which the content's origin is offset from the view's,
  // which is the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard bounds.origin != newValue else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  public var isDragging: Bool { panGestureRecognizer.isRecognizing }

  // Observed: it scrolls only along an axis in which content is larger, or that always bounces.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === panGestureRecognizer else { return true }
    let way = panGestureRecognizer.translation(in: nil)
    return abs(way.y) >= abs(way.x) ? scrollsVertically : scrollsHorizontally
  }

  private var scrollsVertically: Bool {
    contentSize.height > bounds.height || bounces && alwaysBounceVertical
  }

  private var scrollsHorizontally: Bool {
    contentSize.width > bounds.width || bounces && alwaysBounceHorizontal
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      start = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      let way = pan.translation(in: self)
      contentOffset = CGPoint(
        x: scrollsHorizontally
          ? place(start.x - way.x, content: contentSize.width, visible: bounds.width) : start.x,
        y: scrollsVertically
          ? place(start.y - way.y, content: contentSize.height, visible: bounds.height) : start.y)
    case .ended, .cancelled:
      // Assumed for simplicity: what was pulled too far is back at once.
      contentOffset = CGPoint(
        x: min(max(contentOffset.x, 0), max(contentSize.width - bounds.width, 0)),
        y: min(max(contentOffset.y, 0), max(contentSize.height - bounds.height, 0)))
    default: break
    }
  }

  /// The offset for one, which gives way less and less beyond the content's ends.
  private func place(_ offset: CGFloat, content: CGFloat, visible: CGFloat) -> CGFloat {
    let end = max(content - visible, 0)
    let within = min(max(offset, 0), end)
    guard bounces, offset != within else { return within }
    // Observed: UIScrollView's resistance is x·d·c / (d + c·x), with c = 0.55.
    let beyond = abs(offset - within)
    let given = beyond * 0.55 * visible / (visible + 0.55 * beyond)
    return offset < within ? within - given : within + given
  }
}
