import Diagnostics
import Presets
import Storage

extension Catalog {
  /// Gives presets a form again that they had, by its revision; removed ones come back.
  ///
  /// Names and aliases stay as they are, for others may refer to them.
  ///
  /// - Parameter targets: Names that presets have or had, each with a revision.
  package func revert(
    _ targets: [(name: String, rev: Int)], _ options: ChangeOptions
  ) throws(CatalogError) -> ChangeReport {
    try change(options) { () throws(CatalogError) in
      let names = targets.map(\.name)
      for (index, name) in names.enumerated() where names[..<index].contains(name) {
        throw CatalogError(
          .invalidInput, "\(name) is named twice", hints: ["name it once, with one revision"])
      }
      var edits: [PresetEdit] = []
      for target in targets { edits.append(try edit(target.name, to: target.rev)) }
      return ChangePlan(edits)
    }
  }

  private func edit(_ name: String, to rev: Int) throws(CatalogError) -> PresetEdit {
    let history = try store.revisions(named: name)
    guard let latest = history.first else { throw try missing(name) }
    // Several presets may have had the name, one after another; the last is meant.
    let own = history.filter { $0.presetID == latest.presetID }
    guard let wanted = own.first(where: { $0.rev == rev }) else {
      throw CatalogError(
        .notFound, "\(name) has no revision \(rev)",
        hints: [.chooseRevision(upTo: latest.rev, of: name)])
    }
    guard let payload = wanted.payload else {
      throw CatalogError(
        .invalidInput, "revision \(rev) of \(name) is its removal",
        hints: [.chooseEarlierRevision])
    }
    // What was removed last has the names that it had then.
    let present = own.first { $0.payload != nil }?.payload ?? payload
    let names = try store.preset(present, of: wanted.presetID)
    var preset = try store.preset(payload, of: wanted.presetID)
    (preset.name, preset.aliases) = (names.name, names.aliases)
    return .put(preset, in: wanted.presetID)
  }
}
