/// Interaction rules turn a finger's distance into progress, and its release into a decision.
public struct InteractionRules: Hashable, Sendable {
  /// The gesture.
  public var gesture: Interaction.Gesture
  /// The distance that is progress 1, in points along the axis; negative is upward or leftward.
  public var distance: Double
  /// The axis it is measured along.
  public var axis: Interaction.Axis
  /// When the gesture begins.
  public var begin: Interaction.Begin
  /// Whether the sign is flipped when the motion is already at its end.
  public var invertsWhenOpen: Bool
  /// The release rule; nil leaves everything in place.
  public var onRelease: Interaction.Release?
  /// The progress above which it finishes.
  public var threshold: Double
  /// The progress at which a gesture takes hold of a motion that hasn't begun, within 0…1.
  public var startProgress: Double

  /// How long a finger's velocity goes on counting when a release is projected, in seconds.
  ///
  /// A scroll view's normal deceleration keeps d = .998 of the velocity in every millisecond, so that
  /// what is left of the way is velocity · d / (1 − d) / 1000 (Apple, WWDC 2018, Designing Fluid
  /// Interfaces; UIScrollView.DecelerationRate.normal).
  public static let projection = 0.499

  /// Makes the rules of an interaction whose distance is known.
  ///
  /// Left out are: axis, x from the left and right edges and y otherwise; threshold, .5;
  /// startProgress, 0.
  public init(_ interaction: Interaction, distance: Double, startProgress: Double = 0) {
    gesture = interaction.gesture
    self.distance = distance
    let isSideways =
      switch interaction.edge {
      case .left, .right, .leading, .trailing: true
      case .top, .bottom, nil: false
      }
    axis = interaction.axis ?? (isSideways ? .x : .y)
    begin = interaction.begin ?? .always
    invertsWhenOpen = interaction.invertsWhenOpen ?? false
    onRelease = interaction.onRelease
    threshold = interaction.threshold?.value ?? 0.5
    self.startProgress = min(max(startProgress, 0), 1)
  }

  /// Whether the distance counts from the start of the motion, as a slider's value does.
  public var isAbsolute: Bool { gesture == .slider }

  /// The behavior on release.
  public enum Decision: Hashable, Sendable {
    /// Finish: go to the end.
    case finish
    /// Cancel: go back to the start. A transition must be completed all the same.
    case cancel
    /// Go on in the direction it had.
    case proceed
    /// Go on in this direction.
    case run(reversed: Bool)
    /// Leave things where they are.
    case stay

    /// Whether it leads back to the start; nil if it keeps its direction.
    var isBack: Bool? {
      switch self {
      case .finish: false
      case .cancel: true
      case .run(let reversed): reversed
      case .proceed, .stay: nil
      }
    }
  }

  /// Whether the gesture begins with a velocity, in points per second.
  ///
  /// Where its axis must dominate, the velocity along it has to be greater than across it.
  public func begins(velocity: SIMD2<Double>) -> Bool {
    switch begin {
    case .always: true
    case .axisDominates:
      axis == .x ? abs(velocity.x) > abs(velocity.y) : abs(velocity.y) > abs(velocity.x)
    }
  }

  /// The progress at a translation, within 0…1.
  ///
  /// - Parameters:
  ///   - held: The progress when the gesture began.
  ///   - translation: How far the finger has moved along the axis, in points.
  ///   - isOpen: Whether the motion began at its end.
  ///   - isReversed: Whether the animator plays backwards, so that its fraction is flipped.
  public func progress(
    held: Double, translation: Double, isOpen: Bool = false, isReversed: Bool = false
  ) -> Double {
    let change = direction(translation, isOpen) * (isReversed ? -1 : 1)
    return min(max(held + change, 0), 1)
  }

  /// The behavior on release.
  ///
  /// - Parameters:
  ///   - progress: The progress at release.
  ///   - velocity: Of the finger along the axis, in points per second.
  ///   - isOpen: Whether the motion began at its end.
  public func release(progress: Double, velocity: Double, isOpen: Bool = false) -> Decision {
    switch onRelease {
    case nil: .stay
    case .threshold: progress > threshold ? .finish : .cancel
    case .velocity: velocity == 0 ? .proceed : .run(reversed: direction(velocity, isOpen) < 0)
    case .reverse: .run(reversed: true)
    case .continue: .proceed
    case .projected:
      progress + direction(velocity * Self.projection, isOpen) > threshold ? .finish : .cancel
    }
  }

  /// Whether it drives a transition, which has to end: by a threshold if nothing else is said.
  public internal(set) var drivesTransition = false

  /// Whether what the system takes away goes back: a transition, and what a threshold decides on.
  public var hasThreshold: Bool {
    drivesTransition || onRelease == .threshold || onRelease == .projected
  }

  /// A velocity, in points per second, as a spring's initial velocity: in remaining distances per second.
  func relative(_ velocity: Double, at progress: Double, isBack: Bool, isOpen: Bool) -> Double {
    let left = isBack ? -progress : 1 - progress
    return left == 0 ? 0 : direction(velocity, isOpen) / left
  }

  private func direction(_ length: Double, _ isOpen: Bool) -> Double {
    guard distance != 0 else { return 0 }
    return (invertsWhenOpen && isOpen ? -1 : 1) * length / distance
  }
}
