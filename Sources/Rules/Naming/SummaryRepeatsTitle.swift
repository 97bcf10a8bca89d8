import Diagnostics
import Presets

extension Rule {
  /// Finds summaries that only repeat the title.
  static let summaryRepeatsTitle = Rule(
    "naming/summary-repeats-title", .info,
    finds: "A summary only repeats the title",
    reason: "People look in the summary for what a motion is for and where its numbers come from.",
    source: "Curvet shows the summary below the title",
    example: "curve/card",
    failing: #"{"title": "Card", "summary": "Card.", "motion": {"named": "easeOut"}}"#,
    passing: #"{"title": "Card", "summary": "A card comes in.", "motion": {"named": "easeOut"}}"#,
    check: .preset { examined in
      guard let title = examined.preset.title, let summary = examined.preset.summary,
        // Folding is slow, and few summaries are that short.
        summary.utf8.count <= title.utf8.count + 8, !title.letters.isEmpty,
        title.letters == summary.letters
      else { return [] }
      return [
        Violation(
          at: "/summary", "the summary only repeats the title",
          help: "write what the motion is for, or where its numbers come from")
      ]
    })
}

extension String {
  /// Its letters and digits, in lower case.
  fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
