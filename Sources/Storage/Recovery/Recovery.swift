import Diagnostics
import Presets

/// Rebuilds a valid catalog from the readable parts of a damaged one.
///
/// The presets, the trash, and the history are copied. A preset is stored twice, in its own row and in its
/// last revision, and a hash decides which of them is correct. The history decides whether it was removed.
/// Everything else is derived again.
final class Recovery {
  let source: RecoverySource
  let target: Store
  let operation: OperationNote
  let now: Double
  /// Fills the tables; the search index is rebuilt at the end.
  let writer: PresetRowWriter
  var report = RecoveryReport()
  /// The notes of the report, to be found.
  private var noted: Set<RecoveryReport.Note> = []
  var preparation = PresetPreparation()
  /// Whether all revisions could be read.
  var hasWholeHistory = true
  /// Presets some of whose history could not be read, by number, each with a name that it had.
  var damagedHistories: [Int64: String] = [:]
  /// How many revisions of each operation could not be read.
  var unreadable: [Int64: Int] = [:]
  /// Rows of presets that are under a wrong number, by the hashes of their payloads.
  var strays: [SHA256.Digest: StoredPreset] = [:]
  /// Content that another program has written in place of presets, by number; it becomes a revision.
  var replaced: [Int64: PreparedPreset] = [:]
  /// Operations that may have changed presets without leaving a trace, by number.
  var suspects: [Int64] = []
  lazy var liveRows = LiveRows(damaged)
  lazy var formOwners = RevisionOwners(connection)

  static let operationColumns = ["id", "command", "author", "at", "summary", "undoes"]
  static let revisionColumns = ["id", "preset_id", "rev", "operation_id", "name", "payload"]

  /// The connection to the new catalog, and that to the damaged one.
  var connection: Connection { target.connection }
  var damaged: Connection { source.connection }

  init(of source: RecoverySource, into target: Store, operation: OperationNote) throws(CatalogError)
  {
    self.source = source
    self.target = target
    self.operation = operation
    now = target.environment.now()
    writer = try PresetRowWriter(target.connection, indexesWords: false)
  }

  /// Fills the target, which is a new catalog without presets.
  func run() throws(CatalogError) -> RecoveryReport {
    connection.options.whenWorking?(WorkProgress(.repairing))
    // Rows come in any order; the catalog is checked as a whole when they are all there.
    try connection.execute("PRAGMA foreign_keys = OFF")
    try connection.write { () throws(CatalogError) in
      try copyIdentity()
      try copyOperations()
      try copyRevisions()
      try fillOperations()
      try copyPresets()
      try findSuspects()
      try addFromHistory()
      try lowerNumbers()
      try takeNames()
      try markCutOperations()
      try repairHistory()
      try derive()
      try noteLost()
      try noteDamagedHistories()
      report.presets = try connection.count("preset WHERE deleted_at IS NULL")
    }
    // Of what is lost, the history need not be mentioned.
    let lost = Set(report.lost)
    report.notes.removeAll { $0.loss == .history && lost.contains($0.preset) }
    report.notes.sort { ($0.preset, "\($0.loss)") < ($1.preset, "\($1.loss)") }
    return report
  }

  func note(_ preset: String, _ loss: RecoveryReport.Loss) {
    let note = RecoveryReport.Note(preset: preset, loss: loss)
    if noted.insert(note).inserted { report.notes.append(note) }
  }

  /// A time of day; 0 if it is out of range.
  static func time(_ seconds: Double) -> Double { (0...1e12).contains(seconds) ? seconds : 0 }

  private func copyIdentity() throws(CatalogError) {
    let id = try? damaged.prepare("SELECT value FROM meta WHERE key = 'catalog_id'")
      .first { $0.string(0) }
    guard let id, id.utf8.count == 32, id.allSatisfy(\.isHexDigit) else { return }
    try connection.prepare("UPDATE meta SET value = ?1 WHERE key = 'catalog_id'").run(id)
  }
}

/// A recovery report says what a repair has saved, and what it could not.
package struct RecoveryReport: Sendable {
  /// The result for a preset that couldn't be recovered exactly.
  package enum Loss: Hashable, Sendable {
    /// Nothing of it could be read.
    case lost
    /// The history has it as it was at this revision. The operation, if one is known, may have
    /// changed it afterwards; of that, nothing is left.
    case older(rev: Int, operation: Int64?)
    /// It is there under a name that it had earlier.
    case renamed(to: String)
    /// It stood in the history alone, or its hash fits none of its forms: it may be an older one.
    case uncertain
    /// Its forms and its hash contradict each other, and it is unknown which is right: somebody has
    /// changed it.
    case doubtful
    /// Another program had put something else in its place; the last revision is the preset again, and what it
    /// had become is the revision after that.
    case replaced(rev: Int)
    /// Its name belongs to another preset, so it is in the trash.
    case trashed
    /// It was marked as removed, but the history says that it was not: it is live again.
    case revived
    /// It was not marked as removed, but the history says that it was: it is in the trash.
    case removed
    /// It is not certain whether it was removed. It is in the trash, or it is live.
    case undecided(isRemoved: Bool)
    /// Some of its history could not be read.
    case history
  }

  /// A preset, and what became of it.
  package struct Note: Hashable, Sendable {
    /// Its name, as far as it is known.
    package var preset: String
    /// The result.
    package var loss: Loss
  }

  /// An operation some of whose changes are lost; it is not certain which presets they belong to.
  package struct CutOperation: Hashable, Sendable {
    /// Its number.
    package var operation: Int64
    /// The recorded summary.
    package var summary: String
    /// How many of its changes are lost.
    package var missing: Int
  }

  /// The presets that could not be saved just as they were, by name.
  package internal(set) var notes: [Note] = []
  /// How many presets there are now, those in the trash left out.
  package internal(set) var presets = 0
  /// Whether presets may be lost whose names are unknown.
  package internal(set) var mayLackMore = false
  /// How many operations could not be read.
  package internal(set) var lostOperations = 0
  /// The operations that say more than the history holds, by number.
  package internal(set) var cutOperations: [CutOperation] = []

  /// Whether the journal of an interrupted change was damaged and left out, so that the change may
  /// be there in part.
  package var leftJournal = false

  /// Whether everything was saved just as it was.
  package var isComplete: Bool {
    notes.isEmpty && !mayLackMore && lostOperations == 0 && cutOperations.isEmpty && !leftJournal
  }

  /// The presets of which nothing is left.
  package var lost: [String] { notes.filter { $0.loss == .lost }.map(\.preset) }
}
