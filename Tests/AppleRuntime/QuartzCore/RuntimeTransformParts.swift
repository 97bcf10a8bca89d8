/// A matrix taken apart into a translation, a rotation, scales, skews and a perspective.
///
/// Assumed: transforms are interpolated by these parts, the rotation as a quaternion. Source of the
/// method: "unmatrix" in Graphics Gems II, as CSS Transforms 2 has it.
public struct RuntimeTransformParts: Sendable {
  public var translation: [Double]
  public var scale: [Double]
  /// Skews of xy, xz and yz.
  public var skew: [Double]
  public var perspective: [Double]
  /// The rotation as x, y, z and w.
  public var quaternion = [0.0, 0, 0, 1]

  /// Takes a matrix apart; nil if it is singular.
  public init?(_ transform: CATransform3D) {
    var m = transform.rows.map { $0.map(Double.init) }
    guard m[3][3] != 0 else { return nil }
    let unit = m[3][3]
    for row in 0..<4 { for column in 0..<4 { m[row][column] /= unit } }
    // What the last column says beyond the perspective-free matrix.
    var plain = m
    for row in 0..<3 { plain[row][3] = 0 }
    plain[3][3] = 1
    let inverse = CATransform3D(rows: plain.map { $0.map { CGFloat($0) } })
    guard abs(Self.determinant(plain)) > 1e-12 else { return nil }
    let back = CATransform3DInvert(inverse).rows.map { $0.map(Double.init) }
    perspective = (0..<4).map { row in
      (0..<4).reduce(0) { $0 + back[row][$1] * m[$1][3] }
    }
    translation = Array(m[3][0..<3])
    var rows = (0..<3).map { Array(m[$0][0..<3]) }
    scale = [0, 0, 0]
    skew = [0, 0, 0]
    scale[0] = Self.length(rows[0])
    rows[0] = rows[0].map { $0 / scale[0] }
    skew[0] = Self.dot(rows[0], rows[1])
    rows[1] = Self.combined(rows[1], rows[0], -skew[0])
    scale[1] = Self.length(rows[1])
    rows[1] = rows[1].map { $0 / scale[1] }
    skew[0] /= scale[1]
    skew[1] = Self.dot(rows[0], rows[2])
    rows[2] = Self.combined(rows[2], rows[0], -skew[1])
    skew[2] = Self.dot(rows[1], rows[2])
    rows[2] = Self.combined(rows[2], rows[1], -skew[2])
    scale[2] = Self.length(rows[2])
    rows[2] = rows[2].map { $0 / scale[2] }
    skew[1] /= scale[2]
    skew[2] /= scale[2]
    if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 {
      scale = scale.map { -$0 }
      rows = rows.map { $0.map { -$0 } }
    }
    quaternion = Self.quaternion(rows)
  }

  /// The matrix of the parts.
  public var transform: CATransform3D {
    let (x, y, z, w) = (quaternion[0], quaternion[1], quaternion[2], quaternion[3])
    let rotation: [[Double]] = [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0],
      [0, 0, 0, 1],
    ]
    let stretched: [[Double]] = [
      [scale[0], 0, 0, 0], [skew[0] * scale[1], scale[1], 0, 0],
      [skew[1] * scale[2], skew[2] * scale[2], scale[2], 0], [0, 0, 0, 1],
    ]
    var plain = Self.product(stretched, rotation)
    for column in 0..<3 { plain[3][column] = translation[column] }
    var last = Self.identity
    for row in 0..<4 { last[row][3] = perspective[row] }
    return CATransform3D(rows: Self.product(plain, last).map { $0.map { CGFloat($0) } })
  }

  /// The transform on the way from one to another; a singular one is shown as the end at once.
  static func interpolated(
    _ from: CATransform3D, _ to: CATransform3D, _ fraction: Double
  ) -> CATransform3D {
    // Assumed: UIKit and Core Animation can't animate to or from a singular matrix.
    guard fraction != 0 || RuntimeTransformParts(to) == nil else { return from }
    guard fraction != 1, let first = RuntimeTransformParts(from),
      let second = RuntimeTransformParts(to)
    else { return to }
    return second.adding(first.remainder(to: second), left: 1 - fraction).transform
  }

  /// What is left to go to other parts, to be added to those.
  public func remainder(to end: RuntimeTransformParts) -> RuntimeTransformParts {
    var left = self
    left.translation = zip(translation, end.translation).map { $0 - $1 }
    left.scale = zip(scale, end.scale).map { $0 - $1 }
    left.skew = zip(skew, end.skew).map { $0 - $1 }
    left.perspective = zip(perspective, end.perspective).map { $0 - $1 }
    left.quaternion = Self.multiplied(Self.conjugate(end.quaternion), quaternion)
    return left
  }

  /// The parts with a share of what is left to go to them.
  public func adding(_ rest: RuntimeTransformParts, left: Double) -> RuntimeTransformParts {
    var parts = self
    parts.translation = zip(translation, rest.translation).map { $0 + $1 * left }
    parts.scale = zip(scale, rest.scale).map { $0 + $1 * left }
    parts.skew = zip(skew, rest.skew).map { $0 + $1 * left }
    parts.perspective = zip(perspective, rest.perspective).map { $0 + $1 * left }
    parts.quaternion = Self.multiplied(quaternion, Self.power(rest.quaternion, left))
    return parts
  }
}

extension RuntimeTransformParts {
  private static let identity: [[Double]] = [
    [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1],
  ]

  private static func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
    }
  }

  private static func dot(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func length(_ a: [Double]) -> Double { dot(a, a).squareRoot() }

  private static func combined(_ a: [Double], _ b: [Double], _ factor: Double) -> [Double] {
    zip(a, b).map { $0 + $1 * factor }
  }

  private static func cross(_ a: [Double], _ b: [Double]) -> [Double] {
    [
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0],
    ]
  }

  private static func determinant(_ m: [[Double]]) -> Double {
    dot(Array(m[0][0..<3]), cross(Array(m[1][0..<3]), Array(m[2][0..<3])))
  }

  /// The quaternion of a rotation of rows, whose w isn't negative.
  private static func quaternion(_ r: [[Double]]) -> [Double] {
    let x = max(1 + r[0][0] - r[1][1] - r[2][2], 0).squareRoot() / 2
    let y = max(1 - r[0][0] + r[1][1] - r[2][2], 0).squareRoot() / 2
    let z = max(1 - r[0][0] - r[1][1] + r[2][2], 0).squareRoot() / 2
    let w = max(1 + r[0][0] + r[1][1] + r[2][2], 0).squareRoot() / 2
    let largest = max(x, y, z, w)
    if largest == w {
      return [
        (r[1][2] - r[2][1]) / (4 * w), (r[2][0] - r[0][2]) / (4 * w),
        (r[0][1] - r[1][0]) / (4 * w), w,
      ]
    }
    var parts: [Double]
    if largest == x {
      parts = [x, (r[0][1] + r[1][0]) / (4 * x), (r[0][2] + r[2][0]) / (4 * x)]
      parts.append((r[1][2] - r[2][1]) / (4 * x))
    } else if largest == y {
      parts = [(r[0][1] + r[1][0]) / (4 * y), y, (r[1][2] + r[2][1]) / (4 * y)]
      parts.append((r[2][0] - r[0][2]) / (4 * y))
    } else {
      parts = [(r[0][2] + r[2][0]) / (4 * z), (r[1][2] + r[2][1]) / (4 * z), z]
      parts.append((r[0][1] - r[1][0]) / (4 * z))
    }
    return parts[3] < 0 ? parts.map { -$0 } : parts
  }

  private static func conjugate(_ q: [Double]) -> [Double] { [-q[0], -q[1], -q[2], q[3]] }

  /// The rotation b, and then a.
  private static func multiplied(_ a: [Double], _ b: [Double]) -> [Double] {
    let vector = [
      a[3] * b[0] + b[3] * a[0] + a[1] * b[2] - a[2] * b[1],
      a[3] * b[1] + b[3] * a[1] + a[2] * b[0] - a[0] * b[2],
      a[3] * b[2] + b[3] * a[2] + a[0] * b[1] - a[1] * b[0],
    ]
    return vector + [a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2]]
  }

  /// A share of a rotation, by the shorter way.
  private static func power(_ q: [Double], _ share: Double) -> [Double] {
    let q = q[3] < 0 ? q.map { -$0 } : q
    let sine = length(Array(q[0..<3]))
    guard sine > 1e-15 else { return [0, 0, 0, 1] }
    let angle = atan2(sine, q[3]) * share
    return q[0..<3].map { $0 / sine * sin(angle) } + [cos(angle)]
  }
}
