import Diagnostics
import Presets
import StrictJSON

extension InputFormat {
  /// Design tokens as other tools than DTCG's have them.
  package static let tokens = InputFormat(
    "tokens", "Design tokens of other tools (Style Dictionary, Theo, Tokens Studio)",
    extensions: [],
    covers: [
      "durations, easings, transitions, springs and keyframes, in JSON or JSON5",
      "{a.b}, {a.b.value} and {!A_B} become references; the files of one command are one set",
      "a time without a unit is taken for milliseconds, with a warning; --option unit=s changes it",
    ])
}

/// The reader of design tokens whose values are under `value`.
struct TokensFormat: PresetReader {
  var format: InputFormat { .tokens }

  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    guard let root = try input.foreignRoot(), root.kind == .object else { return false }
    return ForeignFile.recognize(root) == nil && DialectTree.recognizes(root)
  }

  func reading(_ options: ReaderOptions) -> any PresetReading { DialectReading(options: options) }
}

/// A dialect reading gathers files, and reads them as one set after the last one.
private struct DialectReading: PresetReading {
  let options: ReaderOptions
  private var documents: [JSONDocument] = []
  private var entries: ArraySlice<PresetEntry> = []

  init(options: ReaderOptions) { self.options = options }

  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError) {
    if let document = try input.looseDocument(&report) { documents.append(document) }
  }

  mutating func finish(_ report: inout ReadingReport) throws(CatalogError) {
    guard !documents.isEmpty else { return }
    let findings = FindingList(limit: max(0, report.findings.remaining))
    var interpreter = DialectInterpreter(DialectTree(of: documents), options, findings)
    entries = interpreter.interpret()[...]
    report.findings.merge(interpreter.found.findings)
    report.leftOut.merge(interpreter.found.leftOut)
    documents = []
  }

  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry? {
    entries.popFirst()
  }
}
