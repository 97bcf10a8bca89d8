import CommandKit

/// A range of numbers as it is typed: `0.2..0.5`, `..0.5`, `>0.3`, `<=1` or `0.25`.
struct NumberRangeArgument: ExpressibleByArgument {
  let range: ClosedRange<Double>

  static var valueExpectation: String? { "a range such as 0.2..0.5, >0.3 or 0.25" }
  var defaultValueDescription: String { "\(range.lowerBound)..\(range.upperBound)" }

  init?(argument: String) {
    let text = argument[...]
    let most = 1e9
    if let dots = argument.range(of: "..") {
      let low = dots.low.isEmpty ? 0 : Double(dots.low)
      let high = dots.high.isEmpty ? most : Double(dots.high)
      guard let low, let high, low <= high else { return nil }
      range = low...high
    } else if text.hasPrefix(">=") || text.hasPrefix("<=") {
      guard let number = Double(text.dropFirst(2)), number <= most, number >= 0 else { return nil }
      range = text.hasPrefix(">") ? number...most : 0...number
    } else if text.hasPrefix(">") || text.hasPrefix("<") {
      guard let number = Double(text.dropFirst()), number < most, number > 0 else { return nil }
      range = text.hasPrefix(">") ? number.nextUp...most : 0...number.nextDown
    } else {
      guard let number = Double(text), number.isFinite else { return nil }
      range = number...number
    }
  }
}

extension String {
  /// Splits a text at the first occurrence of a mark.
  fileprivate func range(of mark: String) -> (low: Substring, high: Substring)? {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(mark) {
        return (self[..<rest.startIndex], rest.dropFirst(mark.count))
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
