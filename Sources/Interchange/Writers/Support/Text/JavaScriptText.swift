import Motion

/// JavaScript text spells values as JavaScript and TypeScript do.
enum JavaScriptText {
  /// Returns numbers as an array.
  static func array(_ values: [Double]) -> String {
    "[\(values.map(CodeText.number).joined(separator: ", "))]"
  }

  /// Returns the pairs of a line's points as one array, in rows under each other where they are
  /// many.
  static func points(_ points: [PathData.Point]) -> String {
    let pairs = points.map { array([$0.x, $0.y]) }
    let line = pairs.joined(separator: ", ")
    if line.count <= 60 { return "[\(line)]" }
    return "[\n" + CodeText.rows(pairs).map { "  \($0),\n" }.joined() + "]"
  }

  /// Returns a value as a number, a text or arithmetic over arguments.
  static func value(_ value: PortableValue, names: [String: String], current: String) -> String {
    switch value {
    case .number(let number): CodeText.number(number)
    case .color(let color): "\"\(color.text)\""
    case .current: current
    case .measure(let measure):
      CodeText.arithmetic(
        measure.expression, number: CodeText.number, symbol: { names[$0] ?? "0" })
    }
  }

  /// Puts a declaration's parts into an object: on one line where that is short enough.
  static func object(_ members: [String], head: String, tail: String = "") -> [String] {
    let line = "\(head){ \(members.joined(separator: ", ")) }\(tail)"
    if line.count <= 100, !line.contains("\n") { return [line] }
    let lines = members.flatMap { "\($0),".split(separator: "\n").map { "  \($0)" } }
    return ["\(head){"] + lines + ["}\(tail)"]
  }

  /// Returns a documentation comment.
  static func documentation(_ lines: [String]) -> [String] {
    lines.count == 1
      ? ["/** \(lines[0]) */"] : ["/**"] + lines.map { " * \($0)" } + [" */"]
  }
}

extension IdentifierStyle {
  /// The constants of a JavaScript or TypeScript module.
  static func javaScript(besides taken: Set<String> = []) -> IdentifierStyle {
    IdentifierStyle(
      .camel,
      reserved: taken.union([
        "abstract", "any", "arguments", "as", "async", "await", "boolean", "break", "case", "catch",
        "class", "const", "continue", "debugger", "declare", "default", "delete", "do", "else",
        "enum", "eval", "export", "extends", "false", "finally", "for", "from", "function", "get",
        "if", "implements", "import", "in", "infinity", "instanceof", "interface", "let", "module",
        "nan", "never", "new", "null", "number", "object", "of", "package", "private", "protected",
        "public", "return", "set", "static", "string", "super", "switch", "symbol", "this", "throw",
        "true", "try", "type", "typeof", "undefined", "unknown", "var", "void", "while", "with",
        "yield",
      ]))
  }
}
