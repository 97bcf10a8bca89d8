import Diagnostics
import Presets
import StrictJSON

/// A file reading makes presets from each JSON or JSON5 file separately.
struct FileReading: PresetReading {
  private let interpret: (JSONDocument, inout FoundMotions) -> Void
  private var entries: ArraySlice<PresetEntry> = []

  /// - Parameter interpret: Finds the motions of a file.
  init(_ interpret: @escaping (JSONDocument, inout FoundMotions) -> Void) {
    self.interpret = interpret
  }

  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError) {
    guard let document = try input.looseDocument(&report) else { return }
    entries = report.presets { interpret(document, &$0) }[...]
  }

  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry? {
    entries.popFirst()
  }
}

/// A set reading gathers files of JSON or JSON5, and makes presets of them as one set after the last one.
struct SetReading: PresetReading {
  private let interpret: ([JSONDocument], inout ReadingReport) -> [PresetEntry]
  private var documents: [JSONDocument] = []
  private var entries: ArraySlice<PresetEntry> = []

  /// - Parameter interpret: Makes the presets of all files, and reports what became of the rest.
  init(_ interpret: @escaping ([JSONDocument], inout ReadingReport) -> [PresetEntry]) {
    self.interpret = interpret
  }

  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError) {
    if let document = try input.looseDocument(&report) { documents.append(document) }
  }

  mutating func finish(_ report: inout ReadingReport) throws(CatalogError) {
    guard !documents.isEmpty else { return }
    entries = interpret(documents, &report)[...]
    documents = []
  }

  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry? {
    entries.popFirst()
  }
}

extension ReadingReport {
  /// Returns the presets that were found, and adds the rest to the report.
  mutating func presets(finding: (inout FoundMotions) -> Void) -> [PresetEntry] {
    var found = FoundMotions(FindingList(limit: max(0, findings.remaining)))
    finding(&found)
    let presets = found.presets(besides: &takenNames)
    findings.merge(found.findings)
    leftOut.merge(found.leftOut)
    return presets
  }
}
