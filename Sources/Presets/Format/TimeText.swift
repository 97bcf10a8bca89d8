/// Times written with a unit, as CSS writes them.
enum TimeText {
  /// Returns the seconds of `300ms` or `0.3s`; nil where the text is not a time.
  static func seconds(_ text: String) -> Double? {
    let lower = text.lowercased()
    if lower.hasSuffix("ms") { return number(lower.dropLast(2), exponent: "e-3") }
    if lower.hasSuffix("s") { return number(lower.dropLast(), exponent: "") }
    return nil
  }

  /// Whether a text looks like a number with or without a unit, and so is not a name.
  static func looksLikeTime(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return (48...57).contains(first)
      || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+")].contains(first)
  }

  /// Returns how to write what is a time but for its unit, or for the space before that.
  static func advice(for text: String) -> String? {
    let parts = text.prefix(40).split(separator: " ")
    guard let digits = parts.first, let number = number(digits, exponent: "") else { return nil }
    if parts.count == 1 {
      return number == 0 ? "write \(digits)s" : "add a unit, as in \(digits)ms or \(digits)s"
    }
    guard ["ms", "s"].contains(parts[1].lowercased()) else { return nil }
    return "write \(digits)\(parts[1]) without the space"
  }

  private static func number(_ text: Substring, exponent: String) -> Double? {
    var digits = text.utf8
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      digits.removeFirst()
    }
    guard !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    // The power of ten is part of the text, so the result is the double nearest to what is written.
    let number = Double(text + exponent)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
