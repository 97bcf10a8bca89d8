import Diagnostics
import Presets
import StrictJSON

/// A code source is one file or pasted text with its tokens and syntax tree.
struct CodeSource: Sendable {
  /// The text, which knows the place of every byte.
  let document: JSONDocument
  /// The language that it is written in.
  let language: CodeLanguage
  let tokens: [CodeToken]
  /// The closing bracket of every opening one, by token; the end for one that nothing closes.
  let partners: [Int]
  /// The comments, strings and parts that are switched off.
  let hidden: [HiddenText]
  /// The modules that it imports, by name.
  let libraries: Set<String>

  /// Cuts up a source.
  init(_ text: [UInt8], file: String, _ language: CodeLanguage) {
    document = JSONDocument(foreign: text, at: 0, file: file, firstLine: 1)
    self.language = language
    var lexer = CodeLexer(text, language)
    lexer.run()
    (tokens, hidden) = (lexer.tokens, lexer.hidden)
    partners = Self.partners(of: lexer.tokens, in: text)
    libraries = Self.libraries(of: lexer.tokens, in: text)
  }

  private static func partners(of tokens: [CodeToken], in text: [UInt8]) -> [Int] {
    let closing: [UInt8: UInt8] = [0x29: 0x28, 0x5D: 0x5B, 0x7D: 0x7B]
    var partners = [Int](repeating: tokens.count, count: tokens.count)
    var open: [Int] = []
    // How many of each are open, so that a bracket that closes nothing is not searched for.
    var counts: [UInt8: Int] = [:]
    for (index, token) in tokens.enumerated() {
      if token.kind == .open {
        open.append(index)
        counts[text[token.start], default: 0] += 1
      }
      guard token.kind == .close, let mark = closing[text[token.start]],
        counts[mark, default: 0] > 0,
        let last = open.lastIndex(where: { text[tokens[$0].start] == mark })
      else { continue }
      partners[open[last]] = index
      for opening in open[last...] { counts[text[tokens[opening].start], default: 0] -= 1 }
      open.removeSubrange(last...)
    }
    return partners
  }

  private static func libraries(of tokens: [CodeToken], in text: [UInt8]) -> Set<String> {
    func word(_ index: Int) -> String {
      index < 0 ? "" : String(decoding: text[tokens[index].range], as: UTF8.self)
    }
    let names = tokens.indices.filter { index in
      tokens[index].kind == .string
        && (["from", "import"].contains(word(index - 1)) || word(index - 2) == "require")
    }
    return Set(names.map { word($0).filter { !"\"'`".contains($0) } })
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

  /// The place of a token.
  func spot(_ token: Int) -> JSONSpot {
    let offset = tokens.indices.contains(token) ? tokens[token].start : 0
    return JSONSpot(document.foreign(at: offset))
  }

  /// The line that a token is in.
  func line(_ token: Int) -> Int { spot(token).place.line }
}
