import StrictJSON

/// Plot numbers are rounded for reading: about three digits, without an exponent's zeros.
enum PlotNumber {
  /// Values beyond the limit are clamped, to prevent arithmetic overflow.
  static let limit = 1e15

  /// Returns the value with at most two decimals: `1.08`, `33.3`, `693`, `1.5e9`.
  static func text(_ value: Double) -> String {
    let value = clamped(value)
    let size = abs(value)
    if size >= 1e6 {
      var power = 0
      var mantissa = value
      while abs(mantissa) >= 9.95 {
        mantissa /= 10
        power += 1
      }
      return ECMAScriptNumber.text(rounded(mantissa, 10)) + "e\(power)"
    }
    return ECMAScriptNumber.text(rounded(value, size >= 100 ? 1 : size >= 10 ? 10 : 100))
  }

  /// Returns the value within the limit; NaN becomes 0.
  static func clamped(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }

  static func rounded(_ value: Double, _ scale: Double) -> Double {
    (value * scale).rounded() / scale
  }
}

/// A plot point is a place in a plane; y grows downwards.
package struct PlotPoint: Hashable, Sendable {
  /// How far to the right.
  package let x: Double
  /// How far down.
  package let y: Double

  /// Makes a point; coordinates beyond ±1e15 are clamped, and NaN becomes 0.
  package init(_ x: Double, _ y: Double) {
    self.x = PlotNumber.clamped(x)
    self.y = PlotNumber.clamped(y)
  }
}
