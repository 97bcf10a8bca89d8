import Diagnostics

/// Figures say how much a catalog holds.
package struct CatalogFigures: Hashable, Sendable {
  /// The number of the last migration applied.
  package var form: Int
  /// How many presets there are, those in the trash left out.
  package var presets: Int
  /// How many presets are in the trash.
  package var trash: Int
  /// How many operations the history has.
  package var operations: Int
  /// How many revisions of presets the history has.
  package var revisions: Int
  /// The size of the file.
  package var bytes: Int
}

extension Store {
  /// Counts what the catalog holds.
  package func figures() throws(CatalogError) -> CatalogFigures {
    func number(_ pragma: String) throws(CatalogError) -> Int {
      try connection.prepare("PRAGMA \(pragma)").first { $0.int(0) }
        ?? 0
    }
    return CatalogFigures(
      form: try connection.schemaVersion(),
      presets: try connection.count("preset WHERE deleted_at IS NULL"),
      trash: try connection.count("preset WHERE deleted_at IS NOT NULL"),
      operations: try connection.count("operation"), revisions: try connection.count("revision"),
      bytes: try number("page_count") * number("page_size"))
  }
}
