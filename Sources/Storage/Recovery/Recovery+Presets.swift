import Diagnostics
import Motion
import Presets

extension Recovery {
  /// Copies the presets that can be read, each in the form that is most likely the right one.
  func copyPresets() throws(CatalogError) {
    let scan = TableScan(connection: damaged, table: "preset", columns: source.presetColumns)
    let last = try connection.first("SELECT max(preset_id) FROM revision") { $0.int64(0) }
    let isWhole = try scan.forEach(last: last ?? 0) { row throws(CatalogError) in
      let stored = StoredPreset(row)
      guard let form = try form(of: stored) else { return }
      try insert(
        form.prepared, id: stored.id, uid: stored.uid, rev: stored.rev,
        times: (stored.createdAt, stored.updatedAt), deletedAt: form.deletedAt)
    }
    if !isWhole, !hasWholeHistory { report.mayLackMore = true }
  }

  /// Adds presets that are in the history alone.
  func addFromHistory() throws(CatalogError) {
    let missing = try connection.prepare(
      """
      SELECT r.preset_id, r.name, min(o.at), max(o.at) FROM revision r
      JOIN operation o ON o.id = r.operation_id
      WHERE r.preset_id NOT IN (SELECT id FROM preset) GROUP BY r.preset_id
      """
    ).all { row in
      (row.int64(0), row.string(1), row.double(2), row.double(3))
    }
    for (id, name, first, last) in missing {
      guard let head = try head(of: id), let form = head.form,
        let prepared = preparation.prepare(payload: form.payload)
      else {
        note(name, .lost)
        try connection.cached("DELETE FROM revision WHERE preset_id = ?1").run(id)
        continue
      }
      if let stray = strays[SHA256.hash(form.payload)] {
        try insert(
          prepared, id: id, uid: stray.uid, rev: head.rev,
          times: (stray.createdAt, stray.updatedAt), deletedAt: deletion(of: stray, by: head))
        continue
      }
      var deletedAt = try fate(of: id, prepared.preset.name.text, head)
      if deletedAt == nil, try isTaken(prepared.preset.name) {
        note(prepared.preset.name.text, .trashed)
        deletedAt = now
      }
      try insert(
        prepared, id: id, uid: "", rev: head.rev, times: (first, last), deletedAt: deletedAt)
    }
  }

  /// Notes a preset that is in the history alone; returns when it was removed, or nil if it is to
  /// be live.
  private func fate(of id: Int64, _ name: String, _ head: HistoryHead) throws(CatalogError)
    -> Double?
  {
    guard let suspect = suspects.first(where: { $0 > head.operation }) else {
      note(name, .uncertain)
      return head.isRemoval ? head.at : nil
    }
    note(name, .older(rev: head.form?.rev ?? head.rev, operation: suspect))
    if head.isRemoval { return head.at }
    // Its removal may be what is lost.
    guard liveRows.contain(id) == false else { return nil }
    note(name, .undecided(isRemoved: true))
    return now
  }

  private func isTaken(_ name: PresetName) throws(CatalogError) -> Bool {
    // The index of names is by kind.
    let kinds = MotionKind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return try connection.cached(
      "SELECT 1 FROM preset WHERE kind IN (\(kinds)) AND name = ?1 AND deleted_at IS NULL"
    ).first(name.text) { row in true } ?? false
  }

  private func insert(
    _ prepared: PreparedPreset, id: Int64, uid: String, rev: Int, times: (Double, Double),
    deletedAt: Double?
  ) throws(CatalogError) {
    let isUID = uid.utf8.count == 32 && uid.allSatisfy(\.isHexDigit)
    for uid in (isUID ? [uid] : []) + [target.environment.makeUID()] {
      let record = PresetRowWriter.Record(
        uid: uid, rev: max(1, rev), createdAt: Self.time(times.0), updatedAt: Self.time(times.1),
        deletedAt: deletedAt.map(Self.time))
      if try writer.insert(prepared, as: id, record) { return }
    }
  }
}
