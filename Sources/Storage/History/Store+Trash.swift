import Diagnostics

/// A removed preset, which is in the trash until it's purged.
package struct RemovedPreset: Hashable, Sendable {
  /// Its number in this file.
  package var id: Int64
  /// The name that it had.
  package var name: String
  /// When it was removed, in seconds since 1970.
  package var removedAt: Double
  /// How often it was changed, its removal included.
  package var rev: Int
}

extension Store {
  private static let removed =
    "SELECT id, name, deleted_at, rev FROM preset WHERE deleted_at IS NOT NULL"

  /// The presets in the trash, by name.
  package func trash() throws(CatalogError) -> [RemovedPreset] {
    try connection.all("\(Self.removed) ORDER BY name, id") { RemovedPreset($0) }
  }

  /// Returns the preset in the trash that was removed last of those that had a name.
  package func removed(named name: String) throws(CatalogError) -> RemovedPreset? {
    try connection.first(
      "\(Self.removed) AND name = ?1 ORDER BY deleted_at DESC, id DESC", name
    ) { RemovedPreset($0) }
  }

  /// Permanently deletes removed presets and their history.
  ///
  /// - Parameter choose: returns those to delete, seeing the trash as it is when the change begins.
  /// - Returns: the deleted presets, and the operation; nil if nothing was deleted.
  package func purge(
    note: OperationNote, isDryRun: Bool,
    choose: ([RemovedPreset]) throws(CatalogError) -> [RemovedPreset]
  ) throws(CatalogError) -> (purged: [RemovedPreset], operation: Int64?) {
    try connection.writeDeciding { () throws(CatalogError) in
      let chosen = try choose(try trash())
      if isDryRun || chosen.isEmpty { return .rollback((chosen, nil)) }
      let operation = try begin(note, at: environment.now())
      for preset in chosen {
        try connection.cached("DELETE FROM revision WHERE preset_id = ?1").run(preset.id)
        try connection.run("DELETE FROM preset WHERE id = ?1 AND deleted_at IS NOT NULL", preset.id)
      }
      try end(operation, summary: Self.summary(purged: chosen))
      return .commit((chosen, operation))
    }
  }
}

extension Store {
  private static func summary(purged presets: [RemovedPreset]) -> String {
    let names = presets.prefix(10).map(\.name).joined(separator: ", ")
    return "\(Operation.purgeMark)\(names)"
      + (presets.count > 10 ? " and \(presets.count - 10) more" : "")
  }
}

extension RemovedPreset {
  fileprivate init(_ row: Row) {
    self.init(id: row.int64(0), name: row.string(1), removedAt: row.double(2), rev: row.int(3))
  }
}
