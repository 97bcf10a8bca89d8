import Motion

extension Fraction {
  /// The fraction as an expression: `1 / 3`.
  var text: String {
    switch self {
    case .decimal(let value): CodeText.number(value)
    case .fraction(let numerator, let denominator):
      numerator == 0 ? "0" : numerator == denominator ? "1" : "\(numerator) / \(denominator)"
    }
  }
}

extension Quantity {
  /// The number, or the expression of what depends on lengths.
  var text: String {
    switch self {
    case .number(let number): CodeText.number(number)
    case .measure(let measure): measure.text
    }
  }
}
