import Diagnostics
import FileSystem

extension CatalogFile {
  /// Makes a new catalog of what can be read of a damaged one.
  ///
  /// - Parameters:
  ///   - source: a copy of the damaged catalog.
  ///   - operation: the command that the history is to name, if presets are no longer what it says.
  package func create(
    recovering source: RecoverySource, operation: OperationNote
  ) throws(CatalogError) -> RecoveryReport {
    var report = RecoveryReport()
    try create { connection throws(CatalogError) in
      let target = Store(connection, environment: environment)
      report = try Recovery(of: source, into: target, operation: operation).run()
    }
    return report
  }

  /// Opens a private copy of a damaged catalog, fix its header and the description of its tables
  /// if SQLite would not open it otherwise.
  ///
  /// - Parameter fresh: a new catalog.
  /// - Throws: `damaged` if nothing helps.
  package func openForRecovery(fresh: CatalogFile) throws(CatalogError) -> RecoverySource {
    try dropForeignObjects()
    if let source = try openIfReadable() { return source }
    try HeaderRepair.fix(path)
    if let source = try openIfReadable() { return source }
    try SchemaRestorer.apply(from: fresh.path, to: path)
    if let source = try openIfReadable() { return source }
    throw Self.nothing(path)
  }

  /// Returns the error of a catalog that can't be recovered.
  package static func nothing(_ path: String) -> CatalogError {
    CatalogError(
      .damaged, "nothing in the catalog can be read", path: path,
      hints: ["check that the file is a catalog", .restoreBackup])
  }

  /// Removes triggers and views, so that reading and writing doesn't run foreign code.
  private func dropForeignObjects() throws(CatalogError) {
    do throws(CatalogError) {
      let connection = try openUnchecked(.readWrite)
      let objects = try connection.prepare(
        "SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'view')"
      ).all { row in (row.string(0), row.string(1)) }
      for (type, name) in objects {
        let quoted = name.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"")
        try connection.execute("DROP \(type) IF EXISTS \"\(quoted)\"")
      }
    } catch  where ![.interrupted, .full, .ioFailure].contains(error.kind) {
      // An unreadable file is fixed first, and has no triggers after that.
    }
  }

  /// Opens the catalog; nil if its tables can't be read.
  private func openIfReadable() throws(CatalogError) -> RecoverySource? {
    do throws(CatalogError) {
      return try RecoverySource(try openUnchecked(.readWrite))
    } catch  where ![.interrupted, .full, .ioFailure].contains(error.kind) {
      return nil
    }
  }
}

/// Header fix makes a copy of a damaged catalog one that SQLite can open.
///
/// It puts what is the same in every catalog where it belongs, and makes the file as long as it
/// says it is. Source: https://sqlite.org/fileformat2.html, section 1.3.
enum HeaderRepair {
  private static let pageSize = 4096

  /// Fixes the header of a file in place; one that is too short for a page is left as it is.
  static func fix(_ path: String) throws(CatalogError) {
    let file = try RandomAccessFile(path, isWritable: true)
    let size = file.size
    guard size >= pageSize, var header = file.read(at: 0, count: FileHeader.size) else { return }
    let promised = number(header, at: 28)
    // Pages that were cut off are empty ones now, which SQLite steps over.
    let pages = max((size + pageSize - 1) / pageSize, min(promised, size / pageSize * 2))
    header.replaceSubrange(0..<16, with: Array("SQLite format 3\0".utf8))
    header.replaceSubrange(16..<24, with: [0x10, 0, 1, 1, 0, 64, 32, 32])
    put(pages, at: 28, &header)
    put(4, at: 44, &header)
    put(1, at: 56, &header)
    put(Int(FileHeader.catalog), at: 68, &header)
    // The number of pages counts if this one equals the change counter.
    put(number(header, at: 24), at: 92, &header)
    try file.write(header[...], at: 0)
    try file.resize(to: pages * pageSize)
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func put(_ number: Int, at offset: Int, _ bytes: inout [UInt8]) {
    for index in 0..<4 {
      bytes[offset + index] = UInt8(truncatingIfNeeded: number >> (24 - index * 8))
    }
  }
}

/// The schema restorer gives a copy of a damaged catalog the description of its tables again, from
/// a new catalog.
///
/// The migrations run in the same order in every catalog, so that the tables begin at the same
/// pages. Where they do not, the rows that are read make no sense, and none is taken for a preset.
/// Source: https://sqlite.org/fileformat2.html, section 1.6.
enum SchemaRestorer {
  private static let pageSize = 4096

  /// Puts the pages that describe the tables from one file into another.
  static func apply(from fresh: String, to path: String) throws(CatalogError) {
    let source = try RandomAccessFile(fresh)
    let target = try RandomAccessFile(path, isWritable: true)
    var waiting = [1]
    while let number = waiting.popLast() {
      let offset = (number - 1) * pageSize
      guard let page = source.read(at: offset, count: pageSize) else {
        throw CatalogError(.ioFailure, "can't read the file", path: fresh)
      }
      // The first page begins with the header of the file, which stays.
      let start = number == 1 ? FileHeader.size : 0
      try target.write(page[start...], at: offset + start)
      waiting += children(of: page, at: start)
    }
  }

  /// The pages below an inner page of a table; none below a leaf.
  private static func children(of page: [UInt8], at start: Int) -> [Int] {
    guard page[start] == 5 else { return [] }
    func number(_ offset: Int, _ count: Int) -> Int {
      page[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let cells = (0..<number(start + 3, 2)).map { number(start + 12 + $0 * 2, 2) }
    return [number(start + 8, 4)] + cells.map { number($0, 4) }
  }
}
