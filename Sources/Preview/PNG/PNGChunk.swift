/// A PNG chunk is a part of a PNG file, with a type of four letters.
struct PNGChunk {
  /// The letters of its type.
  let type: String
  /// Its content.
  let data: [UInt8]

  /// What a PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the chunks of a file; nil if it is none, or not whole.
  static func all(in file: [UInt8]) -> [PNGChunk]? {
    guard file.starts(with: signature) else { return nil }
    var chunks: [PNGChunk] = []
    var rest = file[signature.count...]
    while rest.count >= 12 {
      let start = rest.startIndex
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= length + 12 else { return nil }
      let chunk = PNGChunk(
        type: String(decoding: rest[start + 4..<start + 8], as: UTF8.self),
        data: Array(rest[start + 8..<start + 8 + length]))
      guard chunk.bytes.suffix(4).elementsEqual(rest[start + 8 + length..<start + 12 + length])
      else { return nil }
      chunks.append(chunk)
      if chunk.type == "IEND" { return chunks }
      rest = rest[(start + 12 + length)...]
    }
    return nil
  }

  /// The chunk as it stands in a file: length, type, content and checksum.
  var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return Self.bigEndian(UInt32(data.count)) + body + Self.bigEndian(Self.checksum(of: body))
  }

  /// Returns a number in four bytes.
  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC of PNG (W3C, Portable Network Graphics, annex D).
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }

  private static let table = (0..<256).map { (index: UInt32) in
    (0..<8).reduce(index) { number, _ in
      number & 1 == 1 ? 0xEDB8_8320 ^ number >> 1 : number >> 1
    }
  }
}
