import Motion

extension Preset {
  /// Every reference of the preset, in the order of its canonical form.
  public var references: [PresetReference] {
    var found: [PresetReference] = []
    // Only what may refer is copied: every preset that is read comes by here.
    var (motion, reducedMotion) = (motion, reducedMotion)
    var (counterpart, use) = (counterpart, deprecated?.use)
    Self.visitReferences(&reducedMotion, &counterpart, &use, &motion) { reference, role, slot in
      found.append(PresetReference(slot: slot, role: role, target: reference))
    }
    return found
  }

  /// Returns the preset with every reference's name replaced by what `rename` makes of it.
  public func renamingReferences(_ rename: (String) -> String) -> Preset {
    var copy = self
    var use = deprecated?.use
    Self.visitReferences(&copy.reducedMotion, &copy.counterpart, &use, &copy.motion) {
      reference, _, _ in reference.name = rename(reference.name)
    }
    copy.deprecated?.use = use
    return copy
  }

  private static func visitReferences(
    _ reducedMotion: inout ReducedMotion?, _ counterpart: inout Reference?,
    _ deprecatedUse: inout Reference?, _ motion: inout Motion, _ visit: ReferenceVisit
  ) {
    if case .preset(var reference) = reducedMotion {
      visit(&reference, .reducedMotion, "/reducedMotion")
      reducedMotion = .preset(reference)
    }
    if var reference = counterpart {
      visit(&reference, .counterpart, "/counterpart")
      counterpart = reference
    }
    if var reference = deprecatedUse {
      visit(&reference, .deprecatedUse, "/deprecated/use")
      deprecatedUse = reference
    }
    motion.visitReferences(at: "/motion", visit)
  }
}
