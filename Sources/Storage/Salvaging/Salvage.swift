import Presets

/// A salvage makes a sound catalog of what can be read of another.
///
/// What people wrote is taken over: presets, the trash and the history. A preset is kept twice, in its
/// own row and in its last revision, and a hash tells which of them to believe. Everything else is
/// derived anew.
final class Salvage {
  let source: Connection
  let target: Store
  let operation: OperationNote
  let now: Double
  var report = SalvageReport()
  var preparation = PresetPreparation()
  /// Whether all revisions could be read.
  var hasWholeHistory = true

  static let operationColumns = "id, command, author, at, summary, undoes"
  static let revisionColumns = "id, preset_id, rev, operation_id, name, payload"

  init(of source: Connection, into target: Store, operation: OperationNote) {
    self.source = source
    self.target = target
    self.operation = operation
    now = target.environment.now()
  }

  /// Fills the target, which is a new catalog without presets.
  func run() throws(StorageError) -> SalvageReport {
    target.connection.options.whenWorking?(WorkProgress(.repairing))
    // Rows come in any order; the catalog is checked as a whole when they are all there.
    try target.connection.execute("PRAGMA foreign_keys = OFF")
    try target.connection.write { () throws(StorageError) in
      try copyIdentity()
      try copyOperations()
      try copyRevisions()
      try copyPresets()
      try addFromHistory()
      try takeNames()
      try mendHistory()
      try derive()
      try noteLost()
      report.presets = try target.connection.count("preset WHERE deleted_at IS NULL")
    }
    // Of what is lost, the history need not be told.
    let lost = Set(report.lost)
    report.notes.removeAll { $0.loss == .history && lost.contains($0.preset) }
    report.notes.sort { ($0.preset, "\($0.loss)") < ($1.preset, "\($1.loss)") }
    return report
  }

  func note(_ preset: String, _ loss: SalvageReport.Loss) {
    let note = SalvageReport.Note(preset: preset, loss: loss)
    if !report.notes.contains(note) { report.notes.append(note) }
  }

  /// A time of day where there is room for it.
  static func time(_ seconds: Double) -> Double { (0...1e12).contains(seconds) ? seconds : 0 }

  private func copyIdentity() throws(StorageError) {
    let id = try? source.prepare("SELECT value FROM meta WHERE key = 'catalog_id'")
      .first { row throws(StorageError) in row.string(0) }
    guard let id, id.utf8.count == 32, id.allSatisfy(\.isHexDigit) else { return }
    try target.connection.prepare("UPDATE meta SET value = ?1 WHERE key = 'catalog_id'").run(id)
  }

  private func copyOperations() throws(StorageError) {
    let insert = try target.connection.prepare(
      """
      INSERT OR IGNORE INTO operation (id, command, author, at, summary, undoes)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """)
    let scan = TableScan(
      connection: source, table: "operation", columns: Self.operationColumns)
    _ = try scan.forEach { row throws(StorageError) in
      try insert.run(
        row.int64(0), row.string(1), row.optional(2, Row.string), Self.time(row.double(3)),
        row.string(4), row.optional(5, Row.int64))
    }
  }

  /// Copies the revisions that can be read.
  private func copyRevisions() throws(StorageError) {
    let insert = try target.connection.prepare(
      """
      INSERT OR IGNORE INTO revision (id, preset_id, rev, operation_id, name, payload)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """)
    let scan = TableScan(
      connection: source, table: "revision", columns: Self.revisionColumns)
    hasWholeHistory = try scan.forEach { row throws(StorageError) in
      guard row.int(2) >= 1 else { return }
      let payload = row.isNull(5) ? nil : row.withText(5) { Array($0) }
      let prepared = payload.flatMap { preparation.prepare(payload: $0) }
      if payload != nil, prepared == nil {
        return PresetName(row.string(4)) == nil ? () : note(row.string(4), .history)
      }
      try insert.run(
        row.int64(0), row.int64(1), row.int(2), row.int64(3),
        prepared?.preset.name.text ?? row.string(4), prepared.map { UTF8Text($0.payload) })
    }
    // Of operations that are lost, the changes are known.
    try target.connection.prepare(
      """
      INSERT INTO operation (id, command, at, summary)
      SELECT DISTINCT operation_id, 'unknown', 0, 'lost by damage' FROM revision
      WHERE operation_id NOT IN (SELECT id FROM operation)
      """
    ).run()
    report.lostOperations = target.connection.changes
    try target.connection.execute(
      "UPDATE operation SET undoes = NULL WHERE undoes NOT IN (SELECT id FROM operation)")
  }
}
