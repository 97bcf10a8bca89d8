import Diagnostics
import FileSystem
import Exporting

extension Catalog {
  /// Exports presets to a file, which is moved into place when it's complete.
  ///
  /// Missing folders are created.
  ///
  /// - Returns: the results, or the reason why the file wasn't changed.
  package func export(
    _ request: ExportRequest, to format: OutputFormat, toFile path: String
  ) throws(CatalogError) -> Result<ExportReport, ExportRefusal> {
    let selection = request.selection
    let precious = ProtectedFiles(catalog: location, in: environment)
    try precious.check(path)
    // No folder is created if a preset doesn't exist.
    if case .names = selection { _ = try names(selection) }
    if !request.allowance.allowsEmpty, try findsNothing(selection) { return .failure(.empty([])) }
    let writer = try environment.output(path, sparing: precious, makesFolders: true)
    let report = try export(selection, to: format) {
      bytes throws(CatalogError) in
      try writer.write(bytes)
    }
    if let refusal = try refusal(of: request, after: report) { return .failure(refusal) }
    try writer.finish()
    return .success(report)
  }

  /// Returns why a request leaves its file as it is; nil if it doesn't.
  ///
  /// - Parameter report: The results of the export.
  package func refusal(
    of request: ExportRequest, after report: ExportReport
  ) throws(CatalogError) -> ExportRefusal? {
    if !request.allowance.allowsEmpty, try findsNothing(request.selection) { return .empty([]) }
    guard !report.leftOut.isEmpty, let path = request.path,
      FileTree.kind(of: environment.absolute(path)) == .file
    else { return nil }
    return try prepare(request).refusal(in: environment)
  }

  private func findsNothing(_ selection: PresetSelection) throws(CatalogError) -> Bool {
    if case .all = selection { return try count() == 0 }
    return try names(selection).isEmpty
  }

  /// Returns the first line in which a file differs from what an export would write; nil if it
  /// does not, and what would be written.
  package func difference(
    of selection: PresetSelection, in format: OutputFormat, from path: String
  ) throws(CatalogError) -> (line: Int?, report: ExportReport) {
    let file = try InputFile(path: environment.absolute(path), shown: path).readAll()
    var at = 0
    var line = 1
    var isEqual = true
    let report = try export(selection, to: format) { bytes in
      guard isEqual else { return }
      for byte in bytes {
        guard at < file.count, file[at] == byte else {
          isEqual = false
          return
        }
        at += 1
        if byte == 0x0A { line += 1 }
      }
    }
    return (isEqual && at == file.count ? nil : line, report)
  }
}
