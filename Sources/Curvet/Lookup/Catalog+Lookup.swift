import Diagnostics
import Presets
import Storage

/// A preset with all that the catalog knows about it.
package struct PresetDetail: Sendable {
  /// How the catalog keeps it.
  package var record: PresetRecord
  /// The preset.
  package var preset: Preset
  /// The presets that it refers to.
  package var references: [PresetUse]
  /// The presets that refer to it directly.
  package var uses: [PresetUse]
}

extension Catalog {
  /// Returns a preset by its name or an alias.
  ///
  /// - Throws: `notFound` with the names that may have been meant.
  package func detail(named name: String) throws(CatalogError) -> PresetDetail {
    if let detail = try detailIfPresent(named: name) { return detail }
    throw try missing(name)
  }

  /// Returns a preset by its name or an alias; nil if none has it.
  package func detailIfPresent(named name: String) throws(CatalogError) -> PresetDetail? {
    try store.connection.read { () throws(CatalogError) -> PresetDetail? in
      guard let record = try store.record(named: name) else { return nil }
      return PresetDetail(
        record: record, preset: try preset(of: record),
        references: try store.references(of: record.id),
        uses: try store.uses(of: record.id, depth: 1))
    }
  }

  /// Returns the presets that refer to one, directly and through others.
  package func uses(of name: String) throws(CatalogError) -> (name: String, uses: [PresetUse]) {
    let record = try record(named: name)
    return (record.name, try store.uses(of: record.id))
  }

  /// Returns the presets that a query asks for.
  package func search(_ query: SearchQuery) throws(CatalogError) -> SearchResult {
    try store.search(query)
  }

  /// Returns the preset of a record.
  package func preset(of record: PresetRecord) throws(CatalogError) -> Preset {
    let preset = Preset(payload: record.payload)
    if let preset, record.isListed(as: preset) { return preset }
    let what =
      preset == nil ? "can't be read" : "doesn't match its name, kind, title, or role columns"
    throw CatalogError.damaged("'\(record.name)' \(what)", path: location.shown)
  }

  /// Returns the record of a name or alias.
  package func record(named name: String) throws(CatalogError) -> PresetRecord {
    if let found = try store.record(named: name) { return found }
    throw try missing(name)
  }

  /// Returns the error of a name that no preset has, with suggestions of similar names.
  func missing(_ name: String) throws(CatalogError) -> CatalogError {
    let names = try store.names(near: name)
    if names.contains(name) {
      return CatalogError.damaged(
        "the name '\(name)' points to a preset that doesn't exist", path: location.shown)
    }
    if let removed = try store.removed(named: name) {
      return CatalogError(
        .notFound, "the preset '\(name)' was removed",
        hints: [.revertRemoval(name: name, rev: removed.rev &- 1)])
    }
    let question = Suggestion.question(for: name, among: names) ?? question(forPart: name, names)
    return CatalogError(
      .notFound, "no preset named '\(name)'",
      hints: [question.map(Hint.question) ?? .search])
  }

  /// Suggests names by their last part, such as `flip-present`, which people remember best.
  private func question(forPart name: String, _ names: [String]) -> String? {
    let last = { (name: String) in name.split(separator: "/").last.map(String.init) ?? "" }
    let parts = Dictionary(grouping: names, by: last)
    let near = Suggestion.nearest(to: last(name), among: parts.keys.sorted())
    let full = near.flatMap { parts[$0] ?? [] }.prefix(3).map { "'\($0)'" }
    return full.isEmpty ? nil : "did you mean \(full.joined(separator: " or "))?"
  }
}

extension PresetRecord {
  /// Whether the columns of the record match its payload.
  fileprivate func isListed(as preset: Preset) -> Bool {
    preset.name.text == name && preset.kind == kind && preset.title == title && preset.role == role
      && (preset.deprecated != nil) == isDeprecated
  }
}
