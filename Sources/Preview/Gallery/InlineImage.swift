/// An inline image is an image in a page as a `data:` URL.
package struct InlineImage: Sendable {
  /// The address.
  package let address: String

  /// Makes an image of a file's bytes; nil if they are no picture that browsers know.
  package init?(_ bytes: [UInt8]) {
    guard let type = Self.type(of: bytes) else { return nil }
    address = "data:\(type);base64,\(Self.base64(bytes))"
  }

  private static func type(of bytes: [UInt8]) -> String? {
    func begins(_ start: [UInt8]) -> Bool { bytes.starts(with: start) }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins(Array("GIF8".utf8)) { return "image/gif" }
    if begins(Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return "image/webp"
    }
    return isSVG(bytes) ? "image/svg+xml" : nil
  }

  /// Whether the root element is `svg`, after a declaration, comments and a document type.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var rest = Substring(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let ends = [("<!--", "-->"), ("<?", "?>"), ("<!DOCTYPE", ">")]
      guard let (start, end) = ends.first(where: { rest.hasPrefix($0.0) }) else { break }
      guard let close = rest.dropFirst(start.count).firstRange(of: end) else { return false }
      rest = rest[close.upperBound...]
    }
    let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    return rest.first == "<" && (name == "svg" || name.hasSuffix(":svg"))
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.enumerated().reduce(0) { $0 | Int($1.element) << (16 - 8 * $1.offset) }
      for place in 0..<4 {
        text.append(
          place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
