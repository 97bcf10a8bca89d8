/// Numbers written as ECMAScript writes them.
public enum ECMAScriptNumber {
  /// Returns the shortest text that reads back as `value`, laid out as ECMAScript's Number::toString.
  ///
  /// Plain digits from 1e-6 up to 1e21, otherwise `1e-7`, `1.5e+21`; −0 is "0". `value` is finite.
  public static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    // Below 2^53 no shorter text than all its digits reads back as an integer.
    if abs(value) < 0x1p53, value == value.rounded(.towardZero) { return String(Int64(value)) }
    // Swift prints the shortest digits that round-trip too, but very small and large values are
    // laid out in another way.
    if abs(value) >= 1e-3, abs(value) < 0x1p53 { return value.description }
    let (digits, point) = decimal(abs(value).description)
    let sign = value < 0 ? "-" : ""
    let count = digits.utf8.count
    if point > 21 || point < -5 {
      let exponent = point - 1
      let first = digits.prefix(1)
      let rest = digits.dropFirst()
      let mantissa = rest.isEmpty ? "\(first)" : "\(first).\(rest)"
      return "\(sign)\(mantissa)e\(exponent < 0 ? "-" : "+")\(abs(exponent))"
    }
    if point <= 0 { return "\(sign)0." + String(repeating: "0", count: -point) + digits }
    if point >= count { return sign + digits + String(repeating: "0", count: point - count) }
    return "\(sign)\(digits.prefix(point)).\(digits.dropFirst(point))"
  }

  /// Returns the significant digits of a positive number's text, and where its point stands:
  /// the value is 0.DIGITS × 10^point.
  private static func decimal(_ text: String) -> (digits: String, point: Int) {
    let parts = text.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let whole = halves[0]
    let fraction = halves.count > 1 ? halves[1] : ""
    var digits = (whole + fraction)[...]
    var point = whole.utf8.count + exponent
    while digits.first == "0", digits.utf8.count > 1 {
      digits.removeFirst()
      point -= 1
    }
    while digits.last == "0", digits.utf8.count > 1 { digits.removeLast() }
    return (String(digits), point)
  }
}
