import Diagnostics
import Interchange
import Presets
import StrictJSON

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw CatalogError(errno: errno, "the file cannot be read", path: shown) }
    text = .descriptor(descriptor)
  }

  /// Makes a file of lines that are held in memory.
  init(_ bytes: [UInt8], by format: any PresetLineReader, shown: String) {
    self.shown = shown
    self.format = format
    folder = nil
    text = .bytes(bytes)
  }

  deinit {
    if case .descriptor(let descriptor) = text { close(descriptor) }
  }

  private enum Text {
    case descriptor(Int32)
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
    case .descriptor(let descriptor): return Self.line(of: descriptor, at: offset)
    }
  }

  private static func line(of descriptor: Int32, at offset: Int) -> [UInt8]? {
    var size = 4096
    while true {
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = max(0, pread(descriptor, buffer.baseAddress, size, off_t(offset)))
      }
      if let end = bytes.firstIndex(of: 0x0A) { return Array(bytes[..<end]) }
      if bytes.count < size { return bytes }
      guard size <= JSONLimits.lineBytes else { return nil }
      size *= 8
    }
  }
}
