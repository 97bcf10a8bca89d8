/// A frame rate range is how often a second an animation asks to be drawn, as CAFrameRateRange has it.
///
/// It changes no value of the motion.
public struct FrameRateRange: Hashable, Sendable {
  /// The least and the most that will do, in frames per second.
  public var minimum, maximum: Double
  /// The preferred rate; nil leaves it to the system.
  public var preferred: Double?

  /// Makes a range.
  public init(minimum: Double, maximum: Double, preferred: Double? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
