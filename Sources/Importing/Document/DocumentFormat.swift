import Diagnostics
import Presets
import StrictJSON

extension InputFormat {
  /// Curvet's own documents.
  package static let json = InputFormat(
    "json", "Curvet documents", extensions: ["json"],
    covers: [
      "presets of every kind with all their fields, lossless",
      "an object of presets by name, or a single preset; at most 2 GiB",
    ])
}

/// The reader of Curvet's own documents.
struct DocumentFormat: PresetReader {
  var format: InputFormat { .json }

  /// Text that is nearly JSON is more likely a document with a mistake, whose location is reported.
  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    guard try input.foreign() == nil, let reading = try input.json() else { return false }
    guard let root = reading.document?.root else { return true }
    return DocumentReader.recognizes(root)
  }

  func reading(_ options: ReaderOptions) -> any PresetReading { DocumentReading() }
}

/// A document reading hands out the presets of documents.
private struct DocumentReading: PresetReading {
  private var entries: DocumentEntries?
  private(set) var expected: Int?

  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError) {
    (entries, expected) = (nil, nil)
    guard let document = try input.document(&report) else { return }
    entries = DocumentEntries(of: document, findings: &report.findings)
    expected = document.root["presets"].map { Array($0.members).count } ?? 1
  }

  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry? {
    entries?.next(findings: &report.findings)
  }
}
