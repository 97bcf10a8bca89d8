import Diagnostics

/// A catalog revision is the state of a catalog after one of its operations.
package struct CatalogRevision: Hashable, Sendable {
  /// The number of the operation.
  package var operation: Int64
  /// When it was, in seconds since 1970.
  package var at: Double
  /// Who gave the command, if that is known.
  package var author: String?
  /// The command.
  package var command: String
}

/// A preset as it was after some operation, or is now.
package struct PresetState: Sendable {
  /// Its number in the file.
  package var id: Int64
  /// Its identity, which outlives renaming.
  package var uid: String
  /// Its primary name.
  package var name: String
  /// The preset on one line of canonical JSON.
  package var payload: [UInt8]
}

extension Store {
  private static let revision = "SELECT id, at, author, command FROM operation"

  /// Returns the state after an operation; nil if there is none of that number.
  package func catalogRevision(after operation: Int64) throws(CatalogError) -> CatalogRevision? {
    try connection.first("\(Self.revision) WHERE id = ?1", operation) { CatalogRevision($0) }
  }

  /// Returns the state this many operations ago, where 0 is after the last one.
  package func catalogRevision(ago count: Int) throws(CatalogError) -> CatalogRevision? {
    try connection.cached("\(Self.revision) ORDER BY id DESC LIMIT 1 OFFSET ?1")
      .first(count) { CatalogRevision($0) }
  }

  /// Returns the state before an operation; nil before the first one.
  package func catalogRevision(before operation: Int64) throws(CatalogError) -> CatalogRevision? {
    try connection.cached("\(Self.revision) WHERE id < ?1 ORDER BY id DESC LIMIT 1")
      .first(operation) { CatalogRevision($0) }
  }

  /// Returns the presets that an operation changed, each with what it was before; nil if it was
  /// not there.
  package func presetsBefore(
    operation: Int64
  ) throws(CatalogError) -> [(id: Int64, state: PresetState?)] {
    try connection.cached(
      """
      SELECT p.id, p.uid, o.name, o.payload FROM revision r JOIN preset p ON p.id = r.preset_id
      LEFT JOIN revision o ON o.preset_id = r.preset_id AND o.rev = r.rev - 1
      WHERE r.operation_id = ?1 ORDER BY r.rev DESC
      """
    ).all(operation) { row in
      (row.int64(0), row.isNull(3) ? nil : PresetState(row))
    }
  }

  /// How many operations there have been.
  package func operationCount() throws(CatalogError) -> Int {
    try connection.first("SELECT count(*) FROM operation") { $0.int(0) } ?? 0
  }

  /// Hands out every preset as it is now, in the order of names' bytes, until `body` throws.
  ///
  /// - Throws: `damaged` at the end, with the names of presets that are not what their hashes say.
  package func forEachState(
    _ body: (PresetState) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    let states = try connection.cached(
      """
      SELECT p.id, p.uid, n.name, p.payload, p.hash FROM name n JOIN preset p ON p.id = n.preset_id
      WHERE n.is_alias = 0 ORDER BY n.name
      """)
    try states.bind()
    try handOut(states, to: body)
  }

  /// Returns every preset in its state after an operation, sorted by the bytes of the names; 0 is the
  /// state before the first operation.
  ///
  /// Presets that were purged since aren't included. Former revisions have no hash: only presets that have
  /// not changed since are compared with theirs.
  ///
  /// - Throws: `damaged` at the end, with the names of presets that are not what their hashes say.
  package func forEachState(
    after operation: Int64, _ body: (PresetState) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    let states = try connection.cached(
      """
      SELECT p.id, p.uid, r.name, r.payload, iif(p.rev = r.rev, p.hash, NULL) FROM (
        SELECT preset_id, max(rev) AS rev FROM revision WHERE operation_id <= ?1
        GROUP BY preset_id
      ) l JOIN revision r ON r.preset_id = l.preset_id AND r.rev = l.rev
      JOIN preset p ON p.id = r.preset_id
      WHERE r.payload IS NOT NULL ORDER BY r.name
      """)
    try states.bind(operation)
    try handOut(states, to: body)
  }

  private func handOut(
    _ states: Statement, to body: (PresetState) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    defer { states.reset() }
    var damaged = DamagedPresets()
    while try states.step() {
      let row = states.row
      if row.isNull(4) || damaged.check(row, payload: 3, name: 2) { try body(PresetState(row)) }
    }
    try damaged.refuse(path: path)
  }
}

extension CatalogRevision {
  init(_ row: Row) {
    self.init(
      operation: row.int64(0), at: row.double(1), author: row.optional(2, Row.string),
      command: row.string(3))
  }
}

extension PresetState {
  fileprivate init(_ row: Row) {
    self.init(id: row.int64(0), uid: row.string(1), name: row.string(2), payload: row.text(3))
  }
}
