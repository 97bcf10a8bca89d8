import Diagnostics
import StrictJSON

extension ForeignFile {
  /// Returns what JSON of other programs is; nil if that is not known.
  package static func recognize(_ root: JSONValue) -> ForeignFile? {
    if root["format"]?.string == FlatWriter.format {
      return ForeignFile(
        "JSON that Curvet wrote for apps to play",
        help: "import the catalog or the documents that it was made of")
    }
    guard root.kind == .object, root["presets"] == nil, root["curvet"] == nil else { return nil }
    func has(_ keys: String...) -> Bool { keys.allSatisfy { root[$0] != nil } }
    if has("v", "fr", "ip", "op", "layers") || has("fr", "ip", "op", "layers") {
      return ForeignFile("a Lottie animation", "Lottie")
    }
    if has("variables", "modes") || has("meta"), holdsFigmaVariables(root) {
      return ForeignFile("an export of Figma's variables", "it")
    }
    if has("variableCollections") { return ForeignFile("an export of Figma's variables", "it") }
    let packages = ["dependencies", "devDependencies", "scripts", "peerDependencies", "workspaces"]
    if root["name"]?.string != nil, root["motion"] == nil,
      packages.contains(where: { root[$0]?.kind == .object || root[$0]?.kind == .array })
        || has("version") && root["version"]?.string != nil
    {
      return ForeignFile("a package description, which holds no presets")
    }
    if has("lockfileVersion") { return ForeignFile("a lock file, which holds no presets") }
    if has("compilerOptions") || has("extends", "include") {
      return ForeignFile("a configuration of TypeScript, which holds no presets")
    }
    return nil
  }

  private static func holdsFigmaVariables(_ root: JSONValue) -> Bool {
    if let meta = root["meta"] {
      return meta["variables"] != nil || meta["variableCollections"] != nil
    }
    return root["variables"]?.kind == .array || root["variableIds"] != nil
  }

  /// Returns what a text that is not JSON is if it is a looser kind of it, with comments or keys
  /// without quotes; nil if it is none, or seems to be a document with a slip.
  package static func recognize(looseJSON text: [UInt8]) -> ForeignFile? {
    let text = text.prefix(1 << 20)
    guard let first = text.first(where: { $0 > 0x20 }) else { return nil }
    let isComment = first == UInt8(ascii: "/")
    guard isComment || first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    var scanner = LooseJSON(text)
    scanner.scan()
    guard !scanner.isOurs else { return nil }
    if scanner.hasLooseText { return ForeignFile("JSON5", "JSON5") }
    if scanner.hasComments { return ForeignFile("JSON with comments", "it") }
    return scanner.hasTrailingCommas ? .withTrailingCommas : nil
  }
}

/// A text looked at for what JSON does not have.
private struct LooseJSON {
  private let text: ArraySlice<UInt8>
  private(set) var hasComments = false
  private(set) var hasTrailingCommas = false
  /// Whether there are keys without quotes, or texts in single ones.
  private(set) var hasLooseText = false
  /// Whether there are keys, in the quotes of JSON, that Curvet's documents or design tokens have.
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

  private static let keys: Set = ["presets", "curvet", "$value", "$type", "motion", "kind"]

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
