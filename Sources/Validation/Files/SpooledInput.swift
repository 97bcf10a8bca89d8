import Diagnostics
import FileSystem
import Interchange

/// A spooled input is a private copy of lines that can be read but once.
///
/// What is small stays in memory; the rest goes to a temporary file.
final class SpooledInput {
  private let files: any CheckedFiles
  private var bytes: [UInt8] = []
  private var file: (folder: TemporaryFolder, path: String, writer: FileWriter)?

  /// So many bytes are held in memory.
  static let mostHeld = 4 << 20

  init(of files: any CheckedFiles) {
    self.files = files
  }

  /// Adds bytes.
  func write(_ more: [UInt8]) throws(CatalogError) {
    if file == nil {
      bytes += more
      guard bytes.count > Self.mostHeld else { return }
      let folder = try files.temporaryFolder()
      let path = "\(folder.path)/lines.ndjson"
      let writer = try FileWriter(path, shown: path, isLasting: false)
      file = (folder, path, writer)
      try writer.write(bytes)
      bytes = []
    } else {
      try file?.writer.write(more)
    }
  }

  /// Returns the copy, whose lines can now be read.
  func finished(
    by format: any PresetLineReader, shown: String
  ) throws(CatalogError) -> LineFile {
    guard let file else { return LineFile(bytes, by: format, shown: shown) }
    try file.writer.finish()
    return try LineFile(file.path, by: format, shown: shown, in: file.folder)
  }
}
