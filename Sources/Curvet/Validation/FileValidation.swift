import Diagnostics
import FileSystem
import Importing
import Rules
import Storage
import Validation

/// The files, folders and standard input that a command names, to be checked.
struct NamedFiles: CheckedFiles {
  let paths: [String]
  let environment: CatalogEnvironment

  var areSeveral: Bool {
    paths.count > 1 || paths.contains { FileTree.kind(of: environment.absolute($0)) == .folder }
  }

  var isCancelled: @Sendable () -> Bool { environment.options.isCancelled ?? { false } }

  func inputs(_ options: ValidationOptions, over overlay: [String: [UInt8]]) -> any CheckedInputs {
    var reader = InputReader(paths, as: options.format, in: environment)
    reader.overlay = overlay
    reader.seen = []
    reader.report = ReadingReport(limit: options.limit)
    reader.handsOutLines = true
    reader.listsGenerated = true
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
    guard let report = environment.options.whenWorking else { return }
    switch progress {
    case .reading(let presets, let fraction):
      report(WorkProgress(.validating, presets: presets, fraction: fraction))
    case .references: report(WorkProgress(.checking("references")))
    }
  }
}

/// The presets of the files as they are read.
private final class NamedInputs: CheckedInputs {
  private var reader: InputReader

  init(_ reader: InputReader) { self.reader = reader }

  var report: ReadingReport { reader.report }

  var notesOfUnread: [Finding] {
    reader.report.notRead.filter { InputFormat.isRead($0.path) }.map(Finding.init)
  }

  var fraction: Double? { reader.meter.fraction }

  func next() throws(CatalogError) -> InputPart? { try reader.nextPart() }
}

/// The validation of files, without a change to any catalog.
package enum FileValidation {
  /// Checks the presets of files, folders or standard input, and what they refer to.
  ///
  /// - Parameters:
  ///   - settings: how much the rules matter.
  ///   - catalog: where presets are looked for that the files only refer to, if there is one.
  package static func run(
    _ paths: [String], _ options: ValidationOptions = ValidationOptions(),
    settings: [String: RuleSettings.Setting] = [:], catalog: Catalog?,
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> ValidationReport {
    try check(paths, settings, catalog, environment).run(options)
  }

  /// Fixes files until nothing is left that can be fixed safely.
  ///
  /// - Parameter isDryRun: whether no file is written.
  /// - Throws: `busy` if a file was changed by somebody else in the meantime; it is left as it is.
  package static func fix(
    _ paths: [String], _ options: ValidationOptions = ValidationOptions(),
    settings: [String: RuleSettings.Setting] = [:], catalog: Catalog?, isDryRun: Bool,
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> FixReport {
    try check(paths, settings, catalog, environment).fix(options, isDryRun: isDryRun)
  }

  private static func check(
    _ paths: [String], _ settings: [String: RuleSettings.Setting], _ catalog: Catalog?,
    _ environment: CatalogEnvironment
  ) -> FileCheck {
    FileCheck(
      NamedFiles(paths: paths, environment: environment), settings: settings,
      elsewhere: catalog.map(CatalogElsewhere.init))
  }
}
