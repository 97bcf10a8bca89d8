import Diagnostics
import Motion
import Presets

/// A fact deriver derives the facts of presets that refer to others, which it looks up by name.
final class FactDeriver {
  /// How many motions are kept in the cache: the vocabulary that most presets are made of.
  static let mostKept = 4096

  private let store: Store
  private var motions: [String: Motion] = [:]

  init(_ store: Store) { self.store = store }

  /// Gives up what is kept, because a preset has been replaced.
  func forget() { motions.removeAll(keepingCapacity: true) }

  /// Returns the facts of a motion; nil if something that it refers to is missing or does not
  /// fit, or if it comes to more than is allowed.
  func facts(of motion: Motion) throws(CatalogError) -> PresetFacts? {
    var failure: CatalogError?
    let resolver = ReferenceResolver { [self] name in
      guard failure == nil else { return nil }
      do throws(CatalogError) {
        return try self.motion(named: name)
      } catch {
        failure = error
        return nil
      }
    }
    let resolved: Motion
    do throws(MotionError) {
      resolved = try resolver.resolve(motion)
    } catch {
      if let failure { throw failure }
      return nil
    }
    return PresetFacts(of: resolved)
  }

  /// Returns the facts that are stored of a preset: empty ones if none can be derived.
  func storedFacts(of prepared: PreparedPreset) throws(CatalogError) -> PresetFacts {
    if let facts = prepared.facts { return facts }
    return try facts(of: prepared.preset.motion) ?? PresetFacts()
  }

  private func motion(named name: String) throws(CatalogError) -> Motion? {
    if let known = motions[name] { return known }
    guard let motion = try store.motion(named: name) else { return nil }
    if motions.count >= Self.mostKept { forget() }
    motions[name] = motion
    return motion
  }
}

/// Dependent facts are those of presets that refer to others: they change when the others do.
///
/// It works inside a transaction that its user has begun.
struct DependentFacts {
  let store: Store
  let deriver: FactDeriver
  let writer: PresetRowWriter

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

  /// Derives the facts of presets again.
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
    readDocument = try store.connection.prepare(
      "SELECT name, title, body, tags, cjk FROM search_doc WHERE id = ?1")
    updateDocument = try store.connection.prepare(
      "UPDATE search_doc SET name = ?2, title = ?3, body = ?4, tags = ?5, cjk = ?6 WHERE id = ?1")
  }

  /// Derives the facts of a preset again.
  func refresh(_ id: Int64, _ preset: Preset) throws(CatalogError) {
    let facts = try deriver.facts(of: preset.motion) ?? PresetFacts()
    try writer.replace(id, by: facts, PresetRows.Labels(preset))
    let words = SearchDocument(preset, facts)
    if try readDocument.first(id, read: SearchDocument.init) == words { return }
    hasNewWords = true
    try updateDocument.run(id, words.name, words.title, words.body, words.tags, words.cjk)
  }

  /// Brings the index in line with the words; at once that is many times faster than one by one.
  func finish() throws(CatalogError) {
    if hasNewWords {
      try store.connection.execute("INSERT INTO search (search) VALUES ('rebuild')")
    }
  }
}

extension Store {
  /// The version of the code that derived the facts in the file; 0 if there are none yet.
  package func factsVersion() throws(CatalogError) -> Int { try connection.factsVersion() }

  /// Derives the facts of all presets again if another version of the code has derived them.
  ///
  /// Nothing else in the file is changed. It's done completely or not at all.
  func refreshFacts() throws(CatalogError) {
    try connection.write { () throws(CatalogError) in
      // Another program may have done it in the meantime.
      guard try connection.factsVersion() < PresetFacts.version else { return }
      let refresh = try FactRefresh(self)
      try connection.prepare(
        "SELECT id, payload FROM preset WHERE deleted_at IS NULL ORDER BY id"
      ).forEach { row throws(CatalogError) in
        // One payload that can't be read must not keep the others from being found.
        if let preset = Preset(payload: row.text(1)) { try refresh.refresh(row.int64(0), preset) }
      }
      try refresh.finish()
      try setFactsVersion()
    }
  }

  /// Notes that the facts are of this program's version.
  func setFactsVersion() throws(CatalogError) {
    try connection.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('facts', ?1)")
      .run(PresetFacts.version)
  }

  /// Notes that some facts are of this program's version, which may be older than the others'.
  func lowerFactsVersion() throws(CatalogError) {
    try connection.cached("UPDATE meta SET value = ?1 WHERE key = 'facts' AND value > ?1")
      .run(PresetFacts.version)
  }

  /// Returns the motion of the preset that has a name or alias.
  func motion(named name: String) throws(CatalogError) -> Motion? {
    try connection.first("SELECT p.payload \(Self.named)", name) { row in
      Preset(payload: row.text(0))?.motion
    } ?? nil
  }

  /// Returns what is stored as a preset's facts.
  func facts(of id: Int64) throws(CatalogError) -> PresetFacts? {
    try connection.cached(
      "SELECT \(PresetFacts.columns) FROM preset p \(PresetFacts.joins) WHERE p.id = ?1"
    ).first(id) { PresetFacts($0, at: 0) }
  }
}

extension Connection {
  /// The version of the code that derived the facts in the file; 0 if there are none yet.
  func factsVersion() throws(CatalogError) -> Int {
    try cached("SELECT value FROM meta WHERE key = 'facts'")
      .first { $0.int(0) } ?? 0
  }
}
