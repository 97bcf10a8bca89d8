extension Measure {
  /// The value of the measure.
  ///
  /// - Parameter symbols: The lengths that only the app knows, by name.
  /// - Throws: ``MotionError`` where symbols are missing, all of them named, where it divides by
  ///   zero or the value is not finite.
  public func evaluate(_ symbols: [String: Double]) throws(MotionError) -> Double {
    try expression.evaluate(symbols)
  }
}

extension Measure.Expression {
  /// The value of the expression.
  ///
  /// - Parameter symbols: The lengths that only the app knows, by name.
  /// - Throws: ``MotionError`` where symbols are missing, all of them named, where it divides by
  ///   zero or the value is not finite.
  public func evaluate(_ symbols: [String: Double]) throws(MotionError) -> Double {
    var missing: [String] = []
    findMissing(in: symbols, &missing)
    guard missing.isEmpty else {
      let names = missing.map { "'\($0)'" }.joined(separator: ", ")
      throw MotionError(
        "the measure needs \(names)", kind: .openMeasure,
        help: "only the app knows it; give a value, such as \(missing[0])=100")
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
  /// - Parameter symbols: The lengths that only the app knows, by name.
  /// - Throws: ``MotionError`` where the measure cannot be evaluated.
  public func evaluate(_ symbols: [String: Double]) throws(MotionError) -> Double {
    switch self {
    case .number(let number): number
    case .measure(let measure): try measure.evaluate(symbols)
    }
  }
}
