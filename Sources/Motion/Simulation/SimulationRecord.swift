/// A simulation record is what a script made of a simulation, moment by moment.
public struct SimulationRecord<Simulation: MotionSimulation>: Sendable {
  /// The steps and what happened between them, in order of time.
  public private(set) var samples: [Sample] = []
  /// The crash that ended it; the last moment is that of the call.
  public private(set) var crash: IllegalAnimatorCall?
  /// When the record ends, in seconds.
  public private(set) var end: Double
  private let beginning: Simulation

  /// A step of the script, or something that happened by itself.
  public struct Sample: Sendable {
    /// When, in seconds.
    public var time: Double
    /// The step; nil where it happened by itself.
    public var step: AnimatorScript.Step?
    /// What happened then.
    public var events: [AnimatorEvent]
    /// How everything stands right after it.
    public var simulation: Simulation
  }

  /// Plays a script up to its last step or the first call that would crash, and then until all is
  /// at rest.
  ///
  /// - Parameters:
  ///   - simulation: What plays it, at time 0.
  ///   - script: The script.
  ///   - end: When to stop, in seconds; without it, when it is at rest. What runs for ever is
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

  /// How everything stands at a moment, in seconds.
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
