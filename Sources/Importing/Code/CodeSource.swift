import Diagnostics
import Presets
import StrictJSON

/// A code text is one source with its tokens and what they make.
struct CodeSource: Sendable {
  /// The text, which knows the place of every byte.
  let document: JSONDocument
  /// What it is written in.
  let language: CodeLanguage
  let tokens: [CodeToken]
  /// The closing bracket of every opening one, by token; the end for one that nothing closes.
  let partners: [Int]
  /// What the lexer passed over.
  let hidden: [HiddenText]

  /// Cuts up a source.
  init(_ text: [UInt8], file: String, _ language: CodeLanguage) {
    document = JSONDocument(foreign: text, at: 0, file: file, firstLine: 1)
    self.language = language
    var lexer = CodeLexer(text, language)
    lexer.run()
    (tokens, hidden) = (lexer.tokens, lexer.hidden)
    partners = Self.partners(of: lexer.tokens, in: text)
  }

  private static func partners(of tokens: [CodeToken], in text: [UInt8]) -> [Int] {
    let closing: [UInt8: UInt8] = [0x29: 0x28, 0x5D: 0x5B, 0x7D: 0x7B]
    var partners = [Int](repeating: tokens.count, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .open { open.append(index) }
      guard token.kind == .close, let mark = closing[text[token.start]],
        let last = open.lastIndex(where: { text[tokens[$0].start] == mark })
      else { continue }
      partners[open[last]] = index
      open.removeSubrange(last...)
    }
    return partners
  }

  /// The modules that it imports, by name.
  var libraries: Set<String> {
    var libraries: Set<String> = []
    for (index, token) in tokens.enumerated() where token.kind == .string && index > 0 {
      let isImported =
        ["from", "import"].contains(text(index - 1)) || index > 1 && text(index - 2) == "require"
      if isImported { libraries.insert(text(index).filter { !"\"'`".contains($0) }) }
    }
    return libraries
  }

  /// The text of a token.
  func text(_ token: Int) -> String {
    tokens.indices.contains(token)
      ? String(decoding: document.bytes[tokens[token].range], as: UTF8.self) : ""
  }

  /// Whether a token is a certain mark or bracket.
  func isMark(_ token: Int, _ mark: String) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    let one = tokens[token]
    return ![.word, .string, .number].contains(one.kind)
      && document.bytes[one.range].elementsEqual(mark.utf8)
  }

  /// The text of several tokens as it was typed, with white space as one space, cut if it is long.
  func typed(_ range: Range<Int>, limit: Int = 60) -> String {
    guard let first = range.first, let last = range.last, tokens.indices.contains(first) else {
      return ""
    }
    let end = tokens[min(last, tokens.count - 1)].end
    let whole = String(
      decoding: document.bytes[tokens[first].start..<end].prefix(limit * 8), as: UTF8.self
    )
    .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return whole.count > limit ? whole.prefix(limit) + "…" : whole
  }

  /// Where a token is, for what is found there.
  func spot(_ token: Int) -> JSONSpot {
    let offset = tokens.indices.contains(token) ? tokens[token].start : 0
    return JSONSpot(document.foreign(at: offset))
  }

  /// The line that a token is in.
  func line(_ token: Int) -> Int { spot(token).place.line }
}
