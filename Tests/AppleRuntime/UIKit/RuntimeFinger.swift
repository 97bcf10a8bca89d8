/// A finger on the screen, which moves with the clock.
@MainActor public final class RuntimeFinger {
  private let window: UIWindow
  private var session: TouchSession?
  private var place = CGPoint.zero

  /// Makes a finger that touches a window.
  public init(in window: UIWindow) { self.window = window }

  /// The view that the finger touched.
  public var view: UIView? { session?.touch.view }

  /// Puts the finger down, in the window's coordinates.
  public func touch(at point: CGPoint) {
    guard session == nil, let view = window.hitView(at: point) else { return }
    place = point
    let touch = UITouch()
    touch.window = window
    touch.note(point)
    let session = TouchSession(touch, hitting: view)
    self.session = session
    session.begin()
    RuntimeClock.advance(by: 0)
  }

  /// Moves the finger in a straight line with constant speed, and the clock with it.
  ///
  /// - Parameter steps: How many events there are; as many as a display of 60 Hz shows if left out.
  public func move(to point: CGPoint, over seconds: Double = 0, steps: Int? = nil) {
    guard let session else { return RuntimeClock.advance(by: seconds) }
    let (from, start) = (place, RuntimeClock.now)
    let steps = max(steps ?? Int((seconds * 60).rounded()), 1)
    session.touch.note(from)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      RuntimeClock.advance(to: start + seconds * part)
      place = CGPoint(x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part)
      session.touch.note(place)
      session.touch.phase = .moved
      session.move()
      // What an event begins, such as a transition, has begun before the next.
      RuntimeClock.advance(by: 0)
    }
  }

  /// Lifts the finger.
  public func lift() { leave(.ended) { $0.end() } }

  /// Ends the touch as the system does, for example for an alert.
  public func cancel() { leave(.cancelled) { $0.cancel() } }

  /// Touches and lifts.
  public func tap(at point: CGPoint) {
    touch(at: point)
    lift()
  }

  private func leave(_ phase: UITouch.Phase, _ end: (TouchSession) -> Void) {
    guard let session else { return }
    self.session = nil
    session.touch.note(place)
    session.touch.phase = phase
    end(session)
    RuntimeClock.advance(by: 0)
  }

  /// Slides the thumb of a slider to a value, and lifts the finger.
  ///
  /// - Parameter end: How the touch ends: inside, outside, or cancelled; nil if the finger stays.
  public static func slide(
    _ slider: UISlider, to value: Float, ending end: UIControl.Event? = .touchUpInside
  ) {
    if !slider.isTracking { slider.touchBegan(UITouch()) }
    slider.value = value
    slider.sendActions(for: .valueChanged)
    if let end { slider.endTracking(end) }
    RuntimeClock.advance(by: 0)
  }

  /// Taps a button of a tab bar.
  public static func tap(tab index: Int, of controller: UITabBarController) {
    controller.tap(tabAt: index)
    RuntimeClock.advance(by: 0)
  }
}
