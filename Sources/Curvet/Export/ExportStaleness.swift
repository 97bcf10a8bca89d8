import Storage

/// An export age says since when a file is out of step with the catalog, and what changed since.
package enum ExportStaleness: Sendable {
  /// The presets are those that it was made of: it was changed by hand, or made in another way.
  case samePresets
  /// It was made at this moment, nil being before the first operation; since then presets changed.
  case since(CatalogRevision?, SnapshotDiff, LastChanges)
  /// It is compared with the catalog preset by preset, since it holds them whole.
  case compared(SnapshotDiff)
  /// No moment of the history is the one it was made at, as far back as so many operations.
  case unknown(operations: Int)
}

/// Export touches say which operation changed a preset last.
package struct LastChanges: Sendable {
  private let moments: [String: CatalogRevision]

  init(_ moments: [String: CatalogRevision]) {
    self.moments = moments
  }

  /// The last operation that changed a preset of this name.
  package subscript(name: String) -> CatalogRevision? { moments[name] }
}
