import Diagnostics
import FileSystem

/// Header fix makes a copy of a damaged catalog one that SQLite can open.
///
/// It puts what is the same in every catalog where it belongs, and makes the file as long as it says it
/// is. Source: https://sqlite.org/fileformat2.html, section 1.3.
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
    // The number of pages counts where this one equals the change counter.
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
