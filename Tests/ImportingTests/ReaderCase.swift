import Diagnostics
import Presets
import Testing

@testable import Importing

/// A file of another program, with what is made of it.
struct ReaderCase: Sendable, CustomTestStringConvertible {
  var file: String
  var text: String
  var options: [String]
  /// `name motion`, as a line of NDJSON has the motion.
  var presets: [String]
  /// `what: reason`, with `× n` if there are several.
  var leftOut: [String]
  /// `line message`.
  var findings: [String]

  init(
    _ file: String, _ text: String, _ options: [String], _ presets: [String],
    leftOut: [String] = [], findings: [String] = []
  ) {
    (self.file, self.text, self.options) = (file, text, options)
    (self.presets, self.leftOut, self.findings) = (presets, leftOut, findings)
  }

  init(
    _ file: String, _ text: String, _ presets: [String], leftOut: [String] = [],
    findings: [String] = []
  ) {
    self.init(file, text, [], presets, leftOut: leftOut, findings: findings)
  }

  var testDescription: String { text }

  /// Reads the file as what it is recognized as, which has to be the format, and compares all of it.
  func check(as format: String) throws {
    let (name, entries, report) = try readForeign(file, text, options)
    #expect(name == format)
    #expect(entries.map(\.preset.line) == presets)
    #expect(report.leftOut.lines == leftOut)
    #expect(report.findings.kept.map { "\($0.place?.line ?? 0) \($0.message)" } == findings)
    // What is handed out is what documents can hold.
    for entry in entries { #expect(PresetEntry(payload: entry.preset.payload) != nil) }
  }
}

/// Reads a text as what it is recognized as; nil if it is nothing.
func readForeign(
  _ file: String, _ text: String, _ options: [String] = []
) throws -> (format: String?, entries: [PresetEntry], report: ReadingReport) {
  var input = ReaderInput(shown: file, text: Array(text.utf8))
  var report = ReadingReport()
  guard let reader = try ImportFormats.readers.recognizing(&input) else { return (nil, [], report) }
  let entries = try reader.presets(in: &input, options: try ReaderOptions(options), &report)
  return (reader.format.name, entries, report)
}
