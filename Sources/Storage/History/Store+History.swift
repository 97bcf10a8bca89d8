import Diagnostics

/// An operation is one command that changed the catalog.
package struct Operation: Hashable, Sendable {
  /// Its number; later ones have higher numbers.
  package var id: Int64
  /// The command as it was typed.
  package var command: String
  /// Who gave it.
  package var author: String?
  /// When, in seconds since 1970.
  package var at: Double
  /// A one-line summary.
  package var summary: String
  /// The operation that it took back, if it took one back.
  package var undoes: Int64?
  /// How many presets it changed, as far as the history still has them.
  package var count: Int
  /// Whether a later operation has taken it back, and that still holds.
  package var isUndone = false

  /// How the summaries of operations begin that deleted presets for good; nothing else marks them,
  /// for they leave no revisions.
  static let purgeMark = "purged "

  /// Whether it deleted presets for good.
  package var isPurge: Bool { summary.hasPrefix(Self.purgeMark) }

  /// How many presets that it changed have been purged since.
  package var purged: Int { max(0, (Store.changes(in: summary) ?? count) - count) }
}

/// A revision is what a preset was after one change to it.
package struct Revision: Hashable, Sendable {
  /// The preset's number in this file.
  package var presetID: Int64
  /// Which change of the preset it is, counted from 1.
  package var rev: Int
  /// The operation that made it.
  package var operation: Int64
  /// The preset's name then.
  package var name: String
  /// The preset on one line of canonical JSON; nil if it was removed.
  package var payload: [UInt8]?
}

extension Store {
  /// Returns operations, the latest first.
  ///
  /// - Parameter name: if it is given, only those that changed a preset that has or had it.
  package func operations(
    limit: Int? = nil, changing name: String? = nil
  ) throws(CatalogError) -> [Operation] {
    let undone = try undoneOperations()
    let changing = try name.map { name throws(CatalogError) in
      "WHERE id IN (SELECT operation_id FROM revision WHERE \(try presets(named: name)))"
    }
    let sql = "\(Operation.select) \(changing ?? "") ORDER BY id DESC LIMIT ?1"
    return try connection.prepare(sql).all(limit ?? -1) { Operation($0, undone: undone) }
  }

  /// Returns the operation of a number; nil if there is none.
  package func operation(_ id: Int64) throws(CatalogError) -> Operation? {
    let undone = try undoneOperations()
    return try connection.first("\(Operation.select) WHERE id = ?1", id) {
      Operation($0, undone: undone)
    }
  }

  /// Returns what an operation made of presets, in the order in which it came to them.
  package func revisions(
    of operation: Int64, limit: Int? = nil
  ) throws(CatalogError) -> [Revision] {
    try connection.all(
      "\(Revision.select) WHERE operation_id = ?1 ORDER BY id LIMIT ?2", operation, limit ?? -1
    ) { Revision($0) }
  }

  /// Returns all forms that presets had which have or had a name, the latest first.
  package func revisions(named name: String) throws(CatalogError) -> [Revision] {
    let sql = "\(Revision.select) WHERE \(try presets(named: name)) ORDER BY id DESC"
    return try connection.prepare(sql).all { Revision($0) }
  }

  /// Returns the form that a preset had before one of its revisions; nil if there was none.
  package func revision(before revision: Revision) throws(CatalogError) -> Revision? {
    try connection.first(
      "\(Revision.select) WHERE preset_id = ?1 AND rev < ?2 ORDER BY rev DESC LIMIT 1",
      revision.presetID, revision.rev
    ) { Revision($0) }
  }

  /// Returns the last revision of a preset; nil if it doesn't exist.
  package func latestRevision(of preset: Int64) throws(CatalogError) -> Revision? {
    try connection.first(
      "\(Revision.select) WHERE preset_id = ?1 ORDER BY rev DESC LIMIT 1", preset
    ) { Revision($0) }
  }

  /// Returns a condition on `preset_id`: the preset that has a name, else those that had it before.
  private func presets(named name: String) throws(CatalogError) -> String {
    let present = try connection.cached("SELECT preset_id FROM name WHERE name = ?1")
      .first(name) { $0.int64(0) }
    // Former names have no index: all revisions are looked through, but only for such a name.
    let ids =
      if let present {
        [present]
      } else {
        try connection.ids("SELECT DISTINCT preset_id FROM revision WHERE name = ?1", name)
      }
    return "preset_id IN (\(ids.map(String.init).joined(separator: ", ")))"
  }

  /// The operations that have been taken back by others that were not taken back themselves.
  func undoneOperations() throws(CatalogError) -> Set<Int64> {
    var undone: Set<Int64> = []
    try connection.cached(
      "SELECT id, undoes FROM operation WHERE undoes IS NOT NULL ORDER BY id DESC"
    ).forEach { row in
      if !undone.contains(row.int64(0)) { undone.insert(row.int64(1)) }
    }
    return undone
  }
}

extension Operation {
  fileprivate static let select = """
    SELECT id, command, author, at, summary, undoes,
      (SELECT count(*) FROM revision r WHERE r.operation_id = o.id) FROM operation o
    """

  fileprivate init(_ row: Row, undone: Set<Int64>) {
    self.init(
      id: row.int64(0), command: row.string(1), author: row.optional(2, Row.string),
      at: row.double(3), summary: row.string(4), undoes: row.optional(5, Row.int64),
      count: row.int(6), isUndone: undone.contains(row.int64(0)))
  }
}

extension Revision {
  static let select = "SELECT preset_id, rev, operation_id, name, payload FROM revision"

  init(_ row: Row) {
    self.init(
      presetID: row.int64(0), rev: row.int(1), operation: row.int64(2), name: row.string(3),
      payload: row.optional(4, Row.text))
  }
}
