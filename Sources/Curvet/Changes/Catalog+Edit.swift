import Diagnostics
import Presets
import Storage
import StrictJSON

/// Presets that are being edited as a text.
package struct EditedPresets: Sendable {
  /// The canonical document of them.
  package let text: String
  fileprivate let originals: [SelectedPreset]

  /// Their names.
  package var names: [String] { originals.map(\.preset.name.text) }
}

extension Catalog {
  /// Returns presets as a text to edit.
  package func beginEditing(
    _ selection: PresetSelection, _ options: ChangeOptions
  ) throws(CatalogError) -> EditedPresets {
    let originals = try store.connection.read { () throws(CatalogError) in
      try selected(selection, options)
    }.sorted { $0.preset.name < $1.preset.name }
    var writer = DocumentWriter()
    for one in originals { writer.add(one.preset) }
    writer.finish()
    return EditedPresets(
      text: String(decoding: writer.takeBytes(), as: UTF8.self), originals: originals)
  }

  /// Puts edited presets in place.
  ///
  /// Changes that someone else made to other fields in the meantime are kept.
  ///
  /// - Parameter file: The name of the text in locations.
  /// - Throws: `invalidInput` with what is wrong with the text, `busy` if somebody else has
  ///   changed the same in the meantime.
  package func endEditing(
    _ edited: EditedPresets, text: String, file: String, _ options: ChangeOptions
  ) throws(CatalogError) -> ChangeReport {
    let entries = try edited.entries(in: text, file: file)
    return try change(options) { () throws(CatalogError) in
      var edits: [PresetEdit] = []
      for (original, entry) in zip(edited.originals, entries) {
        edits.append(try edit(original, entry))
      }
      return ChangePlan(edits)
    }
  }

  private func edit(
    _ original: SelectedPreset, _ entry: PresetEntry
  ) throws(CatalogError) -> PresetEdit {
    let latest = try store.latestRevision(of: original.id)
    let wasChanged = original.preset != entry.preset
    guard let latest, let payload = latest.payload else {
      // The removal and the edit were made without knowing of each other.
      throw CatalogError(
        .busy, "\(original.preset.name) was removed in the meantime",
        hints: [.undoRemoval])
    }
    let present = try store.preset(payload, of: original.id)
    if !wasChanged || present == original.preset {
      return .put(wasChanged ? entry : PresetEntry(present), in: original.id)
    }
    let merge = PresetMerge(from: original.preset, to: entry.preset, in: present)
    if !merge.conflicts.isEmpty {
      throw try changedSince(record(named: latest.name), expected: latest.rev &- 1)
    }
    return .put(merge.preset, in: original.id)
  }
}

extension EditedPresets {
  /// Returns the presets of a text, one for each that is edited, in their order.
  fileprivate func entries(in text: String, file: String) throws(CatalogError) -> [PresetEntry] {
    var findings = FindingList()
    var entries: [String: PresetEntry] = [:]
    let reading = JSONDocument.read(Array(text.utf8), file: file)
    findings.append(reading)
    if let document = reading.document {
      DocumentReader.read(document, findings: &findings) { (entry) throws(Never) in
        entries[entry.preset.name.text] = entry
      }
      if findings.errors == 0 { checkNames(of: entries, in: document, &findings) }
    }
    guard findings.errors == 0 else {
      findings.sortByPlace()
      var error = CatalogError(.invalidInput, "the text isn't valid", path: file)
      error.findings = findings.kept
      throw error
    }
    return names.compactMap { entries[$0] }
  }

  private func checkNames(
    of entries: [String: PresetEntry], in document: JSONDocument, _ findings: inout FindingList
  ) {
    for entry in entries.values where !names.contains(entry.preset.name.text) {
      findings.append(
        Finding(
          PresetRule.name, "the preset isn't one of those being edited",
          subject: entry.preset.name.text, place: entry.origin.place,
          help: .addOrRename))
    }
    for name in names where entries[name] == nil {
      findings.append(
        Finding(
          PresetRule.name, "the preset is missing from the text", subject: name,
          place: document.root.place(pointer: ""),
          help: .putBack))
    }
  }
}
