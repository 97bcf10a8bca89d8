import Diagnostics
import Exporting

/// A prepared export is the text of an export, not yet put in its place.
package struct PreparedExport: Sendable {
  /// The files.
  package var files: [File]
  /// The presets, sorted by the bytes of their names; empty for Curvet's own documents.
  package var presets: [ExportedPreset] = []
  /// The presets that were asked for and that the format can't express.
  package var leftOut: [LeftOutPreset] = []
  /// The presets that those refer to and that the format can't express.
  var leftOutAlongside: [LeftOutPreset] = []
  /// The surroundings that separate declarations need, in words.
  package var needs: [String] = []
  /// Whether they have their own folder.
  package var isFolder = false
  /// The format.
  let format: ExportFormat
  /// Whether a project's configuration names their place, not the user.
  let isListed: Bool
  /// Which files it may write although they lose presets or hold none.
  let allowance: ExportAllowance
  /// How many presets there are.
  package var report: ExportReport
  /// The first digits of the hash of the presets, as in the files; empty if the files have none.
  var content = ""

  /// A file of an export.
  package struct File: Hashable, Sendable {
    /// Where it belongs, as the user would name it; empty for standard output.
    package var path: String
    /// The text.
    package var bytes: [UInt8]
    /// Whether it's an additional file next to the named one, which replaces only files written by Curvet.
    package var isBeside = false
  }
}

/// A drift says how a file compares with what an export would write.
package enum ExportStatus: Hashable, Sendable {
  /// It is the same.
  case upToDate
  /// Only its header is another one, as of another command or an older version.
  case headerDiffers
  /// There is none.
  case missing
  /// It has other bytes.
  case different([UInt8])

  /// Whether the file has what would be written, apart from its header.
  package var isUpToDate: Bool { self == .upToDate || self == .headerDiffers }
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
  /// A file that differs only in its header is up to date.
  package func drift(
    of file: File, in environment: CatalogEnvironment
  ) throws(CatalogError) -> ExportStatus {
    let present: [UInt8]
    do throws(CatalogError) {
      present = try InputFile(path: environment.absolute(file.path), shown: file.path).readAll()
    } catch  where error.kind == .notFound {
      return .missing
    }
    if present == file.bytes { return .upToDate }
    let bodies = (GeneratedHeader.body(of: present), GeneratedHeader.body(of: file.bytes))
    return bodies.0 != nil && bodies.0 == bodies.1 ? .headerDiffers : .different(present)
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
  /// The permission to write over existing files.
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
