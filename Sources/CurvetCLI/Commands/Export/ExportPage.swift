import CommandKit
import Curvet
import Diagnostics
import Exporting
import Presets

/// An export page lists the written presets, how exact they are, and the skipped presets.
struct ExportPage {
  private let context: Context
  private let isQuiet: Bool
  /// The output for results.
  var output: TextOutput { context.output }

  init(_ context: Context, isQuiet: Bool) { (self.context, self.isQuiet) = (context, isQuiet) }

  /// The result for an export's files.
  enum Outcome {
    /// The files at these paths were written.
    case written([String])
    /// The files were only compared.
    case checked([ExportStatus])
    /// The files weren't changed.
    case refused(ExportRefusal)

    var isRefused: Bool { if case .refused = self { true } else { false } }

    /// Whether the same command without --check would write a file.
    var isOutdated: Bool {
      if case .checked(let drifts) = self { drifts.contains { !$0.isUpToDate } } else { false }
    }

    /// Its exit code.
    var code: ExitCode {
      switch self {
      case .refused(let refusal): refusal.code
      case .checked: isOutdated ? ExitStatus.findings : ExitStatus.done
      case .written: ExitStatus.done
      }
    }
  }

  /// Prints the result of an export to a file or folder.
  func print(
    _ export: PreparedExport, _ outcome: Outcome, to path: String, _ format: ExportFormat
  ) {
    switch outcome {
    case .written(let paths): written(export, paths, to: path, format)
    case .checked(let drifts): checked(export, drifts)
    case .refused(let refusal): refused(refusal, path)
    }
  }

  /// Prints why a file wasn't changed.
  func refused(_ refusal: ExportRefusal, _ path: String) {
    context.errors.report(refusal.error(path), in: context.environment)
  }

  private func written(
    _ export: PreparedExport, _ paths: [String], to path: String, _ format: ExportFormat
  ) {
    if isQuiet { return }
    let (presets, rest) = contents(export, format)
    if paths.isEmpty {
      output.line("\(path, .bold) \(ExportStatus.upToDate.words): \(presets)\(rest)")
    } else {
      let files = export.isFolder ? ", in \(Words.count(paths.count, "file"))" : ""
      output.line("Wrote \(presets, .bold) to \(path)\(files)\(rest)")
    }
    for file in export.files where file.isBeside && paths.contains(file.path) {
      output.line("Wrote a player to \(file.path)")
    }
    fidelities(export, of: format, to: output)
  }

  /// Prints notes about an export that is written to standard output.
  func noted(_ export: PreparedExport, of format: ExportFormat, found: Bool) {
    if isQuiet { return }
    if export.presets.isEmpty, export.leftOut.isEmpty, found {
      context.errors.line("No presets found; the output is empty")
    }
    fidelities(export, of: format, to: context.errors)
    for need in export.needs { context.errors.line("note: requires \(need)") }
  }

  /// Prints which files are up to date.
  private func checked(_ export: PreparedExport, _ drifts: [ExportStatus]) {
    for (file, drift) in zip(export.files, drifts) {
      if case .different(let present) = drift {
        output.difference(of: file.path, from: present, to: file.bytes)
      }
      if !drift.isUpToDate {
        context.errors.line("\(file.path) \(drift.words)")
      } else if !isQuiet {
        output.line("\(file.path) \(drift.words)")
      }
    }
  }

  /// Prints which presets were skipped because they are damaged or exceed a limit.
  ///
  /// - Returns: The exit code for a finding or damage, if there is one.
  func unwritten(_ reports: [ExportReport]) -> ExitCode {
    var seen: Set<String> = []
    let leftOut = reports.flatMap(\.leftOut).filter { seen.insert($0.name).inserted }
    for one in leftOut.prefix(Self.most) {
      context.errors.line("\("warning:", .yellow) skipped \(one.name): \(one.reason)")
      context.errors.line("\("help:", .cyan) \(one.help.words)")
    }
    if leftOut.count > Self.most {
      context.errors.line("… and \(leftOut.count - Self.most) more were skipped")
    }
    if reports.contains(where: \.hasDamage) { return ExitStatus.damaged }
    return leftOut.isEmpty ? ExitStatus.done : ExitStatus.findings
  }

  /// Prints how to update outdated files.
  func help(_ command: String) { context.errors.line("\("help:", .cyan) run '\(command)'") }

  /// The contents of an export, in words: `12 presets` and `, plus 2 that they refer to:
  /// 9 exact, 5 approximate`.
  private func contents(
    _ export: PreparedExport, _ format: ExportFormat
  ) -> (presets: String, rest: String) {
    let isDocument = if case .document = format { true } else { false }
    let asked = isDocument ? export.report.asked : export.presets.count { $0.isAskedFor }
    let along = isDocument ? export.report.alongside : export.presets.count - asked
    let need =
      along == 0 ? "" : ", plus \(along) that \(asked == 1 ? "it refers to" : "they refer to")"
    let near = export.presets.count { $0.fidelity.degree != .exact }
    let degrees =
      isDocument || export.presets.isEmpty
      ? "" : near == 0 ? ": exact" : ": \(export.presets.count - near) exact, \(near) approximate"
    return (Words.count(asked, "preset"), need + degrees)
  }

  /// Lists presets that aren't exact, and skipped presets.
  func fidelities(_ export: PreparedExport, of format: ExportFormat, to output: TextOutput) {
    let near = export.presets.filter { $0.fidelity.degree != .exact }
    list(near.map { ($0.name.text, $0.fidelity.allWords) }, to: output)
    guard !export.leftOut.isEmpty else { return }
    output.line(
      "Skipped \(Words.count(export.leftOut.count, "preset")): not supported in \(format.name)")
    list(export.leftOut.map { ($0.name.text, $0.gap.reason) }, to: output)
  }

  private func list(_ rows: [(name: String, words: String)], to output: TextOutput) {
    var table = TextTable()
    for row in rows.prefix(Self.most) { table.add([("  " + row.name, .plain), (row.words, .dim)]) }
    table.print(to: output)
    if rows.count > Self.most {
      output.line("  … and \(rows.count - Self.most) more; --json lists all")
    }
  }

  private static let most = 20
}

extension ExportRefusal {
  /// The exit code of an export that doesn't change its files.
  var code: ExitCode {
    if hasDamage { return ExitStatus.damaged }
    switch self {
    case .empty: return ExitStatus.notFound
    case .missing: return ExitStatus.findings
    }
  }
}

extension Fidelity {
  /// The fidelity with all its notes.
  fileprivate var allWords: String {
    guard error != nil, !notes.isEmpty else { return words }
    return words + "; " + clauses.joined(separator: "; ")
  }
}
