import Diagnostics
@testable import Importing
import Presets
import StrictJSON
import Testing

/// A duration token of 300 ms.
let fastToken = #"{"$type":"duration","$value":{"value":300,"unit":"ms"}}"#
/// A cubic Bézier token.
let easeToken = #"{"$type":"cubicBezier","$value":[0.2,0,0,1]}"#

/// Design token files, named a.json, b.json and c.json, with what is made of them.
struct TokenCase: Sendable, CustomTestStringConvertible {
  var files: [String]
  var presets: [String]
  var findings: [TokenFinding]

  init(_ files: [String], presets: [String], findings: [TokenFinding] = []) {
    self.files = files
    self.presets = presets
    self.findings = findings
  }

  var testDescription: String { files.joined(separator: " + ") }

  func check() {
    let (reading, found) = readTokens(files)
    #expect(reading.entries.map { String(decoding: $0.preset.payload, as: UTF8.self) } == presets)
    #expect(found.kept.map(TokenFinding.init) == findings)
    #expect(
      found.kept.allSatisfy { $0.help?.sentence?.isEmpty == false }, "every finding says what to do"
    )
    #expect(found.dropped == 0)
  }
}

/// A finding in three lines: level, rule and place; subject and message; help.
struct TokenFinding: Equatable, Sendable {
  var head, message: String
  var help: String

  init(_ head: String, _ message: String, _ help: String) {
    self.head = head
    self.message = message
    self.help = help
  }

  init(_ finding: Finding) {
    let place = finding.place.map { "\($0.file):\($0.line):\($0.column) \($0.pointer)" } ?? "-"
    self.init(
      "\(finding.level) \(finding.rule) \(place)", "\(finding.subject ?? "-"): \(finding.message)",
      finding.help?.sentence ?? "-")
  }
}

/// Reads texts as the files a.json, b.json and c.json.
func readTokens(_ texts: [String]) -> (TokenReading, FindingList) {
  var findings = FindingList()
  var documents: [JSONDocument] = []
  for (text, file) in zip(texts, ["a.json", "b.json", "c.json"]) {
    let reading = JSONDocument.read(Array(text.utf8), file: file)
    findings.append(reading)
    if let document = reading.document { documents.append(document) }
  }
  let reading = TokenReading(documents, &findings)
  return (reading, findings)
}

/// What is read from design tokens, and what is left out.
struct TokenReading {
  let entries: [PresetEntry]
  let leftOut: OmissionList

  init(_ documents: [JSONDocument], _ findings: inout FindingList) {
    var report = ReadingReport(findings)
    entries = report.presets {
      DTCGReader.read(documents, ReaderOptions(), besides: TakenNames(), &$0)
    }
    (leftOut, findings) = (report.leftOut, report.findings)
  }

  /// How many tokens of other types there are, and how often groups have what presets can't store.
  var skipped: [String: Int] { leftOut.counts(of: .notMotion) }
  var unkept: [String: Int] { leftOut.counts(of: .ofGroup) }
}
