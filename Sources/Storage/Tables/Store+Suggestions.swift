import Diagnostics

extension Store {
  /// The largest catalog, in names, that is looked through whole for a mistyped name.
  static let scannedNames = 5_000

  /// Returns names and aliases among which the one meant by a mistyped name may be.
  ///
  /// In a large catalog these are its neighbours in the order of names, those in the same folder,
  /// and those with the same words: a few thousand, whatever the size of the catalog.
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
    // A slip at the end of any part leaves what was meant near to where the name would stand.
    var position = ""
    for part in parts {
      position += position.isEmpty ? part : "/" + part
      add(try neighbours(of: position, limit: limit / 20))
    }
    if let slash = name.lastIndex(of: "/") {
      add(try neighbours(of: String(name[...slash]), limit: limit / 5))
    }
    if let last = parts.last {
      // Short words are in too many names to tell.
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
    return try after.all(name, limit) { $0.string(0) }
      + before.all(name, limit) { $0.string(0) }
  }

  private func names(withWords words: [String], limit: Int) throws(CatalogError) -> [String] {
    if words.isEmpty { return [] }
    // Whole words: to look for beginnings, all that begin so would have to be read first.
    let expression = words.prefix(8).map { "\"\($0.prefix(64))\"" }.joined(separator: " AND ")
    return try connection.cached(
      """
      SELECT p.name FROM search JOIN preset p ON p.id = search.rowid
      WHERE search MATCH ?1 LIMIT ?2
      """
    ).all("name : (\(expression))", limit) { $0.string(0) }
  }
}
