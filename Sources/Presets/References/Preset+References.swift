import Motion

extension Preset {
  /// Every reference of the preset, in the order of its canonical form.
  public var references: [PresetReference] {
    var found: [PresetReference] = []
    var copy = self
    copy.visitReferences { reference, role, slot in
      found.append(PresetReference(slot: slot, role: role, target: reference))
    }
    return found
  }

  /// Returns the preset with every reference's name replaced by what `rename` makes of it.
  public func renamingReferences(_ rename: (String) -> String) -> Preset {
    var copy = self
    copy.visitReferences { reference, _, _ in reference.name = rename(reference.name) }
    return copy
  }

  private mutating func visitReferences(_ visit: ReferenceVisit) {
    if case .preset(var reference) = reducedMotion {
      visit(&reference, .reducedMotion, "/reducedMotion")
      reducedMotion = .preset(reference)
    }
    if var reference = counterpart {
      visit(&reference, .counterpart, "/counterpart")
      counterpart = reference
    }
    if var reference = deprecated?.use {
      visit(&reference, .deprecatedUse, "/deprecated/use")
      deprecated?.use = reference
    }
    motion.visitReferences(at: "/motion", visit)
  }
}
