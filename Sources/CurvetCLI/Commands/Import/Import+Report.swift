import Curvet
import Diagnostics
import Importing
import Presets
import Storage

/// Describes what an import did.
extension Import {
  /// Prints what was imported, what was skipped and why, and what the catalog already has.
  func say(_ report: ImportReport, catalog: String, in context: Context) {
    guard !global.quiet else { return }
    let outcome = report.outcome
    let files =
      vocabularies.isEmpty
      ? Words.count(report.files, "file") : vocabularies.map(\.name).joined(separator: ", ")
    if outcome.changed == 0, outcome.count(.skipped) > 0 || !report.duplicates.isEmpty {
      context.output.line("Nothing to import into \(catalog)")
    } else if outcome.changed == 0, outcome.count(.unchanged) > 0 {
      context.output.line("Nothing to import: \(catalog) already has these presets")
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
      (.skipped, "not imported (name already in use)"),
    ] where outcome.count(change) > 0 { context.output.line("  \(outcome.count(change)) \(words)") }
    if report.notTaken > 0 {
      context.output.line(
        "  found \(report.found): read \(report.taken), skipped \(report.notTaken)")
    }
    let table = table(of: report)
    if table.isEmpty { return }
    context.output.line("")
    table.print(to: context.output, cutsLast: false)
  }

  /// Returns a table of single presets: their names, their places, and what happened to them.
  private func table(of report: ImportReport) -> TextTable {
    var rows = ReportRows()
    if isDryRun {
      let same = Dictionary(report.same.map { ($0.name, $0.other) }) { first, _ in first }
      rows.add(report.outcome.presets.filter { $0.change == .created || $0.change == .updated }) {
        let kind = $0.kind.rawValue
        let words = $0.change == .created ? kind : "\(kind), replaces the existing preset"
        return ($0.name, "", same[$0.name].map { "\(words), same motion as \($0)" } ?? words)
      }
    }
    let approximated = report.outcome.findings.kept.filter { $0.rule == ForeignRule.approximate }
    rows.add(approximated) { finding in
      let place = finding.place.map { "\($0.file):\($0.line):\($0.column)" } ?? ""
      return (finding.subject ?? "", place, "approximated: \(finding.message)")
    }
    rows.add(isDryRun ? [] : report.same) { ($0.name, "", "same motion as \($0.other)") }
    rows.add(report.renamed) { ($0.old, "", "renamed to \($0.new)") }
    rows.add(report.duplicates) { ($0.name, "", "skipped: same motion as \($0.other)") }
    rows.add(report.reading.leftOut.others) { omission, reason in
      let count = omission.count == 1 ? "" : "\(omission.count) "
      let first = omission.count == 1 ? "" : " (first)"
      let place = omission.place.map { "\($0.file):\($0.line):\($0.column)\(first)" } ?? ""
      return (count + omission.what, place, "skipped: \(reason)")
    }
    let undefined = report.undefinedTokens
    rows.add(undefined.sorted { $0.key < $1.key }) { type, count in
      ("\(count) \(type)", "", "skipped: not a design token type (DTCG 2025.10)")
    }
    for (what, one) in Self.ofFiles {
      guard let count = report.skippedTokens[what] else { continue }
      rows.add(["\(count) \(count == 1 ? one : what)"]) { ($0, "", "skipped: not motion") }
    }
    let others = report.skippedTokens.filter { type in
      undefined[type.key] == nil && !Self.ofFiles.contains { $0.key == type.key }
    }
    rows.add(others.sorted { $0.key < $1.key }) { type, count in
      ("\(count) \(type)", "", "skipped: not motion")
    }
    rows.add(report.unkeptOfGroups.sorted { $0.key < $1.key }) { property, count in
      ("\(count) \(property)", "", "skipped: a token group property")
    }
    return rows.table
  }

  /// The counted things that aren't motion, each with the word for one.
  private static let ofFiles: KeyValuePairs = [
    "custom properties": "custom property", "values": "value", "variables": "variable",
  ]
}

/// The rows of a report; only the first rows of each sort are printed.
private struct ReportRows {
  private(set) var table = TextTable()
  private static let limit = 20

  mutating func add<Element>(
    _ elements: [Element], row: (Element) -> (what: String, place: String, words: String)
  ) {
    for element in elements.prefix(Self.limit) {
      let (what, place, words) = row(element)
      table.add([("  " + what, .plain), (place, .dim), (words, .plain)])
    }
    if elements.count > Self.limit {
      let rest = elements.count - Self.limit
      table.add([("  \(rest) more", .plain), ("", .plain), ("use --json to list all", .plain)])
    }
  }
}
