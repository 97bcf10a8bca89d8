import Diagnostics
import Presets

/// A name filter is the SQL condition that primary names match one of some patterns.
///
/// What a pattern begins with is a range of the table of names, which is kept in their order; only
/// within that range names are compared with the rest of the pattern.
struct NameFilter {
  /// The condition on `name n`.
  let direct: String
  let arguments: [SearchSQL.Argument]

  /// Makes the filter of patterns; nil where there are none.
  init?(_ patterns: [NamePattern]) {
    if patterns.isEmpty { return nil }
    var conditions: [String] = []
    var arguments: [SearchSQL.Argument] = []
    for pattern in patterns {
      let range = pattern.nameRange
      conditions.append("n.name >= ? AND n.name < ? AND n.name GLOB ?")
      arguments += [.text(range.lower), .text(range.upper), .text(pattern.text)]
    }
    direct =
      conditions.count == 1 ? conditions[0] : "(\(conditions.joined(separator: " OR ")))"
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
  package func aliases(
    matching pattern: NamePattern, limit: Int
  ) throws(CatalogError) -> [String] {
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
