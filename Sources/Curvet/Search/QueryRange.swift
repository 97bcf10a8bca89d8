/// A range of numbers as it is written in a search: `0.2..0.5`, `..0.5`, `>0.3`, `<=1` or `0.25`.
///
/// Bounds may carry a unit. A number matches all that is shown as it: numbers are shown in three
/// decimals, so `0.819` takes in 0.8193, and `>0.819` leaves it out. More decimals are more exact.
package struct QueryRange: Hashable, Sendable {
  /// The quantity of the numbers.
  package enum Quantity: Sendable {
    /// Times; numbers without a unit are seconds.
    case time
    /// Fractions; numbers without a unit are fractions of 1.
    case fraction
    /// Numbers without units.
    case number

    /// The units, each with its power of ten; the first that fits is taken.
    fileprivate var units: [(name: String, exponent: Int)] {
      switch self {
      case .time: [("ms", -3), ("s", 0)]
      case .fraction: [("%", -2)]
      case .number: []
      }
    }

    /// Examples of its ranges, in words.
    package var expectation: String {
      switch self {
      case .time: "a range such as 0.2..0.5, 200ms..0.5s, >0.3, or 0.25"
      case .fraction: "a range such as 0.1..0.3, 10%..30%, >5%, or 0"
      case .number: "a range such as 250..350, >300, or 300"
      }
    }
  }

  /// The numbers, in seconds or parts of 1.
  package let range: ClosedRange<Double>

  /// Reads a range; nil if the text isn't one.
  package init?(_ text: String, of quantity: Quantity) {
    let most = 1e15
    let text = text[...]
    var bounds: (low: Double?, high: Double?)
    if let dots = text.firstRange(of: "..") {
      let (low, high) = (text[..<dots.lowerBound], text[dots.upperBound...])
      bounds.low = low.isEmpty ? -most : Bound(low, quantity).map { $0.value - $0.margin }
      bounds.high = high.isEmpty ? most : Bound(high, quantity).map { $0.value + $0.margin }
    } else if let sign = text.first, sign == ">" || sign == "<" {
      let isInclusive = text.dropFirst().first == "="
      guard let bound = Bound(text.dropFirst(isInclusive ? 2 : 1), quantity) else { return nil }
      if quantity == .time, sign == "<", bound.value == 0, !isInclusive { return nil }
      let margin = isInclusive ? -bound.margin : bound.margin
      bounds = sign == ">" ? (bound.value + margin, most) : (-most, bound.value - margin)
    } else {
      guard let bound = Bound(text, quantity) else { return nil }
      bounds = (bound.value - bound.shownMargin, bound.value + bound.shownMargin)
    }
    guard let low = bounds.low, let high = bounds.high, low <= high else { return nil }
    range = low...high
  }

  /// The numbers with their units that a range is written with.
  static func bounds(of text: String) -> [Substring] {
    guard let dots = text.firstRange(of: "..") else { return [text.drop { "<>=".contains($0) }] }
    return [text[..<dots.lowerBound], text[dots.upperBound...]]
  }
}

/// A bound is a number of a range, and how far from it numbers are that are shown as the same.
private struct Bound {
  let value: Double
  /// How many decimals it was typed with, in the base unit; nil if it was typed with a power of ten.
  private let decimals: Int?

  init?(_ text: Substring, _ quantity: QueryRange.Quantity) {
    var digits = text
    var exponent = 0
    if let unit = quantity.units.first(where: { text.lowercased().hasSuffix($0.name) }) {
      digits = text.dropLast(unit.name.count)
      exponent = unit.exponent
    }
    // Double also reads hexadecimal digits, "nan", and "infinity", which aren't allowed here.
    guard !digits.isEmpty,
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.e".contains($0)) }),
      // The power of ten is part of the text, so the result is the double nearest to what was typed.
      let number = digits.contains("e") && exponent == 0
        ? Double(digits) : Double("\(digits)e\(exponent)"),
      abs(number) <= 1e9, number >= 0 || quantity != .time
    else { return nil }
    value = number
    let fraction = digits.firstIndex(of: ".").map { digits[$0...].dropFirst().count } ?? 0
    decimals = digits.contains("e") ? nil : fraction - exponent
  }

  /// Half a unit of the third decimal, or of the last one typed if that is smaller.
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
