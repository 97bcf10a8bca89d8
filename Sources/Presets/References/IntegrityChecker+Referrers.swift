import Motion

/// A changed target is a preset that others refer to and that has changed.
public struct ChangedTarget<ID: Hashable> {
  /// The preset.
  public var id: ID
  /// The names and aliases that it had.
  public var names: Set<String>
  /// Those of them that it has no longer.
  public var lost: Set<String>
  /// Its new kind if that is another one; nil if it is the same, or if the preset is removed.
  public var newKind: MotionKind?

  /// Describes a preset that has changed.
  public init(id: ID, names: Set<String>, lost: Set<String>, newKind: MotionKind?) {
    self.id = id
    self.names = names
    self.lost = lost
    self.newKind = newKind
  }
}

/// A met reference is one to a changed target, from a preset that stays as it is.
public struct IncomingReference<ID: Hashable> {
  /// The preset that refers.
  public var referrer: (id: ID, preset: Preset)
  /// Where and why it refers.
  public var reference: PresetReference
  /// What the reference leads to now if that is another preset, to be linked anew.
  public var newTarget: PresetTarget<ID>?
  /// What is wrong with it, and of which preset that is told.
  public var problem: (subject: Subject, problem: IntegrityProblem)?

  /// The preset that a problem is told of.
  public enum Subject: Hashable, Sendable {
    case target, referrer
  }
}

extension IntegrityChecker where Lookup: ReferrerLookup {
  /// Looks at the presets that stay as they are and refer to one that has changed: a name may lead
  /// elsewhere now or nowhere, and a kind may no longer fit.
  ///
  /// - Parameters:
  ///   - isChanged: whether a preset has changed itself, so that its references are checked anyway.
  ///   - body: gets each reference that leads elsewhere or is wrong.
  public func checkReferrers(
    of target: ChangedTarget<Lookup.ID>, except isChanged: (Lookup.ID) -> Bool,
    _ body: (IncomingReference<Lookup.ID>) throws(Lookup.Failure) -> Void
  ) throws(Lookup.Failure) {
    if target.lost.isEmpty, target.newKind == nil { return }
    for id in try lookup.referrers(of: target.id) where !isChanged(id) {
      guard let preset = try lookup.preset(of: id) else { continue }
      for reference in preset.references where target.names.contains(reference.target.name) {
        var met = IncomingReference(referrer: (id, preset), reference: reference)
        let referrer = preset.name.text
        if target.lost.contains(reference.target.name) {
          if let other = try lookup.target(named: reference.target.name) {
            met.newTarget = other
            met.problem = reference.problem(owner: preset.kind, found: other.kind)
              .map { (.referrer, $0) }
          } else {
            met.problem = (.target, .nameLost(reference, referrer: referrer))
          }
        } else if let kind = target.newKind,
          reference.problem(owner: preset.kind, found: kind) != nil
        {
          met.problem = (.target, .kindLost(reference, referrer: referrer, found: kind))
        }
        if met.newTarget != nil || met.problem != nil { try body(met) }
      }
    }
  }
}
