@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

// Source: UIGestureRecognizerDelegate: the defaults are true, true, and false.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { true }
  public func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    public static var recognized: State { .ended }
  }
}

/// A recognizer follows the touch that it was given, and asks the touch's session before it
/// recognizes a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private var actions: [TargetAction]
  public internal(set) var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public internal(set) weak var view: UIView?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  /// What must fail before this recognizes a gesture.
  private(set) var requirements: [UIGestureRecognizer] = []
  /// The state that waits for the requirements.
  var awaited: State?
  private(set) var touch: UITouch?
  private(set) weak var session: TouchSession?

  public init(target: Any?, action: Selector?) {
    actions = [TargetAction(target, action)].compactMap { $0 }
    super.init()
  }

  public override init() {
    actions = []
    super.init()
  }

  open func addTarget(_ target: Any, action: Selector) {
    actions += [TargetAction(target, action)].compactMap { $0 }
  }

  /// Removes a target; the action is taken to be any, because selectors can't be compared here.
  open func removeTarget(_ target: Any?, action _: Selector?) {
    actions.removeAll { target == nil || $0.target === target as AnyObject }
  }

  // Source: "isEnabled": "if you change this property to false while a gesture recognizer is
  // currently recognizing a gesture, the gesture recognizer transitions to a cancelled state."
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }

  // Source: "require(toFail:)".
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
  }

  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  var isRecognizing: Bool { state == .began || state == .changed }

  func follow(_ touch: UITouch, in session: TouchSession) {
    (self.touch, self.session) = (touch, session)
  }

  // What subclasses do with the touch.
  func touchBegan(_ touch: UITouch) {}
  func touchMoved(_ touch: UITouch) {}
  func touchEnded(_ touch: UITouch) { if state == .possible { fail() } }
  /// What a subclass does when it has been allowed to recognize a gesture, before its action.
  func willRecognize() {}

  /// Asks to recognize a gesture: `began` if it goes on, `ended` if not.
  func recognize(_ state: State) {
    if self.state == .possible { session?.consider(self, state) }
  }

  /// Recognizes a gesture, which has been allowed.
  func enter(_ state: State) {
    willRecognize()
    move(to: state)
  }

  /// Goes on with a gesture.
  func move(to state: State) {
    self.state = state
    awaited = nil
    // Source: UIGestureRecognizer: an action is sent for each change of state but failure.
    if state != .failed { for action in actions { action.send(from: self) } }
  }

  func fail() {
    guard state == .possible else { return }
    move(to: .failed)
    session?.didFail(self)
  }

  func cancel() {
    if isRecognizing { move(to: .cancelled) } else if touch != nil { fail() }
  }

  // Source: UIGestureRecognizer, "reset()": the recognizer is possible again when touches end.
  func reset() {
    state = .possible
    (touch, awaited) = (nil, nil)
  }
}
