/// What the first 100 bytes of an SQLite file say, as far as Curvet asks.
///
/// Source: https://sqlite.org/fileformat2.html, section 1.3.
struct FileHeader {
  static let size = 100
  /// The application id of a Curvet catalog: "CRVT".
  static let catalog: UInt32 = 0x4352_5654

  let isDatabase: Bool
  let usesWriteAheadLog: Bool
  let applicationID: UInt32
  /// The size of a page in bytes; 0 where the file has none.
  let pageSize: Int
  /// How many pages there are; 0 where another program has left it out.
  let pageCount: Int

  /// Reads the header from at least `size` bytes.
  init(_ bytes: UnsafeRawBufferPointer) {
    isDatabase = bytes.starts(with: "SQLite format 3\0".utf8)
    usesWriteAheadLog = bytes[18] == 2 || bytes[19] == 2
    let size = Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt16.self)))
    pageSize = size == 1 ? 65_536 : size
    func number(_ offset: Int) -> UInt32 {
      UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    // The count is right where it was written by the last change.
    pageCount = number(24) == number(92) ? Int(number(28)) : 0
    applicationID = number(68)
  }
}
