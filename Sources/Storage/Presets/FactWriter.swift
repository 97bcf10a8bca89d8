import Diagnostics
import Motion
import Presets

/// The writer of facts: what searches filter and sort by, the shape, and the words of a feel.
///
/// It works inside a transaction that its user has begun.
final class FactWriter {
  private let insertFact, insertSketch, deleteFact, deleteSketch: Statement

  init(_ connection: Connection) throws(CatalogError) {
    insertFact = try connection.cached(
      """
      INSERT INTO fact (preset_id, kind, role, feel, duration, delay, settling, overshoot,
        damping_ratio, bounce, ninety)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """)
    insertSketch = try connection.cached("INSERT INTO sketch (preset_id, samples) VALUES (?1, ?2)")
    deleteFact = try connection.cached("DELETE FROM fact WHERE preset_id = ?1")
    deleteSketch = try connection.cached("DELETE FROM sketch WHERE preset_id = ?1")
  }

  /// Adds the facts of a preset that has none.
  func insert(
    _ facts: PresetFacts, of id: Int64, _ labels: PresetRows.Labels
  ) throws(CatalogError) {
    let stored = facts.asStored
    try insertFact.run(
      id, labels.kind, labels.role, stored.feel.bits, stored.duration, stored.delay,
      stored.settling, stored.overshoot, stored.dampingRatio, stored.bounce, stored.ninety)
    if let sketch = stored.sketch { try insertSketch.run(id, sketch.bytes) }
  }

  /// Puts facts in the place of those that a preset has.
  func replace(
    _ id: Int64, by facts: PresetFacts, _ labels: PresetRows.Labels
  ) throws(CatalogError) {
    try delete(id)
    try insert(facts, of: id, labels)
  }

  /// Takes the facts of a preset away.
  func delete(_ id: Int64) throws(CatalogError) {
    try deleteFact.run(id)
    try deleteSketch.run(id)
  }
}
