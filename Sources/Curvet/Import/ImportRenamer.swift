import Diagnostics
import Motion
import Presets
import Storage

/// The renamer gives presets the names under which they are imported, and everything that refers
/// to them.
///
/// All of them must be known, since one may refer to another that comes later.
struct ImportRenamer {
  private let store: Store
  private let entries: [PresetEntry]
  /// The new names of the presets and their aliases, by the old ones.
  private var names: [String: PresetName] = [:]
  /// The new names, and those that were tried.
  private var taken: Set<String> = []

  /// Puts a prefix before all names.
  init(_ entries: [PresetEntry], prefix: PresetName?, store: Store) throws(CatalogError) {
    self.store = store
    self.entries = entries
    for preset in entries.lazy.map(\.preset) {
      for name in [preset.name] + preset.aliases {
        let new = try prefix.map { prefix throws(CatalogError) in try name.prefixed(by: prefix) }
        names[name.text] = new ?? name
        taken.insert((new ?? name).text)
      }
    }
  }

  /// The presets with their new names.
  var renamed: [PresetEntry] {
    entries.map { PresetEntry(preset: renamed($0.preset), origin: $0.origin) }
  }

  /// Gives free names to presets whose names are taken by different ones in the catalog.
  ///
  /// A preset that refers to one with a new name is then a different one itself.
  ///
  /// - Returns: the names that were changed, in the order of the presets.
  mutating func giveFreeNames() throws(CatalogError) -> [ImportReport.Renaming] {
    let before = names
    var users: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      for name in Set(entry.preset.references.map(\.target.name)) where names[name] != nil {
        users[name, default: []].append(index)
      }
    }
    var waiting = Array(entries.indices.reversed())
    while let index = waiting.popLast() {
      for name in try giveFreeName(to: entries[index].preset) { waiting += users[name] ?? [] }
    }
    var changed: [ImportReport.Renaming] = []
    for name in entries.lazy.flatMap({ [$0.preset.name] + $0.preset.aliases }) {
      guard let old = before[name.text]?.text, let new = names[name.text]?.text, new != old,
        !changed.contains(where: { $0.new == new })
      else { continue }
      changed.append(.init(old: old, new: new))
    }
    return changed
  }

  /// Returns the old names that have new ones now.
  private mutating func giveFreeName(to preset: Preset) throws(CatalogError) -> [String] {
    var changed: [String] = []
    let named = renamed(preset)
    if let present = try record(named.name) {
      // The same preset, with its aliases.
      if present.payload == named.payload { return [] }
      names[preset.name.text] = try freeName(like: named)
      changed.append(preset.name.text)
    }
    for (old, new) in zip(preset.aliases, named.aliases) {
      guard try record(new) != nil else { continue }
      var candidates = Candidates(new)
      var free = try candidates.next()
      while true {
        if taken.insert(free.text).inserted, try record(free) == nil { break }
        free = try candidates.next()
      }
      names[old.text] = free
      changed.append(old.text)
    }
    return changed
  }

  /// Returns a name that no preset has, or the very same preset.
  private mutating func freeName(like preset: Preset) throws(CatalogError) -> PresetName {
    var candidates = Candidates(preset.name)
    while true {
      var named = preset
      named.name = try candidates.next()
      guard taken.insert(named.name.text).inserted else { continue }
      guard let present = try record(named.name), present.payload != named.payload
      else { return named.name }
    }
  }

  private func record(_ name: PresetName) throws(CatalogError) -> PresetRecord? {
    try store.record(named: name.text)
  }

  private func renamed(_ preset: Preset) -> Preset {
    var preset = preset.renamingReferences { names[$0]?.text ?? $0 }
    preset.name = names[preset.name.text] ?? preset.name
    preset.aliases = preset.aliases.map { names[$0.text] ?? $0 }
    return preset
  }
}

/// The names like one: `card-2`, `card-3` and so on.
private struct Candidates {
  private let name: PresetName
  private var number = 1

  init(_ name: PresetName) { self.name = name }

  mutating func next() throws(CatalogError) -> PresetName {
    number += 1
    if let next = PresetName("\(name.text)-\(number)") { return next }
    throw CatalogError(
      .exists, "no free name similar to '\(name)'", hints: ["choose a shorter name"])
  }
}

extension PresetName {
  fileprivate func prefixed(by prefix: PresetName) throws(CatalogError) -> PresetName {
    let text = "\(prefix.text)/\(self.text)"
    if let name = PresetName(text) { return name }
    throw CatalogError(
      .invalidInput, "'\(text)' isn't a valid name: \(PresetName.problem(in: text) ?? "")",
      hints: [.shortenPrefix])
  }
}
