import Diagnostics
import Motion
import Presets
import Testing

@testable import Importing

/// A style sheet, named motion.css, with what is made of it.
struct CSSInputCase: Sendable, CustomTestStringConvertible {
  var text: String
  /// `name motion`, as a line of NDJSON has the motion.
  var presets: [String]
  /// `what: reason`, with `× n` if there are several.
  var leftOut: [String]

  init(_ text: String, _ presets: [String], leftOut: [String] = []) {
    self.text = text
    self.presets = presets
    self.leftOut = leftOut
  }

  var testDescription: String { text }

  func check(in file: String = "motion.css") throws {
    let (entries, report) = try readStyles([(file, text)])
    #expect(entries.map(\.preset.line) == presets)
    #expect(report.leftOut.lines == leftOut)
    #expect(report.findings.errors == 0)
  }
}

/// Reads texts as files of one command.
func readStyles(
  _ files: [(name: String, text: String)]
) throws -> (entries: [PresetEntry], report: ReadingReport) {
  var report = ReadingReport()
  var reading = CSSFormat().reading()
  for (name, text) in files {
    var input = ReaderInput(shown: name, text: Array(text.utf8))
    try reading.open(&input, &report)
  }
  try reading.finish(&report)
  var entries: [PresetEntry] = []
  while let entry = try reading.next(&report) { entries.append(entry) }
  return (entries, report)
}

extension Preset {
  /// The name and the motion, and what is said of reduced motion.
  var line: String {
    let payload = String(decoding: payload, as: UTF8.self)
    let motion = payload.firstRange(of: #""motion":"#).map { payload[$0.upperBound...].dropLast() }
    let reduced: String =
      switch reducedMotion {
      case nil: ""
      case ReducedMotion.none?: " reduced none"
      case .keep?: " reduced keep"
      case .preset(let reference)?: " reduced \(reference.name)"
      }
    return "\(name) \(motion ?? "")\(reduced)"
  }
}

extension OmissionList {
  /// What is left out, a line each.
  var lines: [String] {
    all.map { one in
      let count = one.count == 1 ? "" : " × \(one.count)"
      return switch one.reason {
      case .other(let reason): "\(one.what)\(count): \(reason)"
      case .notMotion, .ofGroup: "\(one.what)\(count)"
      }
    }
  }
}
