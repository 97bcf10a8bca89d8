/// An affine sum is a number plus multiples of numbers that only the running app knows.
package struct AffineSum: Hashable, Sendable {
  /// The known lengths.
  package var base: Double
  /// How much of each parameter is added, by its name; none is 0.
  package private(set) var plus: [String: Double]

  /// Makes a sum.
  package init(_ base: Double, plus: [String: Double] = [:]) {
    self.base = base
    self.plus = plus.filter { $0.value != 0 }
  }

  /// The number; nil if a parameter is in it.
  package var number: Double? { plus.isEmpty ? base : nil }

  /// The sum with the values of some parameters put in.
  package func bound(_ values: [String: Double]) -> AffineSum {
    guard !plus.isEmpty else { return self }
    var sum = AffineSum(base)
    for (name, factor) in plus.sorted(by: { $0.key < $1.key }) {
      if let value = values[name] { sum.base += factor * value } else { sum.plus[name] = factor }
    }
    return sum
  }

  /// The sum of two.
  package static func + (one: AffineSum, other: AffineSum) -> AffineSum {
    guard !(one.plus.isEmpty && other.plus.isEmpty) else { return AffineSum(one.base + other.base) }
    return AffineSum(one.base + other.base, plus: one.plus.merging(other.plus, uniquingKeysWith: +))
  }

  /// A multiple of a sum.
  package static func * (sum: AffineSum, factor: Double) -> AffineSum {
    AffineSum(sum.base * factor, plus: sum.plus.mapValues { $0 * factor })
  }
}

extension Measure {
  /// The measure as an affine sum.
  ///
  /// - Parameter lengths: What is known of what it depends on.
  /// - Throws: ``MotionError`` if it is not one: if unknown lengths are multiplied by each other or
  ///   divided by, or if it divides by zero.
  package func affineSum(_ lengths: [String: Double] = [:]) throws(MotionError) -> AffineSum {
    let sum = try expression.affineSum(lengths, in: text)
    guard sum.base.isFinite, sum.plus.values.allSatisfy(\.isFinite) else {
      throw MotionError("the measure is too large")
    }
    return sum
  }
}

extension Measure.Expression {
  fileprivate func affineSum(
    _ lengths: [String: Double], in text: String
  ) throws(MotionError) -> AffineSum {
    switch self {
    case .number(let number): return AffineSum(number)
    case .symbol(let name):
      return lengths[name].map { AffineSum($0) } ?? AffineSum(0, plus: [name: 1])
    case .negated(let inner): return try inner.affineSum(lengths, in: text) * -1
    case .operation(let sign, let left, let right):
      let one = try left.affineSum(lengths, in: text)
      let other = try right.affineSum(lengths, in: text)
      switch sign {
      case .plus: return one + other
      case .minus: return one + other * -1
      case .times:
        if let factor = other.number { return one * factor }
        if let factor = one.number { return other * factor }
      case .divided:
        if let divisor = other.number {
          guard divisor != 0 else { throw MotionError("the measure divides by zero") }
          return AffineSum(one.base / divisor, plus: one.plus.mapValues { $0 / divisor })
        }
      }
      throw MotionError(
        "the measure '\(text)' isn't a sum of multiples of lengths", kind: .openMeasure,
        help: "set the lengths that are factors or divisors")
    }
  }
}
