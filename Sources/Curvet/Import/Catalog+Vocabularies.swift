import Diagnostics
import Importing
import Presets
import Storage

extension Catalog {
  /// Imports the presets of vocabularies that come with Curvet, all or nothing.
  ///
  /// What they refer to comes along, unless the catalog has a preset of that name with the same motion;
  /// a different one would make their figures wrong, and so is a conflict.
  ///
  /// - Returns: what happened; with an error among its findings, nothing was changed.
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
