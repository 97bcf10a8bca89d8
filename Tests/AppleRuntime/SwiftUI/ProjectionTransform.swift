public import RuntimeQuartzCore

/// Maps the row [x y 1] to [x y w] times its matrix, and then to [x/w y/w].
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  // Views are flat: the third row and column don't matter.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The product self × rhs: self applies first.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    let (a, b) = (rows, rhs.rows)
    func cell(_ row: Int, _ column: Int) -> CGFloat {
      a[row][0] * b[0][column] + a[row][1] * b[1][column] + a[row][2] * b[2][column]
    }
    (product.m11, product.m12, product.m13) = (cell(0, 0), cell(0, 1), cell(0, 2))
    (product.m21, product.m22, product.m23) = (cell(1, 0), cell(1, 1), cell(1, 2))
    (product.m31, product.m32, product.m33) = (cell(2, 0), cell(2, 1), cell(2, 2))
    return product
  }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  init(translation: CGPoint) {
    self.init(CGAffineTransform(translationX: translation.x, y: translation.y))
  }

  /// The same around another point than the origin.
  func around(_ point: CGPoint) -> ProjectionTransform {
    ProjectionTransform(translation: CGPoint(x: -point.x, y: -point.y))
      .concatenating(self).concatenating(ProjectionTransform(translation: point))
  }

  /// The point that's drawn here.
  ///
  /// - Returns: The same point if the view is seen from its edge.
  func inverted(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x, point.y)
    let (a, b, c) = (m11 - x * m13, m21 - x * m23, x * m33 - m31)
    let (d, e, f) = (m12 - y * m13, m22 - y * m23, y * m33 - m32)
    let determinant = a * e - b * d
    guard determinant != 0 else { return point }
    return CGPoint(x: (c * e - b * f) / determinant, y: (a * f - c * d) / determinant)
  }
}

extension CGPoint {
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
  }
}

nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform
  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
