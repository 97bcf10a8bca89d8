import Diagnostics
import Presets

extension PresetRows {
  /// Reads what the tables hold about a preset.
  init(of id: Int64, in store: Store) throws(CatalogError) {
    self.init()
    let connection = store.connection
    names = try connection.cached("SELECT name, is_alias FROM name WHERE preset_id = ?1")
      .all(id) { row in Name(text: row.string(0), isAlias: row.bool(1)) }
    tags = try connection.cached(
      "SELECT t.tag FROM preset_tag pt JOIN tag t ON t.id = pt.tag_id WHERE pt.preset_id = ?1"
    ).all(id) { $0.string(0) }
    links = try connection.cached(
      "SELECT slot, role, target_id FROM reference WHERE preset_id = ?1"
    )
    .all(id) { row in Link(slot: row.string(0), role: row.string(1), target: row.int64(2)) }
    labels = try connection.cached("SELECT kind, role FROM fact WHERE preset_id = ?1")
      .first(id) { row in Labels(kind: row.string(0), role: row.optional(1, Row.string)) }
    facts = try store.facts(of: id) ?? PresetFacts()
    words = try connection.cached(
      "SELECT name, title, body, tags, cjk FROM search_doc WHERE id = ?1"
    ).first(id) { SearchDocument($0) }
  }
}

extension SearchDocument {
  /// Reads the five columns of a row.
  fileprivate init(_ row: Row) {
    name = row.string(0)
    title = row.string(1)
    body = row.string(2)
    tags = row.string(3)
    cjk = row.string(4)
  }
}
