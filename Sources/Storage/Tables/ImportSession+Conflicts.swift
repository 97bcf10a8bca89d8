import Diagnostics
import Motion
import Presets

extension ImportSession {
  /// A replaced preset whose users may no longer fit: it has another kind or fewer names.
  struct Suspect {
    var id: Int64
    /// Where its new form was read.
    var entry: PresetEntry
    /// Names that it had and has no longer.
    var lost: [String]
  }

  /// Whether a preset wants a name that the import may free later on, by replacing its owner.
  func mustWait(_ entry: PresetEntry) throws(CatalogError) -> Bool {
    let name = entry.preset.name.text
    for wanted in [name] + entry.preset.aliases.map(\.text) {
      guard let owner = try store.occupant(of: wanted), owner.name != name else { continue }
      if isUntouched(owner.id) { return true }
    }
    return false
  }

  /// Deals with a preset whose name is taken, as the policy has it.
  func resolveConflict(of prepared: PreparedPreset) throws(CatalogError) -> ImportChange? {
    let entry = prepared.entry
    let name = entry.preset.name.text
    guard let present = try store.occupant(of: name) else {
      // The one that has the name was refused itself.
      if outcome.findings.errors > 0 { return nil }
      throw CatalogError.damaged("\"\(name)\" names no preset", path: store.path)
    }
    // The hash alone would call a preset unchanged that was altered and is to be put right.
    if present.hash == prepared.hash, try store.holds(prepared.payload, as: present.id) {
      met.insert(present.id)
      return .unchanged
    }
    let isImported = !isUntouched(present.id)
    if isImported || present.name != name {
      reportDuplicate(entry, of: present, isImported: isImported)
      return nil
    }
    switch policy {
    case .skip: return .skipped
    case .replace: return try replace(present, by: prepared)
    case .fail, .rename:
      outcome.conflicts += 1
      outcome.findings.append(
        Finding(
          "catalog/conflict", "the catalog has a different preset of this name", subject: name,
          place: entry.origin.place,
          help: .resolveConflict(name: name)))
      return nil
    }
  }

  private func reportDuplicate(_ entry: PresetEntry, of present: Occupant, isImported: Bool) {
    let name = entry.preset.name.text
    outcome.findings.append(
      Finding(
        PresetRule.duplicateName,
        present.name == name
          ? "the import has another preset of this name"
          : "the name is an alias of \"\(present.name)\""
            + (isImported ? ", which is imported too" : ""),
        subject: name, place: entry.origin.place, help: "rename one of the two"))
  }

  private func replace(
    _ present: Occupant, by prepared: PreparedPreset
  ) throws(CatalogError) -> ImportChange? {
    let entry = prepared.entry
    let kept = Set([entry.preset.name.text] + entry.preset.aliases.map(\.text))
    let lost = try store.names(of: present.id).filter { !kept.contains($0) }
    if !lost.isEmpty || present.kind != entry.preset.kind.rawValue {
      suspects.append(Suspect(id: present.id, entry: entry, lost: lost))
    }
    met.insert(present.id)
    replaced.insert(present.id)
    try writer.clear(present.id)
    guard try writer.take(entry.preset.name, for: present.id, isAlias: false),
      try takeAliases(of: entry, for: present.id)
    else { return nil }
    deriver.forget()
    try writer.update(present.id, to: prepared, facts: facts(of: prepared, present.id))
    try addReferences(of: prepared, id: present.id)
    return .updated
  }

  /// Reports what replacing has broken: references from presets that stayed as they were.
  func checkUsersOfReplaced() throws(CatalogError) {
    for suspect in suspects {
      for user in try store.users(of: suspect.id) where !replaced.contains(user) {
        guard let preset = try store.preset(of: user) else { continue }
        for reference in preset.references { try check(reference, of: preset, to: suspect) }
      }
    }
  }

  private func check(
    _ reference: PresetReference, of user: Preset, to suspect: Suspect
  ) throws(CatalogError) {
    let (entry, name) = (suspect.entry, reference.target.name)
    let what = "\"\(user.name)\" refers to it by \(reference.role.rawValue)"
    if suspect.lost.contains(name) {
      outcome.findings.append(
        Finding(
          PresetRule.dangling, "\(what) as \"\(name)\", which is no longer one of its names",
          subject: entry.preset.name.text, place: entry.origin.place,
          help: "keep the alias, or change \"\(user.name)\" first"))
    } else if try store.brief(named: name)?.id == suspect.id,
      !reference.role.kinds(owner: user.kind).contains(entry.preset.kind)
    {
      outcome.findings.append(
        Finding(
          PresetRule.kind, "\(what), and can't refer to \(Set([entry.preset.kind]).words)",
          subject: entry.preset.name.text, place: entry.origin.place,
          help: "keep the kind, or change \"\(user.name)\" first"))
    }
  }
}
