import Diagnostics
import Presets
import StrictJSON

extension InputFormat {
  /// Design tokens (DTCG 2025.10).
  package static let dtcg = InputFormat(
    "dtcg", "Design tokens (DTCG 2025.10)", extensions: ["tokens"],
    covers: [
      "durations, cubic Béziers and transitions; aliases become references",
      "the files of one command are one set of tokens",
      "forms of older drafts are read with a warning; other types are left out and counted",
    ])
}

/// The reader of design tokens among those of other formats.
struct DTCGFormat: PresetReader {
  var format: InputFormat { .dtcg }

  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    guard try input.foreign() == nil, let root = try input.json()?.document?.root else {
      return false
    }
    return DTCGReader.recognizes(root)
  }

  func reading() -> any PresetReading { TokenReading() }
}

/// A token reading gathers files, and reads them as one set after the last one.
private struct TokenReading: PresetReading {
  private var documents: [JSONDocument] = []
  private var entries: ArraySlice<PresetEntry> = []

  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError) {
    if let document = try input.document(&report) { documents.append(document) }
  }

  mutating func finish(_ report: inout ReadingReport) throws(CatalogError) {
    guard !documents.isEmpty else { return }
    let reading = DTCGReader.read(documents, findings: &report.findings)
    report.leftOut.merge(reading.leftOut)
    entries = reading.entries[...]
    documents = []
  }

  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry? {
    entries.popFirst()
  }
}
