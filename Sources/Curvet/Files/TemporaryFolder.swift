import Diagnostics
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A temporary folder that nobody else can look into, removed with its files when it is let go.
///
/// A locked file in it says that it is in use; that of a killed run is removed by a later one.
final class TemporaryFolder: Sendable {
  let path: String
  private let lock: FileLock?

  init(in environment: CatalogEnvironment) throws(CatalogError) {
    Leftovers.removeFolders(in: Self.parent(in: environment), now: environment.storage.now())
    path = try Self.make(in: environment)
    lock = FileLock(making: "\(path)/\(Self.lockName)")
  }

  /// What the names of these folders begin with.
  static let prefix = "curvet-"
  /// The file that is locked for as long as a folder is in use.
  static let lockName = "in-use"

  private static func parent(in environment: CatalogEnvironment) -> String {
    environment.variable("TMPDIR") ?? "/tmp"
  }

  deinit {
    Self.remove(path)
  }

  /// Makes such a folder, which stays until it is removed: nothing in it is locked.
  static func make(in environment: CatalogEnvironment) throws(CatalogError) -> String {
    let path = "\(parent(in: environment))/\(prefix)\(environment.storage.makeUID())"
    if mkdir(path, 0o700) != 0 {
      let reason = String(cString: strerror(errno))
      throw CatalogError(
        .exists, "the folder cannot be made: \(reason)", path: path, hints: [Self.hint])
    }
    return path
  }

  private static let hint: Hint = "TMPDIR names the folder for temporary files"

  /// Returns an error as people are to read it, who have never heard of the files in here.
  ///
  /// What could not be written has to do with the disk they are on, everything else with the file whose
  /// copies they are.
  func told(_ error: CatalogError, about shown: String) -> CatalogError {
    var error = error
    let isOurs = error.kind.isAboutTheDisk && error.path?.hasPrefix(path) == true
    error.path = isOurs ? FileTree.folder(of: path) : shown
    if isOurs { error.hints.append(Self.hint) }
    return error
  }

  /// Removes a folder and the files in it.
  static func remove(_ path: String) {
    for name in (try? FileTree.entries(of: path, shown: path)) ?? [] { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
