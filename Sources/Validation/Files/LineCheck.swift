import Diagnostics
import FileSystem
import Interchange
import Presets
import Rules
import StrictJSON

/// A line check reads the lines of a file, and checks the presets on them that refer to no others.
struct LineCheck: Sendable {
  /// What reads the lines.
  let format: any PresetLineReader
  /// The file as the user named it.
  let file: String
  /// How many presets were read before the file.
  let before: Int
  /// Whether all presets are wanted afterwards, not only those that refer to others.
  let keepsAll: Bool
  let check: PresetCheck

  /// A line batch is some lines in a row.
  struct Batch: Sendable {
    /// What the findings of earlier batches leave room for.
    let budget: FindingList
    /// The lines with their numbers, and where they begin in the file.
    private(set) var lines: [(number: Int, offset: Int, line: JSONLines<CatalogError>.Line)] = []

    /// Takes lines until they are large enough for a batch; nil at the end.
    init?(
      of source: inout JSONLines<CatalogError>, budget: FindingList
    ) throws(CatalogError) {
      self.budget = budget
      var bytes = 0
      while bytes < 1 << 19, let line = try source.next() {
        if case .text(let text) = line { bytes += text.count + 1 }
        lines.append((source.number, source.offset, line))
      }
      if lines.isEmpty { return nil }
    }
  }

  /// A result is what came of a batch.
  struct Result: Sendable {
    /// What became of the lines.
    var report: ReadingReport
    /// The good presets.
    var presets: [ReadPreset] = []
    /// How much was found that presets ignore.
    var ignored = 0
  }

  /// Reads and checks the lines of a batch.
  func run(_ batch: Batch) -> Result {
    var result = Result(report: ReadingReport(batch.budget))
    for (number, offset, line) in batch.lines {
      guard let entry = format.entry(of: line, number: number, in: file, &result.report) else {
        continue
      }
      var preset = ReadPreset(entry, isKept: keepsAll)
      preset.offset = offset
      let ordinal = before + number - 1
      if check.concerns(entry.preset, number: ordinal) {
        preset.isWaiting = !preset.references.isEmpty
        if !preset.isWaiting {
          result.ignored += check.check(
            entry, number: ordinal, among: NoPresets(), into: &result.report.findings)
        }
      }
      result.presets.append(preset)
    }
    return result
  }
}

/// A finding budget is what the findings so far leave room for, shared between threads.
final class FindingBudget: @unchecked Sendable {
  private let lock = Lock()
  private var shared = FindingList()

  /// An empty list to be filled and merged later.
  var list: FindingList {
    get { lock.withLock { shared } }
    set { lock.withLock { shared = newValue } }
  }
}
