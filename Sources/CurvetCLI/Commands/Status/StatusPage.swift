import Curvet
import Diagnostics
import Presets
import Storage

/// A status page tells how a catalog stands, and the files that a project takes from it.
struct StatusPage {
  private let status: ProjectStatus
  private let output: TextOutput

  init(_ status: ProjectStatus, to output: TextOutput) {
    (self.status, self.output) = (status, output)
  }

  /// So many findings are told; 'curvet validate' tells them all.
  private static let mostFindings = 3
  /// So many changes of a preset are told; 'curvet diff' tells them all.
  private static let mostFields = 4

  /// Prints the page.
  ///
  /// - Parameter isQuiet: Whether only what is wrong is told.
  func print(isQuiet: Bool) {
    if !isQuiet { head() }
    findings(isQuiet: isQuiet)
    if !isQuiet, let config = status.config, status.exports.isEmpty {
      output.line("\(config) lists no exports")
    }
    for export in status.exports { print(export, isQuiet: isQuiet) }
    if !status.isUpToDate {
      output.line("\("help:", .cyan) write it anew: \(ProjectExport.command)")
    }
  }

  private func head() {
    output.line("\(status.catalog, .bold) holds \(Words.count(status.presets, "preset"))")
    if let last = status.last {
      output.line("The last change: \(last.command) (\(Self.words(last)))")
    }
  }

  private func findings(isQuiet: Bool) {
    let counts = [Finding.Level.error, .warning].compactMap { level in
      status.findings.counts[level].map { Words.count($0, level.rawValue) }
    }
    if counts.isEmpty {
      if !isQuiet { output.line("Nothing to fix") }
      return
    }
    if isQuiet, status.findings.errors == 0 { return }
    output.line("\(counts.joined(separator: ", ")); 'curvet validate' tells how to fix them")
    let told = status.findings.kept.filter { $0.level != .info }
      .sorted { $0.level == .error && $1.level != .error }
    for finding in told.prefix(Self.mostFindings) {
      let subject = finding.subject.map { "\($0): " } ?? ""
      let style: TextStyle = finding.level == .error ? .red : .yellow
      output.line("  \("\(finding.level.rawValue):", style) \(subject)\(finding.message)")
    }
  }

  private func print(_ export: ProjectStatus.Export, isQuiet: Bool) {
    for (file, drift) in zip(export.export.files, export.states) {
      switch drift {
      case .upToDate:
        if !isQuiet { output.line("\(file.path) is in step with the catalog") }
      case .missing: output.line("\(file.path, .yellow) is not there")
      case .different: output.line("\(file.path, .yellow) is out of step with the catalog")
      }
    }
    if let age = export.staleness { print(age) }
  }

  private func print(_ age: ExportStaleness) {
    switch age {
    case .samePresets:
      output.line("  its presets are the same: it was changed by hand, or made in another way")
    case .unknown(let operations):
      let reason =
        switch operations {
        case 0: "it doesn't tell what it was made of"
        case 1: "it is of no moment of the history, which is one operation long"
        default: "it is of no moment of the last \(operations) operations"
        }
      output.line("  \(reason); 'curvet export --check' shows the lines")
    case .compared(let difference): print(difference) { _ in nil }
    case .since(let moment, let difference, let touches):
      let start = moment.map { "@\($0.operation) (\(Self.words($0)))" } ?? "@0"
      let count = difference.added.count + difference.removed.count + difference.changed.count
      output.line("  \(Words.count(count, "preset")) changed since \(start):")
      print(difference) { touches[$0] }
    }
  }

  private func print(
    _ difference: SnapshotDiff, _ touch: (String) -> CatalogRevision?
  ) {
    func by(_ name: String) -> String { touch(name).map { "; \(Self.words($0))" } ?? "" }
    for preset in difference.added {
      output.line("  \("+ \(preset.name)", .green)\(by(preset.name.text), .dim)")
    }
    for preset in difference.removed {
      output.line("  \("− \(preset.name)", .red)\(by(preset.name.text), .dim)")
    }
    for change in difference.changed {
      let told = Self.words(change.fields.filter { $0.pointer != "/name" })
      let name = DiffPage.name(of: change)
      output.line("  \("~", .yellow) \(name)\(told)\(by(change.new.name.text), .dim)")
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
  private static func words(_ moment: CatalogRevision) -> String {
    let author = moment.author.map { " by \($0)" } ?? ""
    return "operation \(moment.operation)\(author), \(Timestamp.text(moment.at))"
  }
}
