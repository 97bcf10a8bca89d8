/// A code parser makes call trees from tokens, and skips everything else.
struct CodeParser {
  let code: CodeSource
  var at = 0
  var depth = 0

  /// How deeply values within values are followed.
  static let deepest = 200
  /// How many terms of a sum or a product are worked out.
  private static let mostTerms = 8

  init(_ code: CodeSource) { self.code = code }

  func isMark(_ mark: String) -> Bool { code.isMark(at, mark) }
  func isWord(_ token: Int) -> Bool {
    code.tokens.indices.contains(token) && code.tokens[token].kind == .word
  }
  var word: String? { isWord(at) ? code.text(at) : nil }

  mutating func take(_ mark: String) -> Bool {
    guard isMark(mark) else { return false }
    at += 1
    return true
  }

  // MARK: Values

  /// Reads a value up to `end`, a comma, or the end of a line that ends it.
  ///
  /// - Parameter isBroken: Whether a new line ends the value, as it does outside brackets.
  mutating func value(to end: Int, isBroken: Bool) -> CodeNode {
    let start = at
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      at = min(at + 1, end)
      return CodeNode(kind: .other([]), range: start..<at)
    }
    var node = sum(to: end, isBroken)
    // Both are flat, however many operators there are.
    var (fallbacks, others): ([CodeNode], [CodeNode]) = ([], [])
    while at < end, !stops(isBroken) {
      if takeFallback() {
        fallbacks.append(node)
        node = sum(to: end, isBroken)
      } else if take("?") {
        let first = value(to: end, isBroken: false)
        guard take(":") else {
          others.append(node)
          node = first
          continue
        }
        let second = value(to: end, isBroken: isBroken)
        node = CodeNode(kind: .choice("?", [first, second]), range: start..<at)
        (fallbacks, others) = ([], [])
      } else if word == "as" || word == "satisfies" {
        at += 1
        _ = take("?") || take("!")
        skipType(to: end)
      } else if take("=>") {
        node = closure(from: node.range.lowerBound, to: end, isBroken)
        (fallbacks, others) = ([], [])
      } else if code.tokens[at].kind != .mark || isMark("=") {
        // Another value, or an assignment to this one.
        break
      } else {
        at += 1
        others.append(node)
        node = sum(to: end, isBroken)
      }
    }
    if !fallbacks.isEmpty {
      node = CodeNode(kind: .choice("??", fallbacks + [node]), range: start..<at)
    }
    return others.isEmpty ? node : CodeNode(kind: .other(others + [node]), range: start..<at)
  }

  /// Passes over `??`, and over `?:` in Kotlin.
  private mutating func takeFallback() -> Bool {
    if take("??") { return true }
    guard code.language == .kotlin, isMark("?"), code.isMark(at + 1, ":") else { return false }
    at += 2
    return true
  }

  func stops(_ isBroken: Bool) -> Bool {
    guard code.tokens.indices.contains(at) else { return true }
    if code.tokens[at].kind == .close || isMark(",") || isMark(";") || isMark(":") { return true }
    guard isBroken, code.tokens[at].startsLine else { return false }
    let goesOn = ["??", "+", "-", "*", "?", "||", "&&"].contains { isMark($0) }
    return !goesOn
      || isMark("-") && code.tokens[at].end == code.tokens[min(at + 1, code.tokens.count - 1)].start
  }

  private mutating func sum(to end: Int, _ isBroken: Bool) -> CodeNode {
    binary(["+", "-"], to: end, isBroken) { $0.product(to: end, isBroken) }
  }

  private mutating func product(to end: Int, _ isBroken: Bool) -> CodeNode {
    binary(["*", "/"], to: end, isBroken) { $0.signed(to: end) }
  }

  private mutating func binary(
    _ marks: [String], to end: Int, _ isBroken: Bool, _ operand: (inout CodeParser) -> CodeNode
  ) -> CodeNode {
    let start = at
    var node = operand(&self)
    var terms = [node]
    while at < end, !stops(isBroken), let mark = marks.first(where: { isMark($0) }) {
      at += 1
      terms.append(operand(&self))
      // A longer sum is hardly a time, and a tree of it would be as deep as it is long.
      guard terms.count <= Self.mostTerms else { continue }
      node = CodeNode(kind: .binary(mark, node, terms[terms.count - 1]), range: start..<at)
    }
    guard terms.count <= Self.mostTerms else {
      return CodeNode(kind: .other(terms), range: start..<at)
    }
    return node
  }

  private mutating func signed(to end: Int) -> CodeNode {
    let start = at
    var isNegative = false
    while at < end, take("-") { isNegative.toggle() }
    while ["try", "await", "new", "return", "const", "not"].contains(word ?? ""), at + 1 < end,
      !code.tokens[at + 1].startsLine
    {
      // A keyword that changes nothing about a value, unless it is a name: `new: 3`, `const.x`.
      if code.isMark(at + 1, ":") || code.isMark(at + 1, ".") || code.isMark(at + 1, "=") { break }
      at += 1
      _ = take("?") || take("!")
    }
    _ = take("&") || take("!") || take("+") || take("\\")
    let value = chain(to: end)
    return isNegative ? CodeNode(kind: .negative(value), range: start..<at) : value
  }

  /// Reads a value and the members and calls after it.
  private mutating func chain(to end: Int) -> CodeNode {
    let start = at
    guard at < end, code.tokens.indices.contains(at) else {
      return CodeNode(kind: .other([]), range: start..<start)
    }
    var chain = CodeChain(links: [])
    if isMark("."), isWord(at + 1) {
      chain.base = .implicit
    } else if let word = self.word {
      at += 1
      chain.links = [CodeLink(name: Self.plain(word), token: start)]
      calls(&chain, to: end)
    } else {
      let primary = self.primary(to: end)
      let isMember = (isMark(".") || isMark("?.")) && isWord(at + 1)
      guard isMember else { return primary }
      chain.base = .value(primary)
    }
    while at + 1 < end, isMark(".") || isMark("?.") || isMark("!") && code.isMark(at + 1, ".") {
      if isMark("!") { at += 1 }
      guard isWord(at + 1) else { break }
      chain.links.append(CodeLink(name: Self.plain(code.text(at + 1)), token: at + 1))
      at += 2
      calls(&chain, to: end)
    }
    return CodeNode(kind: .chain(chain), range: start..<at)
  }

  static func plain(_ word: String) -> String { word.filter { $0 != "`" } }

  /// Reads the brackets and blocks after a name.
  private mutating func calls(_ chain: inout CodeChain, to end: Int) {
    skipGenerics(to: end)
    while at < end, isMark("("), !code.tokens[at].startsLine {
      let close = min(code.partners[at], end)
      at += 1
      // A call of what a call returns, `Spring(response: 1)(x)`, keeps the arguments of both.
      let arguments = self.arguments(to: close)
      chain.links[chain.links.count - 1].arguments =
        (chain.links[chain.links.count - 1].arguments ?? []) + arguments
      at = min(close + 1, code.tokens.count)
    }
    if at < end, isMark("["), !code.tokens[at].startsLine {
      // A subscript: which value it is, is not known.
      at = min(code.partners[at] + 1, code.tokens.count)
      chain.links[chain.links.count - 1].name += "[]"
    }
    guard code.language == .swift || code.language == .kotlin, at < end, isMark("{"),
      !code.tokens[at].startsLine
    else { return }
    let token = at
    let blockNode = block(to: end)
    chain.links[chain.links.count - 1].blocks.append(CodeArgument(value: blockNode, token: token))
    while code.language == .swift, isWord(at), code.isMark(at + 1, ":"), code.isMark(at + 2, "{"),
      at < end
    {
      let (label, token) = (code.text(at), at)
      at += 2
      let more = block(to: end)
      chain.links[chain.links.count - 1].blocks.append(
        CodeArgument(label: label, value: more, token: token))
    }
  }

  /// Passes over the types in angle brackets of a call: `spring<Float>(`.
  private mutating func skipGenerics(to end: Int) {
    guard isMark("<") else { return }
    var place = at
    var open = 0
    while place < min(end, at + 32) {
      if code.isMark(place, "<") { open += 1 }
      if code.isMark(place, ">") { open -= 1 }
      place += 1
      if open == 0 { break }
      let isType =
        isWord(place) || ["<", ">", ",", ".", "?", "[", "]"].contains { code.isMark(place, $0) }
      guard isType else { return }
    }
    if open == 0, code.isMark(place, "(") || code.isMark(place, "{") { at = place }
  }

  mutating func primary(to end: Int) -> CodeNode {
    let start = at
    let token = code.tokens[at]
    switch token.kind {
    case .number:
      at += 1
      return CodeNode(kind: .number(code.text(start)), range: start..<at)
    case .string:
      at += 1
      return CodeNode(kind: .string(content(of: start)), range: start..<at)
    case .open where isMark("{"):
      return code.language == .script || code.language == .dart ? object(to: end) : block(to: end)
    case .open:
      let isList = isMark("[")
      let close = min(code.partners[at], end)
      guard depth < Self.deepest else {
        at = min(close + 1, code.tokens.count)
        return CodeNode(kind: .other([]), range: start..<at)
      }
      at += 1
      let items = arguments(to: close)
      at = min(close + 1, code.tokens.count)
      if isList {
        let isKeyed = items.contains { $0.label != nil }
        return CodeNode(
          kind: isKeyed ? .object(items) : .list(items.map(\.value)), range: start..<at)
      }
      if items.count == 1, items[0].label == nil { return items[0].value }
      return CodeNode(kind: .object(items), range: start..<at)
    default:
      at += 1
      return CodeNode(kind: .other([]), range: start..<at)
    }
  }

  func content(of token: Int) -> String {
    let marks: Set<Character> = ["\"", "'", "`", "#"]
    var text = code.text(token)[...]
    text = text.drop { marks.contains($0) }
    while let last = text.last, marks.contains(last) { text.removeLast() }
    return String(text)
  }

  /// Reads values with or without labels up to a closing bracket.
  mutating func arguments(to close: Int) -> [CodeArgument] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      at = close
      return []
    }
    var arguments: [CodeArgument] = []
    while at < close {
      let token = at
      var label: String?
      let assigns = code.language == .kotlin ? "=" : ":"
      let isKey = isWord(at) || [.string, .number].contains(code.tokens[at].kind)
      let isAttribute =
        code.language == .script && code.isMark(at + 1, "=")
        && (code.isMark(at + 2, "{")
          || code.tokens.indices.contains(at + 2) && code.tokens[at + 2].kind == .string)
      if isKey, code.isMark(at + 1, assigns) || isAttribute {
        label = isWord(at) ? Self.plain(code.text(at)) : content(of: at)
        at += 2
      } else if take("...") {
        // The members that are spread aren't known here.
        label = CodeArgument.spread
      }
      // Behind the braces of an attribute, `/>` isn't a division.
      let isBraced = isAttribute && isMark("{")
      let value = isBraced ? primary(to: close) : self.value(to: close, isBroken: false)
      arguments.append(
        CodeArgument(label: label, value: isAttribute ? value.unwrapped : value, token: token))
      _ = take(",") || take(";")
      if at == token { at += 1 }
    }
    return arguments
  }

}
