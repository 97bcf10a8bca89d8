import Diagnostics
import Presets
import StrictJSON

extension ForeignFile {
  /// Returns what JSON of other programs is; nil if that is not known.
  package static func recognize(_ root: JSONValue) -> ForeignFile? {
    if DocumentReader.isFlat(root) {
      return ForeignFile(
        "JSON that Curvet exported for apps to play",
        help: "import the catalog or documents that it was exported from")
    }
    guard root.kind == .object, root["presets"] == nil, root["curvet"] == nil else { return nil }
    func has(_ keys: String...) -> Bool { keys.allSatisfy { root[$0] != nil } }
    let packages = ["dependencies", "devDependencies", "scripts", "peerDependencies", "workspaces"]
    if root["name"]?.string != nil, root["motion"] == nil, root["resolutionOrder"] == nil,
      packages.contains(where: { root[$0]?.kind == .object || root[$0]?.kind == .array })
        || has("version") && root["version"]?.string != nil
    {
      return ForeignFile("a package description, which contains no presets")
    }
    if has("spacetimeVersion", "layers") || root["project"]?["items"]?.kind == .array
      || root["composition"]?.kind == .object && has("layers")
    {
      return ForeignFile(
        "an After Effects keyframe dump, which isn't supported",
        help: "export Lottie from After Effects"
      )
    }
    if has("lockfileVersion") { return ForeignFile("a lock file, which contains no presets") }
    if has("compilerOptions") || has("extends", "include") {
      return ForeignFile("a TypeScript configuration, which contains no presets")
    }
    return nil
  }

  /// Whether a text that is not JSON is a looser kind of it, with comments, keys without quotes or commas
  /// at the ends of lists, and does not seem to be a document of Curvet's with a slip.
  static func isLoose(_ text: [UInt8]) -> Bool {
    let text = text.prefix(1 << 20)
    guard let first = text.first(where: { $0 > 0x20 }) else { return false }
    let isComment = first == UInt8(ascii: "/")
    guard isComment || first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return false
    }
    var scanner = LooseJSON(text)
    scanner.scan()
    guard !scanner.isOurs else { return false }
    return scanner.hasLooseText || scanner.hasComments || scanner.hasTrailingCommas
  }
}

/// A text looked at for what JSON does not have.
private struct LooseJSON {
  private let text: ArraySlice<UInt8>
  private(set) var hasComments = false
  private(set) var hasTrailingCommas = false
  /// Whether there are keys without quotes, or texts in single ones.
  private(set) var hasLooseText = false
  /// Whether there are keys, in the quotes of JSON, that Curvet's documents have.
  private(set) var isOurs = false

  init(_ text: ArraySlice<UInt8>) { self.text = text }

  mutating func scan() {
    var at = text.startIndex
    var previous: UInt8 = 0
    while at < text.endIndex {
      let byte = text[at]
      switch byte {
      case UInt8(ascii: "\""):
        let end = endOfString(from: at)
        let key = String(decoding: text[(at + 1)..<max(at + 1, end)], as: UTF8.self)
        if Self.keys.contains(key) { isOurs = true }
        at = end
      case UInt8(ascii: "'") where "{[,:".utf8.contains(previous):
        hasLooseText = true
        at = endOfString(from: at)
      case UInt8(ascii: "/") where at + 1 < text.endIndex && "/*".utf8.contains(text[at + 1]):
        hasComments = true
        at = endOfComment(from: at)
        at += 1
        continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if previous == UInt8(ascii: ",") { hasTrailingCommas = true }
      default:
        let isLetter = (97...122).contains(byte | 0x20) || byte == 0x24 || byte == 0x5F
        if isLetter, "{,".utf8.contains(previous), isKey(at) { hasLooseText = true }
      }
      if at < text.endIndex, text[at] > 0x20 { previous = text[at] }
      at += 1
    }
  }

  private static let keys: Set = ["presets", "curvet", "kind"]

  /// Whether a word without quotes comes before a colon.
  private func isKey(_ start: Int) -> Bool {
    let rest = text[start...].prefix(128).drop { byte in
      (97...122).contains(byte | 0x20) || (48...57).contains(byte) || byte == 0x24 || byte == 0x5F
        || byte == 0x2D
    }
    return rest.first { $0 > 0x20 } == UInt8(ascii: ":")
  }

  private func endOfString(from start: Int) -> Int {
    var at = start + 1
    while at < text.endIndex, text[at] != text[start], text[at] != 0x0A {
      at += text[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(at, text.endIndex - 1)
  }

  private func endOfComment(from start: Int) -> Int {
    if text[start + 1] == UInt8(ascii: "/") {
      return text[start...].firstIndex(of: 0x0A) ?? text.endIndex
    }
    var at = start + 3
    while at < text.endIndex, !(text[at] == UInt8(ascii: "/") && text[at - 1] == UInt8(ascii: "*"))
    {
      at += 1
    }
    return at
  }
}
