import Diagnostics
import Motion
import Presets

/// Derived rows are what the tables around a live preset are to hold about it, or do hold.
struct DerivedRows {
  /// What a reference leads to.
  struct Link: Hashable {
    var role: String
    var target: Int64
  }

  /// Whether each of its names is an alias.
  var names: [String: Bool] = [:]
  var tags: Set<String> = []
  /// The references, by their slots.
  var links: [String: Link] = [:]
  /// Kind and role as the facts have them; nil where there are no facts.
  var labels: [String?]?
  var facts = PresetFacts()
  var words: SearchDocument?

  /// Says what differs from what is to be, in words.
  func differences(from wanted: DerivedRows, comparingFacts: Bool) -> [String] {
    var differing: [String] = []
    if names != wanted.names { differing.append("names") }
    if tags != wanted.tags { differing.append("tags") }
    if links != wanted.links { differing.append("references") }
    guard comparingFacts else { return differing }
    if labels != wanted.labels || facts != wanted.facts { differing.append("facts") }
    if words != wanted.words { differing.append("words") }
    return differing
  }
}

/// A missing target is what a reference names and the catalog has not.
struct MissingTarget: Hashable {
  var reference: PresetReference
  /// The kind of what has the name, which does not fit; nil where nothing has it.
  var kind: MotionKind?
}

/// A row deriver works out what the tables are to hold about presets.
struct RowDeriver {
  let store: Store
  private let deriver: FactDeriver

  init(_ store: Store) {
    self.store = store
    deriver = FactDeriver(store)
  }

  /// Returns what the tables are to hold, and which references lead nowhere.
  func rows(
    of prepared: PreparedPreset
  ) throws(CatalogError) -> (rows: DerivedRows, missing: [MissingTarget]) {
    let preset = prepared.preset
    var rows = DerivedRows()
    var missing: [MissingTarget] = []
    rows.names = Dictionary(
      [(preset.name.text, false)] + preset.aliases.map { ($0.text, true) },
      uniquingKeysWith: { first, _ in first })
    rows.tags = Set(preset.tags)
    for reference in prepared.references {
      guard let target = try store.brief(named: reference.target.name) else {
        missing.append(MissingTarget(reference: reference))
        continue
      }
      if !reference.role.kinds(owner: preset.kind).contains(target.kind) {
        missing.append(MissingTarget(reference: reference, kind: target.kind))
      }
      rows.links[reference.slot] = .init(role: reference.role.rawValue, target: target.id)
    }
    rows.labels = [preset.kind.rawValue, preset.role?.rawValue]
    // ?? would lose the type of the error.
    let derived =
      if let facts = prepared.facts { facts } else { try deriver.facts(of: preset.motion) }
    let facts = derived ?? PresetFacts()
    rows.facts = facts.asStored
    rows.words = SearchDocument(preset, feel: facts.feel)
    return (rows, missing)
  }
}
