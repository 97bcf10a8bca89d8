import Curvet
import Diagnostics
import Presets
import Storage

/// A status page prints the status of a catalog, and of the files that a project exports from it.
struct StatusPage {
  let status: ProjectStatus
  let output: TextOutput

  /// How many findings are listed; 'curvet validate' lists them all.
  private static let mostFindings = 3
  /// How many changes of a preset are listed; 'curvet diff' lists them all.
  private static let mostFields = 4

  /// Prints the page.
  ///
  /// - Parameter isQuiet: Whether only problems are printed.
  func print(isQuiet: Bool) {
    if !isQuiet { head() }
    findings(isQuiet: isQuiet)
    if !isQuiet, let config = status.config, status.exports.isEmpty {
      output.line("\(config) lists no exports")
    }
    for export in status.exports { print(export, isQuiet: isQuiet) }
    if status.exports.contains(where: { $0.refusal == nil && !$0.isUpToDate }) {
      output.line("\("help:", .cyan) run '\(ProjectExport.command)'")
    }
  }

  private func head() {
    output.line("\(status.catalog, .bold) has \(Words.count(status.presets, "preset"))")
    if let last = status.last { output.line("Last change: \(last.command) (\(Self.words(last)))") }
  }

  private func findings(isQuiet: Bool) {
    let counts = [Finding.Level.error, .warning].compactMap { level in
      status.findings.counts[level].map { Words.count($0, level.word) }
    }
    if counts.isEmpty {
      if !isQuiet { output.line("No problems found in the catalog") }
      return
    }
    if isQuiet, status.findings.errors == 0 { return }
    output.line("\(counts.joined(separator: ", ")); run 'curvet validate' to see how to fix them")
    let problems = status.findings.kept.filter { $0.level != .info }
      .sorted { $0.level == .error && $1.level != .error }
    for finding in problems.prefix(Self.mostFindings) {
      let subject = finding.subject.map { "\($0): " } ?? ""
      let style: TextStyle = finding.level == .error ? .red : .yellow
      output.line("  \("\(finding.level.word):", style) \(subject)\(finding.message)")
    }
  }

  private func print(_ export: ProjectStatus.Export, isQuiet: Bool) {
    if let refusal = export.refusal {
      let path = export.entry.path
      switch refusal {
      case .empty(let presets):
        let what = presets.isEmpty ? "no presets found" : "no preset can be exported"
        output.line("\(path, .red) can't be written: \(what)")
      case .missing(let presets):
        output.line("\(path, .red) can't be written: it would lose \(ExportRefusal.names(presets))")
      }
      return
    }
    for (file, drift) in zip(export.export.files, export.states) {
      if !drift.isUpToDate {
        output.line("\(file.path, .yellow) \(drift.words)")
      } else if !isQuiet {
        output.line("\(file.path) \(drift.words)")
      }
    }
    if let age = export.staleness { print(age) }
  }

  private func print(_ age: ExportStaleness) {
    switch age {
    case .samePresets:
      output.line(
        "  same presets, but the file was edited by hand, or exported with other options or another version"
      )
    case .olderVersion: output.line("  same presets, but the file was written by an older version")
    case .unknown(let operations):
      let reason =
        switch operations {
        case 0: "the file doesn't record which presets it was exported from"
        case 1: "the file matches no state in the history, which has 1 operation"
        default: "the file matches no state in the last \(operations) operations"
        }
      output.line("  \(reason); run 'curvet export --check' to see the differences")
    case .compared(let difference): print(difference) { _ in nil }
    case .since(let revision, let difference, let touches):
      let start = revision.map { "@\($0.operation) (\(Self.words($0)))" } ?? "@0"
      let count = difference.added.count + difference.removed.count + difference.changed.count
      output.line("  \(Words.count(count, "preset")) changed since \(start):")
      print(difference) { touches[$0] }
    }
  }

  private func print(_ difference: SnapshotDiff, _ touch: (String) -> CatalogRevision?) {
    func by(_ name: String) -> String { touch(name).map { "; \(Self.words($0))" } ?? "" }
    for preset in difference.added {
      output.line("  \("+ \(preset.name)", .green)\(by(preset.name.text), .dim)")
    }
    for preset in difference.removed {
      output.line("  \("− \(preset.name)", .red)\(by(preset.name.text), .dim)")
    }
    for change in difference.changed {
      let fields = Self.words(change.fields.filter { $0.pointer != "/name" })
      let name = DiffPage.name(of: change)
      output.line("  \("~", .yellow) \(name)\(fields)\(by(change.new.name.text), .dim)")
    }
  }

  /// Returns changes in words, those of the motion first.
  private static func words(_ fields: [FieldDiff]) -> String {
    if fields.isEmpty { return "" }
    let isMotion = { (field: FieldDiff) in field.pointer.hasPrefix("/motion") }
    let sorted = fields.filter(isMotion) + fields.filter { !isMotion($0) }
    let rest = fields.count - mostFields
    return ": \(FieldDiff.sentence(of: Array(sorted.prefix(mostFields))))"
      + (rest > 0 ? ", and \(rest) more" : "")
  }

  /// Returns who did something, and when: `operation 2 by kim, 2027-01-15T08:00:00Z`.
  private static func words(_ revision: CatalogRevision) -> String {
    let author = revision.author.map { " by \($0)" } ?? ""
    return "operation \(revision.operation)\(author), \(Timestamp.text(revision.at))"
  }
}
