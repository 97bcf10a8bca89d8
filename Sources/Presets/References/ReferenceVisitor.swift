import Motion

/// A visitor of the references of a preset, in the order of its canonical form.
///
/// A slot is the JSON Pointer of the value that is visited.
protocol ReferenceVisitor {
  func visit(_ reference: inout Reference, as role: ReferenceRole, at slot: () -> String)
  func visit(_ time: inout Time, at slot: () -> String) throws(MotionError)
  func visit(_ timing: inout Timing, at slot: () -> String) throws(MotionError)
  /// Visits a motion that is written inside another one.
  func visit(_ motion: inout Motion, at slot: () -> String) throws(MotionError)
}

extension ReferenceVisitor {
  func visit(_ time: inout Time, at slot: () -> String) throws(MotionError) {
    guard case .preset(var reference) = time else { return }
    visit(&reference, as: .duration, at: slot)
    time = .preset(reference)
  }

  func visit(_ timing: inout Timing, at slot: () -> String) throws(MotionError) {
    switch timing {
    case .preset(var reference):
      visit(&reference, as: .timing, at: slot)
      timing = .preset(reference)
    case .curve(var curve):
      try Curve.codec.visit?(&curve, slot, self)
      timing = .curve(curve)
    case .spring(var spring):
      try Spring.codec.visit?(&spring, slot, self)
      timing = .spring(spring)
    }
  }

  func visit(_ motion: inout Motion, at slot: () -> String) throws(MotionError) {
    try motion.visitReferences(at: slot, self)
  }
}

/// Calls a closure with every reference; it may change the name.
struct EachReference: ReferenceVisitor {
  let body: (inout Reference, ReferenceRole, () -> String) -> Void

  func visit(_ reference: inout Reference, as role: ReferenceRole, at slot: () -> String) {
    body(&reference, role, slot)
  }
}

extension Preset {
  /// Every reference of the preset, in the order of its canonical form.
  public var references: [PresetReference] {
    var found: [PresetReference] = []
    var copy = self
    copy.visitReferences(
      EachReference { found.append(PresetReference(slot: $2(), role: $1, target: $0)) })
    return found
  }

  /// Returns the preset with every reference's name replaced by what `rename` makes of it.
  public func renamingReferences(_ rename: @escaping (String) -> String) -> Preset {
    var copy = self
    copy.visitReferences(
      EachReference { reference, _, _ in reference.name = rename(reference.name) })
    return copy
  }
}
