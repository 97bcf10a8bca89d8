import Diagnostics
import Presets

/// A change step is an edit with what is known of its preset.
struct ChangeStep {
  var id: Int64
  /// Its new form; nil where it is removed.
  var prepared: PreparedPreset?
  /// Whether the catalog never had it.
  var isNew = false
  /// Whether it is there, not in the trash.
  var isLive = false
  /// Its payload and names as they are.
  var before: [UInt8]?
  var names: [String] = []
  var kind = ""
  /// How often it has been changed, this time included.
  var rev = 1
}

extension ChangeSession {
  /// Returns the edits that change something, each with what is known of its preset.
  func steps(for edits: [PresetEdit]) throws(CatalogError) -> [ChangeStep] {
    var preparation = PresetPreparation()
    var steps: [ChangeStep] = []
    var nextID = try store.nextNumber(in: "preset")
    for edit in edits {
      switch edit {
      case .add(let entry):
        steps.append(
          ChangeStep(id: nextID, prepared: preparation.prepare(entry), isNew: true))
        nextID += 1
      case .put(let entry, in: let id):
        guard var step = try step(for: id) else { continue }
        let prepared = preparation.prepare(entry)
        if step.isLive, prepared.payload == step.before { continue }
        step.prepared = prepared
        steps.append(step)
      case .remove(let id):
        if let step = try step(for: id), step.isLive { steps.append(step) }
      }
    }
    return steps
  }

  private func step(for id: Int64) throws(CatalogError) -> ChangeStep? {
    let step = try store.connection.cached(
      "SELECT payload, deleted_at IS NULL, kind FROM preset WHERE id = ?1"
    ).first(id) { row in
      ChangeStep(
        id: id, isLive: row.bool(1), before: row.withText(0) { Array($0) }, kind: row.string(2))
    }
    guard var step, step.isLive else { return step }
    step.names = try store.names(of: id)
    return step
  }
}
