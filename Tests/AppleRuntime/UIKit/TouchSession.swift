/// A touch from its beginning to its end, with the recognizers and the control that it's for.
@MainActor final class TouchSession {
  let touch: UITouch
  /// From the hit view outward.
  private let recognizers: [UIGestureRecognizer]
  private var control: UIControl?
  private var hasBegunInView = false

  // Source: UITouch, "gestureRecognizers"; UIGestureRecognizer: it receives touches hit-tested to
  // its view and all of that view's subviews.
  init(_ touch: UITouch, hitting view: UIView) {
    self.touch = touch
    touch.view = view
    let chain = Array(sequence(first: view, next: \.superview))
    control = chain.lazy.compactMap { $0 as? UIControl }.first { $0.isEnabled }
    recognizers = chain.flatMap { $0.gestureRecognizers ?? [] }.filter {
      $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
    }
    for recognizer in recognizers { recognizer.follow(touch, in: self) }
  }

  func begin() {
    for recognizer in recognizers where recognizer.state == .possible {
      recognizer.touchBegan(touch)
    }
    beginInView()
  }

  func move() {
    for recognizer in recognizers where recognizer.isRecognizing || recognizer.state == .possible {
      recognizer.touchMoved(touch)
    }
    if hasBegunInView { control?.touchMoved(touch) }
  }

  func end() {
    for recognizer in recognizers where recognizer.isRecognizing || recognizer.state == .possible {
      recognizer.touchEnded(touch)
    }
    // A delayed touch that no recognizer took begins now.
    beginInView()
    if hasBegunInView { control?.touchEnded(touch) }
    finish()
  }

  func cancel() {
    for recognizer in recognizers { recognizer.cancel() }
    cancelInView()
    finish()
  }

  private func finish() {
    for recognizer in recognizers { recognizer.reset() }
    control = nil
  }

  // Source: "delaysTouchesBegan": the view gets touches only when the recognizer has failed.
  private func beginInView() {
    guard !hasBegunInView, let control,
      !recognizers.contains(where: { $0.delaysTouchesBegan && $0.state == .possible })
    else { return }
    hasBegunInView = true
    control.touchBegan(touch)
  }

  // Source: "cancelsTouchesInView": when it recognizes its gesture, pending touches are cancelled.
  private func cancelInView() {
    if hasBegunInView { control?.touchCancelled() }
    control = nil
  }

  /// Lets a recognizer recognize its gesture, unless it must wait or fail.
  func consider(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let required = recognizers.filter { other in
      recognizer.requirements.contains { $0 === other }
    }
    if required.contains(where: { $0.state == .possible }) {
      recognizer.awaited = state
      return
    }
    guard required.allSatisfy({ $0.state == .failed }), mayBegin(recognizer) else {
      return recognizer.fail()
    }
    let rivals = recognizers.filter { $0 !== recognizer && !areSimultaneous($0, recognizer) }
    // Source: UIGestureRecognizerDelegate, "…shouldRecognizeSimultaneouslyWith": by default, a
    // recognizer that recognizes its gesture prevents others from doing so.
    if rivals.contains(where: { $0.isRecognizing || $0.state == .ended }) {
      return recognizer.fail()
    }
    if recognizer.cancelsTouchesInView { cancelInView() }
    recognizer.enter(state)
    // Assumed: the action comes first; what it prevents fails in the same turn.
    for rival in rivals { rival.fail() }
    for waiting in recognizers where waiting.awaited != nil {
      if waiting.requirements.contains(where: { $0 === recognizer }) { waiting.fail() }
    }
  }

  func didFail(_ recognizer: UIGestureRecognizer) {
    for waiting in recognizers {
      guard let state = waiting.awaited,
        waiting.requirements.contains(where: { $0 === recognizer })
      else { continue }
      consider(waiting, state)
    }
    beginInView()
  }

  // Source: UIGestureRecognizer, "Preventing default actions": controls keep their own gestures
  // from recognizers of views around them.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let control, recognizer.view !== control,
      control.isDescendant(of: recognizer.view ?? control),
      control.keeps(recognizer)
    {
      return false
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }
}
