/// A spring pulls from 0 to 1 and damps itself; what was authored is kept.
public struct Spring: Hashable, Sendable {
  /// How the spring was given.
  public var parameters: Parameters
  /// The speed at the start, in distances per second; positive towards the target.
  ///
  /// Of a vector it is the part along x, which counts for all properties but positions.
  public var initialVelocity: Quantity?
  /// The part along y if the initial velocity is a vector; nil if it is a number, for both.
  public var verticalVelocity: Quantity?
  /// Whether a damping ratio above 1 is taken as such; Core Animation takes it as 1 by default.
  public var allowsOverdamping: Bool?
  /// How long it waits before it begins.
  public var delay: Time?

  /// Makes a spring.
  public init(_ parameters: Parameters) { self.parameters = parameters }

  /// Parameters are one of the customary ways to give a spring.
  public enum Parameters: Hashable, Sendable {
    /// The parameters of another spring preset.
    case use(Reference)
    /// Core Animation: mass, stiffness and damping coefficient.
    case physical(mass: Double, stiffness: Double, damping: Double)
    /// Damping ratio and stiffness, the mass being 1 if it is nil.
    case ratio(dampingRatio: Double, stiffness: Double, mass: Double?)
    /// SwiftUI: perceptual duration and bounce, −1…1.
    case perceptual(duration: Time, bounce: Double)
    /// SwiftUI: response and damping fraction; the blend time is kept.
    case response(response: Time, dampingFraction: Double, blendDuration: Time?)
    /// UIKit: damping ratio and the time to settle.
    case settling(dampingRatio: Double, duration: Time)
  }
}

/// A named duration is a time that other presets refer to.
public enum NamedDuration: Hashable, Sendable {
  case seconds(Double)
  /// The duration of another preset.
  case use(Reference)
}
