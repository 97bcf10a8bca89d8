@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(event: Event, action: TargetAction)] = []
  open var isEnabled = true
  /// Whether a touch that began in the control is still near it.
  public private(set) var isTouchInside = false
  public private(set) var isTracking = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    if let new = TargetAction(target, action) { actions.append((controlEvents, new)) }
  }

  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      action.send(from: self)
    }
  }

  func touchBegan(_ touch: UITouch) {
    (isTracking, isTouchInside) = (true, true)
    sendActions(for: .touchDown)
  }

  // Observed: a touch counts as inside until it's 70 points away.
  func touchMoved(_ touch: UITouch) {
    isTouchInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  func touchEnded(_ touch: UITouch) {
    isTracking = false
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
  }

  /// Ends a touch that has no place.
  func endTracking(_ event: Event) {
    (isTracking, isTouchInside) = (false, false)
    sendActions(for: event)
  }

  func touchCancelled() { endTracking(.touchCancel) }

  // Source: UIGestureRecognizer: a single tap on a button isn't one for recognizers around it.
  func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
  }
}

extension UIControl {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
  }
}

@preconcurrency @MainActor open class UISlider: UIControl {
  // Source: UISlider: the range is 0…1 by default, and values are kept within it.
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchMoved(_ touch: UITouch) {
    super.touchMoved(touch)
    slide(to: touch.location(in: self).x)
  }

  // Assumed: the thumb's middle is where the finger is.
  private func slide(to x: CGFloat) {
    guard bounds.width > 0 else { return }
    let old = value
    value = minimumValue + Float(x / bounds.width) * (maximumValue - minimumValue)
    if value != old { sendActions(for: .valueChanged) }
  }

  // Source: UIGestureRecognizer: a swipe along a slider isn't one for recognizers around it.
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return super.keeps(recognizer) }
    let way = pan.translation(in: nil)
    return abs(way.x) > abs(way.y)
  }
}
