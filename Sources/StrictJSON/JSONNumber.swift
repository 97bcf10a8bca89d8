/// JSON numbers, read as 64-bit floats (IEEE 754).
enum JSONNumber {
  /// Returns the nearest double of a number's text, which the parser has validated.
  ///
  /// Up to 15 digits and a power of ten up to 22 are exact in a double, and one multiplication or
  /// division of exact operands rounds correctly (Clinger, 1990); the rest is left to the library.
  static func value(of bytes: UnsafeBufferPointer<UInt8>) -> Double {
    var digits: Int64 = 0
    var count = 0
    var exponent = 0
    var isNegative = false
    var inFraction = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): inFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if digits > 0 || byte != UInt8(ascii: "0") { count += 1 }
        if count > 15 { return slow(bytes) }
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        if inFraction { exponent -= 1 }
      default: return slow(bytes)
      }
    }
    guard exponent >= -22 else { return slow(bytes) }
    let magnitude = exponent == 0 ? Double(digits) : Double(digits) / powersOfTen[-exponent]
    return isNegative ? -magnitude : magnitude
  }

  private static func slow(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    Double(String(decoding: bytes, as: UTF8.self)) ?? .nan
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

/// Formats numbers as ECMAScript does.
public enum ECMAScriptNumber {
  /// Returns the shortest text that reads back as `value`, laid out as ECMAScript's
  /// Number::toString.
  ///
  /// Plain digits from 1e-6 up to 1e21, otherwise `1e-7`, `1.5e+21`; −0 is "0". `value` is finite.
  public static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    // Below 2^53 no shorter text than all its digits reads back as an integer.
    if abs(value) < 0x1p53, value == value.rounded(.towardZero) { return String(Int64(value)) }
    // Swift prints the shortest digits that round-trip too, but very small and large values are
    // laid out differently.
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

  /// Returns the significant digits of a positive number's text, and where its point is:
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
