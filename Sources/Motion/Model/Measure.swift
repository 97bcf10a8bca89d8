/// A measure is arithmetic over lengths that only the running app knows, such as
/// `container.height - 80`.
///
/// It is kept as it was written; the expression is what the text means.
public struct Measure: Hashable, Sendable {
  /// The text as it was written.
  public let text: String
  /// The parsed expression.
  public let expression: Expression

  /// An expression is a number, a symbol or an operation on two expressions.
  public indirect enum Expression: Hashable, Sendable {
    case number(Double)
    case symbol(String)
    case negated(Expression)
    case operation(Operator, Expression, Expression)
  }

  /// An operator of arithmetic.
  public enum Operator: Character, Hashable, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
  }

  /// Reads a measure.
  ///
  /// - Throws: ``MotionError`` if the text is not arithmetic.
  public init(_ text: String) throws(MotionError) {
    var parser = MeasureParser(text)
    expression = try parser.parse()
    self.text = text
  }

  /// The symbols the measure depends on, each once, in order of appearance.
  public var symbols: [String] {
    var found: [String] = []
    func visit(_ expression: Expression) {
      switch expression {
      case .number: break
      case .symbol(let name): if !found.contains(name) { found.append(name) }
      case .negated(let inner): visit(inner)
      case .operation(_, let left, let right):
        visit(left)
        visit(right)
      }
    }
    visit(expression)
    return found
  }

  /// The value of the measure.
  ///
  /// - Parameter symbols: The lengths known only at run time, by name.
  /// - Throws: ``MotionError`` if symbols are missing, all of them named, or if it divides by
  ///   zero or the value is not finite.
  public func evaluate(_ symbols: [String: Double]) throws(MotionError) -> Double {
    try expression.evaluate(symbols)
  }
}

extension Measure.Expression {
  /// The value of the expression.
  ///
  /// - Parameter symbols: The lengths known only at run time, by name.
  /// - Throws: ``MotionError`` if symbols are missing, all of them named, or if it divides by
  ///   zero or the value is not finite.
  public func evaluate(_ symbols: [String: Double]) throws(MotionError) -> Double {
    var missing: [String] = []
    findMissing(in: symbols, &missing)
    guard missing.isEmpty else {
      let names = missing.map { "'\($0)'" }.joined(separator: ", ")
      let message =
        missing.count == 1
        ? "the value of \(names) isn't known" : "the values of \(names) aren't known"
      throw MotionError(
        message, kind: .openMeasure,
        help: "known only at run time; set a value, such as \(missing[0])=100")
    }
    let value = try value(symbols)
    guard value.isFinite else { throw MotionError("the measure is too large") }
    return value
  }

  private func findMissing(in symbols: [String: Double], _ missing: inout [String]) {
    switch self {
    case .number: break
    case .symbol(let name):
      if symbols[name] == nil, !missing.contains(name) { missing.append(name) }
    case .negated(let inner): inner.findMissing(in: symbols, &missing)
    case .operation(_, let left, let right):
      left.findMissing(in: symbols, &missing)
      right.findMissing(in: symbols, &missing)
    }
  }

  private func value(_ symbols: [String: Double]) throws(MotionError) -> Double {
    switch self {
    case .number(let number): return number
    case .symbol(let name): return symbols[name] ?? .nan
    case .negated(let inner): return try -inner.value(symbols)
    case .operation(let sign, let left, let right):
      let (left, right) = (try left.value(symbols), try right.value(symbols))
      switch sign {
      case .plus: return left + right
      case .minus: return left - right
      case .times: return left * right
      case .divided:
        guard right != 0 else { throw MotionError("the measure divides by zero") }
        return left / right
      }
    }
  }
}

extension Quantity {
  /// The number, or the value of the measure.
  ///
  /// - Parameter symbols: The lengths known only at run time, by name.
  /// - Throws: ``MotionError`` if the measure cannot be evaluated.
  public func evaluate(_ symbols: [String: Double]) throws(MotionError) -> Double {
    switch self {
    case .number(let number): number
    case .measure(let measure): try measure.evaluate(symbols)
    }
  }
}
