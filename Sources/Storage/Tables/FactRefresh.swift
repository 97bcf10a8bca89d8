import Diagnostics
import Motion
import Presets

/// A refresh of facts goes through the presets of a catalog, and rebuilds the index at its end.
final class FactRefresh {
  private let store: Store
  private let deriver: FactDeriver
  private let writer: FactWriter
  private let readDocument, updateDocument: Statement
  private var hasNewWords = false

  init(_ store: Store) throws(CatalogError) {
    self.store = store
    deriver = FactDeriver(store)
    writer = try FactWriter(store.connection)
    readDocument = try store.connection.prepare("SELECT body, cjk FROM search_doc WHERE id = ?1")
    updateDocument = try store.connection.prepare(
      "UPDATE search_doc SET body = ?2, cjk = ?3 WHERE id = ?1")
  }

  /// Derives the facts of a preset anew.
  func refresh(_ id: Int64, _ preset: Preset) throws(CatalogError) {
    let facts = try deriver.facts(of: preset.motion) ?? PresetFacts()
    try writer.replace(id, by: facts, PresetRows.Labels(preset))
    let words = SearchDocument(preset, feel: facts.feel)
    let isSame = try readDocument.first(id) { row in
      row.string(0) == words.body && row.string(1) == words.cjk
    }
    if isSame == true { return }
    hasNewWords = true
    try updateDocument.run(id, words.body, words.cjk)
  }

  /// Brings the index in line with the words; at once that is many times faster than one by one.
  func finish() throws(CatalogError) {
    if hasNewWords {
      try store.connection.execute("INSERT INTO search (search) VALUES ('rebuild')")
    }
  }
}
