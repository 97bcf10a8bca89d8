import Diagnostics
import Importing
import Presets
import Storage

extension Catalog {
  /// Imports the presets of built-in collections, completely or not at all.
  ///
  /// Presets that they refer to are imported too, unless the catalog has a preset with the same name and
  /// motion. A preset with the same name and a different motion is a conflict.
  ///
  /// - Returns: the results. If the findings contain an error, nothing was changed.
  package func importVocabularies(
    _ vocabularies: [Vocabulary], options: ImportOptions
  ) throws(CatalogError) -> ImportReport {
    try options.checkTags()
    let presets = VocabularyPresets(vocabularies)
    var entries = presets.chosen
    for entry in presets.needed {
      let name = entry.preset.name.text
      let known = try store.kind(named: name) == nil ? nil : preset(named: name)
      if known?.motion != entry.preset.motion { entries.append(entry) }
    }
    return try importEntries(entries, ReadingReport(presets.findings), options)
  }
}
