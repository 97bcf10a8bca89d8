import Diagnostics

/// Live rows are what a damaged catalog still holds of what is derived from live presets alone: names,
/// facts and words.
///
/// They tell whether a preset was removed where its history does not.
struct LiveRows {
  private let connection: Connection
  /// Whether all names can be read, and there are any.
  private let hasNames: Bool

  init(_ connection: Connection) {
    self.connection = connection
    var count = 0
    do throws(CatalogError) {
      try connection.prepare("SELECT preset_id FROM name").forEach { _ in
        count += 1
        return true
      }
    } catch {
      count = 0
    }
    hasNames = count > 0
  }

  /// Whether a preset was live; nil where that can't be told.
  func contain(_ id: Int64) -> Bool? {
    for sql in [
      "SELECT 1 FROM name WHERE preset_id = ?1", "SELECT 1 FROM fact WHERE preset_id = ?1",
      "SELECT 1 FROM search_doc WHERE id = ?1",
    ] {
      let found = try? connection.cached(sql).first(id) { row in true }
      if found == true { return true }
    }
    return hasNames ? false : nil
  }
}
