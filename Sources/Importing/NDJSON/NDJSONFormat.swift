import Diagnostics
import Presets
import StrictJSON

extension InputFormat {
  /// Presets one per line, each with its name inside.
  package static let ndjson = InputFormat(
    "ndjson", "Curvet documents, one preset per line", extensions: ["ndjson", "jsonl"],
    covers: [
      "presets of every kind, each with a field for its name, lossless",
      "files of any size, in bounded memory; a line is at most 2 MiB",
    ])
}

/// The reader of NDJSON: a preset on each line.
struct NDJSONFormat: PresetLineReader {
  var format: InputFormat { .ndjson }

  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool { try input.isLines() }

  func entry(
    of line: JSONLines<CatalogError>.Line, number: Int, in file: String,
    _ report: inout ReadingReport
  ) -> PresetEntry? {
    guard case .text(let bytes) = line else {
      report.findings.append(
        Finding(
          PresetRule.tooLarge, "the line is longer than 2 MiB",
          place: Place(file: file, line: number, column: 1),
          help:
            "split it into several presets that refer to each other by name, each on its own line"))
      return nil
    }
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
    let reading = JSONDocument.read(bytes, file: file, firstLine: number)
    report.findings.append(reading)
    guard let document = reading.document else {
      report.hasForeignText = true
      return nil
    }
    // A repeated key has been reported; the rest of the line is still looked at.
    let entry = DocumentReader.readNamed(document.root, findings: &report.findings)
    return reading.findings.isEmpty ? entry : nil
  }
}
