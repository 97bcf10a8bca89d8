import Motion

extension PropertyValue {
  /// The numbers it has; nil if it is discrete or not known.
  var parts: [Double]? {
    switch self {
    case .quantity(.number(let number)): return [number]
    case .vector(let quantities):
      let numbers = quantities.compactMap { quantity -> Double? in
        if case .number(let number) = quantity { number } else { nil }
      }
      return numbers.count == quantities.count ? numbers : nil
    case .color(let color):
      return [color.red, color.green, color.blue, color.alpha ?? 255].map { Double($0) / 255 }
    case .quantity(.measure), .boolean, .string, .current: return nil
    }
  }
}

extension PropertyValue {
  /// Some other value, where a course may begin of which only the goal is known.
  var elsewhere: PropertyValue {
    switch self {
    case .quantity(.number(let number)): .quantity(.number(number - 1))
    case .vector(let parts): .vector(parts.map(\.elsewhere))
    case .quantity(.measure), .color, .boolean, .string, .current: self
    }
  }
}

extension Quantity {
  fileprivate var elsewhere: Quantity {
    if case .number(let number) = self { .number(number - 1) } else { self }
  }
}
