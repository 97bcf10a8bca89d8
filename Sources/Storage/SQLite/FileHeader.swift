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

  /// Reads the header from at least `size` bytes.
  init(_ bytes: UnsafeRawBufferPointer) {
    isDatabase = bytes.starts(with: "SQLite format 3\0".utf8)
    usesWriteAheadLog = bytes[18] == 2 || bytes[19] == 2
    applicationID = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 68, as: UInt32.self))
  }
}
