/// A motion is what moves and how: one value of one of the seven kinds.
///
/// Times are in seconds, angles in degrees, as they were authored. References to other presets are
/// kept by name; nothing here looks them up.
public enum Motion: Hashable, Sendable {
  case curve(Curve)
  case spring(Spring)
  case duration(NamedDuration)
  indirect case keyframes(Keyframes)
  indirect case transition(Transition)
  indirect case animator(Animator)
  case group(MotionGroup)

  /// Which kind of motion it is.
  public var kind: MotionKind {
    switch self {
    case .curve: .curve
    case .spring: .spring
    case .duration: .duration
    case .keyframes: .keyframes
    case .transition: .transition
    case .animator: .animator
    case .group: .group
    }
  }
}

/// A problem with a text that stands for a motion or a part of one; it has no place.
public struct MotionError: Error, Hashable, Sendable {
  /// What is wrong, as far as a program needs to know.
  public enum Kind: Hashable, Sendable {
    /// A figure or a text is not valid, or can't be computed with.
    case invalid
    /// A measure needs lengths that only the app knows.
    case openMeasure
    /// It refers to a preset that has not been looked up.
    case unresolved
    /// A curve without a duration has no form in which time counts.
    case missingDuration
    /// No form within the tolerance is short enough.
    case tooFine
  }

  /// What is wrong, as far as a program needs to know.
  public var kind: Kind
  /// What is wrong, in words.
  public var message: String
  /// How to fix it.
  public var help: String?

  /// Makes a problem.
  public init(_ message: String, kind: Kind = .invalid, help: String? = nil) {
    self.kind = kind
    self.message = message
    self.help = help
  }
}
