import Diagnostics
import Presets

/// A name that begins as somebody typed, or what several such names begin with.
package struct NameCompletion: Hashable, Sendable {
  /// The name; it ends in `/` if several begin with it.
  package var text: String
  /// The preset's title; nil if it has none, or if several names have this prefix.
  package var title: String?
}

extension Store {
  /// Returns the names and aliases that begin with a text, in the order of their bytes, and only as
  /// far as their next `/` if several go on from there.
  ///
  /// It takes as many steps as it returns rows, however many names there are.
  ///
  /// - Parameter limit: the most to return.
  package func nameCompletions(of start: String, limit: Int) throws(CatalogError)
    -> [NameCompletion]
  {
    let next = try connection.cached(
      """
      SELECT n.name, p.title FROM name n JOIN preset p ON p.id = n.preset_id
      WHERE n.name >= ?1 ORDER BY n.name LIMIT 1
      """)
    var found: [NameCompletion] = []
    var position = start
    while found.count < limit {
      let row = try next.first(position) { row in
        (name: row.string(0), title: row.optional(1, Row.string))
      }
      guard let (name, title) = row, name.utf8.starts(with: start.utf8) else { break }
      let rest = name.utf8.dropFirst(start.utf8.count)
      guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else {
        found.append(NameCompletion(text: name, title: title))
        position = name + "\u{1}"
        continue
      }
      let folder = String(name.utf8[...slash]) ?? name
      // The character that follows "/" begins what is behind the whole folder.
      let end = folder.dropLast() + "0"
      let second = try next.first(name + "\u{1}") { $0.string(0) }
      if second?.utf8.starts(with: folder.utf8) == true {
        found.append(NameCompletion(text: folder))
      } else {
        found.append(NameCompletion(text: name, title: title))
      }
      position = String(end)
    }
    return found
  }

  /// Returns the tags in use that begin with a text, in the order of their bytes.
  ///
  /// - Parameter limit: the most to return.
  package func tags(startingWith start: String, limit: Int) throws(CatalogError) -> [String] {
    var found: [String] = []
    try connection.cached(
      """
      SELECT tag FROM tag t WHERE tag >= ?1
        AND EXISTS (SELECT 1 FROM preset_tag WHERE tag_id = t.id)
      ORDER BY tag
      """
    ).forEachWhile(start) { row in
      let tag = row.string(0)
      guard tag.utf8.starts(with: start.utf8), found.count < limit else { return false }
      found.append(tag)
      return true
    }
    return found
  }

  /// Returns the kind of the preset that has a name or alias; nil if none has.
  package func kind(named name: String) throws(CatalogError) -> String? {
    try connection.first("SELECT p.kind \(Self.named)", name) { $0.string(0) }
  }

  /// The largest catalog, in names, that is looked through whole for a mistyped name.
  static let scannedNames = 5_000

  /// Returns names and aliases that may include the intended one for a mistyped name.
  ///
  /// In a large catalog, these are its neighbors in alphabetical order, names in the same folder, and names
  /// with the same words: a few thousand, whatever the size of the catalog.
  package func names(near name: String) throws(CatalogError) -> [String] {
    try names(near: name, scanning: Self.scannedNames)
  }

  func names(near name: String, scanning limit: Int) throws(CatalogError) -> [String] {
    let all = try connection.cached("SELECT name, is_alias FROM name ORDER BY name LIMIT ?1")
      .all(limit + 1) { row in (name: row.string(0), isAlias: row.bool(1)) }
    if all.count <= limit {
      return all.filter { !$0.isAlias }.map(\.name) + all.filter(\.isAlias).map(\.name)
    }
    var found: [String] = []
    var known: Set<String> = []
    func add(_ names: [String]) {
      for name in names where known.insert(name).inserted { found.append(name) }
    }
    let parts = name.split(separator: "/").prefix(8).map(String.init)
    // With a typo at the end of any part, the intended name is near the position of the mistyped one.
    var position = ""
    for part in parts {
      position += position.isEmpty ? part : "/" + part
      add(try neighbours(of: position, limit: limit / 20))
    }
    if let slash = name.lastIndex(of: "/") {
      add(try neighbours(of: String(name[...slash]), limit: limit / 5))
    }
    if let last = parts.last {
      // Short words are in too many names to help.
      let words = last.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        .filter { $0.count > 2 }
      add(try names(withWords: words, limit: limit / 10))
      for word in words.prefix(4) { add(try names(withWords: [word], limit: limit / 20)) }
    }
    return found
  }

  private func neighbours(of name: String, limit: Int) throws(CatalogError) -> [String] {
    let after = try connection.cached(
      "SELECT name FROM name WHERE name >= ?1 ORDER BY name LIMIT ?2")
    let before = try connection.cached(
      "SELECT name FROM name WHERE name < ?1 ORDER BY name DESC LIMIT ?2")
    return try after.all(name, limit) { $0.string(0) } + before.all(name, limit) { $0.string(0) }
  }

  private func names(withWords words: [String], limit: Int) throws(CatalogError) -> [String] {
    if words.isEmpty { return [] }
    // Whole words: to look for beginnings, all that begin so would have to be read first.
    let expression = words.prefix(8).map { "\"\($0.prefix(64))\"" }.joined(separator: " AND ")
    return try connection.strings(
      """
      SELECT p.name FROM search JOIN preset p ON p.id = search.rowid
      WHERE search MATCH ?1 LIMIT ?2
      """, "name : (\(expression))", limit)
  }
}

/// The SQL condition that a primary name matches one of several patterns.
///
/// The literal prefix of a pattern is a range in the sorted table of names. Only names in that range are
/// compared with the rest of the pattern.
struct NameFilter {
  /// The condition on `name n`.
  let direct: String
  let arguments: [SearchSQL.Argument]

  /// Makes the filter of patterns; nil if there are none.
  init?(_ patterns: [NamePattern]) {
    if patterns.isEmpty { return nil }
    var conditions: [String] = []
    var arguments: [SearchSQL.Argument] = []
    for pattern in patterns {
      let range = pattern.nameRange
      conditions.append("n.name >= ? AND n.name < ? AND n.name GLOB ?")
      arguments += [.text(range.lower), .text(range.upper), .text(pattern.text)]
    }
    direct = conditions.count == 1 ? conditions[0] : "(\(conditions.joined(separator: " OR ")))"
    self.arguments = arguments
  }

  /// Returns the condition on a column with the numbers of presets.
  func nested(_ column: String) -> String {
    "\(column) IN (SELECT n.preset_id FROM name n WHERE n.is_alias = 0 AND \(direct))"
  }
}

extension NamePattern {
  /// The range that all matching names are in, without its end.
  fileprivate var nameRange: (lower: String, upper: String) {
    let lower = literalPrefix
    // Names have letters, digits, hyphens and slashes, all of which come before "{".
    return (lower, lower + "{")
  }
}

extension Store {
  /// Returns the primary names that match a pattern, in the order of their bytes.
  package func names(matching pattern: NamePattern) throws(CatalogError) -> [String] {
    try names(matching: pattern, areAliases: false, limit: -1)
  }

  /// Returns some aliases that match a pattern, in the order of their bytes.
  package func aliases(matching pattern: NamePattern, limit: Int) throws(CatalogError) -> [String] {
    try names(matching: pattern, areAliases: true, limit: limit)
  }

  private func names(
    matching pattern: NamePattern, areAliases: Bool, limit: Int
  ) throws(CatalogError) -> [String] {
    let range = pattern.nameRange
    return try connection.cached(
      """
      SELECT name FROM name
      WHERE name >= ?1 AND name < ?2 AND name GLOB ?3 AND is_alias = ?4 ORDER BY name LIMIT ?5
      """
    ).all(range.lower, range.upper, pattern.text, areAliases ? 1 : 0, limit) {
      row in row.string(0)
    }
  }
}
