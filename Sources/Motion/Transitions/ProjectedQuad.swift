/// A projected quad is how the eye sees a rectangle that was transformed.
///
/// Coordinates are in points from the vanishing point, the centre of the container.
public struct ProjectedQuad: Hashable, Sendable {
  /// The corners before division by w: top left, top right, bottom right, bottom left.
  public let corners: [SIMD4<Double>]

  /// Projects a rectangle.
  ///
  /// - Parameters:
  ///   - size: Its width and height; the transform is about its centre.
  ///   - transform: What turns it.
  ///   - centre: Where its centre is, from the vanishing point.
  ///   - perspective: The container's sublayer transform.
  public init(
    size: SIMD2<Double>, transform: Transform3D, centre: SIMD2<Double> = SIMD2(0, 0),
    perspective: Transform3D = .identity
  ) {
    let translation = Transform3D.translation(SIMD3(centre.x, centre.y, 0))
    let whole = transform * translation * perspective
    let half = size / 2
    corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
      whole.homogeneous(SIMD4(x * half.x, y * half.y, 0, 1))
    }
  }

  /// The corners where the eye sees them; nil if one is not in front of the eye.
  public var points: [SIMD2<Double>]? {
    corners.allSatisfy { $0.w > Self.nearest } ? corners.map(Self.divided) : nil
  }

  /// The outline that is in front of the eye: 0 or 3 to 5 points.
  ///
  /// Parts behind the plane of the viewpoint are cut off at w = 1e-6.
  public var outline: [SIMD2<Double>] {
    var kept: [SIMD4<Double>] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let isIn = corner.w >= Self.nearest
      if isIn { kept.append(corner) }
      if isIn != (next.w >= Self.nearest) {
        let fraction = (Self.nearest - corner.w) / (next.w - corner.w)
        kept.append(corner + (next - corner) * fraction)
      }
    }
    return kept.map(Self.divided)
  }

  /// How far the front is turned to the eye: positive for the front, negative for the back, about
  /// 0 on edge.
  ///
  /// It is 1 for a rectangle that is not transformed, and close to the cosine of a turn about its
  /// own centre.
  public var facing: Double {
    let (a, b, c) = (corners[0], corners[1], corners[3])
    let across = b - a
    let down = c - a
    let size = across.length * down.length
    guard size > 0 else { return 0 }
    let determinant =
      across.x * (down.y * a.w - down.w * a.y) - across.y * (down.x * a.w - down.w * a.x)
      + across.w * (down.x * a.y - down.y * a.x)
    return determinant / size
  }

  /// Which side of the rectangle the eye sees.
  public var face: Face { facing > Self.onEdge ? .front : facing < -Self.onEdge ? .back : .edge }

  /// A side of a rectangle, or none of them.
  public enum Face: Hashable, Sendable {
    case front, back, edge
  }

  private static let nearest = 1e-6
  private static let onEdge = 1e-9

  private static func divided(_ corner: SIMD4<Double>) -> SIMD2<Double> {
    SIMD2(corner.x / corner.w, corner.y / corner.w)
  }
}
