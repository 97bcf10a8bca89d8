import Diagnostics
import Presets
import Rules
import StrictJSON

/// A line batch is some lines of NDJSON in a row.
struct LineBatch: Sendable {
  /// The file as the user named it.
  var file: String
  /// The lines with their numbers, and where they begin in the file.
  var lines: [(number: Int, offset: Int, line: JSONLines<CatalogError>.Line)] = []
  /// How many presets were read before the file.
  var before: Int
  /// Whether all presets are wanted afterwards, not only those that refer to others.
  var keepsAll: Bool
  /// What the findings of earlier batches leave room for.
  var findings: FindingList

  /// The bytes of lines after which a batch is large enough.
  static let bytes = 1 << 19
}

/// A checked batch is what came of reading and checking the lines of one.
struct CheckedBatch: Sendable {
  /// What is wrong with them.
  var findings: FindingList
  /// The good presets.
  var presets: [ReadPreset] = []
  /// How much was found that presets ignore.
  var ignored = 0
  /// Whether a line was not JSON.
  var hasForeignText = false
}

extension LineBatch {
  /// Reads the lines, and checks the presets that refer to no others.
  func checked(by check: PresetCheck) -> CheckedBatch {
    var batch = CheckedBatch(findings: findings)
    let nobody = NoPresets()
    for (number, offset, line) in lines {
      switch line {
      case .tooLong:
        batch.findings.append(
          Finding(
            PresetRule.tooLarge, "the line is longer than 2 MiB",
            place: Place(file: file, line: number, column: 1),
            help: "a preset is at most that large: take out what it only carries along"))
      case .text(let bytes):
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
        let reading = JSONDocument.read(bytes, file: file, firstLine: number)
        batch.findings.append(reading)
        guard let document = reading.document else {
          batch.hasForeignText = true
          continue
        }
        // A repeated key has been reported; the rest of the line is still looked at.
        guard let entry = DocumentReader.readNamed(document.root, findings: &batch.findings),
          reading.findings.isEmpty
        else { continue }
        var preset = ReadPreset(entry, isKept: keepsAll)
        preset.offset = offset
        let ordinal = before + number - 1
        if !check.concerns(entry.preset, number: ordinal) {
          // There is nothing to find.
        } else if preset.references.isEmpty {
          batch.ignored += check.check(
            entry, number: ordinal, among: nobody, into: &batch.findings)
        } else {
          preset.isWaiting = true
        }
        batch.presets.append(preset)
      }
    }
    return batch
  }
}
