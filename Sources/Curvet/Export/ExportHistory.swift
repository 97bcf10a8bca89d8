import Diagnostics
import Motion
import Presets
import Storage

/// The past of an export is the set of presets that it took from the catalog, as operation after
/// operation is undone in memory.
struct ExportHistory {
  /// How many bytes have been hashed so far.
  private(set) var hashed = 0
  private let selection: PresetSelection
  /// The presets that a search finds now.
  private let found: Set<Int64>
  private var states: [Int64: PresetState] = [:]
  private var names: [String: Int64] = [:]
  private var targets: [Int64: [String]] = [:]
  private var touched: [Int64: CatalogRevision] = [:]
  private var nowNames: [Int64: String] = [:]

  /// Begins with the catalog as it is.
  init(_ selection: PresetSelection, in catalog: Catalog) throws(CatalogError) {
    self.selection = selection
    var states: [PresetState] = []
    try catalog.store.forEachState { states.append($0) }
    var names: Set<String> = []
    if case .query = selection { names = Set(try catalog.names(selection)) }
    found = Set(states.filter { names.contains($0.name) }.map(\.id))
    for state in states {
      put(state)
      nowNames[state.id] = state.name
    }
  }

  /// Takes back what an operation did.
  mutating func undo(
    _ changed: [(id: Int64, state: PresetState?)], _ operation: CatalogRevision
  ) {
    // Names may have gone from one preset to another: all are given up before any is taken.
    for (id, _) in changed {
      if touched[id] == nil { touched[id] = operation }
      remove(id)
    }
    for (_, state) in changed { if let state { put(state) } }
  }

  /// The operations that changed presets last, by the names that these have now or had.
  var touches: LastChanges {
    var revisions: [String: CatalogRevision] = [:]
    for (id, revision) in touched {
      for name in [states[id]?.name, nowNames[id]].compactMap(\.self) { revisions[name] = revision }
    }
    return LastChanges(revisions)
  }

  /// The presets of the export, in the order of their names' bytes.
  var set: [PresetSnapshot.Entry] { closure(of: asked(withTouched: false) ?? []) }

  /// Returns the presets of the export if they have this hash; nil if they have not.
  mutating func set(ofContent content: String) -> [PresetSnapshot.Entry]? {
    var candidates = [asked(withTouched: false)]
    // For presets that changed since, the former results of a search aren't known.
    if case .query = selection { candidates.append(asked(withTouched: true)) }
    for asked in candidates.compactMap(\.self) {
      let set = closure(of: asked)
      var hash = SHA256()
      for entry in set {
        hashed += entry.payload.count
        entry.payload.withUnsafeBytes { hash.update($0) }
      }
      if hash.finalized().hexadecimal.hasPrefix(content) { return set }
    }
    return nil
  }

  /// The presets that are asked for; nil if one of them does not exist.
  private func asked(withTouched: Bool) -> [Int64]? {
    switch selection {
    case .all: return Array(states.keys)
    case .query:
      return states.keys.filter { found.contains($0) || withTouched && touched[$0] != nil }
    case .names(let wanted):
      var ids: Set<Int64> = []
      for name in wanted {
        if let pattern = NamePattern(name) {
          let matching = states.filter { pattern.matches($0.value.name) }.keys
          if matching.isEmpty { return nil }
          ids.formUnion(matching)
        } else if let id = names[name] {
          ids.insert(id)
        } else {
          return nil
        }
      }
      return Array(ids)
    }
  }

  private func closure(of asked: [Int64]) -> [PresetSnapshot.Entry] {
    var seen = Set(asked)
    var waiting = asked
    while let id = waiting.popLast() {
      for target in targets[id] ?? [] {
        if let id = names[target], seen.insert(id).inserted { waiting.append(id) }
      }
    }
    return seen.compactMap { states[$0] }
      .map { PresetSnapshot.Entry(uid: $0.uid, name: $0.name, payload: $0.payload) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private mutating func put(_ state: PresetState) {
    states[state.id] = state
    guard let preset = Preset(payload: state.payload) else {
      names[state.name] = state.id
      return
    }
    for name in [preset.name] + preset.aliases { names[name.text] = state.id }
    targets[state.id] = preset.references.map(\.target.name)
  }

  private mutating func remove(_ id: Int64) {
    guard let state = states.removeValue(forKey: id) else { return }
    let aliases = Preset(payload: state.payload)?.aliases.map(\.text) ?? []
    for name in [state.name] + aliases where names[name] == id { names[name] = nil }
    targets[id] = nil
  }
}
