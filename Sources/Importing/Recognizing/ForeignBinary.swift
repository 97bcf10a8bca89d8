import Diagnostics

/// Recognizes files that aren't text, by their first bytes, or else by their names.
enum ForeignBinary {
  static func recognize(_ start: [UInt8], _ suffix: String) -> ForeignFile? {
    if start.starts(with: Array("PK".utf8) + [3, 4]) {
      let isLottie = start.firstRange(of: Array("manifest.json".utf8)) != nil
      return archives[suffix] ?? (isLottie ? archives["lottie"] : nil) ?? zip
    }
    if start.dropFirst(4).starts(with: Array("ftyp".utf8)) { return media(start.dropFirst(8)) }
    if start.dropFirst(4).starts(with: Array("moov".utf8)) { return film("QuickTime") }
    if start.starts(with: Array("RIFF".utf8)) { return riff(start.dropFirst(8)) }
    if start.starts(with: Array("RIFX".utf8)), !start.dropFirst(8).starts(with: "WAVE".utf8) {
      return .afterEffects
    }
    if let known = starts.first(where: { start.starts(with: $0.bytes) }) { return known.file }
    if isUTF16(start) { return ForeignFile("text in UTF-16", help: "save it as UTF-8") }
    guard start.prefix(4096).contains(0) else { return nil }
    return byExtension[suffix] ?? ForeignFile("a binary file, which contains no presets")
  }

  /// Descriptions of files that aren't text, by file extension.
  static let byExtension: [String: ForeignFile] = {
    var known = archives
    let films = [
      ("mp4", "MP4"), ("m4v", "MP4"), ("mov", "QuickTime"), ("webm", "WebM"), ("mkv", "Matroska"),
      ("avi", "AVI"),
    ]
    for (suffix, name) in films { known[suffix] = film(name) }
    known["gif"] = gif
    known["riv"] = rive
    known["aep"] = .afterEffects
    known["zip"] = zip
    return known
  }()

  private static let starts: [(bytes: [UInt8], file: ForeignFile)] = [
    ([0x89] + Array("PNG".utf8), ForeignFile("a PNG image, which contains no presets")),
    ([0xFF, 0xD8, 0xFF], ForeignFile("a JPEG image, which contains no presets")),
    (Array("GIF8".utf8), gif),
    (Array("%PDF".utf8), ForeignFile("a PDF document, which contains no presets")),
    (Array("RIVE".utf8), rive),
    (Array("fig-kiwi".utf8), figma),
    (Array("bplist".utf8), ForeignFile("a binary property list", "it")),
    ([0x1F, 0x8B], ForeignFile("a gzip archive", help: "unpack it, and import its files")),
    ([0x1A, 0x45, 0xDF, 0xA3], film("WebM")),
    (Array("8BPS".utf8), ForeignFile("a Photoshop file, which contains no presets")),
    (Array("ID3".utf8), ForeignFile("an audio file, which contains no presets")),
    (Array("OTTO".utf8), ForeignFile("a font, which contains no presets")),
    (Array("wOF".utf8), ForeignFile("a font, which contains no presets")),
    ([0, 1, 0, 0, 0], ForeignFile("a font, which contains no presets")),
  ]

  /// Descriptions of ZIP archives, by file extension.
  private static let archives = [
    "lottie": ForeignFile(
      "a dotLottie animation, which is a ZIP archive",
      help: "unpack it: unzip -p FILE.lottie 'a*/*.json' | curvet import -"),
    "sketch": ForeignFile(
      "a Sketch file, which isn't supported", help: "export its tokens as JSON"),
    "xd": ForeignFile("an Adobe XD file, which isn't supported", help: "export its tokens as JSON"),
    "fig": figma,
    "pie": ForeignFile("a ProtoPie file, which isn't supported", help: "export Lottie from it"),
  ]
  private static let zip = ForeignFile(
    "a ZIP archive", help: "unpack it, and import its files")
  private static let figma = ForeignFile(
    "a Figma file, which isn't supported",
    help: "save the Figma REST API response for it as JSON, or export its variables")
  private static let rive = ForeignFile(
    "a Rive animation, which isn't supported", help: "export Lottie from it")
  private static let gif = ForeignFile(
    "a GIF image, which contains no presets", help: recorded)

  private static func film(_ kind: String) -> ForeignFile {
    ForeignFile("a video (\(kind)), which contains no presets", help: recorded)
  }

  /// The help for a recording.
  private static let recorded: Hint =
    "import the Lottie file, tokens, or style sheet that it was made from"

  /// Describes a file in the ISO base media format by its brand.
  private static func media(_ brand: some Collection<UInt8>) -> ForeignFile {
    let name = String(decoding: brand.prefix(4), as: UTF8.self)
    if ["avif", "avis", "heic", "heix", "hevc", "mif1", "msf1", "crx "].contains(name) {
      return ForeignFile("an image, which contains no presets")
    }
    if name.hasPrefix("M4A") || name.hasPrefix("M4B") {
      return ForeignFile("an audio file, which contains no presets")
    }
    return film(name == "qt  " ? "QuickTime" : "MP4")
  }

  private static func riff(_ form: some Collection<UInt8>) -> ForeignFile {
    switch String(decoding: form.prefix(4), as: UTF8.self) {
    case "WEBP": ForeignFile("a WebP image, which contains no presets")
    case "AVI ": film("AVI")
    case "WAVE": ForeignFile("an audio file, which contains no presets")
    default: ForeignFile("an image, audio, or video file, which contains no presets")
    }
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
