import Diagnostics

/// A folder is the part of names up to their last slash.
package struct PresetFolder: Hashable, Sendable {
  /// The folder with its slash, such as `curve/material/`; empty for names without a slash.
  package let name: String
  /// How many presets are directly in it.
  package let count: Int
}

extension Store {
  /// The folders that presets are in, by name.
  package func folders() throws(CatalogError) -> [PresetFolder] {
    // Without the characters of the last component on its right, a name ends with its last slash.
    try connection.cached(
      """
      SELECT rtrim(name, replace(name, '/', '')), count(*) FROM preset
      WHERE deleted_at IS NULL GROUP BY 1 ORDER BY 1
      """
    ).all { row in PresetFolder(name: row.string(0), count: row.int(1)) }
  }
}
