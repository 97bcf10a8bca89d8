import Diagnostics
import Motion
import Presets

/// The writer of presets: puts one into all the tables that know it, or takes it out of them.
///
/// It works inside a transaction that its user has begun, for one operation.
final class PresetWriter {
  private let connection: Connection
  private let environment: StorageEnvironment
  private let operation: Int64
  private let now: Double
  private let insertPreset, updatePreset, insertName, insertTag, insertRevision: Statement
  private let insertDocument, insertWords, deleteDocument, deleteWords: Statement
  private let facts: FactWriter
  private var tags: [String: Int64] = [:]
  private var sources: [PresetSource: Int64] = [:]

  init(_ store: Store, operation: Int64, now: Double) throws(CatalogError) {
    connection = store.connection
    try store.nextNumber(in: "revision")
    facts = try FactWriter(connection)
    environment = store.environment
    self.operation = operation
    self.now = now
    insertPreset = try connection.cached(
      """
      INSERT INTO preset (id, uid, name, kind, payload, hash, title, role, is_deprecated,
        source_id, rev, created_at, updated_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 1, ?11, ?11)
      """)
    updatePreset = try connection.cached(
      """
      UPDATE preset SET name = ?2, kind = ?3, payload = ?4, hash = ?5, title = ?6, role = ?7,
        is_deprecated = ?8, source_id = ?9, rev = rev + 1, updated_at = ?10, deleted_at = NULL
      WHERE id = ?1 RETURNING rev
      """)
    insertName = try connection.cached(
      "INSERT OR IGNORE INTO name (name, preset_id, is_alias) VALUES (?1, ?2, ?3)")
    insertTag = try connection.cached(
      "INSERT OR IGNORE INTO preset_tag (preset_id, tag_id) VALUES (?1, ?2)")
    insertRevision = try connection.cached(
      """
      INSERT INTO revision (preset_id, rev, operation_id, name, payload)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """)
    insertDocument = try connection.cached(
      "INSERT INTO search_doc (id, name, title, body, tags, cjk) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
    insertWords = try connection.cached(
      "INSERT INTO search (rowid, name, title, body, tags, cjk) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
    deleteDocument = try connection.cached("DELETE FROM search_doc WHERE id = ?1")
    deleteWords = try connection.cached(
      """
      INSERT INTO search (search, rowid, name, title, body, tags, cjk)
      SELECT 'delete', id, name, title, body, tags, cjk FROM search_doc WHERE id = ?1
      """)
  }

  /// Takes a name for a preset; returns false where another has it.
  func take(_ name: PresetName, for id: Int64, isAlias: Bool) throws(CatalogError) -> Bool {
    try insertName.run(name.text, id, isAlias)
    return connection.changes > 0
  }

  /// Adds a preset, its names having been taken.
  func insert(
    _ prepared: PreparedPreset, as id: Int64, facts: PresetFacts
  ) throws(CatalogError) {
    let preset = prepared.preset
    try insertPreset.run(
      id, environment.makeUID(), preset.name.text, preset.kind.rawValue, UTF8Text(prepared.payload),
      prepared.hash, preset.title, preset.role?.rawValue, preset.deprecated != nil,
      try source(preset.source), now)
    try insertRevision.run(id, 1, operation, preset.name.text, UTF8Text(prepared.payload))
    try insertAround(prepared, id, facts)
  }

  /// Gives up the names, tags, references and words of a preset that is about to change.
  func clear(_ id: Int64) throws(CatalogError) {
    for table in ["name", "preset_tag", "reference"] {
      try connection.cached("DELETE FROM \(table) WHERE preset_id = ?1").run(id)
    }
    try facts.delete(id)
    try deleteWords.run(id)
    try deleteDocument.run(id)
  }

  /// Puts a preset in the place of one that has been cleared or removed, its names having been
  /// taken; returns how often it has been changed.
  @discardableResult
  func update(
    _ id: Int64, to prepared: PreparedPreset, facts: PresetFacts
  ) throws(CatalogError) -> Int {
    let preset = prepared.preset
    let rev =
      try updatePreset.first(
        id, preset.name.text, preset.kind.rawValue, UTF8Text(prepared.payload), prepared.hash,
        preset.title, preset.role?.rawValue, preset.deprecated != nil, try source(preset.source),
        now
      ) { $0.int(0) } ?? 1
    try insertRevision.run(id, rev, operation, preset.name.text, UTF8Text(prepared.payload))
    try insertAround(prepared, id, facts)
    return rev
  }

  /// Puts a preset that has been cleared into the trash; returns how often it has been changed.
  func remove(_ id: Int64) throws(CatalogError) -> Int {
    let removed = try connection.cached(
      """
      UPDATE preset SET rev = rev + 1, updated_at = ?2, deleted_at = ?2
      WHERE id = ?1 RETURNING rev, name
      """
    ).first(id, now) { row in (rev: row.int(0), name: row.string(1)) }
    let (rev, name) = removed ?? (1, "")
    try insertRevision.run(id, rev, operation, name, String?.none)
    return rev
  }

  /// Puts facts in the place of those that a preset had before.
  func update(_ id: Int64, _ preset: Preset, from old: PresetFacts?, to new: PresetFacts)
    throws(CatalogError)
  {
    if old == new.asStored { return }
    try facts.replace(id, by: new, preset.kind, preset.role)
    if old?.feel == new.feel { return }
    try deleteWords.run(id)
    try deleteDocument.run(id)
    try insert(SearchDocument(preset, feel: new.feel), of: id)
  }

  private func insertAround(
    _ prepared: PreparedPreset, _ id: Int64, _ derived: PresetFacts
  ) throws(CatalogError) {
    for tag in prepared.preset.tags { try insertTag.run(id, try number(of: tag)) }
    try facts.insert(derived, of: id, prepared.preset.kind, prepared.preset.role)
    var words = prepared.words
    if prepared.facts == nil { words.add(derived.feel) }
    try insert(words, of: id)
  }

  private func insert(_ words: SearchDocument, of id: Int64) throws(CatalogError) {
    try insertDocument.run(id, words.name, words.title, words.body, words.tags, words.cjk)
    try insertWords.run(id, words.name, words.title, words.body, words.tags, words.cjk)
  }

  private func number(of tag: String) throws(CatalogError) -> Int64 {
    if let known = tags[tag] { return known }
    try connection.cached("INSERT OR IGNORE INTO tag (tag) VALUES (?1)").run(tag)
    let id = try connection.cached("SELECT id FROM tag WHERE tag = ?1")
      .first(tag) { $0.int64(0) }
    remember(&tags, tag, id)
    return id ?? 0
  }

  private func source(_ source: PresetSource?) throws(CatalogError) -> Int64? {
    guard var source else { return nil }
    // Where a preset stood in its source is the preset's own; the source is the rest.
    source.path = nil
    if let known = sources[source] { return known }
    let key = source.canonicalText
    try connection.cached(
      """
      INSERT OR IGNORE INTO source (key, title, author, url, license, language, year)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """
    ).run(
      key, source.title, source.author, source.url, source.license, source.language, source.year)
    let id = try connection.cached("SELECT id FROM source WHERE key = ?1")
      .first(key) { $0.int64(0) }
    remember(&sources, source, id)
    return id
  }

  /// Keeps a number at hand, within bounds: a file may hold a million different tags.
  private func remember<Key>(_ known: inout [Key: Int64], _ key: Key, _ id: Int64?) {
    if known.count >= 4096 { known.removeAll(keepingCapacity: true) }
    known[key] = id
  }
}
