@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  // Source: "minimumPressDuration" is 0.5 seconds by default, "allowableMovement" 10 points.
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  private var origin = CGPoint.zero
  private var stopWaiting: (() -> Void)?

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func touchBegan(_ touch: UITouch) {
    origin = touch.location(in: nil)
    // Assumed: without a duration, it begins with the touch.
    guard minimumPressDuration > 0 else { return recognize(.began) }
    let end = RuntimeClock.now + minimumPressDuration
    stopWaiting = RuntimeClock.schedule(at: end) { [weak self] in
      MainActor.assumeIsolated { self?.recognize(.began) }
    }
  }

  // Source: "allowableMovement": it's how far the finger may move before the gesture fails.
  override func touchMoved(_ touch: UITouch) {
    if isRecognizing { return move(to: .changed) }
    let point = touch.location(in: nil)
    if hypot(point.x - origin.x, point.y - origin.y) > allowableMovement { fail() }
  }

  override func touchEnded(_ touch: UITouch) {
    if isRecognizing { move(to: .ended) } else { fail() }
  }

  override func reset() {
    super.reset()
    stopWaiting?()
    stopWaiting = nil
  }
}
