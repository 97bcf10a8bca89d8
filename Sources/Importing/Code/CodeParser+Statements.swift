extension CodeParser {
  /// Reads statements up to a closing brace.
  mutating func statements(to end: Int) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    while at < end {
      let start = at
      if word == "for", code.language == .swift || code.language == .kotlin,
        let binding = loopNames(to: end)
      {
        statements.append(binding)
        continue
      }
      if let statement = statement(to: end) { statements.append(statement) }
      if at == start { at += 1 }
    }
    return statements
  }

  /// Passes over `for index in`, and returns the names that the loop gives values.
  private mutating func loopNames(to end: Int) -> CodeStatement? {
    guard
      let last = (at + 1..<min(at + 12, end)).first(where: { isWord($0) && code.text($0) == "in" })
    else { return nil }
    let names = (at + 1..<last).filter(isWord).map(code.text)
    let binding = CodeStatement(kind: .binding(names), token: at)
    at = last + 1
    return binding
  }

  private mutating func statement(to end: Int) -> CodeStatement? {
    let start = at
    var isStatic = false
    skipAttributes(to: end)
    while let word, Self.modifiers.contains(word) || word == "const" && code.language == .kotlin,
      !code.language.bindings.contains(word)
        || code.language.containers.contains(code.text(at + 1)),
      at + 1 < end, isWord(at + 1) || word == "static" && code.isMark(at + 1, "("),
      word != "class" || ["let", "var", "func"].contains(code.text(at + 1))
    {
      isStatic = isStatic || word == "static" || word == "class"
      at += 1
      if isMark("("), !code.tokens[at].startsLine { at = min(code.partners[at] + 1, end) }
      skipAttributes(to: end)
    }
    guard at < end else { return nil }
    if let word, !code.isMark(at + 1, "."),
      !code.isMark(at + 1, "(") || code.language.functions.contains(word)
    {
      if code.language.containers.contains(word), isWord(at + 1) {
        return container(start, to: end)
      }
      if code.language.functions.contains(word) { return function(start, to: end) }
      if code.language.bindings.contains(word), isWord(at + 1) {
        return declaration(start, isStatic: isStatic, to: end)
      }
      if code.language == .swift,
        word == "case" || word == "default" || word == "import" || word == "return"
      {
        at += 1
        guard word == "return" else { return nil }
      }
    }
    if code.language == .script, at == start, isWord(at), code.isMark(at + 1, ":"),
      word != "default"
    {
      // A member that was copied without its braces: `standard: 'ease-out',`.
      let name = code.text(at)
      at += 2
      let value = value(to: end, isBroken: true)
      _ = take(",")
      return CodeStatement(kind: .assignment([name], value), token: start)
    }
    if code.language == .script, at > start, isWord(at),
      code.isMark(at + 1, ":") || code.isMark(at + 1, "=")
    {
      // A member of a class: `static readonly fast = 200`.
      at -= 1
      return declaration(start, isStatic: isStatic, to: end)
    }
    if code.language == .script || code.language == .dart, let method = method(start, to: end) {
      return method
    }
    let value = value(to: end, isBroken: true)
    guard isMark("="), at < end else {
      _ = take(",") || take(";") || take(":")
      if case .other(let parts) = value.kind, parts.isEmpty { return nil }
      return CodeStatement(kind: .expression(value), token: start)
    }
    at += 1
    let isBraced = code.language == .script && isMark("{")
    let assigned = isBraced ? primary(to: end) : self.value(to: end, isBroken: true)
    guard let names = value.chain?.names else {
      return CodeStatement(
        kind: .expression(CodeNode(kind: .other([value, assigned]), range: start..<at)),
        token: start)
    }
    return CodeStatement(kind: .assignment(names, assigned.unwrapped), token: start)
  }

  private static let modifiers: Set = [
    "static", "public", "private", "internal", "package", "fileprivate", "open", "final", "lazy",
    "override", "export", "default", "class", "nonisolated", "mutating", "companion", "inline",
    "async",
    "indirect", "protected", "readonly", "abstract", "data", "sealed", "late", "weak",
    "unowned", "declare", "required", "convenience",
  ]

  private mutating func skipAttributes(to end: Int) {
    while isMark("@"), isWord(at + 1), at < end {
      at += 2
      if isMark("("), !code.tokens[at].startsLine { at = min(code.partners[at] + 1, end) }
    }
  }

  private mutating func container(_ start: Int, to end: Int) -> CodeStatement? {
    var name = code.text(at + 1)
    at += 2
    while isMark("."), isWord(at + 1) {
      name = code.text(at + 1)
      at += 2
    }
    // Its supertypes and its parameters.
    let head = at
    while at < end, !isMark("{") {
      if code.tokens[at].startsLine, isWord(at), code.language != .dart { return nil }
      at = isMark("(") ? code.partners[at] + 1 : at + 1
    }
    let parameters = code.language == .kotlin ? parameterNames(head..<min(at, end)) : []
    guard at < end, let statements = block(to: end).statements else { return nil }
    return CodeStatement(
      kind: .container(
        CodeContainer(
          name: name, isFunction: false,
          parameters: parameters, statements: statements)),
      token: start)
  }

  private mutating func function(_ start: Int, to end: Int) -> CodeStatement? {
    at += 1
    var name = ""
    // `fun <T> spec()` of Kotlin.
    if isMark("<") { while at < end, !isMark("(") && !isMark(">") { at += 1 } }
    while at < end, !isMark("("), !isMark("{"), !code.tokens[at].startsLine || at == start {
      if isWord(at), name.isEmpty || code.isMark(at - 1, ".") { name = code.text(at) }
      at += 1
    }
    return function(named: name, start, to: end)
  }

  /// Reads the parameters and the body of a function.
  private mutating func function(named name: String, _ start: Int, to end: Int) -> CodeStatement? {
    var defaults: [CodeNode] = []
    var parameters: [String] = []
    if isMark("(") {
      let close = min(code.partners[at], end)
      parameters = parameterNames(at..<close)
      at += 1
      defaults = parameterDefaults(to: close)
      at = min(close + 1, end)
    }
    // The type that it returns, and its constraints.
    while at < end, !isMark("{"), !isMark("="), !isMark("=>"), !code.tokens[at].startsLine {
      at += 1
    }
    var statements: [CodeStatement] = []
    if isMark("{"), at < end {
      statements = block(to: end).statements ?? []
    } else if take("=") || take("=>") {
      let value = value(to: end, isBroken: true)
      statements = [CodeStatement(kind: .expression(value), token: start)]
    }
    return CodeStatement(
      kind: .container(
        CodeContainer(
          name: name, isFunction: true, parameters: parameters, defaults: defaults,
          statements: statements)),
      token: start)
  }

  /// The words that may be names of parameters: what a type or a value follows, or nothing.
  private func parameterNames(_ range: Range<Int>) -> [String] {
    range.filter { token in
      isWord(token) && [":", ",", ")", "=", "}"].contains { code.isMark(token + 1, $0) }
    }.map(code.text)
  }

  private mutating func parameterDefaults(to close: Int) -> [CodeNode] {
    var defaults: [CodeNode] = []
    while at < close {
      if take("=") {
        defaults.append(value(to: close, isBroken: false))
      } else if code.tokens[at].kind == .open {
        at = min(code.partners[at] + 1, close)
      } else {
        at += 1
      }
    }
    return defaults
  }

  /// A method in a class of JavaScript, or a function of JavaScript or Dart with its body after its brackets.
  private mutating func method(_ start: Int, to end: Int) -> CodeStatement? {
    guard let word, code.isMark(at + 1, "("), !Self.control.contains(word) else { return nil }
    let close = code.partners[at + 1]
    let hasBody =
      code.isMark(close + 1, "{") || code.language == .dart && code.isMark(close + 1, "=>")
    guard close < end, hasBody, !code.tokens[close + 1].startsLine else { return nil }
    at += 1
    return function(named: word, start, to: end)
  }

  private static let control: Set = ["if", "for", "while", "switch", "catch", "with"]

  private mutating func declaration(
    _ start: Int, isStatic: Bool, to end: Int
  ) -> CodeStatement? {
    let isVariable = word == "var" || code.language == .script && word == "let"
    at += 1
    // `final double x`, `const Duration fast`: a type can precede a name in Dart.
    while code.language == .dart, !code.tokens[min(at + 1, end - 1)].startsLine {
      if isWord(at + 1) {
        at += 1
      } else if let name = nameAfterTypes(to: end) {
        at = name
      } else {
        break
      }
    }
    let name = code.text(at).filter { $0 != "`" }
    at += 1
    var one = CodeDeclaration(name: name, isVariable: isVariable, isStatic: isStatic)
    if code.language == .dart, at >= 2, isWord(at - 2),
      !code.language.bindings.contains(code.text(at - 2))
    {
      one.type = code.text(at - 2)
    }
    if take(":") { one.type = skipType(to: end) }
    if take("=") {
      one.value = value(to: end, isBroken: true)
    } else if isMark("{"), at < end, !code.tokens[at].startsLine {
      one.value = computed(block(to: end))
    } else if word == "by", isWord(at + 1) {
      at += 1
      one.value = value(to: end, isBroken: true)
    } else if word == "get", code.isMark(at + 1, "(") {
      at = min(code.partners[at + 1] + 1, end)
      if take("=") { one.value = value(to: end, isBroken: true) }
    }
    return CodeStatement(kind: .declaration(one), token: start)
  }

  /// The token of the name after the types in angle brackets of a type: `Animatable<double> fade`.
  private func nameAfterTypes(to end: Int) -> Int? {
    var open = 0
    for place in at + 1..<min(end, at + 32) {
      if code.isMark(place, "<") { open += 1 }
      if code.isMark(place, ">") { open -= 1 }
      if open == 0 { return place > at + 1 && isWord(place + 1) ? place + 1 : nil }
    }
    return nil
  }

  /// The value of a computed property if it is one expression; otherwise its statements.
  private func computed(_ block: CodeNode) -> CodeNode {
    guard let statements = block.statements, statements.count == 1 else { return block }
    switch statements[0].kind {
    case .expression(let value):
      if let chain = value.chain,
        chain.names == ["get"] || chain.links.count == 1 && chain.links[0].name == "get",
        let inner = chain.links[0].blocks.first?.value
      {
        return computed(inner)
      }
      return value
    default: return block
    }
  }
}
