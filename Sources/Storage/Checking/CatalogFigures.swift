import Diagnostics

/// Figures say how much a catalog holds.
public struct CatalogFigures: Hashable, Sendable {
  /// The number of the last migration applied.
  public var form: Int
  /// How many presets there are, those in the trash left out.
  public var presets: Int
  /// How many presets are in the trash.
  public var trash: Int
  /// How many operations the history has.
  public var operations: Int
  /// How many revisions of presets the history has.
  public var revisions: Int
  /// The size of the file.
  public var bytes: Int
}

extension Store {
  /// Counts what the catalog holds.
  public func figures() throws(CatalogError) -> CatalogFigures {
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
