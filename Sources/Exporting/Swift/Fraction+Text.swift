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
