/// The parser of measures: `+ - * /`, parentheses, numbers, and symbols such as `container.height`.
struct MeasureParser {
  private let text: [Unicode.Scalar]
  private var at = 0
  private var depth = 0

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  mutating func parse() throws(MotionError) -> Measure.Expression {
    guard text.count <= 256 else { throw MotionError("a measure can have at most 256 characters") }
    let expression = try sum()
    guard at == text.count else { throw unexpected("an operator") }
    return expression
  }

  private mutating func sum() throws(MotionError) -> Measure.Expression {
    var left = try product()
    while let sign = take("+-") {
      left = .operation(sign == "+" ? .plus : .minus, left, try product())
    }
    return left
  }

  private mutating func product() throws(MotionError) -> Measure.Expression {
    var left = try factor()
    while let sign = take("*/") {
      left = .operation(sign == "*" ? .times : .divided, left, try factor())
    }
    return left
  }

  private mutating func factor() throws(MotionError) -> Measure.Expression {
    // The stack is finite: "((((…" must not end the program.
    depth += 1
    defer { depth -= 1 }
    guard depth <= 32 else { throw MotionError("the measure is nested too deeply") }
    if take("-") != nil { return .negated(try factor()) }
    if take("(") != nil {
      let inner = try sum()
      guard take(")") != nil else { throw unexpected("')'") }
      return inner
    }
    skipSpace()
    let start = at
    while at < text.count, isLetter(text[at]) || isDigit(text[at]) || text[at] == "." { at += 1 }
    let word = text[start..<at]
    guard let first = word.first else { throw unexpected("a number or a name") }
    return isDigit(first) || first == "." ? try number(word) : try symbol(word)
  }

  private func number(_ word: ArraySlice<Unicode.Scalar>) throws(MotionError) -> Measure.Expression
  {
    let text = String(String.UnicodeScalarView(word))
    // Swift itself would read hexadecimal numbers too.
    let isDecimal = word.allSatisfy { isDigit($0) || $0 == "." } && word.contains(where: isDigit)
    guard isDecimal, let number = Double(text), number.isFinite else {
      throw MotionError("'\(text)' isn't a number")
    }
    return .number(number)
  }

  private func symbol(_ word: ArraySlice<Unicode.Scalar>) throws(MotionError) -> Measure.Expression
  {
    let text = String(String.UnicodeScalarView(word))
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.first.map(isLetter) ?? false }) else {
      throw MotionError(
        "'\(text)' isn't a valid length name", help: "use a name such as container.height")
    }
    return .symbol(text)
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func skipSpace() { while at < text.count, text[at] == " " { at += 1 } }

  private mutating func take(_ set: String) -> Unicode.Scalar? {
    skipSpace()
    guard at < text.count, set.unicodeScalars.contains(text[at]) else { return nil }
    defer { at += 1 }
    return text[at]
  }

  private mutating func unexpected(_ wanted: String) -> MotionError {
    skipSpace()
    let found = at < text.count ? "'\(text[at])'" : "the end"
    return MotionError(
      "expected \(wanted) in the measure, found \(found)",
      help: "write arithmetic with lengths, such as container.height - 80")
  }
}
