/// A motion simulation is something that plays a script: an animator, a transition under a finger,
/// or an animation on a layer.
public protocol MotionSimulation: Sendable {
  /// The verbs that exist for it.
  var verbs: [AnimatorVerb] { get }
  /// The time that has been reached, in seconds.
  var now: Double { get }
  /// When it will come to its end if nothing is done; nil where it is at rest, infinite where it
  /// runs for ever.
  var endTime: Double? { get }
  /// What has happened.
  var events: [AnimatorEvent] { get }
  /// How it stands.
  var reading: SimulationReading { get }
  /// The readings of Apple's rules that have mattered so far, in words.
  var notes: [String] { get }

  /// Lets time pass up to a moment.
  mutating func advance(to time: Double)
  /// Makes a call at the time that has been reached.
  ///
  /// - Throws: ``IllegalAnimatorCall`` where it would end the app.
  mutating func perform(_ call: AnimatorCall) throws(IllegalAnimatorCall)
}

/// A simulation reading is how a simulation stands at a moment.
public struct SimulationReading: Hashable, Sendable {
  /// Whether it is inactive, active or stopped.
  public var state: AnimatorState
  /// Whether it runs, and plays towards the start.
  public var isRunning, isReversed: Bool
  /// The fraction of the time that has gone by in the direction of play.
  public var fraction: Double
  /// Where values are between start, 0, and end, 1; it may overshoot.
  public var position: Double
  /// What the animated properties have.
  public var values: [Value]

  /// What a property has.
  public struct Value: Hashable, Sendable {
    /// The property, after its target and a full stop where it has one.
    public var name: String
    /// The value; nil where it depends on what is not known.
    public var value: AnimatedValue?
    /// How far its own animation is, where its value is not known.
    public var position: Double?

    /// Makes a value.
    public init(name: String, value: AnimatedValue?, position: Double? = nil) {
      self.name = name
      self.value = value
      self.position = position
    }
  }
}
