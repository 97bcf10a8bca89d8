/// An animator runs animations that can be paused, scrubbed and reversed, as
/// UIViewPropertyAnimator does.
public struct Animator: Hashable, Sendable {
  /// The animator preset that is used; then ``animations`` is empty.
  public var use: Reference?
  /// How long it takes; springs given physically ignore it.
  public var duration: Time?
  /// How progress runs.
  public var timing: Timing?
  /// How long it waits before it begins.
  public var delay: Time?
  /// The properties that move.
  public var animations: [Animation] = []
  /// Whether it may be paused or changed while it runs.
  public var isInterruptible: Bool?
  /// Whether it stays active at its end.
  public var pausesOnCompletion: Bool?
  /// Whether scrubbing ignores the timing.
  public var scrubsLinearly: Bool?
  /// How it continues after a pause.
  public var continuation: Continuation?
  /// How a gesture drives it.
  public var interaction: Interaction?

  /// Makes an animator without animations.
  public init() {}

  /// An animation of one property.
  public struct Animation: Hashable, Sendable {
    /// The view it moves, by a name of the author's.
    public var target: String?
    /// The property, as a key path.
    public var property: String
    /// The corners that a `cornerRadius` rounds; nil for all.
    public var corners: [Corner]?
    /// How its `cornerRadius` rounds; nil for the layer's own.
    public var cornerCurve: CornerCurve?
    /// The value at the start; without it the current one.
    public var from: PropertyValue?
    /// The change.
    public var change: Change
    /// The fraction of the remaining time that it waits.
    public var delayFactor: Fraction?

    /// Makes an animation.
    public init(property: String, change: Change) {
      (self.property, self.change) = (property, change)
    }
  }

  /// How an animator continues, as continueAnimation(withTimingParameters:durationFactor:) has it.
  public struct Continuation: Hashable, Sendable {
    /// The fraction complete at which it continues.
    public var from: Fraction?
    /// The remaining time as a factor of the duration.
    public var durationFactor: Double?
    /// The timing of the rest.
    public var timing: Timing?

    /// Makes a continuation that changes nothing.
    public init() {}
  }
}
