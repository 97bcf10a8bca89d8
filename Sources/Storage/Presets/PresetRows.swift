import Diagnostics
import Motion
import Presets

/// Preset rows are what the tables around a live preset are to hold about it, or do hold.
///
/// Imports, changes and repairs write what is derived here, and checks compare with it.
struct PresetRows {
  /// A name or alias.
  struct Name: Hashable {
    var text: String
    var isAlias: Bool
  }

  /// The target of a reference.
  struct Link: Hashable {
    var slot: String
    var role: String
    var target: Int64
  }

  /// Kind and role, which are with the facts too.
  struct Labels: Hashable {
    var kind: String
    var role: String?
  }

  var names: [Name] = []
  var tags: [String] = []
  var links: [Link] = []
  /// Nil if there are no facts.
  var labels: Labels?
  var facts = PresetFacts()
  var words: SearchDocument?

  /// The rows of no preset, or of a removed one.
  init() {}

  /// Derives what is written around a preset; its names are taken before, and what it refers to is
  /// linked later.
  ///
  /// - Parameter facts: its facts, which may take the presets that it refers to.
  init(_ prepared: PreparedPreset, facts: PresetFacts) {
    let preset = prepared.preset
    tags = preset.tags
    labels = Labels(preset)
    self.facts = facts
    words = prepared.facts == nil ? SearchDocument(preset, facts) : prepared.words
  }

  /// Returns the differences from the expected rows, in words.
  func differences(from wanted: PresetRows, comparingFacts: Bool) -> [String] {
    var differing: [String] = []
    if Set(names) != Set(wanted.names) { differing.append("names") }
    if Set(tags) != Set(wanted.tags) { differing.append("tags") }
    if Set(links) != Set(wanted.links) { differing.append("references") }
    guard comparingFacts else { return differing }
    if labels != wanted.labels || facts.asStored != wanted.facts.asStored {
      differing.append("facts")
    } else if words != wanted.words {
      // Words that mark facts differ wherever facts do.
      differing.append("words")
    }
    return differing
  }
}

extension PreparedPreset {
  /// The name, and the aliases in their order.
  var names: [(name: PresetName, isAlias: Bool)] {
    [(preset.name, false)] + preset.aliases.map { ($0, true) }
  }
}

/// Derives the expected rows of presets whose references can be looked up.
struct PresetRowDeriver {
  private let checker: IntegrityChecker<StoredPresets>
  private let deriver: FactDeriver

  init(_ store: Store) {
    checker = IntegrityChecker(StoredPresets(store: store))
    deriver = FactDeriver(store)
  }

  /// Returns the expected rows, and the references to missing presets or to the wrong kind.
  func rows(
    of prepared: PreparedPreset
  ) throws(CatalogError) -> (rows: PresetRows, problems: [IntegrityProblem]) {
    var rows = PresetRows(prepared, facts: try deriver.storedFacts(of: prepared))
    rows.names = prepared.names.map { .init(text: $0.name.text, isAlias: $0.isAlias) }
    var problems: [IntegrityProblem] = []
    for reference in prepared.references {
      let (target, problem) = try checker.check(
        reference, owner: prepared.preset.kind, suggests: false)
      if let target { rows.links.append(.init(reference, to: target.id)) }
      if let problem { problems.append(problem) }
    }
    return (rows, problems)
  }
}

extension PresetRows {
  /// Reads what the tables hold about a preset.
  init(of id: Int64, in store: Store) throws(CatalogError) {
    self.init()
    let connection = store.connection
    names = try connection.cached("SELECT name, is_alias FROM name WHERE preset_id = ?1")
      .all(id) { row in Name(text: row.string(0), isAlias: row.bool(1)) }
    tags = try connection.strings(
      "SELECT t.tag FROM preset_tag pt JOIN tag t ON t.id = pt.tag_id WHERE pt.preset_id = ?1", id)
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
  init(_ row: Row) {
    name = row.string(0)
    title = row.string(1)
    body = row.string(2)
    tags = row.string(3)
    cjk = row.string(4)
  }
}

extension PresetRows.Link {
  init(_ reference: PresetReference, to target: Int64) {
    self.init(slot: reference.slot, role: reference.role.rawValue, target: target)
  }
}

extension PresetRows.Labels {
  init(_ preset: Preset) { self.init(kind: preset.kind.rawValue, role: preset.role?.rawValue) }
}
