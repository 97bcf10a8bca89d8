// Objects, blocks and types.
extension CodeParser {
  /// Reads the members of an object in braces, or a block if it is none.
  mutating func object(to end: Int) -> CodeNode {
    let (start, close) = (at, min(code.partners[at], end))
    let first = at + 1
    let isKey =
      isWord(first)
      || code.tokens.indices.contains(first)
        && [.string, .number].contains(code.tokens[first].kind)
    let isObject =
      first == close
      || isKey && (code.isMark(first + 1, ":") || code.isMark(first + 1, ",") || first + 1 == close)
      || code.isMark(first, "...") || code.isMark(first, "[")
    guard isObject else { return block(to: end) }
    at += 1
    let members = arguments(to: close)
    at = min(close + 1, code.tokens.count)
    return CodeNode(kind: .object(members), range: start..<at)
  }

  /// Reads what braces hold as statements.
  mutating func block(to end: Int) -> CodeNode {
    let (start, close) = (at, min(code.partners[at], end))
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      at = min(close + 1, code.tokens.count)
      return CodeNode(kind: .other([]), range: start..<at)
    }
    at += 1
    let statements = self.statements(to: close)
    at = min(close + 1, code.tokens.count)
    return CodeNode(kind: .block(statements), range: start..<at)
  }

  /// Passes over a type, and returns it as it is written.
  @discardableResult
  mutating func skipType(to end: Int) -> String {
    var type = ""
    while at < end {
      let isPart =
        isWord(at) || [".", "?", "!", "->", "&"].contains { isMark($0) } || isMark("<")
        || isMark(">")
        || isMark(",") && type.filter({ $0 == "<" }).count > type.filter({ $0 == ">" }).count
      if code.tokens[at].startsLine, !type.isEmpty { break }
      if isMark("["), !type.hasSuffix(">") || code.language == .script {
        let close = min(code.partners[at] + 1, code.tokens.count)
        type += code.typed(at..<close)
        at = close
        continue
      }
      if isMark("("), type.isEmpty {
        at = min(code.partners[at] + 1, code.tokens.count)
        type = "()"
        continue
      }
      guard isPart else { break }
      // `{` begins a body, `=` a value.
      type += code.text(at)
      at += 1
    }
    return type
  }
}
