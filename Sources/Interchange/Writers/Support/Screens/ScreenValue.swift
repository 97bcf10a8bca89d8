import Motion

/// A screen value is a number and parts of the page's width and height: `number + width·W + height·H`.
///
/// Numbers are in points, degrees or without a unit, as the property has it.
struct ScreenValue: Hashable, Sendable {
  var number = 0.0
  var width = 0.0
  var height = 0.0

  /// Makes a value.
  init(_ number: Double, width: Double = 0, height: Double = 0) {
    (self.number, self.width, self.height) = (number, width, height)
  }

  /// The value on a page of a size.
  func value(in size: SIMD2<Double>) -> Double { number + width * size.x + height * size.y }

  /// The largest of its parts, on a page of one point.
  var magnitude: Double { max(abs(number), abs(width), abs(height)) }

  /// The value without the noise of computing with it.
  var rounded: ScreenValue {
    func round(_ value: Double) -> Double {
      let whole = (value * 1e9).rounded() / 1e9
      return abs(value - whole) < 1e-12 * max(1, abs(value)) ? whole + 0 : value
    }
    return ScreenValue(round(number), width: round(width), height: round(height))
  }

  static func + (left: ScreenValue, right: ScreenValue) -> ScreenValue {
    ScreenValue(
      left.number + right.number, width: left.width + right.width,
      height: left.height + right.height)
  }

  static func - (left: ScreenValue, right: ScreenValue) -> ScreenValue { left + right * -1 }

  static func * (value: ScreenValue, factor: Double) -> ScreenValue {
    ScreenValue(value.number * factor, width: value.width * factor, height: value.height * factor)
  }
}
