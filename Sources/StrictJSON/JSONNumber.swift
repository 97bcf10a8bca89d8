/// The numbers of JSON, read as IEEE 754 doubles.
enum JSONNumber {
  /// Returns the double nearest to a number's text, which the parser has found well formed.
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
