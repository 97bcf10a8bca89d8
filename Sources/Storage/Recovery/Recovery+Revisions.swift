import Diagnostics
import Presets

extension Recovery {
  /// Copies the revisions that can be read.
  func copyRevisions() throws(CatalogError) {
    let insert = try connection.prepare(
      """
      INSERT OR IGNORE INTO revision (id, preset_id, rev, operation_id, name, payload)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """)
    let scan = TableScan(connection: damaged, table: "revision", columns: source.revisionColumns)
    hasWholeHistory = try scan.forEach { row throws(CatalogError) in
      let payload = row.optional(5, Row.text)
      let prepared = payload.flatMap { preparation.prepare(payload: $0) }
      let isReadable = row.int(2) >= 1 && (payload == nil || prepared != nil)
      if isReadable {
        try insert.run(
          row.int64(0), row.int64(1), row.int(2), row.int64(3),
          prepared?.preset.name.text ?? row.string(4), prepared.map { UTF8Text($0.payload) })
      }
      if !isReadable || connection.changes == 0 {
        unreadable[row.int64(3), default: 0] += 1
        damagedHistories[row.int64(1)] = row.string(4)
      }
    }
  }

  /// The history of a preset.
  struct HistoryHead {
    /// The last revision, the operation that made it, and when.
    var rev: Int
    var operation: Int64
    var at: Double
    /// Whether it removed the preset.
    var isRemoval: Bool
    /// The last form that the preset had, and its revision; nil if none can be read.
    var form: (payload: [UInt8], rev: Int)?
  }

  /// Returns what the history says of a preset; nil if it says nothing.
  func head(of id: Int64) throws(CatalogError) -> HistoryHead? {
    let last = try connection.cached(
      """
      SELECT r.rev, r.operation_id, coalesce(o.at, 0), r.payload FROM revision r
      LEFT JOIN operation o ON o.id = r.operation_id WHERE r.preset_id = ?1
      ORDER BY r.rev DESC LIMIT 1
      """
    ).first(id) { row in
      HistoryHead(
        rev: row.int(0), operation: row.int64(1), at: row.double(2), isRemoval: row.isNull(3),
        form: row.isNull(3) ? nil : (row.text(3), row.int(0)))
    }
    guard var head = last, head.isRemoval else { return last }
    head.form = try connection.cached(
      """
      SELECT payload, rev FROM revision WHERE preset_id = ?1 AND payload IS NOT NULL
      ORDER BY rev DESC LIMIT 1
      """
    ).first(id) { row in (row.text(0), row.int(1)) }
    return head
  }

  /// Returns the form that a preset had after a revision; nil if that is not known.
  func form(of id: Int64, at rev: Int) throws(CatalogError) -> [UInt8]? {
    try connection.cached(
      "SELECT payload FROM revision WHERE preset_id = ?1 AND rev = ?2 AND payload IS NOT NULL"
    ).first(id, rev) { row in row.text(0) }
  }

  /// Notes the presets whose history could not be read as a whole, under the names that they have
  /// now.
  func noteDamagedHistories() throws(CatalogError) {
    for (id, name) in damagedHistories {
      let present = try connection.cached("SELECT name FROM preset WHERE id = ?1")
        .first(id) { $0.string(0) }
      if let present {
        note(present, .history)
      } else if PresetName(name) == nil {
        report.mayLackMore = true
      } else {
        note(name, try isThere(name) ? .history : .lost)
      }
    }
  }
}

/// Revision owners are the presets that had a form, according to the history.
///
/// They are found by one walk through the history, which few damaged catalogs need.
struct RevisionOwners {
  private var owners: [SHA256.Digest: Set<Int64>]?
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// Returns the presets that had a form.
  mutating func of(_ payload: [UInt8]) throws(CatalogError) -> Set<Int64> {
    if let owners { return owners[SHA256.hash(payload), default: []] }
    var owners: [SHA256.Digest: Set<Int64>] = [:]
    try connection.prepare("SELECT preset_id, payload FROM revision WHERE payload IS NOT NULL")
      .forEach { row in
        owners[row.withText(1) { SHA256.hash($0) }, default: []].insert(row.int64(0))
      }
    self.owners = owners
    return owners[SHA256.hash(payload), default: []]
  }
}
