import StrictJSON

/// A calculation is what stands within `calc(…)`, worked out if it holds only numbers and times.
struct CSSCalculation {
  private var rest: Substring
  /// How many brackets are open, up to a limit that nobody reaches.
  private var depth = 0

  /// Returns the result as CSS writes it, such as `600ms` or `1.5`; nil if it cannot be known.
  static func result(of text: Substring) -> String? {
    var calculation = CSSCalculation(rest: text)
    guard let value = calculation.sum(), calculation.next == nil, value.number.isFinite else {
      return nil
    }
    // Times are added up in milliseconds, which are mostly whole; digits that the sums made go.
    let number = (value.number * 1e9).rounded() / 1e9
    return ECMAScriptNumber.text(number) + (value.isTime ? "ms" : "")
  }

  private typealias Value = (number: Double, isTime: Bool)

  private init(rest: Substring) { self.rest = rest }

  /// The next mark, without white space before it.
  private var next: Character? { rest.first { $0 != " " } }

  private mutating func take(_ marks: [Character]) -> Character? {
    guard let next, marks.contains(next) else { return nil }
    rest = rest.drop { $0 == " " }.dropFirst()
    return next
  }

  private mutating func sum() -> Value? {
    guard var value = product() else { return nil }
    while let mark = take(["+", "-"]) {
      guard let other = product(), other.isTime == value.isTime else { return nil }
      value.number += mark == "+" ? other.number : -other.number
    }
    return value
  }

  private mutating func product() -> Value? {
    guard var value = factor() else { return nil }
    while let mark = take(["*", "/"]) {
      guard let other = factor() else { return nil }
      if mark == "*" {
        if value.isTime, other.isTime { return nil }
        value = (value.number * other.number, value.isTime || other.isTime)
      } else {
        if other.isTime || other.number == 0 { return nil }
        value.number /= other.number
      }
    }
    return value
  }

  private mutating func factor() -> Value? {
    rest = rest.drop { $0 == " " }
    if rest.lowercased().hasPrefix("calc(") { rest = rest.dropFirst(4) }
    if take(["("]) != nil {
      depth += 1
      guard depth < 32, let value = sum(), take([")"]) != nil else { return nil }
      depth -= 1
      return value
    }
    let sign = rest.first.map { "+-".contains($0) } ?? false ? 1 : 0
    let digits = rest.dropFirst(sign).prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard !digits.isEmpty, var number = Double(digits) else { return nil }
    if rest.first == "-" { number = -number }
    rest = rest[digits.endIndex...]
    let unit = rest.prefix { $0.isLetter || $0 == "%" }.lowercased()
    guard ["", "s", "ms"].contains(unit) else { return nil }
    rest = rest.dropFirst(unit.count)
    return unit == "s" ? (number * 1000, true) : (number, unit == "ms")
  }
}
