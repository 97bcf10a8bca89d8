import Motion

/// Facts are what is derived from a preset, so that it can be searched and listed by it.
public struct PresetFacts: Hashable, Sendable {
  /// The version of the code that derives them, and the words that presets are found by; what another
  /// version has stored is derived anew.
  public static let version = 3

  /// How long the motion takes in seconds, without its delay; nil where it has no length of its own
  /// or no end.
  public var duration: Double?
  /// How long it waits before it begins, in seconds.
  public var delay: Double?
  /// How long a spring takes until it stays within .001 of its target, in seconds without its delay.
  public var settling: Double?
  /// How far it goes beyond its goal at most, as a share of the way; 0 where it does not.
  public var overshoot: Double?
  /// The damping ratio of a spring, as it is evaluated: 1 where Core Animation clamps it.
  public var dampingRatio: Double?
  /// The bounce of a spring as SwiftUI has it, -1…1.
  public var bounce: Double?
  /// When 90 % of the way is first done, as a share of the duration.
  public var ninety: Double?
  /// How it feels; empty where it has no shape.
  public var feel: Set<FeelWord> = []
  /// Its shape; nil where it has none that one line can show.
  public var sketch: Sketch?

  /// Makes facts.
  public init(duration: Double? = nil, delay: Double? = nil) {
    self.duration = duration
    self.delay = delay
  }

  /// Returns how long the shape takes in seconds: of a spring until it stays at its target, of
  /// anything else its duration; nil where it has no time.
  public func shapeTime(of kind: MotionKind) -> Double? {
    kind == .spring ? settling ?? duration : duration
  }
}
