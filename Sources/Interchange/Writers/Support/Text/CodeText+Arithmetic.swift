import Motion

extension CodeText {
  /// Returns a measure as arithmetic in a language's words.
  ///
  /// - Parameters:
  ///   - number: Writes a number.
  ///   - symbol: Writes the name of a length.
  static func arithmetic(
    _ expression: Measure.Expression, number: (Double) -> String, symbol: (String) -> String
  ) -> String {
    switch expression {
    case .number(let value): return number(value)
    case .symbol(let name): return symbol(name)
    case .negated(let inner):
      return "-(\(arithmetic(inner, number: number, symbol: symbol)))"
    case .operation(let sign, let left, let right):
      let first = operand(left, of: sign, isRight: false, number, symbol)
      let second = operand(right, of: sign, isRight: true, number, symbol)
      return "\(first) \(sign.rawValue) \(second)"
    }
  }

  private static func operand(
    _ expression: Measure.Expression, of sign: Measure.Operator, isRight: Bool,
    _ number: (Double) -> String, _ symbol: (String) -> String
  ) -> String {
    let text = arithmetic(expression, number: number, symbol: symbol)
    guard case .operation(let inner, _, _) = expression else { return text }
    let isWeaker = inner.rank < sign.rank || (isRight && inner.rank == sign.rank)
    return isWeaker ? "(\(text))" : text
  }
}

extension Measure.Operator {
  /// How strongly it binds.
  fileprivate var rank: Int {
    switch self {
    case .plus, .minus: 0
    case .times, .divided: 1
    }
  }
}
