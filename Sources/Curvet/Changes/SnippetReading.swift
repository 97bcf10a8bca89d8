import Importing
import Presets

/// The result of reading a pasted text.
package struct SnippetReading {
  /// The presets.
  package var entries: [PresetEntry]
  /// Notes about parts of the text that are ignored, one sentence each.
  package var notes: [String] = []
}

extension SnippetReading {
  /// Makes a reading of presets, with notes about skipped motions and values that aren't exact.
  init(entries: [PresetEntry], _ report: ReadingReport) {
    let all = report.leftOut.others
    var notes = report.findings.kept.prefix(5).map(\.message)
    notes += all.prefix(5).map { omission, reason in
      let count = omission.count == 1 ? "" : "\(omission.count) "
      return "skipped \(count)\(omission.what): \(reason)"
    }
    if all.count > 5 { notes.append("skipped \(all.count - 5) more") }
    self.init(entries: entries, notes: notes)
  }
}
