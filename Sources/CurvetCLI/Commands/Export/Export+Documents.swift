import CommandKit
import Curvet
import Diagnostics
import Exporting

extension Export {
  /// Writes Curvet's own documents, which may have any size: presets are written while they are read.
  func export(
    _ catalog: Catalog, _ order: ExportRequest, document format: OutputFormat, in context: Context
  ) throws -> (code: ExitCode, isRefused: Bool) {
    let page = ExportPage(context, isQuiet: global.quiet)
    guard let path = order.path else {
      let output = context.output
      let report = try catalog.export(order.selection, to: format) { bytes throws(CatalogError) in
        try output.raw(bytes)
      }
      if report.asked == 0, query != nil, !global.quiet {
        context.errors.line("No presets found; the output is empty")
      }
      return (page.unwritten([report]), false)
    }
    if check { return (try compare(catalog, order, format, with: path, context), false) }
    let report: ExportReport
    switch try catalog.export(order, to: format, toFile: path) {
    case .success(let written): report = written
    case .failure(let refusal):
      page.refused(refusal, path)
      return (refusal.code, true)
    }
    if !global.quiet {
      let need = report.asked == 1 ? "it refers to" : "they refer to"
      let along = report.alongside == 0 ? "" : ", plus \(report.alongside) that \(need)"
      context.output.line("Wrote \(Words.count(report.asked, "preset"), .bold) to \(path)\(along)")
    }
    return (page.unwritten([report]), false)
  }

  private func compare(
    _ catalog: Catalog, _ order: ExportRequest, _ format: OutputFormat, with path: String,
    _ context: Context
  ) throws(CatalogError) -> ExitCode {
    guard let (difference, report) = try difference(catalog, order.selection, format, from: path)
    else {
      context.errors.line("\(path) \(ExportStatus.missing.words)")
      context.errors.line("\("help:", .cyan) run the command again without --check")
      return ExitStatus.findings
    }
    if let refusal = try catalog.refusal(of: order, after: report) {
      ExportPage(context, isQuiet: global.quiet).refused(refusal, path)
      return refusal.code
    }
    guard let line = difference else {
      if !global.quiet { context.output.line("\(path) \(ExportStatus.upToDate.words)") }
      return ExitStatus.done
    }
    // Larger documents aren't compared line by line.
    if try catalog.count() <= 2_000 {
      let prepared = try catalog.prepare(order)
      for (file, drift) in zip(prepared.files, try prepared.drifts(in: context.environment)) {
        guard case .different(let present) = drift else { continue }
        context.output.difference(of: path, from: present, to: file.bytes)
      }
    }
    context.errors.line("\(path) is out of date with the catalog, starting at line \(line)")
    context.errors.line("\("help:", .cyan) run the command again without --check")
    return ExitStatus.findings
  }

  /// Returns the first line that differs, if any; nil if the file doesn't exist.
  private func difference(
    _ catalog: Catalog, _ selection: PresetSelection, _ format: OutputFormat, from path: String
  ) throws(CatalogError) -> (line: Int?, report: ExportReport)? {
    do throws(CatalogError) {
      return try catalog.difference(of: selection, in: format, from: path)
    } catch  where error.kind == .notFound && error.path == path {
      return nil
    }
  }
}
