import Diagnostics
import Presets

extension Recovery {
  /// The form in which a preset is saved, and when it was removed if it is not live.
  struct RecoveredForm {
    var prepared: PreparedPreset
    var deletedAt: Double?
  }

  /// Returns the form of a row to believe: its own or that of the history, whichever fits the hash;
  /// nil if none can be read, and if the history has it under another number.
  func form(of stored: StoredPreset) throws(CatalogError) -> RecoveredForm? {
    let own = preparation.prepare(payload: stored.payload)
    let isOwnRight = own != nil && SHA256.hash(stored.payload) == stored.hash
    guard let head = try head(of: stored.id) else {
      return try formWithoutHistory(of: stored, own, isRight: isOwnRight)
    }
    if let own, isOwnRight { return try form(of: stored, own, head) }
    return try damagedForm(of: stored, own, head)
  }

  /// Returns when a preset was removed, nil if it is live: as the history has it, up to its end.
  func deletion(of stored: StoredPreset, by head: HistoryHead) -> Double? {
    if stored.rev > head.rev {
      damagedHistories[stored.id] = stored.name
      // The removal itself may be missing in the history. Names and facts show it, if they can.
      if liveRows.contain(stored.id) == (stored.deletedAt != nil) {
        note(stored.name, .undecided(isRemoved: stored.deletedAt != nil))
      }
      return stored.deletedAt
    }
    if head.isRemoval {
      if stored.deletedAt == nil { note(stored.name, .removed) }
      return stored.deletedAt ?? head.at
    }
    if stored.deletedAt != nil { note(stored.name, .revived) }
    return nil
  }

  /// Returns the form of a preset whose history has nothing.
  private func formWithoutHistory(
    of stored: StoredPreset, _ own: PreparedPreset?, isRight: Bool
  ) throws(CatalogError) -> RecoveredForm? {
    guard let own else {
      noteLost(stored)
      return nil
    }
    if isRight, try isStray(stored) { return nil }
    var stored = stored
    stored.name = own.preset.name.text
    if isRight { damagedHistories[stored.id] = stored.name } else { note(stored.name, .uncertain) }
    let none = HistoryHead(rev: 0, operation: 0, at: 0, isRemoval: false)
    return RecoveredForm(prepared: own, deletedAt: deletion(of: stored, by: none))
  }

  /// Returns the form of a preset whose row is whole, and fits its hash.
  private func form(
    of stored: StoredPreset, _ own: PreparedPreset, _ head: HistoryHead
  ) throws(CatalogError) -> RecoveredForm? {
    let listed = stored.name
    var stored = stored
    stored.name = own.preset.name.text
    let ofOwn = RecoveredForm(prepared: own, deletedAt: nil)
    func dated(_ form: RecoveredForm, by head: HistoryHead) -> RecoveredForm {
      RecoveredForm(prepared: form.prepared, deletedAt: deletion(of: stored, by: head))
    }
    if head.form?.payload == own.payload { return dated(ofOwn, by: head) }
    if try isStray(stored) { return nil }
    if stored.rev > head.rev { return dated(ofOwn, by: head) }
    // If the history continues after the row's state, the row is outdated.
    if stored.rev < head.rev, let latest = head.form, latest.rev > stored.rev,
      try form(of: stored.id, at: stored.rev) == own.payload
    {
      if try takeAway(head, from: stored.id, payload: latest.payload) {
        damagedHistories[stored.id] = stored.name
        return try self.head(of: stored.id).map { dated(ofOwn, by: $0) } ?? ofOwn
      }
      if let prepared = preparation.prepare(payload: latest.payload) {
        stored.name = prepared.preset.name.text
        note(stored.name, .uncertain)
        return dated(RecoveredForm(prepared: prepared), by: head)
      }
    }
    if stored.rev == head.rev, let latest = head.form, latest.rev == head.rev,
      let prepared = preparation.prepare(payload: latest.payload),
      isForeign(own, insteadOf: prepared, listed: listed, stored.id)
    {
      stored.name = prepared.preset.name.text
      var other = own.preset
      other.name = prepared.preset.name
      replaced[stored.id] = preparation.prepare(PresetEntry(other))
      note(stored.name, .replaced(rev: latest.rev))
      return dated(RecoveredForm(prepared: prepared), by: head)
    }
    note(stored.name, .doubtful)
    return dated(ofOwn, by: head)
  }

  /// Whether another program put a row in the place of what the history has, and not the other way round: what
  /// was derived of the preset is that of the history.
  private func isForeign(
    _ own: PreparedPreset, insteadOf last: PreparedPreset, listed name: String, _ id: Int64
  ) -> Bool {
    if own.preset.name.text != name, last.preset.name.text == name { return true }
    let select = """
      SELECT \(PresetFacts.ownColumns) FROM fact f LEFT JOIN sketch s ON s.preset_id = f.preset_id
      WHERE f.preset_id = ?1
      """
    let found = try? damaged.cached(select).first(id) { row in PresetFacts(own: row, at: 0) }
    guard let found = found ?? nil, var own = own.facts?.asStored, var last = last.facts?.asStored
    else { return false }
    // The catalog may be from before there were parameters.
    (own.parameters, last.parameters) = (found.parameters, found.parameters)
    return found == last && found != own
  }

  /// Returns the form of a preset whose row is damaged.
  private func damagedForm(
    of stored: StoredPreset, _ own: PreparedPreset?, _ head: HistoryHead
  ) throws(CatalogError) -> RecoveredForm? {
    guard let latest = head.form, let prepared = preparation.prepare(payload: latest.payload) else {
      guard let own else {
        noteLost(stored)
        return nil
      }
      note(own.preset.name.text, .uncertain)
      return RecoveredForm(prepared: own, deletedAt: head.at)
    }
    var stored = stored
    stored.name = prepared.preset.name.text
    if SHA256.hash(latest.payload) != stored.hash {
      if own?.payload == latest.payload {
        note(stored.name, .doubtful)
      } else if latest.rev == stored.rev || stored.rev < head.rev {
        note(stored.name, .uncertain)
      } else {
        note(stored.name, .older(rev: latest.rev, operation: nil))
      }
    }
    return RecoveredForm(prepared: prepared, deletedAt: deletion(of: stored, by: head))
  }

  private func noteLost(_ stored: StoredPreset) {
    if PresetName(stored.name) == nil {
      report.mayLackMore = true
    } else {
      note(stored.name, .lost)
    }
  }

  /// Whether the history has a row under another number, to which there is no row; it is kept for
  /// that.
  private func isStray(_ stored: StoredPreset) throws(CatalogError) -> Bool {
    for owner in try formOwners.of(stored.payload) where owner != stored.id {
      if hasRow(owner) { continue }
      strays[SHA256.hash(stored.payload)] = stored
      return true
    }
    return false
  }

  private func hasRow(_ id: Int64) -> Bool {
    let found = try? damaged.cached("SELECT 1 FROM preset WHERE id = ?1")
      .first(id) { row in true }
    return found == true
  }

  /// Takes the last revision from a preset if its form is the present one of another preset, and
  /// gives it to that one if it is missing there; returns whether it was another's.
  private func takeAway(
    _ head: HistoryHead, from id: Int64, payload: [UInt8]
  ) throws(CatalogError) -> Bool {
    let owner = try? damaged.prepare(
      "SELECT id, rev FROM preset WHERE payload = ?1 AND id <> ?2"
    ).first(UTF8Text(payload), id) { row in (row.int64(0), row.int(1)) }
    guard let (owner, rev) = owner ?? nil else { return false }
    try connection.cached(
      "UPDATE OR IGNORE revision SET preset_id = ?3, rev = ?4 WHERE preset_id = ?1 AND rev = ?2"
    ).run(id, head.rev, owner, rev)
    if connection.changes == 0 {
      try connection.run("DELETE FROM revision WHERE preset_id = ?1 AND rev = ?2", id, head.rev)
    }
    return true
  }
}
