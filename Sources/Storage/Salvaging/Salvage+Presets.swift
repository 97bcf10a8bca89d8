import Motion
import Presets

extension Salvage {
  /// Copies the presets that can be read, each in the form that is most likely the right one.
  func copyPresets() throws(StorageError) {
    let scan = TableScan(
      connection: source, table: "preset AS p", columns: StoredPreset.columns)
    let last = try target.connection.prepare("SELECT max(preset_id) FROM revision")
      .first { row throws(StorageError) in row.int64(0) }
    let isWhole = try scan.forEach(last: last ?? 0) { row throws(StorageError) in
      let stored = StoredPreset(row)
      guard let prepared = try form(of: stored) else { return }
      try insert(
        prepared, id: stored.id, uid: stored.uid, rev: stored.rev,
        times: (stored.createdAt, stored.updatedAt), deletedAt: stored.deletedAt)
    }
    if !isWhole, !hasWholeHistory { report.mayLackMore = true }
  }

  /// Adds presets that stand in the history alone.
  func addFromHistory() throws(StorageError) {
    let missing = try target.connection.prepare(
      """
      SELECT r.preset_id, max(r.rev), min(o.at), max(o.at) FROM revision r
      JOIN operation o ON o.id = r.operation_id
      WHERE r.preset_id NOT IN (SELECT id FROM preset) GROUP BY r.preset_id
      """
    ).all { row throws(StorageError) in
      (row.int64(0), row.int(1), row.double(2), row.double(3))
    }
    for (id, rev, first, last) in missing {
      guard let (prepared, found) = try latestForm(of: id), try !isTaken(prepared.preset.name)
      else {
        // A row whose number was damaged belongs to a preset that is there.
        try target.connection.cached("DELETE FROM revision WHERE preset_id = ?1").run(id)
        continue
      }
      try insert(
        prepared, id: id, uid: "", rev: rev, times: (first, last),
        deletedAt: found == rev ? nil : last)
    }
  }

  private func isTaken(_ name: PresetName) throws(StorageError) -> Bool {
    try target.connection.cached("SELECT 1 FROM preset WHERE name = ?1 AND deleted_at IS NULL")
      .first(name.text) { row throws(StorageError) in true } ?? false
  }

  /// Returns the form to believe: that of the row or that of the last revision, whichever fits the
  /// hash; else an older one; nil where none can be read.
  private func form(of stored: StoredPreset) throws(StorageError) -> PreparedPreset? {
    let own = preparation.prepare(payload: stored.payload)
    let last = try target.connection.cached(
      "SELECT payload FROM revision WHERE preset_id = ?1 AND rev = ?2 AND payload IS NOT NULL"
    ).first(stored.id, stored.rev) { row throws(StorageError) in row.withText(0) { Array($0) } }
    if let own, SHA256.hash(stored.payload) == stored.hash {
      if last == nil || last == stored.payload { return own }
      // Where the number of a row is damaged, the history has the preset under the right one.
      return try isAnothers(stored) ? nil : own
    }
    if let last, SHA256.hash(last) == stored.hash { return preparation.prepare(payload: last) }
    if let own, last == nil || last == stored.payload {
      note(own.preset.name.text, last == nil ? .uncertain : .doubtful)
      return own
    }
    guard let (latest, rev) = try latestForm(of: stored.id) else {
      if PresetName(stored.name) == nil {
        report.mayLackMore = true
      } else {
        note(stored.name, .lost)
      }
      return nil
    }
    note(latest.preset.name.text, rev == stored.rev ? .uncertain : .older(rev: rev))
    return latest
  }

  private func isAnothers(_ stored: StoredPreset) throws(StorageError) -> Bool {
    try target.connection.cached(
      "SELECT 1 FROM revision WHERE payload = ?1 AND preset_id <> ?2 LIMIT 1"
    ).first(UTF8Text(stored.payload), stored.id) { row throws(StorageError) in true } ?? false
  }

  /// Returns the last form in the history, and its number.
  private func latestForm(of id: Int64) throws(StorageError) -> (PreparedPreset, rev: Int)? {
    let found = try target.connection.cached(
      """
      SELECT payload, rev FROM revision WHERE preset_id = ?1 AND payload IS NOT NULL
      ORDER BY rev DESC LIMIT 1
      """
    ).first(id) { row throws(StorageError) in (row.withText(0) { Array($0) }, row.int(1)) }
    guard let found, let prepared = preparation.prepare(payload: found.0) else { return nil }
    return (prepared, found.1)
  }

  private func insert(
    _ prepared: PreparedPreset, id: Int64, uid: String, rev: Int, times: (Double, Double),
    deletedAt: Double?
  ) throws(StorageError) {
    let preset = prepared.preset
    let insert = try target.connection.cached(
      """
      INSERT OR IGNORE INTO preset (id, uid, name, kind, payload, hash, title, role, is_deprecated,
        rev, created_at, updated_at, deleted_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      """)
    let isUID = uid.utf8.count == 32 && uid.allSatisfy(\.isHexDigit)
    for uid in (isUID ? [uid] : []) + [target.environment.makeUID()] {
      try insert.run(
        id, uid, preset.name.text, preset.kind.rawValue, UTF8Text(prepared.payload), prepared.hash,
        preset.title, preset.role?.rawValue, preset.deprecated != nil, max(1, rev),
        Self.time(times.0), Self.time(times.1), deletedAt.map(Self.time))
      if target.connection.changes > 0 { return try linkSource(of: prepared, id) }
    }
  }

  private func linkSource(of prepared: PreparedPreset, _ id: Int64) throws(StorageError) {
    guard let source = prepared.preset.source, let key = prepared.sourceKey else { return }
    try target.connection.cached(
      """
      INSERT OR IGNORE INTO source (key, title, author, url, license, language, year)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """
    ).run(
      key, source.title, source.author, source.url, source.license, source.language, source.year)
    try target.connection.cached(
      "UPDATE preset SET source_id = (SELECT id FROM source WHERE key = ?2) WHERE id = ?1"
    ).run(id, key)
  }
}
