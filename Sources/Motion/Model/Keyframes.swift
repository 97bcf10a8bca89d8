/// Keyframes move properties through values over time, as CAKeyframeAnimation does.
public struct Keyframes: Hashable, Sendable {
  /// The keyframes preset whose tracks are used; then ``tracks`` is empty.
  public var use: Reference?
  /// How long one run takes; without it the group's, or .25 s.
  public var duration: Time?
  /// How progress runs through the whole.
  public var timing: Timing?
  /// When it begins, relative to its parent.
  public var beginTime: Time?
  /// How often it runs.
  public var repeatCount: RepeatCount?
  /// How long it repeats.
  public var repeatDuration: Time?
  /// Whether every run is followed by the same run backwards.
  public var autoreverses: Bool?
  /// How fast time runs compared with the parent's.
  public var speed: Double?
  /// How far into itself it starts, in seconds.
  public var timeOffset: Time?
  /// The fill mode, for the time before and after.
  public var fillMode: FillMode?
  /// The handling of the model value by the app's code when it adds them; nil if it isn't
  /// specified.
  public var modelValue: ModelValue?
  /// How often a second they ask to be drawn.
  public var preferredFrameRateRange: FrameRateRange?
  /// The properties that move.
  public var tracks: [Track] = []

  /// Makes keyframes without tracks.
  public init() {}

  /// A track is one property of one target and its course.
  public struct Track: Hashable, Sendable {
    /// The layer or view it moves, by a name of the author's.
    public var target: String?
    /// The property, as a key path.
    public var property: String
    /// The corners that a `cornerRadius` rounds; nil for all.
    public var corners: [Corner]?
    /// How its `cornerRadius` rounds; nil for the layer's own.
    public var cornerCurve: CornerCurve?
    /// The course.
    public var content: Content
    /// When each value is reached.
    public var keyTimes: [Fraction]?
    /// How values are joined.
    public var calculationMode: CalculationMode?
    /// The timing of each segment.
    public var timings: [Timing]?
    /// The tension of the curve at each key, or one for all.
    public var tension: PerKey?
    /// The continuity of the curve at each key, or one for all.
    public var continuity: PerKey?
    /// The bias of the curve at each key, or one for all.
    public var bias: PerKey?
    /// Whether values are added to what the property has.
    public var additive: Bool?
    /// Whether the target turns along its path.
    public var rotationMode: RotationMode?

    /// Makes a track.
    public init(property: String, content: Content) {
      (self.property, self.content) = (property, content)
    }
  }

  /// Content is the course of a track.
  public enum Content: Hashable, Sendable {
    /// Values in order.
    case values([PropertyValue])
    /// A path through the plane.
    case path(PathData)
    /// Changes, each within a fraction of the whole, as UIView.addKeyframe has them.
    case frames([RelativeKeyframe])
  }

  /// A frame changes a property within a fraction of the whole time.
  public struct RelativeKeyframe: Hashable, Sendable {
    /// When it begins.
    public var start: Fraction
    /// How long it takes.
    public var duration: Fraction
    /// The change.
    public var change: Change

    /// Makes a frame.
    public init(start: Fraction, duration: Fraction, change: Change) {
      (self.start, self.duration, self.change) = (start, duration, change)
    }
  }

  /// How values are joined, as CAAnimationCalculationMode has it.
  public enum CalculationMode: String, CaseIterable, Hashable, Sendable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  /// How a target turns along its path, as CAAnimationRotationMode has it.
  public enum RotationMode: String, CaseIterable, Hashable, Sendable {
    case auto, autoReverse
  }

  /// A number for every key, or one that holds for all.
  public enum PerKey: Hashable, Sendable {
    case all(Double)
    case each([Double])
  }
}

/// A change sets a property to a value or adds one to it.
public enum Change: Hashable, Sendable {
  case to(PropertyValue)
  case by(PropertyValue)

  /// The value set or added.
  public var value: PropertyValue {
    switch self {
    case .to(let value), .by(let value): value
    }
  }
}

/// The visible value before an animation starts and after it ends, like CAMediaTimingFillMode.
public enum FillMode: String, CaseIterable, Hashable, Sendable {
  case removed, forwards, backwards, both
}

/// The handling of a property's model value by the app's code when it animates the property.
///
/// A UIView block, an implicit action, and an explicit animation beside which the value is set leave
/// the layer with the last value; an explicit animation alone lets the layer jump back.
public enum ModelValue: String, CaseIterable, Hashable, Sendable {
  case set, unchanged
}

/// A repeat count is a number of runs, which may be fractional, or no end.
public enum RepeatCount: Hashable, Sendable {
  case times(Double)
  case infinite
}
