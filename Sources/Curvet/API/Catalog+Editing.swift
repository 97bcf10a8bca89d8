import Storage

/// A change to a preset.
public struct PresetChange: Sendable {
  /// The kind of a change.
  public enum ChangeKind: String, CaseIterable, Hashable, Sendable {
    case created, updated, removed, restored
  }

  /// The kind of the change.
  public let kind: ChangeKind
  /// The preset before the change; nil if it didn't exist.
  public let before: Preset?
  /// The preset after the change; nil if it was removed.
  public let after: Preset?
  /// The revision number of the preset, counted from 1.
  public let revision: Int

  init(_ change: ChangedPreset) {
    kind = ChangeKind(rawValue: change.kind.rawValue) ?? .updated
    (before, after, revision) = (change.before, change.after, change.rev)
  }
}

extension Catalog {
  /// Adds a preset to the catalog, or replaces the preset with the same name.
  ///
  /// ```swift
  /// var card = try catalog.preset(named: "spring/card-soft")
  /// card.tags.append("hero")
  /// try catalog.put(card)
  /// ```
  ///
  /// - Returns: The changes; empty if the catalog already has the same preset.
  /// - Throws: `invalidInput` with all findings if the preset isn't valid or refers to one that doesn't
  ///   exist.
  @discardableResult
  public func put(_ preset: Preset) throws(CatalogError) -> [PresetChange] {
    try publicly("put \(preset.name)") { options throws(CatalogError) in
      try change(options) { () throws(CatalogError) in
        let record = try store.record(named: preset.name.text)
        return ChangePlan([
          record.map { .put(PresetEntry(preset), in: $0.id) } ?? .add(PresetEntry(preset))
        ])
      }
    }
  }

  /// Moves presets to the trash; ``undo()`` restores them.
  ///
  /// ```swift
  /// try catalog.remove(["curve/old"])
  /// ```
  ///
  /// - Parameter names: Names, aliases, or patterns such as `curve/old/*`.
  /// - Throws: `notFound` if a preset doesn't exist, and `invalidInput` if other presets refer to it.
  @discardableResult
  public func remove(_ names: [String]) throws(CatalogError) -> [PresetChange] {
    try publicly("remove \(names.joined(separator: " "))") { options throws(CatalogError) in
      try remove(.names(names), .refuse, options)
    }
  }

  /// Undoes the last operation that hasn't been undone.
  ///
  /// - Throws: `notFound` if no operation can be undone.
  @discardableResult
  public func undo() throws(CatalogError) -> [PresetChange] {
    try publicly("undo") { options throws(CatalogError) in try undo(nil, options) }
  }

  private func publicly(
    _ command: String, _ change: (ChangeOptions) throws(CatalogError) -> ChangeReport
  ) throws(CatalogError) -> [PresetChange] {
    try change(ChangeOptions(command: command)).changes.map(PresetChange.init)
  }
}
