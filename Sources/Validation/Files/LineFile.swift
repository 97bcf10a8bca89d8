import Diagnostics
import FileSystem
import Interchange
import Presets
import StrictJSON

/// A line file is a file of presets, one per line, that can be read again line by line.
final class LineFile: Sendable {
  /// The file as the user named it.
  let shown: String
  private let format: any PresetLineReader
  private let text: Text
  /// What holds the file where it is a copy of what can be read but once.
  private let folder: TemporaryFolder?

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - format: what reads its lines.
  ///   - folder: the folder that is there for this file alone; it goes with it.
  init(
    _ path: String, by format: any PresetLineReader, shown: String,
    in folder: TemporaryFolder? = nil
  ) throws(CatalogError) {
    self.shown = shown
    self.format = format
    self.folder = folder
    text = .file(try RandomAccessFile(path, shown: shown))
  }

  /// Makes a file of lines that are held in memory.
  init(_ bytes: [UInt8], by format: any PresetLineReader, shown: String) {
    self.shown = shown
    self.format = format
    folder = nil
    text = .bytes(bytes)
  }

  private enum Text {
    case file(RandomAccessFile)
    case bytes([UInt8])
  }

  /// Returns the preset on the line that begins at an offset; nil where it is no longer there.
  func entry(at offset: Int, line: Int) -> PresetEntry? {
    var report = ReadingReport(limit: 0)
    return bytes(at: offset).flatMap {
      format.entry(of: .text($0), number: line, in: shown, &report)
    }
  }

  private func bytes(at offset: Int) -> [UInt8]? {
    switch text {
    case .bytes(let bytes): return Array(bytes.dropFirst(offset).prefix { $0 != 0x0A })
    case .file(let file): return Self.line(of: file, at: offset)
    }
  }

  private static func line(of file: RandomAccessFile, at offset: Int) -> [UInt8]? {
    var size = 4096
    while true {
      let bytes = file.read(at: offset, atMost: size)
      if let end = bytes.firstIndex(of: 0x0A) { return Array(bytes[..<end]) }
      if bytes.count < size { return bytes }
      guard size <= JSONLimits.lineBytes else { return nil }
      size *= 8
    }
  }
}
