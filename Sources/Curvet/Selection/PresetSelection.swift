import Presets
import Storage

/// Which presets a command is about.
public enum PresetSelection: Sendable {
  /// These, by name or alias.
  case names([String])
  /// Those that a search finds.
  case query(SearchQuery)
  /// All.
  case all
}

extension Catalog {
  /// Returns the primary names of what is selected, each once.
  func names(_ selection: PresetSelection) throws(CatalogError) -> [String] {
    switch selection {
    case .all:
      return try storing { () throws(StorageError) in try store.primaryNames() }
    case .query(let query):
      return try storing { () throws(StorageError) in try store.searchNames(query) }
    case .names(let names):
      var found: [String] = []
      for name in names {
        let primary = try record(named: name).name
        if !found.contains(primary) { found.append(primary) }
      }
      return found
    }
  }
}
