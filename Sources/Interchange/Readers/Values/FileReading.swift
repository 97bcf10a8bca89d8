import Diagnostics
import Presets
import StrictJSON

/// A file reading makes presets of each file by itself once it is read.
struct FileReading: PresetReading {
  private let interpret: (JSONDocument, inout FoundMotions) -> Void
  private var entries: ArraySlice<PresetEntry> = []

  /// Reads JSON or JSON5.
  ///
  /// - Parameter interpret: Finds the motions of a file.
  init(_ interpret: @escaping (JSONDocument, inout FoundMotions) -> Void) {
    self.interpret = interpret
  }

  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError) {
    guard let document = try input.looseDocument(&report) else { return }
    var found = FoundMotions(FindingList(limit: max(0, report.findings.remaining)))
    interpret(document, &found)
    entries = found.presets()[...]
    report.findings.merge(found.findings)
    report.leftOut.merge(found.leftOut)
  }

  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry? {
    entries.popFirst()
  }
}
