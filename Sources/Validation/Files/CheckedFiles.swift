import Diagnostics
import FileSystem
import Interchange

/// The files, folders or streams to be checked, as whoever names them finds and reads them.
package protocol CheckedFiles: Sendable {
  /// Whether they are a folder or several files, whose presets are checked beside each other too.
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
  /// What became of what has been read so far.
  var report: ReadingReport { get }

  /// What is reported on files of folders that were not read though their names say that they are.
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
  /// What refers to other presets is checked.
  case references
}
