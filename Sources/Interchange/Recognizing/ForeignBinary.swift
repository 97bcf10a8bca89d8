import Diagnostics

/// What files that are not text are, by their first bytes.
enum ForeignBinary {
  private static let starts: [(bytes: [UInt8], file: ForeignFile)] = [
    ([0x89] + Array("PNG".utf8), ForeignFile("a PNG picture, which holds no presets")),
    ([0xFF, 0xD8, 0xFF], ForeignFile("a JPEG picture, which holds no presets")),
    (Array("GIF8".utf8), ForeignFile("a GIF picture, which holds no presets")),
    (Array("RIFF".utf8), ForeignFile("a picture, sound or film, which holds no presets")),
    (Array("%PDF".utf8), ForeignFile("a PDF document, which holds no presets")),
    (Array("RIVE".utf8), ForeignFile("a Rive animation", "Rive")),
    (Array("fig-kiwi".utf8), ForeignFile("a Figma file", "Figma files")),
    (Array("bplist".utf8), ForeignFile("a binary property list", "it")),
    ([0x1F, 0x8B], ForeignFile("a gzip archive", help: "unpack it, and name what is in it")),
  ]

  static func recognize(_ start: [UInt8], _ suffix: String) -> ForeignFile? {
    if start.starts(with: Array("PK".utf8) + [3, 4]) {
      return suffix == "lottie"
        ? ForeignFile("a dotLottie animation", "Lottie")
        : ForeignFile("a ZIP archive", help: "unpack it, and name what is in it")
    }
    if let known = starts.first(where: { start.starts(with: $0.bytes) }) { return known.file }
    if isUTF16(start) {
      return ForeignFile("text in UTF-16", help: "save it as UTF-8")
    }
    guard start.prefix(4096).contains(0) else { return nil }
    return ForeignFile("a binary file, which holds no presets")
  }

  /// Whether a text has a byte order mark of UTF-16, or a NUL in every second byte.
  private static func isUTF16(_ start: [UInt8]) -> Bool {
    if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) { return true }
    let head = start.prefix(8)
    guard head.count == 8 else { return false }
    return [0, 1].contains { offset in
      head.indices.allSatisfy { (head[$0] == 0) == ($0 % 2 == offset) }
    }
  }
}
