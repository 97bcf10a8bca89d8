import Diagnostics
import FileSystem
import Exporting
import Motion
import Storage

/// The environment of a catalog, which tests can replace.
package struct CatalogEnvironment: Sendable {
  /// The environment variables.
  package var variables: [String: String]
  /// The folder that relative paths are counted from.
  package var workingDirectory: String
  /// Clock, randomness and the program's version.
  package var storage: StorageEnvironment
  /// How connections wait and when they give up.
  package var options: OpenOptions
  /// Returns up to this many further bytes of standard input, none at its end.
  package var readInput: @Sendable (Int) throws(CatalogError) -> [UInt8]
  /// Draws a motion under a title for contact sheets; nil if drawing isn't available.
  package var draw: (@Sendable (Motion, String) -> ExportPicture?)?

  /// Makes an environment.
  package init(
    variables: [String: String], workingDirectory: String, storage: StorageEnvironment,
    options: OpenOptions = OpenOptions(),
    readInput: @escaping @Sendable (Int) throws(CatalogError) -> [UInt8]
  ) {
    self.variables = variables
    self.workingDirectory = workingDirectory
    self.storage = storage
    self.options = options
    self.readInput = readInput
  }

  /// The environment of the running process, without its standard input: that belongs to the program.
  package static var process: CatalogEnvironment {
    CatalogEnvironment(
      variables: HostProcess.variables(["HOME", "XDG_DATA_HOME", "TMPDIR", "CURVET_AUTHOR", "USER"]
      ),
      workingDirectory: HostProcess.workingDirectory,
      storage: StorageEnvironment(appVersion: CurvetVersion.text, now: HostProcess.timeOfDay)
    ) { _ throws(CatalogError) in
      throw CatalogError(.invalidInput, "standard input can't be read here", hints: ["pass a file"])
    }
  }

  /// A variable's value; nil if it is empty or not set.
  package func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the absolute path of a path that a user typed.
  package func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/"), let home = variable("HOME") {
      return home + path.dropFirst()
    }
    return path == "." ? workingDirectory : "\(workingDirectory)/\(path)"
  }

  /// Whether a path is a name of standard input.
  package static func isStandardInput(_ path: String) -> Bool {
    ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"].contains(path)
  }

  /// Whether whoever asked for the work still wants it.
  var isWanted: Bool { options.isCancelled?() != true }

  /// Throws `interrupted` if whoever asked for the work no longer wants it.
  func demandInterest() throws(CatalogError) {
    if !isWanted { throw CatalogError(.interrupted, "interrupted") }
  }

  /// Who gives the commands.
  package var author: String? { variable("CURVET_AUTHOR") ?? variable("USER") }
}

/// The version of the program and library.
package enum CurvetVersion {
  /// The version as text.
  package static let text = "0.1.0"
}
