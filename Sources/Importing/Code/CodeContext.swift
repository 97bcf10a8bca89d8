import StrictJSON

/// A code context is the surroundings of a value: its source, enclosing declarations, and names.
struct CodeContext {
  let texts: [CodeSource]
  let names: CodeNames
  /// The source.
  var text: Int
  /// The names of its enclosing declarations.
  var scope: [String] = []
  /// The names that get their values from outside.
  var bound: Set<String> = []
  /// The statements of its block, including its own.
  var siblings: ArraySlice<CodeStatement> = []
  /// The definitions that values have been taken from.
  var used: Set<Int> = []

  var code: CodeSource { texts[text] }
  var language: CodeLanguage { code.language }

  /// The value as it was typed, between marks.
  func quote(_ node: CodeNode) -> String { "`\(code.typed(node.range))`" }

  /// Returns the value of a node, with the names of constants resolved.
  mutating func resolve(_ node: CodeNode, depth: Int = 8) throws(CodeProblem) -> (
    CodeNode, CodeContext
  ) {
    guard let names = node.chain?.names, case nil = node.chain?.base, !Self.isConstant(names) else {
      return (node, self)
    }
    if let name = names.first, bound.contains(name) {
      throw CodeProblem("`\(name)` is a parameter, whose value depends on the call", at: node.range)
    }
    let definition: CodeDefinition
    do throws(CodeProblem) {
      definition = try self.names.definition(of: names, in: scope, of: text, language) { one in
        let line = "line \(texts[one.text].line(one.token))"
        return one.text == text ? line : "\(line) of '\(texts[one.text].document.file)'"
      }
    } catch {
      throw CodeProblem(error.reason, at: error.range ?? node.range)
    }
    guard depth > 0, let value = definition.value else {
      throw CodeProblem("\(quote(node)) refers to itself", at: node.range)
    }
    used.insert(definition.id)
    var inner = self
    (inner.text, inner.scope, inner.bound) = (definition.text, definition.path.dropLast(), [])
    let result = try inner.resolve(value, depth: depth - 1)
    used.formUnion(inner.used)
    return result
  }

  private static func isConstant(_ names: [String]) -> Bool {
    ["pi", "PI", "M_PI", "M_PI_2", "infinity", "zero", "HUGE", "HUGE_VALF", "MAXFLOAT", "FLT_MAX"]
      .contains(names.last)
  }
}

/// A code number is a number, and whether it is in seconds.
struct CodeNumber {
  var value: Double
  var isTime = false
}

// Numbers.
extension CodeContext {
  /// Works out a constant.
  ///
  /// - Throws: ``CodeProblem`` with the part that isn't one.
  mutating func number(_ node: CodeNode) throws(CodeProblem) -> CodeNumber {
    switch node.kind {
    case .number(let text): return try literal(text, node)
    case .negative(let inner):
      var number = try number(inner)
      number.value.negate()
      return number
    case .binary(let sign, let first, let second):
      let (a, b) = (try number(first), try number(second))
      let isTime = a.isTime || b.isTime
      switch sign {
      case "+": return CodeNumber(value: a.value + b.value, isTime: isTime)
      case "-": return CodeNumber(value: a.value - b.value, isTime: isTime)
      case "*": return CodeNumber(value: a.value * b.value, isTime: isTime)
      default:
        guard b.value != 0 else {
          throw CodeProblem("\(quote(node)) divides by zero", at: node.range)
        }
        // Kotlin drops the rest of whole numbers; Swift reads 1 / 3 as a Double where one is expected.
        let isWhole = language == .kotlin && !isTime && Self.isWhole(first) && Self.isWhole(second)
        guard !isWhole || a.value.remainder(dividingBy: b.value) == 0 else {
          throw CodeProblem(
            "\(quote(node)) is an integer division, which drops the remainder", at: node.range)
        }
        return CodeNumber(value: a.value / b.value, isTime: isTime)
      }
    case .choice(let sign, _):
      throw CodeProblem(
        sign == "??"
          ? "the value after `??` is only a fallback"
          : "\(quote(node)) depends on a condition", at: node.range)
    case .chain(let chain): return try number(chain, node)
    default: throw CodeProblem("\(quote(node)) isn't a constant", at: node.range)
    }
  }

  private static func isWhole(_ node: CodeNode) -> Bool {
    if case .number(let text) = node.kind {
      text.allSatisfy { $0.isNumber || $0 == "_" }
    } else {
      false
    }
  }

  private func literal(_ text: String, _ node: CodeNode) throws(CodeProblem) -> CodeNumber {
    var digits = text.filter { $0 != "_" }[...]
    if let value = Double(digits) { return CodeNumber(value: value) }
    let unit = String(digits.reversed().prefix { $0.isLetter }.reversed())
    digits = digits.dropLast(unit.count)
    guard let value = Double(digits) else {
      throw CodeProblem("\(quote(node)) isn't a supported number", at: node.range)
    }
    switch unit {
    case "f", "F", "L", "d", "D", "n": return CodeNumber(value: value)
    case "ms":
      return CodeNumber(
        value: ValueReader.thousandth(of: String(digits)) ?? value / 1000, isTime: true)
    case "s": return CodeNumber(value: value, isTime: true)
    default: throw CodeProblem("\(quote(node)) isn't a supported number", at: node.range)
    }
  }

  private mutating func number(_ chain: CodeChain, _ node: CodeNode) throws(CodeProblem)
    -> CodeNumber
  {
    guard let last = chain.links.last else {
      throw CodeProblem("\(quote(node)) isn't a constant", at: node.range)
    }
    if case .value(let base)? = chain.base, chain.links.count == 1 {
      let value = try number(base)
      if Self.casts.contains(last.name) { return value }
      // 300.ms of Dart, 300.milliseconds of Kotlin.
      return try time(value.value, base, last.name, node)
    }
    if last.arguments == nil, last.blocks.isEmpty {
      switch last.name {
      case "pi", "PI", "M_PI": return CodeNumber(value: .pi)
      case "M_PI_2": return CodeNumber(value: .pi / 2)
      case "zero" where chain.links.count == 1: return CodeNumber(value: 0)
      case "infinity", "greatestFiniteMagnitude", "Infinity", "HUGE", "HUGE_VALF", "MAXFLOAT",
        "FLT_MAX":
        return CodeNumber(value: .infinity)
      default: break
      }
      if language == .kotlin, let value = ComposeReading.constants[last.name] {
        return CodeNumber(value: value)
      }
      var inner = self
      let (value, context) = try inner.resolve(node)
      used.formUnion(inner.used)
      guard value.range != node.range || context.text != text else {
        throw CodeProblem("\(quote(node)) isn't a constant", at: node.range)
      }
      inner = context
      do throws(CodeProblem) {
        let number = try inner.number(value)
        used.formUnion(inner.used)
        return number
      } catch {
        // If the problem is in another file, the place is that of the use.
        throw CodeProblem(error.reason, at: context.text == text ? error.range : node.range)
      }
    }
    let arguments = last.arguments ?? []
    if last.name == "transitionDuration" {
      let name = CodeNode(
        kind: .chain(CodeChain(links: [CodeLink(name: last.name, token: last.token)])),
        range: node.range)
      let (value, inner) = try resolve(name)
      var own = inner
      return try own.number(value)
    }
    if Self.casts.contains(last.name) || last.name == "NSNumber", arguments.count == 1 {
      return try number(arguments[0].value)
    }
    if last.name == "Duration" || last.name == "StartOffset"
      || chain.links.map(\.name) == ["Duration"]
    {
      var seconds = 0.0
      for argument in arguments {
        guard let unit = argument.label else {
          throw CodeProblem("\(quote(node)) isn't a constant", at: node.range)
        }
        seconds += try time(try number(argument.value).value, argument.value, unit, node).value
      }
      return CodeNumber(value: seconds, isTime: true)
    }
    if arguments.count == 1, Self.units[last.name] != nil {
      return try time(try number(arguments[0].value).value, arguments[0].value, last.name, node)
    }
    throw CodeProblem("\(quote(node)) isn't a constant", at: node.range)
  }

  private func time(
    _ value: Double, _ written: CodeNode, _ unit: String, _ node: CodeNode
  ) throws(CodeProblem) -> CodeNumber {
    guard let power = Self.units[unit] else {
      throw CodeProblem("\(quote(node)) isn't a constant", at: node.range)
    }
    if power == -3, case .number(let text) = written.kind,
      let exact = ValueReader.thousandth(of: text.filter { $0 != "_" })
    {
      return CodeNumber(value: exact, isTime: true)
    }
    return CodeNumber(
      value: power == 60
        ? value * 60 : power == 0 ? value : value / (power == -3 ? 1e3 : power == -6 ? 1e6 : 1e9),
      isTime: true)
  }

  private static let units: [String: Int] = [
    "ms": -3, "milliseconds": -3, "millisecond": -3, "microseconds": -6, "nanoseconds": -9,
    "seconds": 0, "second": 0, "s": 0, "sec": 0, "minutes": 60,
  ]
  private static let casts: Set = [
    "Double", "CGFloat", "Float", "TimeInterval", "CFTimeInterval", "Int", "Number", "toFloat",
    "toDouble",
    "toInt", "toLong", "f", "Float32", "Float64",
  ]

  /// Works out a time in seconds.
  ///
  /// - Parameter unit: The unit of a number without one.
  mutating func seconds(_ node: CodeNode, in unit: ReaderOptions.Unit = .seconds)
    throws(CodeProblem) -> Double
  {
    let number = try number(node)
    guard number.value.isFinite else {
      throw CodeProblem("\(quote(node)) isn't a time", at: node.range)
    }
    if number.isTime || unit == .seconds { return number.value }
    if case .number(let text) = node.kind,
      let exact = ValueReader.thousandth(of: text.filter { $0 != "_" })
    {
      return exact
    }
    return number.value / 1000
  }
}
