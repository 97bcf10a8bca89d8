#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// StepFunction are a curve of equal steps, as CSS `steps()` evaluates it.
struct StepFunction: Hashable, Sendable {
  let steps: Int
  let jump: Curve.Jump

  /// Makes steps.
  ///
  /// - Throws: ``MotionError`` if there is no step, or but one and no jump.
  init(_ steps: Int, jump: Curve.Jump) throws(MotionError) {
    guard steps >= 1 else { throw MotionError("steps() needs at least 1 step") }
    guard steps >= 2 || jump != .none else {
      throw MotionError("steps() that jump at neither end need at least 2 steps")
    }
    (self.steps, self.jump) = (steps, jump)
  }

  /// How often the steps jump within 0…1.
  var jumps: Int {
    switch jump {
    case .start, .end: steps
    case .both: steps + 1
    case .none: steps - 1
    }
  }

  var jumpsAtStart: Bool { jump == .start || jump == .both }
  var jumpsAtEnd: Bool { jump == .end || jump == .both }

  /// Returns the value at an input; before the animation has begun, `before`, a jump at the input
  /// is still to come.
  func value(at input: Double, before: Bool) -> Double {
    let scaled = input * Double(steps)
    var step = scaled.rounded(.down)
    if jumpsAtStart { step += 1 }
    if before, scaled == scaled.rounded() { step -= 1 }
    if input >= 0 { step = max(step, 0) }
    if input <= 1 { step = min(step, Double(jumps)) }
    return step / Double(jumps)
  }

  /// The corners within 0…1, with the jumps at both ends.
  var corners: [PathData.Point] {
    var corners = [PathData.Point(x: 0, y: 0)]
    var step = jumpsAtStart ? 1 : 0
    if jumpsAtStart { corners.append(.init(x: 0, y: 1 / Double(jumps))) }
    for index in 1...steps {
      let x = Double(index) / Double(steps)
      corners.append(.init(x: x, y: Double(step) / Double(jumps)))
      step += 1
      if index < steps || jumpsAtEnd {
        corners.append(.init(x: x, y: Double(step) / Double(jumps)))
      }
    }
    return corners
  }
}
