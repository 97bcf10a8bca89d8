import Diagnostics
import Motion
import Presets

/// The writer of preset rows puts a preset into all the tables that know it, or takes it out of
/// them.
///
/// It works inside a transaction that its user has begun.
final class PresetRowWriter {
  /// The columns of the preset table that aren't derived from the preset.
  struct Record {
    var uid: String
    var rev = 1
    var createdAt, updatedAt: Double
    var deletedAt: Double?
  }

  let connection: Connection
  private let indexesWords: Bool
  private let insertPreset, updatePreset, insertName, insertTag, insertLink: Statement
  private let insertRevision: Statement
  private let insertDocument, insertWords, deleteDocument, deleteWords: Statement
  private let facts: FactWriter
  private let labels: LabelNumbers

  /// - Parameter indexesWords: whether the search index is kept up to date; otherwise it is to be
  ///   rebuilt at the end, which is quicker for a whole catalog.
  init(_ connection: Connection, indexesWords: Bool = true) throws(CatalogError) {
    self.connection = connection
    self.indexesWords = indexesWords
    facts = try FactWriter(connection)
    labels = LabelNumbers(connection)
    insertPreset = try connection.cached(
      """
      INSERT OR IGNORE INTO preset (id, uid, name, kind, payload, hash, title, role, is_deprecated,
        source_id, rev, created_at, updated_at, deleted_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
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
    insertLink = try connection.cached(
      "INSERT OR REPLACE INTO reference (preset_id, slot, role, target_id) VALUES (?1, ?2, ?3, ?4)")
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

  /// Adds the row of a preset; returns false if its number or UID is there already.
  func insert(
    _ prepared: PreparedPreset, as id: Int64, _ record: Record
  ) throws(CatalogError) -> Bool {
    let preset = prepared.preset
    try insertPreset.run(
      id, record.uid, preset.name.text, preset.kind.rawValue, UTF8Text(prepared.payload),
      prepared.hash, preset.title, preset.role?.rawValue, preset.deprecated != nil,
      try labels.number(of: preset.source), record.rev, record.createdAt, record.updatedAt,
      record.deletedAt)
    return connection.changes > 0
  }

  /// Puts a preset in the place of another, live or removed; returns how often it has been changed.
  func update(
    _ id: Int64, to prepared: PreparedPreset, at now: Double
  ) throws(CatalogError) -> Int {
    let preset = prepared.preset
    return try updatePreset.first(
      id, preset.name.text, preset.kind.rawValue, UTF8Text(prepared.payload), prepared.hash,
      preset.title, preset.role?.rawValue, preset.deprecated != nil,
      try labels.number(of: preset.source), now
    ) { $0.int(0) } ?? 1
  }

  /// Adds a revision; a preset without a payload is removed.
  func addRevision(
    of id: Int64, _ rev: Int, in operation: Int64?, name: String, _ payload: UTF8Text<[UInt8]>?
  ) throws(CatalogError) {
    try insertRevision.run(id, rev, operation, name, payload)
  }

  /// Takes a name for a preset; returns false if it is taken.
  func take(_ name: PresetName, for id: Int64, isAlias: Bool) throws(CatalogError) -> Bool {
    try insertName.run(name.text, id, isAlias)
    return connection.changes > 0
  }

  /// Adds the rows around a preset, its names having been taken.
  func insertAround(_ id: Int64, _ rows: PresetRows) throws(CatalogError) {
    for tag in rows.tags { try insertTag.run(id, try labels.number(of: tag)) }
    for one in rows.links { try link(one, from: id) }
    if let labels = rows.labels { try facts.insert(rows.facts, of: id, labels) }
    if let words = rows.words { try insert(words, of: id) }
  }

  /// Records the target of a reference.
  func link(_ link: PresetRows.Link, from id: Int64) throws(CatalogError) {
    try insertLink.run(id, link.slot, link.role, link.target)
  }

  /// Gives up the names, tags, references, facts and words of a preset that is about to change.
  func clear(_ id: Int64) throws(CatalogError) {
    for table in ["name", "preset_tag", "reference"] {
      try connection.cached("DELETE FROM \(table) WHERE preset_id = ?1").run(id)
    }
    try facts.delete(id)
    try deleteText(of: id)
  }

  /// Puts facts in the place of those that a preset had before.
  func update(_ id: Int64, _ preset: Preset, from old: PresetFacts?, to new: PresetFacts)
    throws(CatalogError)
  {
    if old == new.asStored { return }
    try facts.replace(id, by: new, PresetRows.Labels(preset))
    if let old, SearchMark.marks(of: preset, old) == SearchMark.marks(of: preset, new) { return }
    try deleteText(of: id)
    try insert(SearchDocument(preset, new), of: id)
  }

  private func insert(_ words: SearchDocument, of id: Int64) throws(CatalogError) {
    try insertDocument.run(id, words.name, words.title, words.body, words.tags, words.cjk)
    guard indexesWords else { return }
    try insertWords.run(id, words.name, words.title, words.body, words.tags, words.cjk)
  }

  private func deleteText(of id: Int64) throws(CatalogError) {
    if indexesWords { try deleteWords.run(id) }
    try deleteDocument.run(id)
  }
}

extension PresetRowWriter {
  /// Takes the name and the aliases of a preset; returns those that it can't have.
  func takeNames(of preset: Preset, for id: Int64) throws(CatalogError) -> [NameClash] {
    let isFree = try take(preset.name, for: id, isAlias: false)
    let clash = isFree ? [] : [try clash(of: preset.name, alias: nil, for: id)]
    return clash + (try takeAliases(of: preset, for: id))
  }

  /// Takes the aliases of a preset; returns those that it can't have.
  func takeAliases(of preset: Preset, for id: Int64) throws(CatalogError) -> [NameClash] {
    var clashes: [NameClash] = []
    for (index, alias) in preset.aliases.enumerated()
    where !(try take(alias, for: id, isAlias: true)) {
      clashes.append(try clash(of: alias, alias: index, for: id))
    }
    return clashes
  }

  private func clash(
    of name: PresetName, alias: Int?, for id: Int64
  ) throws(CatalogError) -> NameClash {
    // The owner may have no row yet: edits take all names before they write presets.
    let owner = try connection.cached(
      """
      SELECT n.preset_id, coalesce(
        (SELECT name FROM name WHERE preset_id = n.preset_id AND is_alias = 0),
        (SELECT name FROM preset WHERE id = n.preset_id))
      FROM name n WHERE n.name = ?1
      """
    ).first(name.text) { row in (id: row.int64(0), name: row.optional(1, Row.string)) }
    let ownerName = owner?.name ?? name.text
    return NameClash(
      name.text, alias: alias, owner: owner?.id == id ? .itself(ownerName) : .preset(ownerName))
  }
}

/// Label numbers are those of tags and sources, which presets share; new ones get a number when
/// they are asked for.
final class LabelNumbers {
  private let connection: Connection
  private var tags: [String: Int64] = [:]
  private var sources: [PresetSource: Int64] = [:]

  init(_ connection: Connection) { self.connection = connection }

  /// Returns the number of a tag.
  func number(of tag: String) throws(CatalogError) -> Int64 {
    if let known = tags[tag] { return known }
    try connection.cached("INSERT OR IGNORE INTO tag (tag) VALUES (?1)").run(tag)
    let id = try connection.first("SELECT id FROM tag WHERE tag = ?1", tag) { $0.int64(0) }
    remember(&tags, tag, id)
    return id ?? 0
  }

  /// Returns the number of a source; nil if there is none.
  func number(of source: PresetSource?) throws(CatalogError) -> Int64? {
    guard let source = source?.shared else { return nil }
    if let known = sources[source] { return known }
    let key = source.canonicalText
    try connection.cached(
      """
      INSERT OR IGNORE INTO source (key, title, author, url, license, language, year)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """
    ).run(
      key, source.title, source.author, source.url, source.license, source.language, source.year)
    let id = try connection.first("SELECT id FROM source WHERE key = ?1", key) { $0.int64(0) }
    remember(&sources, source, id)
    return id
  }

  /// Keeps a number in the cache, within bounds: a file may hold a million different tags.
  private func remember<Key>(_ known: inout [Key: Int64], _ key: Key, _ id: Int64?) {
    if known.count >= 4096 { known.removeAll(keepingCapacity: true) }
    known[key] = id
  }
}

extension PresetSource {
  /// The common part of presets from the same source; the position in it is specific to each preset.
  var shared: PresetSource {
    var source = self
    source.path = nil
    return source
  }
}
