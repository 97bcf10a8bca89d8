/// URI references (RFC 3986) to files.
enum URIReference {
  /// Returns the reference to a path: relative as it is, absolute as a `file` URI.
  static func of(path: String) -> String {
    let encoded = path.utf8.map { byte in
      isPlain(byte) ? String(Unicode.Scalar(byte)) : "%" + hex(byte)
    }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  /// Whether a byte stands for itself in every part of a path; a colon could end a scheme.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~/".utf8.contains(byte)
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
