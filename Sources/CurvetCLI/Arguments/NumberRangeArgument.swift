import CommandKit

/// A range of numbers as it is typed: `0.2..0.5`, `..0.5`, `>0.3`, `<=1` or `0.25`.
///
/// Bounds may carry a unit. Derived numbers differ from authored ones in their last digits, so a
/// bound that belongs to the range takes in what is within a billionth of it.
protocol NumberRangeArgument: ExpressibleByArgument {
  /// The units, each with its power of ten; the first that fits is taken.
  static var units: [(name: String, exponent: Int)] { get }
  /// Whether numbers below 0 make no sense.
  static var isPositive: Bool { get }

  var range: ClosedRange<Double> { get }
  init(range: ClosedRange<Double>)
}

/// A range of times; numbers without a unit are seconds.
struct TimeRangeArgument: NumberRangeArgument {
  static let units = [(name: "ms", exponent: -3), (name: "s", exponent: 0)]
  static let isPositive = true
  static var valueExpectation: String? { "a range such as 0.2..0.5, 200ms..0.5s, >0.3 or 0.25" }

  let range: ClosedRange<Double>
}

/// A range of shares; numbers without a unit are parts of 1.
struct ShareRangeArgument: NumberRangeArgument {
  static let units = [(name: "%", exponent: -2)]
  static let isPositive = false
  static var valueExpectation: String? { "a range such as 0.1..0.3, 10%..30%, >5% or 0" }

  let range: ClosedRange<Double>
}

extension NumberRangeArgument {
  var defaultValueDescription: String { "\(range.lowerBound)..\(range.upperBound)" }

  init?(argument: String) {
    let most = 1e9
    let text = argument[...]
    var bounds: (low: Double?, high: Double?)
    if let dots = text.firstRange(of: "..") {
      let (low, high) = (text[..<dots.lowerBound], text[dots.upperBound...])
      bounds.low = low.isEmpty ? -most : Self.number(low).map { $0 - Self.margin($0) }
      bounds.high = high.isEmpty ? most : Self.number(high).map { $0 + Self.margin($0) }
    } else if let sign = text.first, sign == ">" || sign == "<" {
      let isInclusive = text.dropFirst().first == "="
      guard let number = Self.number(text.dropFirst(isInclusive ? 2 : 1)) else { return nil }
      if Self.isPositive, sign == "<", number == 0, !isInclusive { return nil }
      let margin = isInclusive ? -Self.margin(number) : Self.margin(number)
      bounds = sign == ">" ? (number + margin, most) : (-most, number - margin)
    } else {
      guard let number = Self.number(text) else { return nil }
      bounds = (number - Self.margin(number), number + Self.margin(number))
    }
    guard let low = bounds.low, let high = bounds.high, low <= high else { return nil }
    self.init(range: low...high)
  }

  private static func margin(_ number: Double) -> Double { 1e-9 * max(1, abs(number)) }

  private static func number(_ text: Substring) -> Double? {
    var digits = text
    var exponent = 0
    if let unit = units.first(where: { text.lowercased().hasSuffix($0.name) }) {
      digits = text.dropLast(unit.name.count)
      exponent = unit.exponent
    }
    // Not what Double reads besides: hexadecimal digits, "nan" and "infinity".
    guard !digits.isEmpty,
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.e".contains($0)) }),
      // The power of ten is part of the text, so the result is the double nearest to what was typed.
      let number = digits.contains("e") && exponent == 0
        ? Double(digits) : Double("\(digits)e\(exponent)"),
      abs(number) <= 1e9, number >= 0 || !isPositive
    else { return nil }
    return number
  }
}
