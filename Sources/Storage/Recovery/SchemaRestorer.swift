import Diagnostics
import FileSystem

/// A schema graft gives a copy of a damaged catalog the description of its tables again, from a new
/// catalog.
///
/// The migrations run in the same order in every catalog, so that the tables begin at the same pages.
/// Where they do not, the rows that are read make no sense, and none is taken for a preset.
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
        throw CatalogError(.ioFailure, "the file cannot be read", path: fresh)
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
