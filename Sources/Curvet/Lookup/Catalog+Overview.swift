import Diagnostics
import Presets
import Storage

/// A catalog overview counts presets by kind and by folder.
package struct CatalogOverview: Sendable {
  /// How many presets there are of each kind.
  package let kinds: [MotionKind: Int]
  /// The folders that presets are in, by name.
  package let folders: [PresetFolder]

  /// How many presets there are.
  package var presets: Int { kinds.values.reduce(0, +) }
}

extension Catalog {
  /// Returns how many presets there are, by kind and by folder.
  package func overview() throws(CatalogError) -> CatalogOverview {
    try store.connection.read { () throws(CatalogError) in
      CatalogOverview(kinds: try store.counts(), folders: try store.folders())
    }
  }
}
