extension CubicBezier {
  /// An extension says how a curve goes on outside 0…1.
  public enum Extension: Hashable, Sendable {
    /// Along the end tangents, level where they are vertical; slope 1 where both control points lie
    /// on an end. So WebKit and Chromium have it.
    case browsers
    /// Along the end tangents as CSS Easing 2 words them: where a control point fractions the end's
    /// input, towards the other one; level where both do.
    case specification
    /// Level: the value at the nearer end. Core Animation never asks for more.
    case clamped
  }

  /// Returns the value at any input, with a choice of how the curve goes on outside 0…1.
  @inline(__always)
  public func value(at input: Double, outside rule: Extension) -> Double {
    if input > 0 && input < 1 { return y.value(parameter(at: input)) }
    return value(outside: input, rule: rule)
  }

  func value(outside input: Double, rule: Extension) -> Double {
    if input < 0 { return input * startSlope(rule) }
    if input > 1 { return 1 + endSlope(rule) * (input - 1) }
    // 0, 1 and what is not a number.
    return input
  }

  func startSlope(_ rule: Extension) -> Double {
    CubicBezier.endSlope(towards: (x1, y1), then: (x2, y2), rule: rule)
  }

  func endSlope(_ rule: Extension) -> Double {
    CubicBezier.endSlope(towards: (1 - x2, 1 - y2), then: (1 - x1, 1 - y1), rule: rule)
  }

  /// The slope at an end, given the control points and the other end as seen from it.
  static func endSlope(
    towards near: (x: Double, y: Double), then far: (x: Double, y: Double),
    last: (x: Double, y: Double) = (1, 1), rule: Extension
  ) -> Double {
    if rule == .clamped { return 0 }
    if near.x > 0 { return near.y / near.x }
    if rule == .browsers, near.y != 0 { return 0 }
    if far.x > 0 { return far.y / far.x }
    return rule == .browsers && far.y == 0 && last.x > 0 ? last.y / last.x : 0
  }
}
