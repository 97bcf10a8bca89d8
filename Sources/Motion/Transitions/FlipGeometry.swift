/// Flip geometry is how a view turns over, as UIView's flip transitions do.
///
/// The old content turns away until it is on edge, then the new content turns in from there. The
/// side it comes from moves towards the eye first. How far UIKit's eye is and how it keeps the
/// view within its bounds is not documented: a plain turn is not the same to the pixel.
public struct FlipGeometry: Hashable, Sendable {
  /// The axis that is turned about.
  public let axis: SIMD3<Double>
  /// +1 or -1: which way a positive progress turns.
  public let turn: Double
  /// How the view is kept from growing beyond its bounds.
  public var compensation = Compensation.none

  /// How far the eye is taken to be, in points, where UIKit's is needed: as far as recipes for phones have it.
  public static let assumedEyeDistance = 1000.0

  /// A way to keep the nearer edge within bounds.
  public enum Compensation: Hashable, Sendable {
    /// None: the nearer edge grows.
    case none
    /// The view moves back so that its nearest edge stays in the screen's plane.
    case dolly
  }

  /// Makes a flip from a side; leading and trailing depend on the direction of writing.
  public init(from direction: Transition.Direction, isRightToLeft: Bool = false) {
    switch direction.resolved(isRightToLeft: isRightToLeft) {
    case .fromLeft, .fromLeading: (axis, turn) = (SIMD3(0, 1, 0), 1)
    case .fromRight, .fromTrailing: (axis, turn) = (SIMD3(0, 1, 0), -1)
    case .fromTop: (axis, turn) = (SIMD3(1, 0, 0), -1)
    case .fromBottom: (axis, turn) = (SIMD3(1, 0, 0), 1)
    }
  }

  /// The turn of the old content at a progress, in degrees.
  public func oldAngle(at progress: Double) -> Double { turn * 180 * progress }

  /// The turn of the new content at a progress, in degrees; it starts with its back to the eye.
  public func newAngle(at progress: Double) -> Double { turn * 180 * (progress - 1) }

  /// Whether the new content is seen; the faces change half-way.
  public func showsNew(at progress: Double) -> Bool { progress > 0.5 }

  /// What turns content of a size to an angle in degrees.
  public func transform(degrees: Double, size: SIMD2<Double>) -> Transform3D {
    let rotation = Transform3D.rotation(degrees * .pi / 180, about: axis)
    guard compensation == .dolly else { return rotation }
    let half = size / 2
    let reach = abs(rotation.rows.0.z) * half.x + abs(rotation.rows.1.z) * half.y
    return rotation * .translation(SIMD3(0, 0, -reach))
  }
}

extension Transition.Direction {
  /// The side of the screen that leading and trailing mean.
  public func resolved(isRightToLeft: Bool) -> Transition.Direction {
    switch self {
    case .fromLeading: isRightToLeft ? .fromRight : .fromLeft
    case .fromTrailing: isRightToLeft ? .fromLeft : .fromRight
    default: self
    }
  }
}
