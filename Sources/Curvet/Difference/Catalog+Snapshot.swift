import Diagnostics
import Storage

extension Catalog {
  /// Returns the presets as they were at some point of the history.
  ///
  /// - Parameter source: the name of the snapshot.
  func snapshot(_ source: String, at point: HistoryPoint) throws(CatalogError) -> PresetSnapshot {
    try store.snapshot(source, at: point, of: location.shown)
  }

  /// Returns the presets as they are now.
  package func snapshot() throws(CatalogError) -> PresetSnapshot {
    try snapshot(SnapshotReader.catalogInUse, at: .now)
  }
}

extension Store {
  /// Returns the presets as they were at some point of the history.
  ///
  /// - Parameter path: the catalog as the user knows it.
  func snapshot(
    _ source: String, at point: HistoryPoint, of path: String
  ) throws(CatalogError) -> PresetSnapshot {
    do throws(CatalogError) {
      return try connection.read { () throws(CatalogError) in
        try readSnapshot(source, at: point, of: path)
      }
    } catch {
      // A private copy is known by the name of its original.
      var error = error
      if error.path == self.path { error.path = path }
      throw error
    }
  }

  private func readSnapshot(
    _ source: String, at point: HistoryPoint, of path: String
  ) throws(CatalogError) -> PresetSnapshot {
    var entries: [PresetSnapshot.Entry] = []
    func add(_ state: PresetState) {
      entries.append(.init(uid: state.uid, name: state.name, payload: state.payload))
    }
    if point == .now {
      try forEachState(add)
      return PresetSnapshot(source, entries)
    }
    let revision = try revision(at: point, of: path)
    try forEachState(after: revision?.operation ?? 0, add)
    var snapshot = PresetSnapshot(source, entries)
    snapshot.revision = revision
    return snapshot
  }

  /// Returns the revision of a point; nil before the first operation.
  private func revision(
    at point: HistoryPoint, of path: String
  ) throws(CatalogError) -> CatalogRevision? {
    let found: CatalogRevision?
    switch point {
    case .now, .after(0): return nil
    case .after(let number):
      found = try catalogRevision(after: number)
    case .ago(let count):
      let all = try operationCount()
      if count == all { return nil }
      found = try catalogRevision(ago: count)
    }
    if let found { return found }
    throw try missingRevision(point, of: path)
  }

  private func missingRevision(
    _ point: HistoryPoint, of path: String
  ) throws(CatalogError) -> CatalogError {
    let last = try catalogRevision(ago: 0)?.operation
    let message =
      if case .after(let number) = point {
        "no operation \(number) in the history"
      } else {
        "the history isn't that long"
      }
    return CatalogError(
      .notFound, message, path: path,
      hints: [
        last.map { "use '@0' (before the first operation) to '@\($0)' (the last one)" }
          ?? "use '@0'; the history is empty"
      ])
  }
}
