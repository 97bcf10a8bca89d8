import Curvet
import Diagnostics
import Interchange
import Storage

/// What an import did, in words.
extension Import {
  /// Says what was taken, what was left out and why, and what the catalog has already.
  func say(_ report: ImportReport, catalog: String, in context: Context) {
    guard !global.quiet else { return }
    let outcome = report.outcome
    let files =
      vocabularies.isEmpty
      ? Words.count(report.files, "file") : vocabularies.map(\.name).joined(separator: ", ")
    if outcome.changed == 0, outcome.count(.skipped) > 0 || !report.duplicates.isEmpty {
      context.output.line("Nothing to import into \(catalog)")
    } else if outcome.changed == 0, outcome.count(.unchanged) > 0 {
      context.output.line("Nothing to import: \(catalog) has all of it")
    } else if outcome.changed == 0 {
      context.output.line("Nothing to import: no presets found in \(files)")
    } else {
      let did = isDryRun ? "Would import" : "Imported"
      var kinds = outcome.changes[.created] ?? [:]
      kinds.merge(outcome.changes[.updated] ?? [:], uniquingKeysWith: +)
      let presets = Words.count(outcome.changed, "preset")
      context.output.line("\(did) \(presets, .bold) from \(files) into \(catalog)")
      context.output.line("  \(Words.kinds(kinds))")
    }
    for (change, words) in [
      (ImportChange.updated, "replaced"), (.unchanged, "unchanged"),
      (.skipped, "skipped (name taken)"),
    ] where outcome.count(change) > 0 { context.output.line("  \(outcome.count(change)) \(words)") }
    for renaming in report.renamed {
      context.output.line("  renamed \(renaming.old) to \(renaming.new)")
    }
    if !report.unkeptOfGroups.isEmpty {
      let properties = report.unkeptOfGroups.sorted { $0.key < $1.key }
        .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      context.output.line("  skipped properties of token groups: \(properties)")
    }
    let undefined = report.undefinedTokens
    for (type, count) in undefined.sorted(by: { $0.key < $1.key }) {
      context.output.line(
        "  skipped \(count) \(type), which design tokens (DTCG 2025.10) do not define")
    }
    let others = report.skippedTokens.filter { type in
      undefined[type.key] == nil && !Self.ofSheets.contains { $0.key == type.key }
    }
    if !others.isEmpty {
      let types = others.sorted { $0.key < $1.key }
        .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      context.output.line("  skipped tokens that are not motion: \(types)")
    }
    for (what, one) in Self.ofSheets {
      guard let count = report.skippedTokens[what] else { continue }
      context.output.line("  skipped \(count) \(count == 1 ? one : what), no motion")
    }
    for one in report.duplicates.prefix(Self.lines) {
      context.output.line("  skipped \(one.name), which is the same as \(one.other)")
    }
    if report.duplicates.count > Self.lines {
      let rest = report.duplicates.count - Self.lines
      context.output.line("  skipped \(rest) more that are the same as others; see --json")
    }
    sayLeftOut(report, in: context)
    saySame(report, in: context)
  }

  /// Says what was left out for a reason: the first ones, and how many there are.
  private func sayLeftOut(_ report: ImportReport, in context: Context) {
    if report.notTaken > 0 {
      context.output.line(
        "  found \(report.found): took \(report.taken), skipped \(report.notTaken)")
    }
    let all = report.reading.leftOut.others
    for (omission, reason) in all.prefix(Self.lines) {
      let count = omission.count == 1 ? "" : "\(omission.count) "
      let first = omission.count == 1 ? "" : "first in "
      let place = omission.place.map { " (\(first)\($0.file):\($0.line):\($0.column))" } ?? ""
      context.output.line("  skipped \(count)\(omission.what)\(place): \(reason)")
    }
    if all.count > Self.lines {
      let rest = all.dropFirst(Self.lines).reduce(0) { $0 + $1.omission.count }
      context.output.line("  skipped \(rest) more; see --json")
    }
  }

  /// Says which presets move as others of the catalog do.
  private func saySame(_ report: ImportReport, in context: Context) {
    for one in report.same.prefix(Self.lines) {
      context.output.line("  \(one.name) is the same as \(one.other)")
    }
    if report.same.count > Self.lines {
      let rest = report.same.count - Self.lines
      context.output.line("  \(rest) more are the same as others; see --json")
    }
  }

  /// How many lines of one sort are printed.
  private static let lines = 20
  /// What style sheets hold beside motion.
  private static let ofSheets: KeyValuePairs = [
    "custom properties": "custom property", "variables": "variable",
  ]
}
