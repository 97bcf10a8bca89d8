// Objects, blocks and types.
extension CodeParser {
  /// Passes over the parameters of a block, `value, index in` or `value ->`, and returns them.
  private mutating func blockParameters(to close: Int) -> [CodeStatement] {
    guard code.language == .swift || code.language == .kotlin, word != "for" else { return [] }
    var place = at
    var names: [String] = []
    while place < min(close, at + 40) {
      let isEnd =
        code.language == .swift
        ? isWord(place) && code.text(place) == "in" : code.isMark(place, "->")
      if isEnd {
        let binding = CodeStatement(kind: .binding(names), token: at)
        at = place + 1
        return [binding]
      }
      if code.isMark(place, "{") || code.isMark(place, "=") || code.tokens[place].kind == .string {
        return []
      }
      if isWord(place) { names.append(code.text(place)) }
      place += 1
    }
    return []
  }

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
    let members = arguments(to: close).map { member in
      var member = member
      // `{ damping }` is `{ damping: damping }`.
      if member.label == nil, let names = member.value.chain?.names, names.count == 1 {
        member.label = names[0]
      }
      return member
    }
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
    let bound = blockParameters(to: close)
    let statements = bound + self.statements(to: close)
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

  /// Reads the body behind `=>`; the words before it are parameters.
  mutating func closure(from start: Int, to end: Int, _ isBroken: Bool) -> CodeNode {
    let parameters = (start..<at).filter(isWord).map(code.text)
    let body = isMark("{") ? block(to: end) : value(to: end, isBroken: isBroken)
    let statements =
      body.statements ?? [CodeStatement(kind: .expression(body), token: body.range.lowerBound)]
    let binding = CodeStatement(kind: .binding(parameters), token: start)
    return CodeNode(kind: .block([binding] + statements), range: body.range)
  }
}
