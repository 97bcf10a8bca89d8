import CSQLite
import Diagnostics
import FileSystem

extension Connection {
  /// Writes a copy of the catalog, checks it, and puts it in place.
  ///
  /// Other programs may go on reading; writers wait. The copy is of one state: as many presets,
  /// operations and revisions as there were then are found in it, and every page is sound. An
  /// existing file is replaced if asked, otherwise the error is `exists`; a failed attempt leaves
  /// nothing behind.
  ///
  /// - Parameter check: looks at the copy before it is put in place, and returns whether it may replace a file.
  package func writeCopy(
    to target: String, replacing: Bool,
    check: (Connection) throws(CatalogError) -> Bool = { _ in true }
  ) throws(CatalogError) {
    let file = PendingFile(target: target)
    do throws(CatalogError) {
      let counts = try read { () throws(CatalogError) in
        // To read takes the lock, which keeps the state the same until the last page is copied.
        let counts = try contentCounts()
        try writePages(to: file)
        return counts
      }
      let copy = try Connection(path: file.path, mode: .readOnly, options: handle.options)
      try copy.verify(wholly: true)
      guard try copy.contentCounts() == counts else {
        throw CatalogError(.damaged, "the copy is incomplete", path: path)
      }
      try check(copy) && replacing ? file.replace() : file.place()
    } catch {
      file.discard()
      // The temporary name of the copy isn't known to the user.
      throw error.path == file.path
        ? error.moved(to: error.kind == .damaged ? path : target) : error
    }
  }

  /// Writes the pages as they are into a file that is not in its place yet.
  func writePages(to file: PendingFile) throws(CatalogError) {
    try checkFreeSpace(forCopyIn: FileTree.folder(of: file.target))
    try file.make()
    let copy = try Connection(path: file.path, mode: .create, options: handle.options)
    // The file is made durable as a whole before it is put in its place.
    try copy.execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY")
    try PageCopy(source: self, target: copy).run()
  }

  /// Checks every page of the file, and throws `damaged` at the first fault.
  ///
  /// - Parameter wholly: whether indexes are compared with their tables too.
  package func verify(wholly: Bool = false) throws(CatalogError) {
    let fault = try prepare(wholly ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)")
      .first { $0.string(0) }
    if let fault, fault != "ok" { throw CatalogError.damaged(fault, path: path) }
  }

  /// How many rows there are in the tables that nothing could derive again.
  private func contentCounts() throws(CatalogError) -> [Int] {
    [try count("preset"), try count("operation"), try count("revision")]
  }
}

extension CatalogError {
  /// The same about another file.
  func moved(to path: String) -> CatalogError {
    var error = self
    error.path = path
    return error
  }
}

/// A page copy puts all pages of one file into the place of another's, whatever is in them.
///
/// The source may be in a transaction that reads; the target must not be in any. Until the last
/// page is there, the target is as it was: a program that is killed leaves a journal, which undoes
/// it.
struct PageCopy {
  let source, target: Connection

  /// How many pages are copied before somebody may interrupt.
  private static let stride: Int32 = 512

  /// Copies the pages, as long as the closure agrees once the target is locked.
  ///
  /// - Returns: whether it agreed; if not, nothing was changed.
  @discardableResult
  func run(
    if agrees: () throws(CatalogError) -> Bool = { () in true }
  ) throws(CatalogError) -> Bool {
    guard
      let backup = sqlite3_backup_init(
        target.handle.database, "main", source.handle.database, "main")
    else { throw target.handle.error(sqlite3_extended_errcode(target.handle.database)) }
    let result: Result<Step, CatalogError>
    do throws(CatalogError) {
      result = .success(try copy(backup, agrees))
    } catch {
      result = .failure(error)
    }
    // An end before the last page undoes what was done to the target.
    let code = sqlite3_backup_finish(backup)
    switch try result.get() {
    case .done:
      try target.check(code)
      return true
    case .refused: return false
    case .failed(let code): throw target.handle.error(code)
    }
  }

  /// The result of copying.
  private enum Step {
    case done, refused
    case failed(Int32)
  }

  private func copy(
    _ backup: OpaquePointer, _ agrees: () throws(CatalogError) -> Bool
  ) throws(CatalogError) -> Step {
    // No pages: this takes the lock alone.
    var code = sqlite3_backup_step(backup, 0)
    if code == SQLITE_OK, try !agrees() { return .refused }
    while code == SQLITE_OK {
      try source.handle.confirm()
      try target.handle.confirm()
      code = sqlite3_backup_step(backup, Self.stride)
    }
    return code == SQLITE_DONE ? .done : .failed(code)
  }
}

extension Connection {
  /// A number that every change to the file counts up, read without a lock.
  package func changeCounter() throws(CatalogError) -> UInt32 {
    var bytes = [UInt8](repeating: 0, count: FileHeader.size)
    try check(curvet_sqlite3_read_start(handle.database, &bytes, Int32(bytes.count)))
    return bytes.withUnsafeBytes {
      UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: 24, as: UInt32.self))
    }
  }
}
