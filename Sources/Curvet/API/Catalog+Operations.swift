import Storage

/// An operation that changed the catalog.
public struct CatalogOperation: Sendable {
  /// Its number; later operations have higher numbers.
  public let number: Int
  /// The command as it was typed.
  public let command: String
  /// The author of the command.
  public let author: String?
  /// The time, in seconds since 1970.
  public let time: Double
  /// A one-line summary.
  public let summary: String
  /// Whether it has been undone.
  public let isUndone: Bool
  /// Its changes.
  public let changes: [PresetChange]
}

extension Catalog {
  /// Returns the operations that changed the catalog, latest first.
  ///
  /// ```swift
  /// for operation in try catalog.history(ofPresetNamed: "curve/card") {
  ///   print(operation.number, operation.command, operation.changes.count)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: A name that a preset has or had; nil returns the history of the whole catalog.
  ///   - limit: The maximum number of operations to return; nil returns all.
  public func history(
    ofPresetNamed name: String? = nil, limit: Int? = 20
  ) throws(CatalogError) -> [CatalogOperation] {
    let entries: [HistoryEntry] = try history(of: name, limit: limit, changeLimit: nil)
    return entries.map { entry in
      CatalogOperation(
        number: Int(entry.operation.id), command: entry.operation.command,
        author: entry.operation.author, time: entry.operation.at,
        summary: entry.operation.summary, isUndone: entry.operation.isUndone,
        changes: entry.changes.map(PresetChange.init))
    }
  }
}
