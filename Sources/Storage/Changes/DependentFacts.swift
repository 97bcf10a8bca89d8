import Diagnostics
import Presets

/// Dependent facts are those of presets that refer to others: they change when the others do.
///
/// It works inside a transaction that its user has begun.
struct DependentFacts {
  private let store: Store
  private let deriver: FactDeriver
  private let writer: PresetRowWriter

  init(_ store: Store, _ deriver: FactDeriver, _ writer: PresetRowWriter) {
    self.store = store
    self.deriver = deriver
    self.writer = writer
  }

  /// Returns the presets whose facts could not be derived before, and all that depend on them or on
  /// presets that were changed.
  func affected(_ stale: IDSet, changed: IDSet) throws(CatalogError) -> IDSet {
    var stale = stale
    var changed = changed
    changed.formUnion(stale)
    var waiting: [Int64] = []
    changed.forEach { waiting.append($0) }
    while let id = waiting.popLast() {
      for user in try store.dependents(of: id) {
        stale.insert(user)
        if changed.insert(user) { waiting.append(user) }
      }
    }
    return stale
  }

  /// Derives the facts of presets anew.
  func refresh(_ affected: IDSet) throws(CatalogError) {
    deriver.forget()
    try affected.forEach { id throws(CatalogError) in try refresh(id) }
  }

  private func refresh(_ id: Int64) throws(CatalogError) {
    guard let preset = try store.preset(of: id) else { return }
    let facts = try deriver.facts(of: preset.motion) ?? PresetFacts()
    try writer.update(id, preset, from: try store.facts(of: id), to: facts)
  }
}
