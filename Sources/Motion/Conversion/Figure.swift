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

  /// The number of this many significant digits, 1 to 17, that is next above a value's size, or equal
  /// to it: a bound stays one.
  public static func raised(_ value: Double, to digits: Int) -> Double {
    let size = abs(value)
    guard size != 0, size.isFinite else { return size }
    let decimals = digits - 1 - Int(log10(size).rounded(.down))
    guard (-22...22).contains(decimals) else { return size }
    let scale = pow(10, Double(abs(decimals)))
    let scaled = decimals >= 0 ? size * scale : size / scale
    // What rounding alone has added is no reason for another digit.
    let whole = (scaled * (1 - 1e-12)).rounded(.up)
    return decimals >= 0 ? whole / scale : whole * scale
  }
}
