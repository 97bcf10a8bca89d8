import Foundation

@testable import Motion

/// A float Bézier is one as Compose solves it: in closed form, in single precision.
///
/// Source: androidx `compose/animation/animation-core/…/Easing.kt`, `CubicBezierEasing.transform`, and
/// `compose/ui/ui-graphics/…/Bezier.kt`, `findFirstCubicRoot`, with `fastCbrt` of
/// `compose/ui/ui-util/…/MathHelpers.kt`; 1.7 and later. Earlier versions halved, to within .001 of the
/// time. Within a millionth of an end, where it may throw, the model is at the end.
struct FloatBezier: RuntimeCurve {
  let curve: CubicBezier
  private let x1, y1, x2, y2: Float

  init(_ curve: CubicBezier) {
    self.curve = curve
    (x1, y1, x2, y2) = (Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }

  func value(at input: Double) -> Double {
    let input = Float(input)
    guard input > 0, input < 1 else { return Double(input) }
    let near = max(input, 1.1920929e-7)
    let t = Self.root(0 - near, x1 - near, x2 - near, 1 - near) ?? (input < 0.5 ? 0 : 1)
    let (a, b): (Float, Float) = (Float(1.0) / 3 + (y1 - y2), y2 - 2 * y1)
    return Double(3 * ((a * t + b) * t + y1) * t)
  }

  /// The first root within 0…1 of a cubic Bézier's coordinate; nil if rounding has led it out.
  private static func root(_ p0: Float, _ p1: Float, _ p2: Float, _ p3: Float) -> Float? {
    let cubic = -Double(p0) + 3 * Double(p1 - p2) + Double(p3)
    let square = 3 * (Double(p0) - 2 * Double(p1) + Double(p2))
    let (linear, constant) = (3 * Double(p1 - p0), Double(p0))
    if abs(cubic) < 1e-7 {
      if abs(square) < 1e-7 { return abs(linear) < 1e-7 ? nil : valid(-constant / linear) }
      let root = (linear * linear - 4 * square * constant).squareRoot()
      return valid((root - linear) / (2 * square)) ?? valid((-linear - root) / (2 * square))
    }
    let (a, b, c) = (square / cubic, linear / cubic, constant / cubic)
    let third = a / 3
    let q = (3 * b - a * a) / 9
    let r = (2 * a * a * a - 9 * a * b + 27 * c) / 54
    let discriminant = r * r + q * q * q
    if discriminant < 0 {
      let size = (-(q * q * q)).squareRoot()
      let angle = acos(min(max(-r / size, -1), 1))
      let scale = Double(2 * cubeRoot(Float(size)))
      func turned(_ turns: Double) -> Float? {
        valid(scale * cos((angle + turns * 2 * Double.pi) / 3) - third)
      }
      return turned(0) ?? turned(1) ?? turned(2)
    }
    if discriminant == 0 {
      let u = -cubeRoot(Float(r))
      return valid(Double(2 * u - Float(third))) ?? valid(Double(-u - Float(third)))
    }
    let spread = discriminant.squareRoot()
    let difference = cubeRoot(Float(-r + spread)) - cubeRoot(Float(r + spread))
    return valid(Double(difference) - third)
  }

  private static func valid(_ root: Double) -> Float? {
    let (root, slack): (Float, Float) = (Float(root), 8.34465e-7)
    if root >= 0, root <= 1 { return root }
    if root < 0, root >= -slack { return 0 }
    return root > 1 && root <= 1 + slack ? 1 : nil
  }

  /// The cube root from a third of the bits, bettered twice by Newton's step.
  private static func cubeRoot(_ value: Float) -> Float {
    let bits = Int64(Int32(bitPattern: value.bitPattern)) & 0x1_FFFF_FFFF
    let start = Int32(truncatingIfNeeded: 0x2A51_0554 + bits / 3)
    var root = Float(bitPattern: UInt32(bitPattern: start))
    for _ in 0..<2 { root -= (root - value / (root * root)) * (Float(1) / 3) }
    return root
  }
}
