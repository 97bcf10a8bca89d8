import CSQLite
import Diagnostics
import FileSystem

/// The journal check looks whether the journal of an interrupted change can undo it, before SQLite
/// does as the journal says: a damaged one could make the catalog many gigabytes long, cut it off,
/// or put pages of one moment among those of another.
struct JournalCheck {
  private let handle: ConnectionHandle
  private let header: FileHeader

  init(_ handle: ConnectionHandle, _ header: FileHeader) {
    self.handle = handle
    self.header = header
  }

  /// Throws `damaged` where SQLite must not use a journal that is there.
  func run() throws(CatalogError) {
    guard let (journal, log) = paths else { return }
    // A program that ends its change at this moment may change a journal while it is read.
    if try isDamaged(journal), try isDamaged(journal) { throw damaged }
    if let file = try open(log) {
      guard WriteAheadLog(file, header, bytes: try fileSize()).isPlausible else { throw damaged }
    }
  }

  private func isDamaged(_ journal: String) throws(CatalogError) -> Bool {
    guard let file = try open(journal), try isHot(file) else { return false }
    return !RollbackJournal(file, header, bytes: try fileSize()).isSound
  }

  /// Opens a journal; nil where there is none, or nothing in it.
  private func open(_ path: String) throws(CatalogError) -> RandomAccessFile? {
    guard let status = FileStatus(of: path) else { return nil }
    guard status.kind == .file else {
      throw CatalogError(
        .damaged, "the catalog is damaged: its journal is not a regular file", path: path)
    }
    guard status.size > 0 else { return nil }
    do throws(CatalogError) {
      return try RandomAccessFile(path, what: "the journal")
    } catch  where error.kind == .notFound {
      return nil
    }
  }

  private var paths: (journal: String, log: String)? {
    guard let journal = curvet_sqlite3_journal(handle.database, 0),
      let log = curvet_sqlite3_journal(handle.database, 1)
    else { return nil }
    return (String(cString: journal), String(cString: log))
  }

  /// Whether SQLite would undo the change: nobody is making it any more, and it was not finished.
  private func isHot(_ file: RandomAccessFile) throws(CatalogError) -> Bool {
    guard let start = file.read(at: 0, count: 1), start[0] != 0 else { return false }
    var isReserved: Int32 = 0
    let code = curvet_sqlite3_check_reserved(handle.database, &isReserved)
    return code == SQLITE_OK && isReserved == 0
  }

  private func fileSize() throws(CatalogError) -> Int {
    var size: Int64 = 0
    let code = curvet_sqlite3_size(handle.database, &size)
    if code != SQLITE_OK { throw handle.error(code) }
    return Int(size)
  }

  private var damaged: CatalogError {
    CatalogError.damaged(
      "an interrupted change can't be undone, because its journal is damaged", path: handle.shown,
      hints: [.repairWithoutJournal])
  }
}

extension CatalogFile {
  /// Whether a journal beside the catalog is damaged, so that SQLite must not see it.
  package var hasDamagedJournal: Bool {
    guard
      let handle = try? ConnectionHandle(path: path, flags: SQLITE_OPEN_READONLY, options: options)
    else { return false }
    var bytes = [UInt8](repeating: 0, count: FileHeader.size)
    guard
      curvet_sqlite3_read_start(handle.database, &bytes, Int32(bytes.count)) == SQLITE_OK
    else { return false }
    do throws(CatalogError) {
      try JournalCheck(handle, bytes.withUnsafeBytes { FileHeader($0) }).run()
      return false
    } catch {
      return error.kind == .damaged
    }
  }
}
