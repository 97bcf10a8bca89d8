import CSQLite
import Diagnostics

/// A page copy puts all pages of one file into the place of another's, whatever is in them.
///
/// The source may be in a transaction that reads; the target must not be in any. Until the last page
/// is there, the target is as it was: a program that is killed leaves a journal, which undoes it.
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
    // An end before the last page undoes what was done to the target, and tells it why.
    let code = sqlite3_backup_finish(backup)
    switch try result.get() {
    case .done:
      try target.check(code)
      return true
    case .refused: return false
    case .failed(let code): throw target.handle.error(code)
    }
  }

  /// What the copying came to.
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
