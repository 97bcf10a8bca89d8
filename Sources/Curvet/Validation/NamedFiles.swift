import Diagnostics
import FileSystem
import Interchange
import Storage
import Validation

/// The files, folders and standard input that a command names, to be checked.
struct NamedFiles: CheckedFiles {
  let paths: [String]
  let environment: CatalogEnvironment

  var areSeveral: Bool {
    paths.count > 1
      || paths.contains { FileTree.kind(of: environment.absolute($0)) == .folder }
  }

  var isCancelled: @Sendable () -> Bool { environment.options.isCancelled ?? { false } }

  func inputs(_ options: ValidationOptions, over overlay: [String: [UInt8]]) -> any CheckedInputs {
    var reader = InputReader(paths, as: options.format, in: environment)
    reader.overlay = overlay
    reader.seen = []
    reader.report = ReadingReport(limit: options.limit)
    reader.handsOutLines = true
    return NamedInputs(reader)
  }

  func path(of shown: String) -> String { environment.absolute(shown) }

  func bytes(of path: String, shown: String) throws(CatalogError) -> [UInt8] {
    try InputFile(path: path, shown: shown).readAll()
  }

  func temporaryFolder() throws(CatalogError) -> TemporaryFolder {
    try TemporaryFolder(in: environment)
  }

  func report(_ progress: CheckProgress) {
    guard let tell = environment.options.whenWorking else { return }
    switch progress {
    case .reading(let presets, let fraction):
      tell(WorkProgress(.validating, presets: presets, share: fraction))
    case .references: tell(WorkProgress(.checking("references")))
    }
  }
}

/// The presets of the files as they are read.
private final class NamedInputs: CheckedInputs {
  private var reader: InputReader

  init(_ reader: InputReader) {
    self.reader = reader
  }

  var report: ReadingReport { reader.report }

  var notesOfUnread: [Finding] {
    reader.report.notRead.filter { InputFormat.isRead($0.path) }.map(Finding.init)
  }

  var fraction: Double? { reader.meter.share }

  func next() throws(CatalogError) -> InputPart? { try reader.nextPart() }
}
