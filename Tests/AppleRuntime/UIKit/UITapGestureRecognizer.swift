@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  private var origin = CGPoint.zero
  private var taps: [TimeInterval] = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func touchBegan(_ touch: UITouch) {
    origin = touch.location(in: nil)
    // Assumed: taps of one gesture are at most 0.35 seconds apart.
    if let last = taps.last, RuntimeClock.now - last > 0.35 { taps = [] }
  }

  // Assumed: a tap may move by 45 points.
  override func touchMoved(_ touch: UITouch) {
    let point = touch.location(in: nil)
    if hypot(point.x - origin.x, point.y - origin.y) > 45 { fail() }
  }

  override func touchEnded(_ touch: UITouch) {
    taps.append(RuntimeClock.now)
    guard taps.count >= numberOfTapsRequired else { return fail() }
    taps = []
    recognize(.ended)
  }
}
