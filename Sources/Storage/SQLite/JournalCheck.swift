import CSQLite
import Diagnostics
import FileSystem

/// The journal check looks whether the journal of an interrupted change can undo it, before SQLite
/// does as the journal says: a damaged one could make the catalog many gigabytes long, cut it off,
/// or put pages of one state among those of another.
struct JournalCheck {
  let handle: ConnectionHandle
  let header: FileHeader

  /// Throws `damaged` if SQLite must not use a journal that is there.
  func run() throws(CatalogError) {
    guard let (journal, log) = paths else { return }
    // A program that ends its change right now may change a journal while it is read.
    if try isDamaged(journal), try isDamaged(journal) { throw damaged }
    if let file = try open(log) {
      guard WriteAheadLog(file, header, bytes: try fileSize()).isPlausible else { throw damaged }
    }
  }

  private func isDamaged(_ journal: String) throws(CatalogError) -> Bool {
    guard let file = try open(journal), try isHot(file) else { return false }
    return !RollbackJournal(file, header, bytes: try fileSize()).isSound
  }

  /// Opens a journal; nil if there is none, or nothing in it.
  private func open(_ path: String) throws(CatalogError) -> RandomAccessFile? {
    guard let status = FileStatus(of: path) else { return nil }
    guard status.kind == .file else {
      throw CatalogError(
        .damaged, "the catalog is damaged: its journal isn't a regular file", path: path)
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
  /// Whether a journal next to the catalog is damaged, so that SQLite must not read it.
  package var hasDamagedJournal: Bool {
    guard
      let handle = try? ConnectionHandle(path: path, flags: SQLITE_OPEN_READONLY, options: options)
    else { return false }
    var bytes = [UInt8](repeating: 0, count: FileHeader.size)
    guard
      curvet_sqlite3_read_start(handle.database, &bytes, Int32(bytes.count)) == SQLITE_OK
    else { return false }
    do throws(CatalogError) {
      try JournalCheck(handle: handle, header: bytes.withUnsafeBytes { FileHeader($0) }).run()
      return false
    } catch {
      return error.kind == .damaged
    }
  }
}

/// A rollback journal holds pages as they were before a change.
///
/// Source: https://sqlite.org/fileformat2.html, section 3, and SQLite's pager.c.
struct RollbackJournal {
  private static let magic: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
  /// The number of records if it follows from the journal's length.
  private static let unknown = 0xffff_ffff

  private let file: RandomAccessFile
  private let header: FileHeader
  private let fileSize: Int

  init(_ file: RandomAccessFile, _ header: FileHeader, bytes fileSize: Int) {
    self.file = file
    self.header = header
    self.fileSize = fileSize
  }

  /// Whether the journal can undo the change: all records that the change relies on are there and
  /// whole, and the catalog's former length is one that it can have had.
  var isSound: Bool {
    // Nothing has been changed yet if there is not even a header.
    guard let first = file.read(at: 0, count: 512) else { return true }
    guard first.starts(with: Self.magic) else { return false }
    let sector = first.number(at: 20)
    let page = first.number(at: 24)
    guard Self.isPower(sector, in: 32...65_536), Self.isPower(page, in: 512...65_536),
      page == header.pageSize || !Self.isPower(header.pageSize, in: 512...65_536)
    else { return false }
    let pages = first.number(at: 16)
    let most = (fileSize + page - 1) / page + file.size / (page + 8)
    guard pages <= most, let former = formerPages(pages, sector: sector, page: page) else {
      return false
    }
    return former > most || pages >= former
  }

  /// Reads all records.
  ///
  /// Returns the former length of the catalog according to its first page, 0 if it's unknown, or
  /// nil if a record is damaged.
  private func formerPages(_ pages: Int, sector: Int, page: Int) -> Int? {
    var former = header.pageCount
    var offset = 0
    while let start = file.read(at: offset, count: 28), start.starts(with: Self.magic),
      offset + sector <= file.size
    {
      let nonce = UInt32(truncatingIfNeeded: start.number(at: 12))
      let space = (file.size - offset - sector) / (page + 8)
      let promised = start.number(at: 8)
      guard promised == Self.unknown || promised <= space else { return nil }
      offset += sector
      for _ in 0..<(promised == Self.unknown ? space : promised) {
        guard let record = file.read(at: offset, count: page + 8) else { return nil }
        let number = record.number(at: 0)
        guard (1...max(1, pages)).contains(number), Self.isWhole(record, nonce: nonce) else {
          // Records that weren't synced may be incomplete.
          if promised == Self.unknown { return former }
          return nil
        }
        if number == 1 { former = record[4...].withUnsafeBytes { FileHeader($0) }.pageCount }
        offset += page + 8
      }
      // Another header begins where a sector does.
      offset = (offset + sector - 1) / sector * sector
    }
    return former
  }

  /// Whether the checksum at a record's end is that of its page.
  private static func isWhole(_ record: [UInt8], nonce: UInt32) -> Bool {
    let page = record.count - 8
    var sum = nonce
    for place in stride(from: page - 200, to: 0, by: -200) { sum &+= UInt32(record[4 + place]) }
    return sum == UInt32(truncatingIfNeeded: record.number(at: page + 4))
  }

  private static func isPower(_ number: Int, in range: ClosedRange<Int>) -> Bool {
    range.contains(number) && number & (number - 1) == 0
  }
}

/// A write-ahead log holds pages that are to be put into the file later.
///
/// SQLite itself sees by their checksums which are whole. Source: section 4 of the same page.
struct WriteAheadLog {
  private let file: RandomAccessFile
  private let fileSize: Int

  init(_ file: RandomAccessFile, _ header: FileHeader, bytes fileSize: Int) {
    self.file = file
    self.fileSize = fileSize
  }

  /// Whether the file would become no longer than its own pages and those of the log make it.
  var isPlausible: Bool {
    guard let start = file.read(at: 0, count: 32), start.number(at: 0) & ~1 == 0x377f_0682 else {
      return true
    }
    let page = start.number(at: 8)
    guard (512...65_536).contains(page) else { return true }
    let frames = (file.size - 32) / (page + 24)
    let most = (fileSize + page - 1) / page + frames
    return (0..<frames).allSatisfy { index in
      guard let frame = file.read(at: 32 + index * (page + 24), count: 24),
        frame[8..<16] == start[16..<24]
      else { return true }
      return frame.number(at: 0) <= most && frame.number(at: 4) <= most
    }
  }
}

extension [UInt8] {
  /// The big-endian number in the four bytes from a place on.
  fileprivate func number(at offset: Int) -> Int {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
