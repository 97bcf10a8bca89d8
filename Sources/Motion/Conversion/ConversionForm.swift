/// A conversion form is a way to write a spring or curve down.
public enum ConversionForm: String, CaseIterable, Hashable, Sendable {
  /// Mass, stiffness and damping.
  case physical
  /// Damping ratio and stiffness, and the mass where it is not 1.
  case ratio
  /// Perceptual duration and bounce.
  case perceptual
  /// Response and damping fraction.
  case response
  /// UIKit's damping ratio and time to settle.
  case settling
  /// A cubic Bézier.
  case cubicBezier = "cubic-bezier"
  /// The fewest stops within a tolerance.
  case linear
  /// What CSS has for it: exact where CSS has that, else `linear()`.
  case css
  /// A path of cubic Béziers and lines.
  case path
  /// The motion as it is, as a text that a command line takes.
  case expression

  /// The form of a spring; nil for the forms of curves.
  public var springForm: SpringForm? { SpringForm(rawValue: rawValue) }
}
