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
  /// Whether every preset is named by itself, not by a pattern or a search.
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
