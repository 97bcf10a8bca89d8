import Diagnostics
import Interchange
import Presets
import Storage

extension Catalog {
  /// Imports the presets of vocabularies that come with Curvet, all or nothing.
  ///
  /// What they refer to comes along, unless the catalog has a preset of that name.
  ///
  /// - Returns: what happened; with an error among its findings, nothing was changed.
  package func importVocabularies(
    _ vocabularies: [Vocabulary], options: ImportOptions
  ) throws(CatalogError) -> ImportReport {
    try options.checkTags()
    let presets = VocabularyPresets(vocabularies)
    var entries = presets.chosen
    for entry in presets.needed where try store.kind(named: entry.preset.name.text) == nil {
      entries.append(entry)
    }
    return try importEntries(entries, ReadingReport(presets.findings), options)
  }
}
