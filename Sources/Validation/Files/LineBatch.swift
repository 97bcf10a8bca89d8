import Diagnostics
import Interchange
import Presets
import Rules
import StrictJSON

/// A line batch is some lines of a file in a row.
struct LineBatch: Sendable {
  /// What reads the lines.
  var format: any PresetLineReader
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
  /// What became of them.
  var report: ReadingReport
  /// The good presets.
  var presets: [ReadPreset] = []
  /// How much was found that presets ignore.
  var ignored = 0
}

extension LineBatch {
  /// Reads the lines, and checks the presets that refer to no others.
  func checked(by check: PresetCheck) -> CheckedBatch {
    var batch = CheckedBatch(report: ReadingReport(findings))
    let nobody = NoPresets()
    for (number, offset, line) in lines {
      guard let entry = format.entry(of: line, number: number, in: file, &batch.report) else {
        continue
      }
      var preset = ReadPreset(entry, isKept: keepsAll)
      preset.offset = offset
      let ordinal = before + number - 1
      if !check.concerns(entry.preset, number: ordinal) {
        // There is nothing to find.
      } else if preset.references.isEmpty {
        batch.ignored += check.check(
          entry, number: ordinal, among: nobody, into: &batch.report.findings)
      } else {
        preset.isWaiting = true
      }
      batch.presets.append(preset)
    }
    return batch
  }
}
