import Diagnostics
import FileSystem
import Storage

/// A catalog copy is a private copy of a catalog from elsewhere, checked before it is read.
///
/// It's removed when it's deallocated.
final class CatalogCopy {
  private let folder: TemporaryFolder
  private let shown: String
  private let file: CatalogFile
  /// The tables of the copy.
  let store: Store

  /// Copies a catalog and checks it.
  init(of original: String, shown: String, in environment: CatalogEnvironment) throws(CatalogError)
  {
    self.shown = shown
    folder = try TemporaryFolder(in: environment)
    let path = "\(folder.path)/copy.sqlite"
    do throws(CatalogError) {
      try Self.copy(
        FileTree.resolved(original), to: path, shown: shown, in: environment,
        until: environment.busyDeadline)
      let (environment, options) = (environment.storage, environment.options)
      let file = CatalogFile(path: path, environment: environment, options: options)
      self.file = file
      // Opened for writing, so that a change that was interrupted is undone.
      store = Store(try file.open(.readWrite), environment: environment)
      let fresh = CatalogFile(
        path: "\(folder.path)/fresh.sqlite", environment: environment, options: options)
      try fresh.create()
      try store.verify(against: Store(try fresh.open(.readOnly), environment: environment))
    } catch {
      throw folder.attributed(error, to: shown)
    }
  }

  /// Copies the file and the journals next to it, in a consistent state.
  ///
  /// - Parameter deadline: when to give up if another program keeps changing them.
  static func copy(
    _ original: String, to target: String, shown: String, in environment: CatalogEnvironment,
    until deadline: ContinuousClock.Instant
  ) throws(CatalogError) {
    let parts = ["", "-journal", "-wal"]
    repeat {
      try environment.demandInterest()
      let before = parts.map { FileState(of: original + $0) }
      let size = before.compactMap { $0?.size }.reduce(0, Self.sum)
      try environment.options.checkFreeSpace(for: size, in: FileTree.folder(of: target))
      for (part, state) in zip(parts, before) {
        FileTree.remove(target + part)
        guard part.isEmpty || state != nil else { continue }
        do throws(CatalogError) {
          try copyFile(original + part, to: target + part, shown: shown, in: environment)
        } catch  where error.kind == .notFound && !part.isEmpty {
          // A journal goes with the change it belongs to, which the comparison shows.
        }
      }
      if before == parts.map({ FileState(of: original + $0) }) { return }
      Worker.sleep(seconds: 0.01)
    } while ContinuousClock.now < deadline
    throw CatalogError(
      .busy, "another program keeps changing the catalog", path: shown,
      hints: ["try again when the other program is done"])
  }

  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isTooLarge) = first.addingReportingOverflow(second)
    return isTooLarge ? .max : sum
  }

  private static func copyFile(
    _ original: String, to target: String, shown: String, in environment: CatalogEnvironment
  ) throws(CatalogError) {
    let source = try FileStream(original, shown: shown)
    let copy = try FileWriter(target, shown: target, isCancelled: environment.options.isCancelled)
    while true {
      let bytes = try source.read(1 << 20)
      if bytes.isEmpty { break }
      try copy.write(bytes)
    }
    try copy.finish()
  }

  /// How the form of the copy relates to the one this program knows.
  func status() throws(CatalogError) -> SchemaStatus { try file.status(of: store.connection) }

  /// Returns the payloads in the order of their names, one after another.
  func payloads() throws(CatalogError) -> PayloadCursor {
    do throws(CatalogError) { return try store.payloads() } catch { throw attributed(error) }
  }

  /// Returns an error of the copy as one of the catalog that it is a copy of.
  func attributed(_ error: CatalogError) -> CatalogError {
    error.path == file.path ? folder.attributed(error, to: shown) : error
  }
}

extension CatalogEnvironment {
  /// The instant at which waiting for another program ends, if it begins now.
  var busyDeadline: ContinuousClock.Instant { .now + .milliseconds(options.busyTimeout) }
}
