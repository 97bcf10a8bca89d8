import Diagnostics
import Presets
import Storage

/// An operation together with what it changed, as far as it was asked for.
package struct HistoryEntry: Sendable {
  /// The operation.
  package var operation: Operation
  /// The presets that it changed.
  package var changes: [ChangedPreset]
}

extension Catalog {
  /// Returns operations, the latest first, each with what it changed.
  ///
  /// - Parameters:
  ///   - name: Where given, only what changed a preset that has or had the name, and only that
  ///     preset's changes.
  ///   - limit: How many operations.
  ///   - changeLimit: How many changes of each.
  package func history(
    of name: String? = nil, limit: Int? = nil, changeLimit: Int? = nil
  ) throws(CatalogError) -> [HistoryEntry] {
    try store.connection.read { () throws(CatalogError) in
      guard let name else {
        return try store.operations(limit: limit).map { operation throws(CatalogError) in
          HistoryEntry(
            operation: operation,
            changes: try changes(store.revisions(of: operation.id, limit: changeLimit)))
        }
      }
      let revisions = Dictionary(grouping: try store.revisions(named: name), by: \.operation)
      return try store.operations(limit: limit, changing: name).map {
        operation throws(CatalogError) in
        HistoryEntry(operation: operation, changes: try changes(revisions[operation.id] ?? []))
      }
    }
  }

  /// Returns an operation with all that it changed.
  package func history(ofOperation number: Int64) throws(CatalogError) -> HistoryEntry {
    let operation = try operation(number)
    return HistoryEntry(operation: operation, changes: try changes(store.revisions(of: number)))
  }

  /// Returns the error of a name that nothing in the history has.
  package func missingInHistory(_ name: String) throws(CatalogError) -> CatalogError {
    try missing(name)
  }

  /// Returns the last operation; nil if there has been none.
  package func lastRevision() throws(CatalogError) -> CatalogRevision? {
    try store.catalogRevision(ago: 0)
  }

  private func changes(_ revisions: [Revision]) throws(CatalogError) -> [ChangedPreset] {
    try revisions.map { revision throws(CatalogError) in
      let before = try store.revision(before: revision)
      let kind: RevisionRecord.RevisionKind =
        if revision.payload == nil {
          .removed
        } else if before == nil {
          .created
        } else {
          before?.payload == nil ? .restored : .updated
        }
      return ChangedPreset(
        kind: kind, before: try preset(before), after: try preset(revision), rev: revision.rev)
    }
  }

  private func preset(_ revision: Revision?) throws(CatalogError) -> Preset? {
    guard let revision, let payload = revision.payload else { return nil }
    return try store.preset(payload, of: revision.presetID)
  }

  /// The presets in the trash.
  package func trash() throws(CatalogError) -> [RemovedPreset] { try store.trash() }

  /// Deletes removed presets for good; all if no names are given.
  ///
  /// - Parameter ids: Where given, what was agreed to: others are left, even if they have been
  ///   removed since.
  package func purge(
    _ names: [String], among ids: Set<Int64>?, _ options: ChangeOptions
  ) throws(CatalogError) -> (purged: [RemovedPreset], operation: Int64?) {
    try store.purge(note: note(options), isDryRun: options.isDryRun) {
      trash throws(CatalogError) in
      try Self.chosen(names, in: trash).filter { ids?.contains($0.id) ?? true }
    }
  }

  /// Returns the removed presets of some names, or all.
  package static func chosen(
    _ names: [String], in trash: [RemovedPreset]
  ) throws(CatalogError) -> [RemovedPreset] {
    if names.isEmpty { return trash }
    for name in names where !trash.contains(where: { $0.name == name }) {
      throw CatalogError(
        .notFound, "no preset named '\(name)' in the trash",
        hints: [
          Suggestion.hint(for: name, among: trash.map(\.name))
            ?? "remove a preset before purging it"
        ])
    }
    return trash.filter { names.contains($0.name) }
  }
}
