#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A transform of space, for row vectors: (x, y, z, 1)·M, as CATransform3D has it.
///
/// `a * b` does a first and then b. Angles are in radians, x to the right, y down, z to the eye.
public struct Transform3D: Hashable, Sendable {
  /// The rows m11…m14, m21…m24, m31…m34 and m41…m44.
  public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    (first, second, third, fourth)
  }

  private var first, second, third, fourth: SIMD4<Double>

  /// Makes a transform of rows.
  public init(
    _ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>,
    _ fourth: SIMD4<Double>
  ) {
    (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
  }

  /// The transform that changes nothing.
  public static let identity = Transform3D(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// The elements m11, m12 … m44, which is also the order of CSS `matrix3d`.
  public var elements: [Double] {
    [first, second, third, fourth].flatMap { row in (0..<4).map { row[$0] } }
  }

  /// A rotation about an axis; about no axis, (0, 0, 0), nothing turns.
  ///
  /// A positive angle about y sends the right edge away, about x the bottom edge to the eye.
  public static func rotation(_ angle: Double, about axis: SIMD3<Double>) -> Transform3D {
    let size = (axis * axis).sum().squareRoot()
    guard size > 0 else { return .identity }
    let (x, y, z) = (axis.x / size, axis.y / size, axis.z / size)
    let (c, s) = (cos(angle), sin(angle))
    let t = 1 - c
    return Transform3D(
      SIMD4(t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0),
      SIMD4(t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0),
      SIMD4(t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0),
      SIMD4(0, 0, 0, 1))
  }

  /// A translation, in points.
  public static func translation(_ delta: SIMD3<Double>) -> Transform3D {
    Transform3D(
      SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(delta.x, delta.y, delta.z, 1))
  }

  /// A scale.
  public static func scale(_ factors: SIMD3<Double>) -> Transform3D {
    Transform3D(
      SIMD4(factors.x, 0, 0, 0), SIMD4(0, factors.y, 0, 0), SIMD4(0, 0, factors.z, 0),
      SIMD4(0, 0, 0, 1))
  }

  /// A perspective by its m34.
  public static func perspective(m34: Double) -> Transform3D {
    var transform = identity
    transform.third.w = m34
    return transform
  }

  /// A perspective seen from a distance in points: m34 = -1 / distance.
  ///
  /// On a container it is the sublayerTransform, as CSS `perspective` on a parent.
  public static func perspective(eyeDistance: Double) -> Transform3D {
    perspective(m34: -1 / eyeDistance)
  }

  /// The transform that does the left one first and then the right one.
  public static func * (left: Transform3D, right: Transform3D) -> Transform3D {
    Transform3D(
      right.homogeneous(left.first), right.homogeneous(left.second),
      right.homogeneous(left.third), right.homogeneous(left.fourth))
  }

  /// The row vector (x, y, z, w)·M, without division by w.
  public func homogeneous(_ point: SIMD4<Double>) -> SIMD4<Double> {
    first * point.x + second * point.y + third * point.z + fourth * point.w
  }

  /// The transform that Core Animation's key paths describe: scale, then turn, then move.
  ///
  /// Known are `transform.rotation` (z) and its x, y and z in degrees, `transform.scale` and its
  /// x, y and z, `transform.translation` and its x, y and z. Turns about several axes are done in
  /// the order x, y, z, which Apple does not document.
  ///
  /// - Parameter value: The value of a property, nil if it is not set.
  public init(properties value: (String) -> AnimatedValue?) {
    func number(_ property: String) -> Double? {
      if case .number(let number) = value(property) { number } else { nil }
    }
    let all = number("transform.scale") ?? 1
    let scale = SIMD3(
      number("transform.scale.x") ?? all, number("transform.scale.y") ?? all,
      number("transform.scale.z") ?? all)
    var delta = SIMD3(0.0, 0.0, 0.0)
    if case .vector(let parts) = value("transform.translation") {
      for (index, part) in parts.prefix(3).enumerated() { delta[index] = part }
    }
    delta.x = number("transform.translation.x") ?? delta.x
    delta.y = number("transform.translation.y") ?? delta.y
    delta.z = number("transform.translation.z") ?? delta.z
    let plane = number("transform.rotation.z") ?? number("transform.rotation") ?? 0
    self = .scale(scale)
    for (degrees, axis) in [
      (number("transform.rotation.x") ?? 0, SIMD3(1.0, 0, 0)),
      (number("transform.rotation.y") ?? 0, SIMD3(0, 1.0, 0)), (plane, SIMD3(0, 0, 1.0)),
    ] where degrees != 0 { self = self * .rotation(degrees * .pi / 180, about: axis) }
    self = self * .translation(delta)
  }
}
