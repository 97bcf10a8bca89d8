import Diagnostics
import Expectations
import Foundation
import Presets
import Testing

@testable import Importing

/// A reader page is a file of `Tests/Readers/<format>`: files of another program, and what is made of them.
///
/// A title stands after `# `. A file begins with `@ NAME OPTIONS`, which may be left out for the first one; its lines
/// stand after `| `. What is found in a line stands below it: a caret under the place, the level, the rule and the
/// message, and then the help. Presets stand after `= `, by their names, motions and other members; what is left out
/// stands after `- ` with the reason. An empty line ends the case.
struct ReaderPage: CustomTestStringConvertible {
  /// Where the page is.
  let file: URL
  private let lines: [String]

  /// The name of the format.
  var format: String { file.deletingLastPathComponent().lastPathComponent }
  var testDescription: String { file.pathComponents.suffix(2).joined(separator: "/") }

  /// All pages but those of code, which have a form of their own.
  static func all() throws -> [ReaderPage] {
    try PageRun.files(in: "Readers").map { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return ReaderPage(file: file, lines: text.components(separatedBy: "\n"))
    }.filter { $0.format != "code" }
  }

  /// Reads the files.
  func run() throws -> PageRun {
    let reader = try #require(ImportFormats.readers.first { $0.format.name == format })
    return try PageRun(of: lines) { try ReaderExample($0, format: format).read(by: reader) }
  }
}

/// The files of one case of a page.
private struct ReaderExample {
  private var files: [(heading: String?, name: String, lines: [String])] = []
  private var options: [String] = []

  init(_ lines: [String], format: String) {
    let name = ["css": "motion.css"][format] ?? "a.json"
    for line in lines {
      if line.hasPrefix("@ ") {
        let words = line.dropFirst(2).split(separator: " ").map(String.init)
        files.append((line, words[0], []))
        options += words.dropFirst()
      } else if line.hasPrefix("|") {
        if files.isEmpty { files.append((nil, name, [])) }
        files[files.count - 1].lines.append(String(line.dropFirst(line.hasPrefix("| ") ? 2 : 1)))
      }
    }
  }

  /// Returns the case with what a reader makes of it.
  func read(by reader: any PresetReader) throws -> [String] {
    var report = ReadingReport()
    var reading = reader.reading(try ReaderOptions(options))
    var entries: [PresetEntry] = []
    for file in files {
      let text = file.lines.joined(separator: "\n")
      var input = ReaderInput(shown: file.name, text: Array(text.utf8))
      try reading.open(&input, &report)
      while let entry = try reading.next(&report) { entries.append(entry) }
    }
    try reading.finish(&report)
    while let entry = try reading.next(&report) { entries.append(entry) }
    // What is handed out is what documents can hold.
    for entry in entries { #expect(PresetEntry(payload: entry.preset.payload) != nil) }
    let findings = report.findings.kept
    return files.flatMap { shown($0, findings) }
      + findings.filter { $0.place == nil }.flatMap { shown($0, at: 1) }
      + entries.map { "= " + $0.preset.words } + report.leftOut.lines.map { "- " + $0 }
  }

  private func shown(
    _ file: (heading: String?, name: String, lines: [String]), _ findings: [Finding]
  ) -> [String] {
    let own = findings.filter { $0.place?.file == file.name }
    let lines = file.lines.enumerated().flatMap { index, line in
      [line.isEmpty ? "|" : "| " + line]
        + own.filter { min($0.place?.line ?? 1, file.lines.count) == index + 1 }.flatMap {
          shown($0, at: $0.place?.column ?? 1)
        }
    }
    return (file.heading.map { [$0] } ?? []) + lines
  }

  private func shown(_ finding: Finding, at column: Int) -> [String] {
    let indentation = String(repeating: " ", count: column + 1)
    let subject = finding.subject.map { "\($0): " } ?? ""
    let head = "\(indentation)^ \(finding.level) \(finding.rule): \(subject)\(finding.message)"
    return [head] + (finding.help?.sentence.map { ["\(indentation)  help: \($0)"] } ?? [])
  }
}

extension Preset {
  /// The name, the motion, and what else there is.
  fileprivate var words: String {
    let payload = String(decoding: payload, as: UTF8.self)
    guard let start = payload.firstRange(of: #""motion":"#) else { return payload }
    let motion = payload[start.upperBound...].dropLast()
    let rest = payload[..<start.lowerBound]
      .replacing(/^\{"name":"[^"]*",("kind":"[^"]*",)?/, with: "").dropLast()
    return "\(name) \(motion)\(rest.isEmpty ? "" : " {\(rest)}")"
  }
}
