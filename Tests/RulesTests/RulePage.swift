import Diagnostics
import Expectations
import Foundation
import Presets
import Rules
import StrictJSON
import Testing

/// A rule page is a file of `Tests/Rules`: documents, and what a rule finds in each of them.
///
/// The path names the rule. A title stands after `# `; an empty line ends a document. Below a line of a document
/// stands what is found there: a caret under the place, the level and the message. A document without one is fine.
struct RulePage: CustomTestStringConvertible {
  /// Where the page is.
  let file: URL
  private let lines: [String]

  /// The id of the rule.
  var rule: String { file.deletingPathExtension().pathComponents.suffix(2).joined(separator: "/") }
  var testDescription: String { rule }

  /// All pages, by the ids of their rules.
  static func all() throws -> [RulePage] {
    try PageRun.files(in: "Rules").map { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return RulePage(file: file, lines: text.components(separatedBy: "\n"))
    }
  }

  /// Holds the documents to the rule.
  func run() -> PageRun {
    PageRun(of: lines) { lines in annotated(lines.filter { !Self.isFinding($0) }) }
  }

  private static func isFinding(_ line: String) -> Bool {
    line.firstMatch(of: #/^ *\^ (error|warning|info): /#) != nil
  }

  /// Returns a document with what is found in it.
  private func annotated(_ document: [String]) -> [String] {
    var findings = Self.findings(in: document.joined(separator: "\n"), of: rule)
    findings.sort { $0.place?.line ?? 0 < $1.place?.line ?? 0 }
    return document.enumerated().flatMap { index, line in
      let found = findings.filter { $0.place?.line ?? 1 == index + 1 }
      return [line]
        + found.map { finding in
          let column = finding.place?.column ?? 1
          return String(repeating: " ", count: column - 1)
            + "^ \(finding.level): \(finding.message)"
        }
    }
  }

  private static func findings(in text: String, of rule: String) -> [Finding] {
    var findings = FindingList()
    var entries: [PresetEntry] = []
    let reading = JSONDocument.read(Array(text.utf8), file: "team.json")
    findings.append(reading)
    if let document = reading.document {
      DocumentReader.read(document, findings: &findings) { entries.append($0) }
    }
    let known = DocumentPresets(entries.map(\.preset))
    let check = RuleCheck(RuleSettings(least: .info))
    var found = findings.kept
    let catalog = ExaminedCatalog(entries.map { .init($0.preset) }, among: known)
    let together = check.check(catalog).violations
    for entry in entries {
      let alone = check.check(ExaminedPreset(entry.preset, among: known)).violations
      let all = alone + (together.first { $0.name == entry.preset.name }?.found.violations ?? [])
      for (one, level, violation) in all where one.id == rule {
        let place = entry.origin.place(of: violation.pointer)
        found.append(Finding(rule, violation.message, level: level, place: place))
      }
    }
    return found
  }
}
