import Motion

extension Quantity {
  /// The symbols of its measure.
  var symbols: [String] {
    if case .measure(let measure) = self { measure.symbols } else { [] }
  }
}

extension CodeText {
  /// Returns a quantity as a factor of a product.
  static func product(
    of quantity: Quantity, number: (Double) -> String, names: [String: String]
  ) -> String {
    switch quantity {
    case .number(let value): number(value)
    case .measure(let measure):
      "(\(arithmetic(measure.expression, number: number, symbol: { names[$0] ?? "0" })))"
    }
  }
}
