import Diagnostics
import Storage

extension Catalog {
  /// The presets in the trash.
  package func trash() throws(CatalogError) -> [RemovedPreset] {
    try store.trash()
  }

  /// Deletes removed presets for good; all where no names are given.
  ///
  /// - Parameter ids: Where given, what was agreed to: others are left, even where they have been
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
        .notFound, "there is no \"\(name)\" in the trash",
        hints: [
          Suggestion.hint(for: name, among: trash.map(\.name))
            ?? "only what has been removed can be purged"
        ])
    }
    return trash.filter { names.contains($0.name) }
  }
}
