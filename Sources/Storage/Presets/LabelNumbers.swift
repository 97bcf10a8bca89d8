import Diagnostics
import Presets

/// Label numbers are those of tags and sources, which presets share; new ones get a number when they
/// are asked for.
final class LabelNumbers {
  private let connection: Connection
  private var tags: [String: Int64] = [:]
  private var sources: [PresetSource: Int64] = [:]

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Returns the number of a tag.
  func number(of tag: String) throws(CatalogError) -> Int64 {
    if let known = tags[tag] { return known }
    try connection.cached("INSERT OR IGNORE INTO tag (tag) VALUES (?1)").run(tag)
    let id = try connection.cached("SELECT id FROM tag WHERE tag = ?1")
      .first(tag) { $0.int64(0) }
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

extension PresetSource {
  /// What presets of the same source have in common: where each stood in it is its own.
  var shared: PresetSource {
    var source = self
    source.path = nil
    return source
  }
}
