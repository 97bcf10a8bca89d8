#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Figure {
  /// The least number of this many significant decimal digits that is no less than a value but for
  /// rounding errors, so that what is stated of an error is never too small.
  package static func bound(_ value: Double, to digits: Int) -> Double {
    let near = rounded(value, to: digits)
    guard value > 0, value.isFinite, near < value * (1 - 1e-12) else { return near }
    let unit = pow(10, log10(value).rounded(.down) - Double(digits - 1))
    return rounded(near + unit, to: digits)
  }
}
