import Curvet
import Diagnostics
import Importing
import Presets
import StrictJSON
import Validation

/// What is accepted can be written and read again, and what is not has been said why.
enum RoundTrip {
  /// Looks at an input by itself, not through the files' reader.
  static func problems(of input: FuzzInput, report: ValidationReport) -> [String] {
    if let presets = ofForeign(input) { return ofPresets(presets) }
    if input.format == .ndjson || isStream(input) { return ofLines(input, report: report) }
    var findings = FindingList()
    let reading = JSONDocument.read(input.text, file: "-")
    guard let document = reading.document else {
      return report.findings.isEmpty ? ["what is not JSON was not refused"] : []
    }
    // What a text with mistakes gives is only there to find more of them.
    guard reading.findings.isEmpty else { return [] }
    var entries: [PresetEntry] = []
    DocumentReader.read(document, findings: &findings) { entries.append($0) }
    let given = document.root["presets"]?.members ?? document.root.members
    if report.findings.isEmpty, document.root["presets"] != nil,
      Array(given).count > entries.count
    {
      return ["a preset was dropped without a word"]
    }
    return ofPresets(entries.map(\.preset))
  }

  /// Returns the presets of a format of other programs; nil if it is none.
  private static func ofForeign(_ input: FuzzInput) -> [Preset]? {
    var text = ReaderInput(shown: "-", text: input.text)
    let recognized = try? ImportFormats.readers.recognizing(&text)
    let given = ImportFormats.readers.first { $0.format == input.format }
    guard let reader = input.format == nil ? recognized : given, reader.format != .json,
      reader.format != .ndjson
    else { return nil }
    var report = ReadingReport()
    let presets = (try? reader.presets(in: &text, &report))?.map(\.preset) ?? []
    // What a text with mistakes gives is only there to find more of them.
    let isSound = !report.findings.kept.contains { $0.rule.hasPrefix("json/") }
    return isSound && report.findings.dropped == 0 ? presets : []
  }

  /// Whether the text was taken for a stream of presets.
  private static func isStream(_ input: FuzzInput) -> Bool {
    guard input.format == nil,
      let line = input.text.split(separator: 0x0A).first(where: { !$0.allSatisfy(isBlank) }),
      let root = JSONDocument.read(Array(line.drop(while: isBlank)), file: "").document?.root
    else { return false }
    return root["name"] != nil && (root["motion"] ?? root["kind"]) != nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0D].contains(byte) }

  private static func ofLines(_ input: FuzzInput, report: ValidationReport) -> [String] {
    var findings = FindingList()
    var presets: [Preset] = []
    var given = 0
    for line in input.text.split(separator: 0x0A) where !line.allSatisfy(isBlank) {
      given += 1
      let reading = JSONDocument.read(Array(line), file: "-")
      guard let document = reading.document, reading.findings.isEmpty else { continue }
      if let entry = DocumentReader.readNamed(document.root, findings: &findings) {
        presets.append(entry.preset)
      }
    }
    if report.findings.isEmpty, presets.count < given {
      return ["a line was dropped without a word"]
    }
    return ofPresets(presets)
  }

  /// Writes presets and reads them again.
  static func ofPresets(_ presets: [Preset]) -> [String] {
    var problems: [String] = []
    // What another program's file has beyond the limits is left out by whoever reads it.
    for preset in presets where preset.motion.isWithinLimits {
      var findings = FindingList()
      let reading = JSONDocument.read(preset.payload, file: "")
      findings.append(reading)
      let again = reading.document.flatMap {
        DocumentReader.readNamed($0.root, findings: &findings)
      }
      if again?.preset != preset || !findings.isEmpty {
        let reason = findings.kept.first.map { ": \($0.message)" } ?? ""
        problems.append("\(preset.name) is not read as it was written\(reason)")
      } else if again?.preset.payload != preset.payload {
        problems.append("\(preset.name) is written in two ways")
      }
      if let text = MotionExpression.text(of: preset.motion),
        (try? MotionExpression.parse(text)) != preset.motion
      {
        problems.append("\(preset.name) is another motion as an expression: \(text)")
      }
    }
    return problems
  }
}
