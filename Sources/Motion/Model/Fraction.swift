/// A fraction is a part of a whole, 0…1: a decimal, or a fraction kept as it was written.
public enum Fraction: Hashable, Sendable {
  case decimal(Double)
  case fraction(Int, Int)

  /// The fraction as a number.
  public var value: Double {
    switch self {
    case .decimal(let value): value
    case .fraction(let numerator, let denominator): Double(numerator) / Double(denominator)
    }
  }

  /// Reads a fraction such as `1/3`; nil if the text is not one within 0…1.
  public init?(fraction text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let numerator = Self.digits(parts[0]),
      let denominator = Self.digits(parts[1]), denominator > 0, numerator <= denominator
    else { return nil }
    self = .fraction(numerator, denominator)
  }

  private static func digits(_ text: Substring) -> Int? {
    // Nine digits stay exact in a double and in 32 bits.
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }),
      text.utf8.count == 1 || text.utf8.first != 48
    else { return nil }
    return Int(text)
  }
}
