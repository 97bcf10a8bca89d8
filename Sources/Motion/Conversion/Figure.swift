#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Figures as texts, and rounded.
public enum Figure {
  /// The shortest text that reads back as a number.
  public static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// The number nearest to a value that has this many significant decimal digits, 1 to 17.
  public static func rounded(_ value: Double, to digits: Int) -> Double {
    guard value != 0, value.isFinite else { return value }
    let decimals = digits - 1 - Int(log10(abs(value)).rounded(.down))
    guard (-22...22).contains(decimals) else { return value }
    // Powers of ten up to 22 are exact, so there is one rounding up and one down.
    let scale = pow(10, Double(abs(decimals)))
    return decimals >= 0 ? (value * scale).rounded() / scale : (value / scale).rounded() * scale
  }
}
