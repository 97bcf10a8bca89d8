import Diagnostics
import Importing
import Motion
import Presets
import Storage
import Validation

/// Document motions are the presets of a document, ready to be evaluated.
package struct DocumentMotions {
  /// The motions, in the document's order.
  package let motions: [FoundMotion]
  private let entries: [PresetEntry]

  /// Reads a document; `-` is standard input.
  ///
  /// References are looked up first in the document, and then in the catalog.
  ///
  /// - Throws: `invalidInput` with all findings if something is wrong with it.
  package init(
    _ path: String, catalog: Catalog?, in environment: CatalogEnvironment
  ) throws(CatalogError) {
    var reader = InputReader([path], in: environment)
    var entries: [PresetEntry] = []
    var index = PresetIndex()
    while let entry = try reader.next() {
      index.add(ReadPreset(entry), at: PresetLocation(kept: entries.count))
      entries.append(entry)
    }
    index.reportRepeats { location, _ in entries[location.kept] }
    var findings = reader.report.findings
    try index.resolve(
      refused: Set(findings.kept.compactMap(\.subject)), with: catalog.map(CatalogElsewhere.init))
    index.reportExcesses { _, location, _ in entries[location.kept] }
    findings.merge(index.findings)
    guard findings.errors == 0 else { throw Self.error(findings) }
    guard !entries.isEmpty else {
      throw CatalogError(.invalidInput, "the document contains no presets", path: path)
    }
    self.entries = entries
    motions = try Self.resolve(entries, catalog)
  }

  private static func resolve(
    _ entries: [PresetEntry], _ catalog: Catalog?
  ) throws(CatalogError) -> [FoundMotion] {
    var known: [String: Motion] = [:]
    for preset in entries.map(\.preset) {
      for name in [preset.name] + preset.aliases { known[name.text] = preset.motion }
    }
    let finder = MotionFinder(catalog, documents: known)
    var motions: [FoundMotion] = []
    for preset in entries.map(\.preset) {
      let motion = try finder.resolve(preset.motion, named: preset.name.text)
      motions.append(FoundMotion(name: preset.name.text, motion: motion, preset: preset))
    }
    return motions
  }

  /// Returns what is wrong with one of the motions as an error with its place in the document.
  ///
  /// - Parameter index: Which of ``motions``.
  package func error(_ error: MotionError, of index: Int) -> CatalogError {
    let entry = entries[index]
    var findings = FindingList()
    findings.append(
      Finding(
        PresetRule.evaluation, error.message, subject: entry.preset.name.text,
        place: entry.origin.place(of: "/motion"), help: error.help))
    return Self.error(findings)
  }

  private static func error(_ list: FindingList) -> CatalogError {
    var findings = list
    findings.sortByPlace()
    var error = CatalogError(.invalidInput, "the document isn't valid")
    error.findings = findings.kept
    return error
  }
}
