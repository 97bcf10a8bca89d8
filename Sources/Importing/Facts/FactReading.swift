import Diagnostics
import Presets
import StrictJSON

/// A file reading makes presets from each JSON or JSON5 file separately.
struct FileReading: PresetReading {
  private let interpret: (JSONDocument, inout MotionFacts) -> Void
  private var entries: ArraySlice<PresetEntry> = []

  /// - Parameter interpret: Finds the motions of a file.
  init(_ interpret: @escaping (JSONDocument, inout MotionFacts) -> Void) {
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

/// A set reading gathers files, and makes presets of them as one set after the last one.
struct SetReading<File>: PresetReading {
  private let read: (inout ReaderInput, inout ReadingReport) throws(CatalogError) -> File?
  private let interpret: ([File], TakenNames, inout MotionFacts) -> Void
  private var files: [File] = []
  private var entries: ArraySlice<PresetEntry> = []

  /// - Parameters:
  ///   - read: Takes a file apart; returns nil if that can't be done, which is reported.
  ///   - interpret: Finds the motions of all files, besides the names that other formats have.
  init(
    _ read: @escaping (inout ReaderInput, inout ReadingReport) throws(CatalogError) -> File?,
    interpret: @escaping ([File], TakenNames, inout MotionFacts) -> Void
  ) {
    (self.read, self.interpret) = (read, interpret)
  }

  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError) {
    if let file = try read(&input, &report) { files.append(file) }
  }

  mutating func finish(_ report: inout ReadingReport) throws(CatalogError) {
    guard !files.isEmpty else { return }
    let taken = report.takenNames
    entries = report.presets { interpret(files, taken, &$0) }[...]
    files = []
  }

  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry? {
    entries.popFirst()
  }
}

extension ReadingReport {
  /// Returns the presets that were found, and adds the rest to the report.
  mutating func presets(finding: (inout MotionFacts) -> Void) -> [PresetEntry] {
    var facts = MotionFacts(FindingList(limit: max(0, findings.remaining)))
    finding(&facts)
    let presets = facts.presets(besides: &takenNames)
    findings.merge(facts.findings)
    leftOut.merge(facts.leftOut)
    account.merge(facts.account)
    return presets
  }
}
