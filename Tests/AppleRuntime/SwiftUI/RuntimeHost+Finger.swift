public import RuntimeQuartzCore

/// A finger on the screen.
struct ActiveDrag {
  /// A gesture that the finger may be doing.
  struct Candidate {
    let node: ViewNode
    let start: CGPoint
    let isSimultaneous: Bool
    var isRecognized = false
  }

  /// From the innermost to the outermost.
  var candidates: [Candidate]
  /// Where it is in the host.
  var location: CGPoint
  var velocity = CGSize.zero
  var time = RuntimeClock.now
}

extension RuntimeHost {
  /// Puts a finger on what's drawn under a name, at a point of its own coordinates.
  // Source: GestureMask: which of the gestures of a view and of its subviews are enabled.
  public func press(_ name: String, at point: CGPoint) {
    let path = path(to: name)
    guard let leaf = path.last else { return }
    let location = point.applying(leaf.transform)
    var candidates: [ActiveDrag.Candidate] = []
    for (node, transform) in path {
      guard let gesture = node.gesture else { continue }
      if gesture.mask.contains(.gesture) {
        candidates.insert(
          ActiveDrag.Candidate(
            node: node, start: transform.inverted(location),
            isSimultaneous: gesture.isSimultaneous), at: 0)
      }
      if !gesture.mask.contains(.subviews) { break }
    }
    drag = ActiveDrag(candidates: candidates, location: location)
    report()
    RuntimeClock.finishTurn()
  }

  /// Moves the finger on by some points of the host.
  public func move(by way: CGSize) {
    guard let last = drag else { return }
    drag?.location.x += way.width
    drag?.location.y += way.height
    let seconds = RuntimeClock.now - last.time
    if seconds > 0 {
      drag?.velocity = CGSize(width: way.width / seconds, height: way.height / seconds)
      drag?.time = RuntimeClock.now
    }
    report()
    RuntimeClock.finishTurn()
  }

  /// Lifts the finger, at the velocity of its last move if there's none given.
  public func lift(velocity: CGSize? = nil) {
    if let velocity { drag?.velocity = velocity }
    let over = drag?.candidates.filter(\.isRecognized) ?? []
    let ends = over.compactMap { candidate in value(of: candidate).map { (candidate.node, $0) } }
    drag = nil
    if resetsGestureStatesFirst { reset(over) }
    for (node, value) in ends { node.gesture?.actions.ended.forEach { $0(value) } }
    if !resetsGestureStatesFirst { reset(over) }
    RuntimeClock.finishTurn()
  }

  /// Takes the finger away from the gestures, as an alert does; they don't end.
  public func cancel() {
    let over = drag?.candidates.filter(\.isRecognized) ?? []
    drag = nil
    reset(over)
    RuntimeClock.finishTurn()
  }

  /// Taps what's drawn under a name.
  public func tap(_ name: String) {
    path(to: name).last { $0.node.tap != nil }?.node.tap?()
    RuntimeClock.finishTurn()
  }

  /// Has assistive technology perform an action on what's drawn under a name.
  public func perform(_ kind: AccessibilityActionKind, on name: String) {
    let path = path(to: name)
    path.last { $0.node.accessibilityAction?.kind == kind }?.node.accessibilityAction?.action()
    RuntimeClock.finishTurn()
  }

  /// Recognizes gestures, and tells those that are recognized about a move.
  // Source: View, "gesture(_:including:)": the view's own gesture has a lower precedence than those
  // of its subviews; a simultaneous one doesn't compete.
  private func report() {
    guard var drag else { return }
    var isTaken = drag.candidates.contains { $0.isRecognized && !$0.isSimultaneous }
    for index in drag.candidates.indices where !drag.candidates[index].isRecognized {
      let candidate = drag.candidates[index]
      guard candidate.isSimultaneous || !isTaken, let value = value(of: candidate),
        let distance = candidate.node.gesture?.actions.minimumDistance,
        hypot(value.translation.width, value.translation.height) >= distance
      else { continue }
      drag.candidates[index].isRecognized = true
      if !candidate.isSimultaneous { isTaken = true }
    }
    self.drag = drag
    for candidate in drag.candidates where candidate.isRecognized {
      guard let value = value(of: candidate) else { continue }
      candidate.node.gesture?.actions.changed.forEach { $0(value) }
    }
  }

  private func reset(_ candidates: [ActiveDrag.Candidate]) {
    for candidate in candidates { candidate.node.gesture?.actions.reset.forEach { $0() } }
  }

  private func value(of candidate: ActiveDrag.Candidate) -> DragGesture.Value? {
    guard let drag, let transform = transform(of: candidate.node) else { return nil }
    return DragGesture.Value(
      startLocation: candidate.start, location: transform.inverted(drag.location),
      velocity: drag.velocity)
  }
}
