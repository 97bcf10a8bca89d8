@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Where the translation counts from, in the window's coordinates.
  private var origin = CGPoint.zero

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open func translation(in view: UIView?) -> CGPoint {
    guard let touch else { return .zero }
    let (now, start) = (touch.location(in: view), view?.convert(origin, from: nil) ?? origin)
    return CGPoint(x: now.x - start.x, y: now.y - start.y)
  }

  // Source: "setTranslation(_:in:)".
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let touch else { return }
    let now = touch.location(in: view)
    let start = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    origin = view?.convert(start, to: nil) ?? start
  }

  open func velocity(in view: UIView?) -> CGPoint {
    guard let velocity = touch?.velocity else { return .zero }
    guard let view else { return velocity }
    let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(velocity, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  // Observed: a pan begins when the finger has moved by 10 points.
  private static let hysteresis: CGFloat = 10

  override func touchBegan(_ touch: UITouch) {
    origin = touch.location(in: nil)
    // One finger is all that there is.
    if minimumNumberOfTouches > 1 { fail() }
  }

  override func touchMoved(_ touch: UITouch) {
    guard state == .possible else { return move(to: .changed) }
    let way = translation(in: nil)
    guard (way.x * way.x + way.y * way.y).squareRoot() >= Self.hysteresis else { return }
    if accepts(way) { recognize(.began) } else { fail() }
  }

  override func touchEnded(_ touch: UITouch) {
    if isRecognizing { move(to: .ended) } else { fail() }
  }

  // Observed: the translation counts from where the pan was recognized.
  override func willRecognize() { origin = touch?.location(in: nil) ?? .zero }

  /// Whether the first way is one for this recognizer.
  func accepts(_ way: CGPoint) -> Bool { true }
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  // Assumed: the region along an edge is 20 points wide.
  override func touchBegan(_ touch: UITouch) {
    super.touchBegan(touch)
    guard let bounds = touch.window?.bounds else { return fail() }
    let point = touch.location(in: nil)
    var touched: UIRectEdge = []
    if point.x <= bounds.minX + 20 { touched.insert(.left) }
    if point.x >= bounds.maxX - 20 { touched.insert(.right) }
    if point.y <= bounds.minY + 20 { touched.insert(.top) }
    if point.y >= bounds.maxY - 20 { touched.insert(.bottom) }
    start = touched.intersection(edges)
    if start.isEmpty { fail() }
  }

  private var start: UIRectEdge = []

  // Assumed: it begins only if the finger moves away from the edge more than along it.
  override func accepts(_ way: CGPoint) -> Bool {
    start.contains(.left) && way.x >= abs(way.y)
      || start.contains(.right) && -way.x >= abs(way.y)
      || start.contains(.top) && way.y >= abs(way.x)
      || start.contains(.bottom) && -way.y >= abs(way.x)
  }
}
