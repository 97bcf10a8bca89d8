import Importing
import Presets

/// A snippet reading is what became of a pasted text.
package struct SnippetReading {
  /// The presets.
  package var entries: [PresetEntry]
  /// What of the text cannot be kept, a sentence each.
  package var notes: [String] = []
}

extension SnippetReading {
  /// Makes a reading of presets, with a note for all that was left out beside them or isn't exact.
  init(entries: [PresetEntry], _ report: ReadingReport) {
    let all = report.leftOut.others
    var notes = report.findings.kept.prefix(5).map(\.message)
    notes += all.prefix(5).map { omission, reason in
      let count = omission.count == 1 ? "" : "\(omission.count) "
      return "left out: \(count)\(omission.what): \(reason)"
    }
    if all.count > 5 { notes.append("left out: \(all.count - 5) more") }
    self.init(entries: entries, notes: notes)
  }
}
