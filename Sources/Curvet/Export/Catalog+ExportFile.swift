import Diagnostics
import FileSystem
import Exporting

extension Catalog {
  /// Exports presets to a file, which is put in place when it is whole; missing folders are made.
  package func export(
    _ selection: PresetSelection, to format: OutputFormat, toFile path: String
  ) throws(CatalogError) -> ExportReport {
    let precious = ProtectedFiles(catalog: location, in: environment)
    try precious.check(path)
    // No folder is made for presets that are not there.
    if case .names(let names) = selection { for name in names { _ = try record(named: name) } }
    let writer = try environment.output(path, sparing: precious, makesFolders: true)
    let report = try export(selection, to: format, isHeldBack: true) {
      bytes throws(CatalogError) in
      try writer.write(bytes)
    }
    try writer.finish()
    return report
  }

  /// Returns the first line in which a file differs from what an export would write; nil if it
  /// does not.
  package func difference(
    of selection: PresetSelection, in format: OutputFormat, from path: String
  ) throws(CatalogError) -> Int? {
    let file = try InputFile(path: environment.absolute(path), shown: path).readAll()
    var at = 0
    var line = 1
    var isEqual = true
    _ = try export(selection, to: format, isHeldBack: true) { bytes in
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
    return isEqual && at == file.count ? nil : line
  }
}
