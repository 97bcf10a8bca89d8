import Diagnostics
import Presets
import Storage

extension Catalog {
  /// Gives presets other names; what refers to them follows, and the old names stay as aliases.
  ///
  /// - Parameters:
  ///   - selection: The presets.
  ///   - isAliased: Whether the old names stay.
  ///   - rename: Returns a preset's new name; nil if it keeps its own.
  package func rename(
    _ selection: PresetSelection, keepsAliases isAliased: Bool = true, _ options: ChangeOptions,
    to rename: (PresetName) throws(CatalogError) -> PresetName?
  ) throws(CatalogError) -> ChangeReport {
    try change(options) { () throws(CatalogError) in
      var forms: [Int64: Preset] = [:]
      var names: [String: String] = [:]
      let selected = try selected(selection, options) { name throws(CatalogError) in
        guard let new = try rename(name), new != name else { return false }
        names[name.text] = new.text
        return true
      }
      for one in selected { forms[one.id] = one.preset }
      var order = selected.map(\.id)
      for id in order {
        for user in try users(of: id) where forms[user.id] == nil {
          forms[user.id] = user.preset
          order.append(user.id)
        }
      }
      let taken = Set(names.values)
      return ChangePlan(
        order.compactMap { id in
          guard var preset = forms[id] else { return nil }
          let old = preset.name
          preset = preset.renamingReferences { names[$0] ?? $0 }
          if let new = names[old.text].flatMap(PresetName.init) {
            preset.name = new
            preset.aliases.removeAll { $0 == new }
            if isAliased, !taken.contains(old.text) { preset.aliases.append(old) }
          }
          return .put(preset, in: id)
        })
    }
  }

  /// Gives presets further names and takes some away.
  ///
  /// - Parameter names: Returns the names that a preset gains and loses; nil if it is left.
  package func alias(
    _ selection: PresetSelection, _ options: ChangeOptions,
    names: (PresetName) throws(CatalogError) -> (added: [PresetName], removed: [PresetName])?
  ) throws(CatalogError) -> ChangeReport {
    var wanted: [PresetName: (added: [PresetName], removed: [PresetName])] = [:]
    return try edit(
      selection, options,
      where: { name throws(CatalogError) in
        wanted[name] = try names(name)
        return wanted[name] != nil
      }
    ) { preset throws(CatalogError) in
      guard let (added, removed) = wanted[preset.name] else { return }
      for name in removed {
        guard preset.aliases.contains(name) else {
          let names = preset.aliases.map(\.text)
          throw CatalogError(
            .notFound, "'\(name)' isn't an alias of \(preset.name)",
            hints: [
              Suggestion.hint(for: name.text, among: names)
                ?? (names.isEmpty
                  ? "the preset has no aliases"
                  : "its aliases: \(names.joined(separator: ", "))")
            ])
        }
      }
      preset.aliases.removeAll { removed.contains($0) }
      for name in added where name != preset.name && !preset.aliases.contains(name) {
        preset.aliases.append(name)
      }
    }
  }

  /// Gives presets tags and takes some away.
  package func tag(
    _ selection: PresetSelection, adding added: [String], removing removed: [String],
    _ options: ChangeOptions
  ) throws(CatalogError) -> ChangeReport {
    try edit(selection, options) { preset in
      preset.tags.removeAll { removed.contains($0) }
      for tag in added where !preset.tags.contains(tag) { preset.tags.append(tag) }
    }
  }

  /// Changes presets one by one.
  func edit(
    _ selection: PresetSelection, _ options: ChangeOptions,
    where isWanted: (PresetName) throws(CatalogError) -> Bool = { _ in true },
    _ body: (inout Preset) throws(CatalogError) -> Void
  ) throws(CatalogError) -> ChangeReport {
    var count = 0
    var report = try change(options) { () throws(CatalogError) in
      let selected = try selected(selection, options, where: isWanted)
      count = selected.count
      return ChangePlan(
        try selected.map { one throws(CatalogError) in
          var preset = one.preset
          try body(&preset)
          return .put(preset, in: one.id)
        })
    }
    report.selected = count
    return report
  }
}
