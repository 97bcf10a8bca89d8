import Diagnostics

/// A name that begins as somebody typed, or what several such names begin with.
package struct NameCompletion: Hashable, Sendable {
  /// The name; it ends in `/` if several begin with it.
  package var text: String
  /// The preset's title; nil if it has none, or if several names begin so.
  package var title: String?
}

extension Store {
  /// Returns the names and aliases that begin with a text, in the order of their bytes, and only as far
  /// as their next `/` where several go on from there.
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
      // The character that follows "/" begins what stands behind the whole folder.
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
    ).forEach(start) { row in
      let tag = row.string(0)
      guard tag.utf8.starts(with: start.utf8), found.count < limit else { return false }
      found.append(tag)
      return true
    }
    return found
  }

  /// Returns the kind of the preset that has a name or alias; nil if none has.
  package func kind(named name: String) throws(CatalogError) -> String? {
    try connection.cached(
      "SELECT p.kind FROM name n JOIN preset p ON p.id = n.preset_id WHERE n.name = ?1"
    ).first(name) { $0.string(0) }
  }
}
