/// A transition replaces one view or screen by another.
public struct Transition: Hashable, Sendable {
  /// The transition preset that is used; then ``style`` and ``layers`` are its.
  public var use: Reference?
  /// How it looks.
  public var style: Style?
  /// Which way it goes.
  public var phase: Phase?
  /// The side it comes from.
  public var direction: Direction?
  /// Where in the transition it starts, as CATransition has it.
  public var startProgress: Fraction?
  /// Where in the transition it ends, as CATransition has it.
  public var endProgress: Fraction?
  /// How long it takes.
  public var duration: Time?
  /// How long it waits before it begins.
  public var delay: Time?
  /// How progress runs.
  public var timing: Timing?
  /// Custom and zoom only: how frames are joined.
  public var calculationMode: Keyframes.CalculationMode?
  /// Custom and zoom only: the perspective on the container.
  public var perspective: Perspective?
  /// Zoom only: what the system is told of it.
  public var zoom: Zoom?
  /// Custom and zoom only: what moves, from back to front; what stands in where the system has no zoom.
  public var layers: [Layer] = []
  /// How a gesture drives it.
  public var interaction: Interaction?

  /// Makes a transition without content.
  public init() {}

  /// A style is one of the platform's transitions, or custom.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case fade, push, moveIn, reveal, flip, curlUp, curlDown, crossDissolve, zoom, custom

    /// Whether layers say what moves: those of a zoom stand in for the system's.
    package var hasLayers: Bool { self == .custom || self == .zoom }
  }

  /// A phase is the navigation that a transition serves.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    case present, dismiss, push, pop
  }

  /// A direction is the side that the new content comes from.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case fromLeft, fromRight, fromTop, fromBottom, fromLeading, fromTrailing
  }

  /// A perspective is given by the eye's distance in points, or by m34 = −1 / distance.
  public enum Perspective: Hashable, Sendable {
    case eyeDistance(Quantity)
    case m34(Double)
  }

  /// A layer of a custom transition and what becomes of it.
  public struct Layer: Hashable, Sendable {
    /// Which view or snapshot it is.
    public var layer: Role
    /// The corners that its `cornerRadius` rounds; nil for all.
    public var corners: [Corner]?
    /// How its `cornerRadius` rounds; nil for the layer's own.
    public var cornerCurve: CornerCurve?
    /// The values of its properties before the start.
    public var initial: [String: PropertyValue] = [:]
    /// The changes and their times.
    public var frames: [RelativeKeyframe] = []
    /// While it is hidden; it is shown again at the end and on cancel.
    public var hidden: HiddenSpan?

    /// Makes a layer at which nothing changes.
    public init(layer: Role) { self.layer = layer }

    /// A role says which view or snapshot a layer is.
    public enum Role: String, CaseIterable, Hashable, Sendable {
      case source, destination
      case sourceSnapshot = "source.snapshot"
      case destinationSnapshot = "destination.snapshot"
      case container

      /// Whether it is a picture of a view that is taken away when the transition is over.
      public var isSnapshot: Bool { self == .sourceSnapshot || self == .destinationSnapshot }
    }
  }

  /// A span of the transition in which a layer is hidden.
  public struct HiddenSpan: Hashable, Sendable {
    /// When it is hidden, and when it is shown again.
    public var start, end: Fraction

    /// Makes a span.
    public init(start: Fraction, end: Fraction) { (self.start, self.end) = (start, end) }
  }

  /// A frame changes a property of a layer within a fraction of the transition.
  public struct RelativeKeyframe: Hashable, Sendable {
    /// The property, as a key path.
    public var property: String
    /// When it begins.
    public var start: Fraction
    /// How long it takes.
    public var duration: Fraction
    /// The change.
    public var change: Change

    /// Makes a frame.
    public init(property: String, start: Fraction, duration: Fraction, change: Change) {
      (self.property, self.start, self.duration, self.change) = (property, start, duration, change)
    }
  }
}
