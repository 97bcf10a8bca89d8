import Diagnostics
import FileSystem
import Importing

/// The results of a validation.
package struct ValidationReport: Sendable {
  /// The problems.
  package var findings: FindingList
  /// How many good presets were read.
  package var presets = 0
  /// How many files were read; 0 if the catalog itself was checked.
  package var files = 0
  /// The files of folders that were not read.
  package var notRead: [UnreadFile] = []
  /// The files that Curvet wrote for apps.
  package var generated: [GeneratedFile] = []
  /// How much was found that presets give a reason to ignore.
  package var ignored = 0
  /// Whether only the first presets were looked at for what matters less than what counts.
  package var isCutShort = false
  /// Whether something was not JSON, or not of any known format.
  package var hasForeignText = false

  /// Makes an empty report that keeps up to that many findings.
  package init(limit: Int) { findings = FindingList(limit: limit) }
}

/// How presets are validated.
package struct ValidationOptions: Sendable {
  /// The format of everything, or nil if each file has its own.
  package var format: InputFormat?
  /// The lowest level to report, which is checked in all presets.
  package var level = Finding.Level.error
  /// In the first presets, up to this many, warnings are looked for even if they do not count.
  ///
  /// More than that nobody reads, and in a million presets they would take minutes to find.
  package static let closeLooks = 1_000
  /// How many findings are kept at most; all are counted.
  package var limit = 100

  /// Makes options as the command has them by default.
  package init() {}
}

/// The files, folders or streams to be checked, as whoever names them finds and reads them.
package protocol CheckedFiles: Sendable {
  /// Whether they are a folder or several files, whose presets are checked together too.
  var areSeveral: Bool { get }

  /// Asked often; true stops the check with an `interrupted` error.
  var isCancelled: @Sendable () -> Bool { get }

  /// Begins to read them.
  ///
  /// - Parameters:
  ///   - options: the format, and how many findings are kept.
  ///   - overlay: texts that are read in place of what files hold, by path.
  func inputs(_ options: ValidationOptions, over overlay: [String: [UInt8]]) -> any CheckedInputs

  /// Returns the path of a file named in a finding.
  func path(of shown: String) -> String

  /// Returns all the bytes of a file.
  func bytes(of path: String, shown: String) throws(CatalogError) -> [UInt8]

  /// Makes a folder for copies of what can be read but once.
  func temporaryFolder() throws(CatalogError) -> TemporaryFolder

  /// Called often while presets are read and checked.
  func report(_ progress: CheckProgress)
}

/// Presets as they are read from files that are checked.
package protocol CheckedInputs: AnyObject {
  /// The report of the files read so far.
  var report: ReadingReport { get }

  /// Findings about files in folders that weren't read despite their names.
  var notesOfUnread: [Finding] { get }

  /// How much has been read, from 0 to 1; nil if it is not known how much there is.
  var fraction: Double? { get }

  /// Returns what comes next; nil at the end.
  func next() throws(CatalogError) -> InputPart?
}

/// How far a check of files has come.
package enum CheckProgress: Hashable, Sendable {
  /// Presets are read; the fraction is from 0 to 1, nil if it is not known how much there is.
  case reading(presets: Int, fraction: Double?)
  /// References to other presets are being checked.
  case references
}
