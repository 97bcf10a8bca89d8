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

/// A problem with a text that is for a motion or a part of one; it has no place.
public struct MotionError: Error, Hashable, Sendable {
  /// The kind of the error, for programs.
  public enum ErrorKind: Hashable, Sendable {
    /// A figure or a text is not valid, or can't be computed with.
    case invalid
    /// A measure needs lengths known only at run time.
    case openMeasure
    /// It refers to a preset that has not been looked up.
    case unresolved
    /// A curve without a duration has no form in which time counts.
    case missingDuration
    /// No form within the tolerance is short enough.
    case tooFine
  }

  /// The kind of the error, for programs.
  public var kind: ErrorKind
  /// The message.
  public var message: String
  /// How to fix it.
  public var help: String?

  /// Makes a problem.
  public init(_ message: String, kind: ErrorKind = .invalid, help: String? = nil) {
    (self.kind, self.message, self.help) = (kind, message, help)
  }
}

/// A kind says which of the seven sorts of motion a preset is.
public enum MotionKind: String, CaseIterable, Hashable, Sendable {
  case curve, spring, duration, keyframes, transition, animator, group
}

/// A reference names another preset.
public struct Reference: Hashable, Sendable {
  /// The primary name or an alias of the preset.
  public var name: String

  /// Makes a reference to the preset of that name.
  public init(_ name: String) { self.name = name }
}

/// A time is a number of seconds, or the duration preset that holds it.
public enum Time: Hashable, Sendable {
  case seconds(Double)
  case preset(Reference)

  /// The seconds if they are given; nil for a reference.
  public var seconds: Double? { if case .seconds(let seconds) = self { seconds } else { nil } }
}

/// A timing says how progress runs within a time: a curve or spring, by name or given in place.
public enum Timing: Hashable, Sendable {
  case preset(Reference)
  case curve(Curve)
  case spring(Spring)
}
