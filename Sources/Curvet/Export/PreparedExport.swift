import Diagnostics
import Exporting

/// A prepared export is the text of an export, not yet put in its place.
package struct PreparedExport: Sendable {
  /// The files.
  package var files: [File]
  /// What is in them, in the order of the names' bytes; empty for Curvet's own documents.
  package var presets: [ExportedPreset] = []
  /// The presets that were asked for and that the format can't express.
  package var leftOut: [LeftOutPreset] = []
  /// The presets that those refer to and that the format can't express.
  var leftOutAlongside: [LeftOutPreset] = []
  /// What declarations that are written alone need around them, in words.
  package var needs: [String] = []
  /// Whether they stand in a folder of their own.
  package var isFolder = false
  /// What they are written as.
  let format: ExportFormat
  /// Whether a project's configuration names their place, not the user.
  let isListed: Bool
  /// Which files it may write although they lose presets or hold none.
  let allowance: ExportAllowance
  /// How many presets there are.
  package var report: ExportReport
  /// The first digits of the catalog's id, which stand in the files.
  let catalog: String
  /// The first digits of the hash of the presets, which stand in the files; empty if none does.
  var content = ""

  /// A file of an export.
  package struct File: Hashable, Sendable {
    /// Where it belongs, as the user would name it; empty for standard output.
    package var path: String
    /// The text.
    package var bytes: [UInt8]
    /// Whether it is put beside the file that was named: then it replaces only what Curvet wrote.
    package var isBeside = false
  }
}

/// A drift says how a file compares with what an export would write.
package enum ExportStatus: Hashable, Sendable {
  /// It is the same.
  case upToDate
  /// There is none.
  case missing
  /// It has other bytes.
  case different([UInt8])
}

extension PreparedExport {
  /// Returns how each file in its place compares with what was prepared.
  package func drifts(in environment: CatalogEnvironment) throws(CatalogError) -> [ExportStatus] {
    var drifts: [ExportStatus] = []
    for file in files { drifts.append(try drift(of: file, in: environment)) }
    return drifts
  }

  /// Returns how a file in its place compares with what was prepared.
  ///
  /// A file that differs only in which catalog it is from is up to date: a team's copies of a catalog
  /// may have ids of their own.
  package func drift(
    of file: File, in environment: CatalogEnvironment
  ) throws(CatalogError) -> ExportStatus {
    let present: [UInt8]
    do throws(CatalogError) {
      present = try InputFile(path: environment.absolute(file.path), shown: file.path).readAll()
    } catch  where error.kind == .notFound {
      return .missing
    }
    return present == file.bytes || isSameButForCatalog(present, file.bytes)
      ? .upToDate : .different(present)
  }

  private func isSameButForCatalog(_ present: [UInt8], _ wanted: [UInt8]) -> Bool {
    guard present.count == wanted.count, !catalog.isEmpty else { return false }
    let id = Array(catalog.utf8)
    var at = 0
    while at < wanted.count {
      if wanted[at...].starts(with: id) {
        guard present[at..<at + id.count].allSatisfy(Self.isHexadecimal) else { return false }
        at += id.count
      } else if present[at] == wanted[at] {
        at += 1
      } else {
        return false
      }
    }
    return true
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...102).contains(byte)
  }
}

/// An export order says which presets are to be written, as what, and where.
package struct ExportRequest: Sendable {
  /// Which presets.
  package var selection: PresetSelection
  /// As what.
  package var format: ExportFormat
  /// How.
  package var options: ExportOptions
  /// Where, as the user named it: a file, or a folder for what takes several; nil is standard output.
  package var path: String?
  /// The command that writes the same again.
  package var command: String
  /// Whether a project's configuration names the place, not the user.
  package var isListed = false
  /// What may be written over what is there.
  package var allowance: ExportAllowance

  /// Makes an order.
  package init(
    _ selection: PresetSelection, as format: ExportFormat,
    _ options: ExportOptions = ExportOptions(), to path: String? = nil, command: String,
    allowing allowance: ExportAllowance = ExportAllowance()
  ) {
    self.selection = selection
    self.format = format
    self.options = options
    self.path = path
    self.command = command
    self.allowance = allowance
  }
}
