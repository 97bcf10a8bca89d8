import Diagnostics
import Presets
import Storage

/// Which presets a command is about.
package enum PresetSelection: Sendable {
  /// These, by name, alias or a pattern that primary names match, as in `curve/app/*`.
  case names([String])
  /// Those that a search finds.
  case query(SearchQuery)
  /// All.
  case all
}

extension PresetSelection {
  /// Whether every preset is given by its own name, not by a pattern or a search.
  var namesEach: Bool {
    if case .names(let names) = self { return names.allSatisfy { NamePattern($0) == nil } }
    return false
  }
}

extension Catalog {
  /// Returns the primary names of what is selected, each once.
  func names(_ selection: PresetSelection) throws(CatalogError) -> [String] {
    switch selection {
    case .all:
      return try store.primaryNames()
    case .query(let query):
      return try store.searchNames(query)
    case .names(let names):
      var found: [String] = []
      var known: Set<String> = []
      for name in names {
        let primaries =
          if let pattern = NamePattern(name) { try self.names(matching: pattern) } else {
            [try record(named: name).name]
          }
        for primary in primaries where known.insert(primary).inserted { found.append(primary) }
      }
      return found
    }
  }
}

extension Catalog {
  /// Returns the primary names that match a pattern, in the order of their bytes.
  ///
  /// Aliases do not count: what was renamed keeps its old name as one, and whoever removes all of
  /// the old folder does not mean what is in the new one.
  ///
  /// - Throws: `notFound` if there are none, with the patterns that may have been meant.
  package func names(matching pattern: NamePattern) throws(CatalogError) -> [String] {
    let names = try store.names(matching: pattern)
    if names.isEmpty { throw try nothing(matching: pattern) }
    return names
  }

  /// Returns texts with the names that match in place of each that is a pattern.
  ///
  /// - Throws: `notFound` if a pattern matches no name.
  package func expandingPatterns(_ texts: [String]) throws(CatalogError) -> [String] {
    var expanded: [String] = []
    for text in texts {
      if let pattern = NamePattern(text) {
        expanded += try names(matching: pattern).filter { !expanded.contains($0) }
      } else {
        expanded.append(text)
      }
    }
    return expanded
  }

  private func nothing(matching pattern: NamePattern) throws(CatalogError) -> CatalogError {
    let aliases = try store.aliases(matching: pattern, limit: 3)
    let near = try store.names(near: pattern.literalPrefix)
    var folders: Set<String> = []
    for name in near {
      for slash in name.indices where name[slash] == "/" { folders.insert("\(name[...slash])*") }
    }
    let known = folders.sorted()
    var help = Suggestion.hint(for: pattern.text, among: known) ?? .search
    if !aliases.isEmpty {
      help =
        "use names in patterns; only aliases match it, such as \(aliases.joined(separator: ", "))"
    }
    return CatalogError(.notFound, "no preset name matches '\(pattern)'", hints: [help])
  }
}
