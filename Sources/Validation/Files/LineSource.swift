import Diagnostics
import FileSystem
import Interchange
import StrictJSON

/// A line source hands out the lines of a file in batches.
///
/// What can be read but once is copied on the way, so that its lines can be read again.
final class LineSource {
  /// What the findings so far leave room for.
  let room = FindingBudget(FindingList())
  private var lines: JSONLines<CatalogError>
  private let shown: String
  private let path: String?
  private let format: any PresetLineReader
  private let copy: SpooledInput
  private let before: Int
  private let keepsAll: Bool

  /// - Parameters:
  ///   - format: what reads the lines.
  ///   - before: how many presets were read before the file.
  ///   - keepsAll: whether all presets are wanted afterwards.
  init(
    _ input: ReaderInput, by format: any PresetLineReader, after before: Int, keepsAll: Bool,
    of files: any CheckedFiles
  ) {
    shown = input.shown
    self.before = before
    self.keepsAll = keepsAll
    self.format = format
    let path = input.path.flatMap { FileTree.kind(of: $0) == .file ? $0 : nil }
    self.path = path
    let copy = SpooledInput(of: files)
    self.copy = copy
    lines =
      path != nil
      ? input.lines() : input.lines { bytes throws(CatalogError) in try copy.write(bytes) }
  }

  /// Returns the next batch; nil at the end.
  func next() throws(CatalogError) -> LineBatch? {
    var batch = LineBatch(
      format: format, file: shown, before: before, keepsAll: keepsAll, findings: room.list)
    var bytes = 0
    while bytes < LineBatch.bytes, let line = try lines.next() {
      if case .text(let text) = line { bytes += text.count + 1 }
      batch.lines.append((lines.number, lines.offset, line))
    }
    return batch.lines.isEmpty ? nil : batch
  }

  /// Returns the file, whose lines can now be read again.
  func file() throws(CatalogError) -> LineFile {
    if let path { return try LineFile(path, by: format, shown: shown) }
    return try copy.finished(by: format, shown: shown)
  }
}

/// Finding room is what the findings so far leave room for, shared between threads.
final class FindingBudget: @unchecked Sendable {
  private let lock = Lock()
  private var shared: FindingList

  init(_ list: FindingList) {
    shared = list
  }

  /// An empty list to be filled and merged later.
  var list: FindingList {
    get { lock.withLock { shared } }
    set { lock.withLock { shared = newValue } }
  }
}
