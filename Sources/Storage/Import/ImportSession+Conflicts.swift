import Diagnostics
import Motion
import Presets

extension ImportSession {
  /// A replaced preset whose users may no longer fit: it has another kind or fewer names.
  struct ConflictingReplacement {
    var target: ChangedTarget<Int64>
    /// Where its new form was read.
    var entry: PresetEntry
  }

  /// Whether a preset wants a name that the import may free later on, by replacing its owner.
  func mustWait(_ entry: PresetEntry) throws(CatalogError) -> Bool {
    let name = entry.preset.name.text
    for wanted in [name] + entry.preset.aliases.map(\.text) {
      guard let owner = try store.nameOwner(of: wanted), owner.name != name else { continue }
      if isUntouched(owner.id) { return true }
    }
    return false
  }

  /// Deals with a preset whose name is taken, as the policy has it.
  func resolveConflict(of prepared: PreparedPreset) throws(CatalogError) -> ImportChange? {
    let entry = prepared.entry
    let name = entry.preset.name.text
    guard let present = try store.nameOwner(of: name) else {
      // The one that has the name was refused itself.
      if outcome.findings.errors > 0 { return nil }
      throw CatalogError.damaged(
        "the name '\(name)' points to a preset that doesn't exist", path: store.path)
    }
    // The hash alone would call a preset unchanged that was altered and needs a repair.
    if present.hash == prepared.hash, try store.holds(prepared.payload, as: present.id) {
      met.insert(present.id)
      return .unchanged
    }
    let isImported = !isUntouched(present.id)
    if isImported || present.name != name {
      report(NameClash(name, owner: .preset(present.name, isImported: isImported)), of: entry)
      return nil
    }
    switch policy {
    case .skip: return .skipped
    case .replace: return try replace(present, by: prepared)
    case .fail, .rename:
      outcome.conflicts += 1
      outcome.findings.append(
        Finding(
          "catalog/conflict", "the catalog already has a different preset with this name",
          subject: name,
          place: entry.origin.place,
          help: .resolveConflict(name: name)))
      return nil
    }
  }

  private func replace(
    _ present: NameOwner, by prepared: PreparedPreset
  ) throws(CatalogError) -> ImportChange? {
    let entry = prepared.entry
    let names = Set(try store.names(of: present.id))
    let lost = names.subtracting(prepared.names.map(\.name.text))
    let kind = entry.preset.kind
    let newKind = present.kind == kind.rawValue ? nil : kind
    if !lost.isEmpty || newKind != nil {
      suspects.append(
        ConflictingReplacement(
          target: ChangedTarget(id: present.id, names: names, lost: lost, newKind: newKind),
          entry: entry))
    }
    met.insert(present.id)
    replaced.insert(present.id)
    try writer.rows.clear(present.id)
    guard try writer.rows.take(entry.preset.name, for: present.id, isAlias: false),
      try takeAliases(of: entry, for: present.id)
    else { return nil }
    deriver.forget()
    try writer.update(present.id, to: prepared, facts: facts(of: prepared, present.id))
    try addReferences(of: prepared, id: present.id)
    return .updated
  }

  /// Looks at the presets that stayed as they were and refer to replaced ones.
  ///
  /// - Returns: those of them that refer to another preset now, which may close a cycle.
  func checkReferrersOfReplaced() throws(CatalogError) -> IDSet {
    var relinked = IDSet()
    for suspect in suspects {
      let entry = suspect.entry
      try checker.checkReferrers(of: suspect.target, except: replaced.contains) {
        met throws(CatalogError) in
        if let target = met.newTarget {
          try writer.rows.link(.init(met.reference, to: target.id), from: met.referrer.id)
          relinked.insert(met.referrer.id)
          if met.reference.role.isPartOfMotion { stale.insert(met.referrer.id) }
        }
        guard let (subject, problem) = met.problem else { return }
        let isOfTarget = subject == .target
        report(
          problem,
          of: isOfTarget ? entry.preset.name.text : met.referrer.preset.name.text,
          at: isOfTarget ? entry.origin.place : nil)
      }
    }
    return relinked
  }
}
