/// A transform as key paths such as `transform.rotation.y` see it.
///
/// Source: Core Animation Programming Guide, "CATransform3D Key Paths". Assumed: what is set by key
/// path is scaled, turned about x, y and z, and moved, in this order.
struct RuntimeTransformComponents {
  private var scale = [1.0, 1, 1]
  private var rotation = [0.0, 0, 0]
  private var translation = [0.0, 0, 0]
  /// What a matrix has besides.
  private var parts: RuntimeTransformParts?

  init(_ matrix: CATransform3D) {
    guard let parts = RuntimeTransformParts(matrix) else {
      scale = [Double(matrix.m11), Double(matrix.m22), Double(matrix.m33)]
      translation = [Double(matrix.m41), Double(matrix.m42), Double(matrix.m43)]
      return
    }
    (scale, translation, self.parts) = (parts.scale, parts.translation, parts)
    var turned = parts
    (turned.scale, turned.skew) = ([1, 1, 1], [0, 0, 0])
    (turned.translation, turned.perspective) = ([0, 0, 0], [0, 0, 0, 1])
    let r = turned.transform.rows.map { $0.map(Double.init) }
    rotation = [
      atan2(r[1][2], r[2][2]), asin(min(max(-r[0][2], -1), 1)), atan2(r[0][1], r[0][0]),
    ]
  }

  var transform: CATransform3D {
    var t = CATransform3DMakeScale(
      CGFloat(scale[0]), CGFloat(scale[1]), CGFloat(scale[2]))
    for (index, angle) in rotation.enumerated() where angle != 0 {
      let axis = [0, 1, 2].map { $0 == index ? 1 : 0 as CGFloat }
      t = CATransform3DConcat(
        t, CATransform3DMakeRotation(CGFloat(angle), axis[0], axis[1], axis[2]))
    }
    t = CATransform3DConcat(
      t,
      CATransform3DMakeTranslation(
        CGFloat(translation[0]), CGFloat(translation[1]), CGFloat(translation[2])))
    guard let perspective = parts?.perspective, perspective != [0, 0, 0, 1] else { return t }
    var last = CATransform3DIdentity
    (last.m14, last.m24) = (CGFloat(perspective[0]), CGFloat(perspective[1]))
    (last.m34, last.m44) = (CGFloat(perspective[2]), CGFloat(perspective[3]))
    return CATransform3DConcat(t, last)
  }

  func value(at names: [String]) -> RuntimeValue? {
    let axis = names.count > 1 ? ["x", "y", "z"].firstIndex(of: names[1]) : nil
    switch (names.first, axis) {
    case ("scale", let axis?): return .number(scale[axis])
    case ("scale", nil): return .number(scale.reduce(0, +) / 3)
    case ("rotation", let axis): return .number(rotation[axis ?? 2])
    case ("translation", let axis?): return .number(translation[axis])
    case ("translation", nil): return .vector(Array(translation[0..<2]), .size)
    default: return nil
    }
  }

  mutating func set(_ value: RuntimeValue, at names: [String]) {
    guard let numbers = value.parts, let number = numbers.first else { return }
    let axis = names.count > 1 ? ["x", "y", "z"].firstIndex(of: names[1]) : nil
    switch (names.first, axis) {
    case ("scale", let axis?): scale[axis] = number
    case ("scale", nil): scale = [number, number, number]
    case ("rotation", let axis): rotation[axis ?? 2] = number
    case ("translation", let axis?): translation[axis] = number
    case ("translation", nil):
      for (index, number) in numbers.prefix(3).enumerated() { translation[index] = number }
    default: break
    }
  }
}
