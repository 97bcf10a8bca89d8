/// An interaction says how a gesture drives a motion.
///
/// Progress is the progress held when the gesture began plus translation / distance, clamped to 0…1.
/// A motion that hasn't begun is held at ``startProgress``.
public struct Interaction: Hashable, Sendable {
  /// The name of the finger's velocity in measures: remaining distances per second, as springs take it.
  package static let relativeVelocity = "gesture.relativeVelocity"

  /// The gesture.
  public var gesture: Gesture
  /// The screen edge that the gesture starts at.
  public var edge: Edge?
  /// The axis along which it is measured.
  public var axis: Axis?
  /// The distance that is progress 1, in points; negative is upward or leftward.
  public var distance: Quantity?
  /// The progress at which a gesture takes hold of a motion that hasn't begun; without it 0.
  public var startProgress: Quantity?
  /// When the gesture begins.
  public var begin: Begin?
  /// Whether the sign is flipped when the motion is already at its end.
  public var invertsWhenOpen: Bool?
  /// The rule that decides on release whether the motion finishes.
  public var onRelease: Release?
  /// The progress above which it finishes.
  public var threshold: Fraction?

  /// Makes an interaction with a gesture.
  public init(gesture: Gesture) { self.gesture = gesture }

  /// A gesture that can drive a motion.
  public enum Gesture: String, CaseIterable, Hashable, Sendable {
    case pan, screenEdgePan, press, slider
  }

  /// An edge of the screen.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing
  }

  /// An axis of the screen.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    case x, y
  }

  /// When a gesture begins: at once, or only along its axis.
  public enum Begin: String, CaseIterable, Hashable, Sendable {
    case always, axisDominates
  }

  /// The release rule.
  ///
  /// `projected` is a threshold for where the finger would come to rest, as a scroll view does.
  public enum Release: String, CaseIterable, Hashable, Sendable {
    case threshold, velocity, reverse, `continue`, projected
  }
}
