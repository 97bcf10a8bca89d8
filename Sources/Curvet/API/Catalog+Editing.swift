import Storage

/// What a change did to a preset.
public struct PresetChange: Sendable {
  /// What became of a preset.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case created, updated, removed, restored
  }

  /// What became of it.
  public let kind: Kind
  /// The preset before; nil if it didn't exist.
  public let before: Preset?
  /// The preset after; nil if it was removed.
  public let after: Preset?
  /// How many times it has been changed, counted from 1.
  public let revision: Int

  init(_ change: ChangedPreset) {
    kind = Kind(rawValue: change.kind.rawValue) ?? .updated
    (before, after, revision) = (change.before, change.after, change.rev)
  }
}

extension Catalog {
  /// Puts a preset into the catalog; one of the same name is replaced.
  ///
  /// ```swift
  /// var card = try catalog.preset(named: "spring/card-soft")
  /// card.tags.append("hero")
  /// try catalog.put(card)
  /// ```
  ///
  /// - Returns: What changed; nothing if the catalog holds the same already.
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

  /// Moves presets to the trash, from where ``undo()`` brings them back.
  ///
  /// ```swift
  /// try catalog.remove(["curve/old"])
  /// ```
  ///
  /// - Parameter names: Names, aliases or patterns such as `curve/old/*`.
  /// - Throws: `notFound` if there is no such preset, and `invalidInput` if others refer to it.
  @discardableResult
  public func remove(_ names: [String]) throws(CatalogError) -> [PresetChange] {
    try publicly("remove \(names.joined(separator: " "))") { options throws(CatalogError) in
      try remove(.names(names), .refuse, options)
    }
  }

  /// Undoes the last operation that has not been undone.
  ///
  /// - Throws: `notFound` if there is nothing to undo.
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
