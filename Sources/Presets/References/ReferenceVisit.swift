import Motion

/// What is done with every reference of a preset; it may change the name.
typealias ReferenceVisit = (inout Reference, ReferenceRole, _ slot: String) -> Void

func visitUse(_ use: inout Reference?, _ slot: String, _ visit: ReferenceVisit) {
  guard var reference = use else { return }
  visit(&reference, .use, slot + "/use")
  use = reference
}

func visitTime(
  _ time: inout Time?, _ slot: @autoclosure () -> String, _ visit: ReferenceVisit
) {
  guard case .preset(var reference) = time else { return }
  visit(&reference, .duration, slot())
  time = .preset(reference)
}

func visitTime(
  _ time: inout Time, _ slot: @autoclosure () -> String, _ visit: ReferenceVisit
) {
  var optional: Time? = time
  visitTime(&optional, slot(), visit)
  time = optional ?? time
}

func visitTiming(
  _ timing: inout Timing?, _ slot: @autoclosure () -> String, _ visit: ReferenceVisit
) {
  guard var given = timing else { return }
  visitTiming(&given, slot(), visit)
  timing = given
}

func visitTiming(_ timing: inout Timing, _ slot: String, _ visit: ReferenceVisit) {
  switch timing {
  case .preset(var reference):
    visit(&reference, .timing, slot)
    timing = .preset(reference)
  case .curve(var curve):
    curve.visitReferences(at: slot, visit)
    timing = .curve(curve)
  case .spring(var spring):
    spring.visitReferences(at: slot, visit)
    timing = .spring(spring)
  }
}

func visitTiming(
  _ continuation: inout Animator.Continuation?, _ slot: String, _ visit: ReferenceVisit
) {
  guard var given = continuation else { return }
  visitTiming(&given.timing, slot + "/continuation/timing", visit)
  continuation = given
}
