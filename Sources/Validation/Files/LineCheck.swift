import Diagnostics
import FileSystem
import Importing
import Presets
import Rules
import StrictJSON

/// A line check reads the lines of a file, and checks the presets on them that refer to no others.
struct LineCheck: Sendable {
  /// Reads the lines.
  let format: any PresetLineReader
  /// The file as the user named it.
  let file: String
  /// How many presets were read before the file.
  let before: Int
  /// Whether all presets are wanted afterwards, not only those that refer to others.
  let keepsAll: Bool
  let check: PresetCheck

  /// A line batch is some lines in a row.
  struct Batch: Sendable {
    /// An empty list with the capacity that earlier batches left for findings.
    let budget: FindingList
    /// The lines with their numbers, and where they begin in the file.
    private(set) var lines: [(number: Int, offset: Int, line: JSONLines<CatalogError>.Line)] = []

    /// Takes lines until they are large enough for a batch; nil at the end.
    init?(of source: inout JSONLines<CatalogError>, budget: FindingList) throws(CatalogError) {
      self.budget = budget
      var bytes = 0
      while bytes < 1 << 19, let line = try source.next() {
        if case .text(let text) = line { bytes += text.count + 1 }
        lines.append((source.number, source.offset, line))
      }
      if lines.isEmpty { return nil }
    }
  }

  /// A result is what came of a batch.
  struct Result: Sendable {
    /// The results for the lines.
    var report: ReadingReport
    /// The good presets.
    var presets: [ReadPreset] = []
    /// How much was found that presets ignore.
    var ignored = 0
  }

  /// Reads and checks the lines of a batch.
  func run(_ batch: Batch) -> Result {
    var result = Result(report: ReadingReport(batch.budget))
    for (number, offset, line) in batch.lines {
      guard let entry = format.entry(of: line, number: number, in: file, &result.report) else {
        continue
      }
      var preset = ReadPreset(entry, isKept: keepsAll)
      preset.offset = offset
      let ordinal = before + number - 1
      if check.concerns(entry.preset, number: ordinal) {
        preset.isWaiting = !preset.references.isEmpty
        if !preset.isWaiting {
          result.ignored += check.check(
            entry, number: ordinal, among: NoPresets(), into: &result.report.findings)
        }
      }
      result.presets.append(preset)
    }
    return result
  }
}

/// A finding budget is what the findings so far leave space for, shared between threads.
final class FindingBudget: @unchecked Sendable {
  private let lock = Lock()
  private var shared = FindingList()

  /// An empty list to be filled and merged later.
  var list: FindingList {
    get { lock.withLock { shared } }
    set { lock.withLock { shared = newValue } }
  }
}

/// A line file is a file of presets, one per line, that can be read again line by line.
final class LineFile: Sendable {
  /// The file as the user named it.
  private let shown: String
  private let format: any PresetLineReader
  private let text: Text
  /// Owns the file if it's a copy of an input that can be read only once; it's removed together with this.
  private let folder: TemporaryFolder?

  private enum Text {
    case file(RandomAccessFile)
    case bytes([UInt8])
  }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - format: the reader of its lines.
  ///   - folder: the folder that was created only for this file.
  init(
    _ path: String, by format: any PresetLineReader, shown: String,
    in folder: TemporaryFolder? = nil
  ) throws(CatalogError) {
    (self.shown, self.format, self.folder) = (shown, format, folder)
    text = .file(try RandomAccessFile(path, shown: shown))
  }

  /// Makes a file of lines that are held in memory.
  init(_ bytes: [UInt8], by format: any PresetLineReader, shown: String) {
    (self.shown, self.format, folder) = (shown, format, nil)
    text = .bytes(bytes)
  }

  /// Returns the preset on the line at an offset; nil if it's no longer there.
  func entry(at offset: Int, line: Int) -> PresetEntry? {
    var report = ReadingReport(limit: 0)
    return bytes(at: offset).flatMap {
      format.entry(of: .text($0), number: line, in: shown, &report)
    }
  }

  private func bytes(at offset: Int) -> [UInt8]? {
    let file: RandomAccessFile
    switch text {
    case .bytes(let bytes): return Array(bytes.dropFirst(offset).prefix { $0 != 0x0A })
    case .file(let it): file = it
    }
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

/// A private copy of lines that can be read only once.
///
/// A small copy is kept in memory; a larger one in a temporary file.
final class SpooledInput {
  private let files: any CheckedFiles
  private var bytes: [UInt8] = []
  private var file: (folder: TemporaryFolder, path: String, writer: FileWriter)?

  init(of files: any CheckedFiles) { self.files = files }

  /// Adds bytes.
  func write(_ more: [UInt8]) throws(CatalogError) {
    if let file { return try file.writer.write(more) }
    bytes += more
    guard bytes.count > 4 << 20 else { return }
    let folder = try files.temporaryFolder()
    let path = "\(folder.path)/lines.ndjson"
    let writer = try FileWriter(path, shown: path, isLasting: false)
    file = (folder, path, writer)
    try writer.write(bytes)
    bytes = []
  }

  /// Returns the copy, whose lines can now be read.
  func finished(by format: any PresetLineReader, shown: String) throws(CatalogError) -> LineFile {
    guard let file else { return LineFile(bytes, by: format, shown: shown) }
    try file.writer.finish()
    return try LineFile(file.path, by: format, shown: shown, in: file.folder)
  }
}
