import Diagnostics
import Motion
import Presets

/// An operation writer writes presets for one operation, a revision with each.
///
/// It works inside a transaction that its user has begun.
final class OperationWriter {
  /// Writes the rows.
  let rows: PresetRowWriter
  private let environment: StorageEnvironment
  private let operation: Int64
  private let now: Double

  init(_ store: Store, operation: Int64, now: Double) throws(CatalogError) {
    try store.nextNumber(in: "revision")
    rows = try PresetRowWriter(store.connection)
    environment = store.environment
    self.operation = operation
    self.now = now
  }

  /// Adds a preset after its names were reserved.
  func insert(_ prepared: PreparedPreset, as id: Int64, facts: PresetFacts) throws(CatalogError) {
    let record = PresetRowWriter.Record(uid: environment.makeUID(), createdAt: now, updatedAt: now)
    guard try rows.insert(prepared, as: id, record) else {
      throw CatalogError(
        .damaged, "the catalog is damaged: the preset number \(id) is already in use",
        path: rows.connection.path)
    }
    try write(prepared, id, rev: 1, facts)
  }

  /// Puts a preset in the place of one that has been cleared or removed, its names having been
  /// taken; returns how often it has been changed.
  @discardableResult
  func update(
    _ id: Int64, to prepared: PreparedPreset, facts: PresetFacts
  ) throws(CatalogError) -> Int {
    let rev = try rows.update(id, to: prepared, at: now)
    try write(prepared, id, rev: rev, facts)
    return rev
  }

  /// Puts a preset that has been cleared into the trash; returns how often it has been changed.
  func remove(_ id: Int64) throws(CatalogError) -> Int {
    let removed = try rows.connection.cached(
      """
      UPDATE preset SET rev = rev + 1, updated_at = ?2, deleted_at = ?2
      WHERE id = ?1 RETURNING rev, name
      """
    ).first(id, now) { row in (rev: row.int(0), name: row.string(1)) }
    let (rev, name) = removed ?? (1, "")
    try rows.addRevision(of: id, rev, in: operation, name: name, nil)
    return rev
  }

  private func write(
    _ prepared: PreparedPreset, _ id: Int64, rev: Int, _ facts: PresetFacts
  ) throws(CatalogError) {
    try rows.addRevision(
      of: id, rev, in: operation, name: prepared.preset.name.text, UTF8Text(prepared.payload))
    try rows.insertAround(id, PresetRows(prepared, facts: facts))
  }
}
