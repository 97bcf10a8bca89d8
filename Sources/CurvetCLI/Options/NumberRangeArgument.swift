import CommandKit

/// A range of numbers as it is typed: `0.2..0.5`, `..0.5`, `>0.3`, `<=1` or `0.25`.
///
/// Bounds may carry a unit. A number stands for all that is shown as it: numbers are shown in three
/// decimals, so `0.819` takes in 0.8193, and `>0.819` leaves it out. More decimals are more exact.
protocol NumberRangeArgument: ExplainedArgument {
  /// The units, each with its power of ten; the first that fits is taken.
  static var units: [(name: String, exponent: Int)] { get }
  /// Whether numbers below 0 make no sense.
  static var isPositive: Bool { get }

  var range: ClosedRange<Double> { get }
  init(range: ClosedRange<Double>, argument: String)
}

/// A range of times; numbers without a unit are seconds.
struct TimeRangeArgument: NumberRangeArgument {
  static let units = [(name: "ms", exponent: -3), (name: "s", exponent: 0)]
  static let isPositive = true
  static var expectation: String { "a range such as 0.2..0.5, 200ms..0.5s, >0.3 or 0.25" }

  let range: ClosedRange<Double>
  /// What was typed.
  let argument: String

  /// Asks for the unit of a range that was typed without one; nil where it needs none.
  static func question(about argument: String) -> UnitQuestion? {
    bounds(of: argument[...]).lazy.compactMap { UnitQuestion(about: $0, in: argument) }.first
  }
}

/// A range of shares; numbers without a unit are parts of 1.
struct FractionRangeArgument: NumberRangeArgument {
  static let units = [(name: "%", exponent: -2)]
  static let isPositive = false
  static var expectation: String { "a range such as 0.1..0.3, 10%..30%, >5% or 0" }

  let range: ClosedRange<Double>

  init(range: ClosedRange<Double>, argument: String) {
    self.range = range
  }
}

extension NumberRangeArgument {
  var defaultValueDescription: String { "\(range.lowerBound)..\(range.upperBound)" }

  init?(argument: String) {
    let most = 1e9
    let text = argument[...]
    var bounds: (low: Double?, high: Double?)
    if let dots = text.firstRange(of: "..") {
      let (low, high) = (text[..<dots.lowerBound], text[dots.upperBound...])
      bounds.low = low.isEmpty ? -most : Bound(low, Self.self).map { $0.value - $0.margin }
      bounds.high = high.isEmpty ? most : Bound(high, Self.self).map { $0.value + $0.margin }
    } else if let sign = text.first, sign == ">" || sign == "<" {
      let isInclusive = text.dropFirst().first == "="
      guard let bound = Bound(text.dropFirst(isInclusive ? 2 : 1), Self.self) else { return nil }
      if Self.isPositive, sign == "<", bound.value == 0, !isInclusive { return nil }
      let margin = isInclusive ? -bound.margin : bound.margin
      bounds = sign == ">" ? (bound.value + margin, most) : (-most, bound.value - margin)
    } else {
      guard let bound = Bound(text, Self.self) else { return nil }
      bounds = (bound.value - bound.shownMargin, bound.value + bound.shownMargin)
    }
    guard let low = bounds.low, let high = bounds.high, low <= high else { return nil }
    self.init(range: low...high, argument: argument)
  }

  /// Returns the numbers with their units that a range is written with.
  fileprivate static func bounds(of text: Substring) -> [Substring] {
    guard let dots = text.firstRange(of: "..") else {
      return [text.drop { "<>=".contains($0) }]
    }
    return [text[..<dots.lowerBound], text[dots.upperBound...]]
  }
}

/// A bound is a number of a range, and how far from it numbers are that are shown as the same.
private struct Bound {
  let value: Double
  /// How many decimals it was typed with, in the base unit; nil where it was typed with a power of
  /// ten.
  private let decimals: Int?

  init?<Range: NumberRangeArgument>(_ text: Substring, _ range: Range.Type) {
    var digits = text
    var exponent = 0
    if let unit = Range.units.first(where: { text.lowercased().hasSuffix($0.name) }) {
      digits = text.dropLast(unit.name.count)
      exponent = unit.exponent
    }
    // Not what Double reads besides: hexadecimal digits, "nan" and "infinity".
    guard !digits.isEmpty,
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.e".contains($0)) }),
      // The power of ten is part of the text, so the result is the double nearest to what was typed.
      let number = digits.contains("e") && exponent == 0
        ? Double(digits) : Double("\(digits)e\(exponent)"),
      abs(number) <= 1e9, number >= 0 || !Range.isPositive
    else { return nil }
    value = number
    let fraction = digits.firstIndex(of: ".").map { digits[$0...].dropFirst().count } ?? 0
    decimals = digits.contains("e") ? nil : fraction - exponent
  }

  /// Half a unit of the third decimal, or of the last one typed where that is smaller.
  var margin: Double { margin(decimals: 3) }

  /// The same for a number alone, which may have been read where longer numbers are shown in fewer
  /// decimals.
  var shownMargin: Double {
    margin(decimals: abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 1 ? 2 : 3)
  }

  private func margin(decimals shown: Int) -> Double {
    // Derived numbers differ from authored ones in their last digits.
    let least = 1e-9 * max(1, abs(value))
    guard let decimals, value != 0 else { return least }
    return max(least, Double("0.5e-\(max(shown, decimals))") ?? least)
  }
}
