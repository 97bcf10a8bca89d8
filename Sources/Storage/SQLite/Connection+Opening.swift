import CSQLite
import Diagnostics
import FileSystem

extension Connection {
  /// Looks at the file without opening it, and says what keeps it from being written.
  ///
  /// - Parameter shown: the path by which errors call it; the path itself if left out.
  static func inspect(_ path: String, shown: String? = nil) throws(CatalogError) -> ReadOnlyReason?
  {
    let shown = shown ?? path
    guard let status = try FileStatus.find(path, shown: shown) else {
      throw CatalogError(.notFound, "no such file", path: shown)
    }
    guard status.kind == .file else {
      let what = status.kind == .folder ? "a folder" : "a special file"
      throw CatalogError(.notACatalog, "expected a catalog, found \(what)", path: shown)
    }
    if !FileTree.isWritable(file: path) { return .file }
    // SQLite puts its journal next to the file that a link points to.
    return FileTree.isWritable(FileTree.folder(of: FileTree.resolved(path))) ? nil : .folder
  }

  /// Takes from the connection what a hostile schema could make use of.
  func harden() throws(CatalogError) {
    let settings: [(option: Int32, value: Int32)] = [
      (SQLITE_DBCONFIG_DEFENSIVE, 1),
      (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_DQS_DML, 0),
      (SQLITE_DBCONFIG_DQS_DDL, 0),
      (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
      (SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0),
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
    ]
    for setting in settings {
      try check(curvet_sqlite3_configure(handle.database, setting.option, setting.value))
    }
  }

  /// Reads the start of the file and refuses what is not a catalog, before SQLite looks inside.
  func readHeader() throws(CatalogError) -> FileHeader {
    var bytes = [UInt8](repeating: 0, count: FileHeader.size)
    try check(curvet_sqlite3_read_start(handle.database, &bytes, Int32(bytes.count)))
    let header = bytes.withUnsafeBytes { FileHeader($0) }
    guard header.isDatabase else {
      throw CatalogError(.notACatalog, "not an SQLite file", path: path)
    }
    guard header.isCatalog else {
      throw CatalogError(
        .notACatalog, "not a Curvet catalog, although it's an SQLite file", path: path)
    }
    // SQLite reads a file of an unknown version, but can't write it.
    guard bytes[18] <= 2 else {
      throw CatalogError.damaged("its header has an unknown format version", path: path)
    }
    return header
  }

  /// Chooses how the file is read, cached and made durable.
  func configure(header: FileHeader?) throws(CatalogError) {
    // cache_spill stays on: without it, an import holds every changed page in memory. A program
    // that reads a million rows once is quicker if the pages read take each other's place.
    try execute(
      """
      PRAGMA cell_size_check = 1; PRAGMA mmap_size = 0; PRAGMA synchronous = FULL;
      PRAGMA cache_size = \(isReadOnly ? -8192 : -65536)
      """)
    if header?.usesWriteAheadLog == true && !isReadOnly {
      try execute("PRAGMA journal_mode = DELETE")
    }
  }
}

/// The parts of an SQLite file's header, its first 100 bytes, that Curvet uses.
///
/// Source: https://sqlite.org/fileformat2.html, section 1.3.
package struct FileHeader {
  package static let size = 100
  /// The application id of a Curvet catalog: "CRVT".
  static let catalog: UInt32 = 0x4352_5654

  package let isDatabase: Bool
  let usesWriteAheadLog: Bool
  let applicationID: UInt32
  /// The size of a page in bytes; 0 if the file has none.
  let pageSize: Int
  /// How many pages there are; 0 if another program has left it out.
  let pageCount: Int

  /// Whether the file is a Curvet catalog.
  package var isCatalog: Bool { isDatabase && applicationID == Self.catalog }

  /// Reads the header from at least `size` bytes.
  package init(_ bytes: UnsafeRawBufferPointer) {
    isDatabase = bytes.starts(with: "SQLite format 3\0".utf8)
    usesWriteAheadLog = bytes[18] == 2 || bytes[19] == 2
    let size = Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt16.self)))
    pageSize = size == 1 ? 65_536 : size
    func number(_ offset: Int) -> UInt32 {
      UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    // The count is right if it was written by the last change.
    pageCount = number(24) == number(92) ? Int(number(28)) : 0
    applicationID = number(68)
  }
}
