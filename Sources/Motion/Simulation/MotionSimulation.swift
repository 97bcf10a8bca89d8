/// A motion simulation is something that plays a script: an animator, a transition under a finger,
/// or an animation on a layer.
public protocol MotionSimulation: Sendable {
  /// The verbs that exist for it.
  var verbs: [AnimatorVerb] { get }
  /// The time that has been reached, in seconds.
  var now: Double { get }
  /// When it will come to its end if nothing is done; nil if it is at rest, infinite if it
  /// runs forever.
  var endTime: Double? { get }
  /// The events so far.
  var events: [AnimatorEvent] { get }
  /// Its state.
  var reading: SimulationReading { get }
  /// The readings of Apple's rules that have mattered so far, in words.
  var notes: [String] { get }

  /// Lets time pass up to an instant.
  mutating func advance(to time: Double)
  /// Makes a call at the time that has been reached.
  ///
  /// - Throws: ``IllegalAnimatorCall`` if it would end the app.
  mutating func perform(_ call: AnimatorCall) throws(IllegalAnimatorCall)
}

/// A simulation reading is the state of a simulation at an instant.
public struct SimulationReading: Hashable, Sendable {
  /// Whether it is inactive, active or stopped.
  public var state: AnimatorState
  /// Whether it runs, and plays towards the start.
  public var isRunning, isReversed: Bool
  /// The fraction of the time that has gone by in the direction of play.
  public var fraction: Double
  /// Where values are between start, 0, and end, 1; it may overshoot.
  public var position: Double
  /// The values of the animated properties.
  public var values: [Value]

  /// The value of a property.
  public struct Value: Hashable, Sendable {
    /// The property, after its target and a full stop if it has one.
    public var name: String
    /// The value; nil if it depends on what is not known.
    public var value: AnimatedValue?
    /// How far its own animation is, if its value is not known.
    public var position: Double?

    /// Makes a value.
    public init(name: String, value: AnimatedValue?, position: Double? = nil) {
      (self.name, self.value, self.position) = (name, value, position)
    }
  }
}

/// A simulation record is what a script made of a simulation, sample by sample.
public struct SimulationRecord<Simulation: MotionSimulation>: Sendable {
  /// The steps and what happened between them, in order of time.
  public private(set) var samples: [Sample] = []
  /// The crash that ended it; the last instant is that of the call.
  public private(set) var crash: IllegalAnimatorCall?
  /// When the record ends, in seconds.
  public private(set) var end: Double
  private let beginning: Simulation

  /// A step of the script, or something that happened by itself.
  public struct Sample: Sendable {
    /// When, in seconds.
    public var time: Double
    /// The step; nil if it happened by itself.
    public var step: AnimatorScript.Step?
    /// The events at that time.
    public var events: [AnimatorEvent]
    /// The state of everything right after it.
    public var simulation: Simulation
  }

  /// Plays a script up to its last step or the first call that would crash, and then until all is
  /// at rest.
  ///
  /// - Parameters:
  ///   - simulation: What plays it, at time 0.
  ///   - script: The script.
  ///   - end: When to stop, in seconds; without it, when it is at rest. What runs forever is
  ///     watched for ten seconds after the last step.
  public init(_ simulation: Simulation, playing script: AnimatorScript, until end: Double? = nil) {
    beginning = simulation
    self.end = 0
    var simulation = simulation
    for step in script.steps where step.time <= end ?? .infinity {
      runOn(&simulation, to: step.time)
      let known = simulation.events.count
      do throws(IllegalAnimatorCall) {
        try simulation.perform(step.call)
      } catch {
        crash = error
      }
      samples.append(
        Sample(
          time: step.time, step: step, events: Array(simulation.events[known...]),
          simulation: simulation))
      if crash != nil { break }
    }
    let last = samples.last?.time ?? 0
    if crash == nil {
      let rest = simulation.endTime.map { $0.isFinite ? $0 : last + 10 } ?? last
      runOn(&simulation, to: end ?? rest)
      self.end = end ?? rest
    } else {
      self.end = last
    }
  }

  /// The state of everything at an instant, in seconds.
  public func simulation(at time: Double) -> Simulation {
    var simulation = samples.last { $0.time <= time }?.simulation ?? beginning
    simulation.advance(to: time)
    return simulation
  }

  /// The notes on everything that mattered, each once.
  public var notes: [String] { samples.last?.simulation.notes ?? beginning.notes }

  private mutating func runOn(_ simulation: inout Simulation, to time: Double) {
    while let end = simulation.endTime, end <= time {
      let known = simulation.events.count
      simulation.advance(to: end)
      let events = Array(simulation.events[known...])
      guard !events.isEmpty else { break }
      samples.append(
        Sample(time: simulation.now, step: nil, events: events, simulation: simulation))
    }
    simulation.advance(to: time)
  }
}
