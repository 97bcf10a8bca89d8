/// An animator simulation plays a script with an animator and the values that it animates.
public struct AnimatorSimulation: MotionSimulation {
  /// The animator.
  public package(set) var animator: SimulatedAnimator
  private let rules: InteractionRules?
  private let isOpen: Bool
  private let timings: [String: ProgressFunction]
  private let ownNotes: [String]
  private let delay: Double

  /// Makes an animator that has not been started.
  ///
  /// - Parameters:
  ///   - motion: The animator, without references.
  ///   - rules: What gestures mean; without them they have no effect.
  ///   - isOpen: Whether it begins at the open end.
  ///   - swapsEnds: Whether values then lead from the end to the start; not if another preset is
  ///     the way back.
  ///   - timings: The timings that the script names.
  ///   - lengths: The lengths that measures depend on, by their names, in points.
  /// - Throws: ``MotionError`` if a reference or a timing's measure is not known.
  public init(
    _ motion: Animator, rules: InteractionRules? = nil, isOpen: Bool = false,
    swapsEnds: Bool = true, timings: [String: ProgressFunction] = [:],
    lengths: [String: Double] = [:]
  ) throws(MotionError) {
    let timed = try TimedProgress(
      motion.timing?.asUIKitTakesIt, duration: motion.duration?.seconds, lengths: lengths)
    animator = SimulatedAnimator(
      motion, duration: timed.duration, timing: timed.function,
      settlingDuration: timed.spring == nil ? nil : timed.duration)
    animator.verticalTiming = timed.vertical
    if let continuation = motion.continuation {
      animator.restFactor = continuation.durationFactor ?? 0
      if let timing = continuation.timing {
        @Sendable func rest(_ velocity: Double) throws(MotionError) -> ProgressFunction {
          // A velocity that's given explicitly applies to all releases.
          let known = [Interaction.relativeVelocity: velocity].merging(lengths) { $1 }
          return try TimedProgress(timing, duration: nil, lengths: known).function
        }
        _ = try rest(0)
        animator.restTiming = { try? rest($0) }
      }
    }
    let unknown = animator.setValues(of: motion, lengths: lengths)
    var notes = timed.notes + [motion.timing?.trimmingNote].compactMap(\.self)
    for (name, error) in unknown { notes.append("\(name): \(error.message)") }
    if isOpen {
      if swapsEnds { animator.swapEnds() }
      notes.append(swapsEnds ? Self.swappedNote : Self.openNote)
    }
    ownNotes = notes
    (self.rules, self.isOpen, self.timings) = (rules, isOpen, timings)
    delay = motion.delay?.seconds ?? 0
  }

  /// Makes a simulation of an animator that is there already.
  public init(
    _ animator: SimulatedAnimator, rules: InteractionRules? = nil,
    timings: [String: ProgressFunction] = [:]
  ) {
    (self.animator, self.rules, self.timings) = (animator, rules, timings)
    isOpen = false
    ownNotes = []
    delay = 0
  }

  /// The verbs that exist for it.
  public var verbs: [AnimatorVerb] { AnimatorVerb.allCases }
  /// The time that has been reached, in seconds.
  public var now: Double { animator.now }
  /// When it will come to its end if nothing is done; nil if it is at rest.
  public var endTime: Double? { animator.endTime }
  /// The events so far.
  public var events: [AnimatorEvent] { animator.events }

  /// The readings that have mattered so far, in words.
  public var notes: [String] {
    let assumed = animator.assumedStarts
    let defaults =
      assumed.count < 2
      ? assumed.map { KeyframeNote.identityStart(property: $0).text }
      : [
        "the start values of \(assumed.joined(separator: ", ")) aren't known;"
          + " their defaults are assumed"
      ]
    return (ownNotes + animator.notes.map(\.text) + defaults).uniqued
  }

  /// Its state.
  public var reading: SimulationReading {
    SimulationReading(
      state: animator.state, isRunning: animator.isRunning, isReversed: animator.isReversed,
      fraction: animator.fractionComplete, position: animator.position,
      values: animator.names.map { name in
        let value = animator.value(of: name)
        return .init(
          name: name, value: value, position: value == nil ? animator.position(of: name) : nil)
      })
  }

  /// Lets time pass up to an instant.
  public mutating func advance(to time: Double) { animator.advance(to: time) }

  /// Makes a call at the time that has been reached.
  ///
  /// - Throws: ``IllegalAnimatorCall`` if it would end the app.
  public mutating func perform(_ call: AnimatorCall) throws(IllegalAnimatorCall) {
    var call = call
    // The motion's own delay is that of startAnimation(afterDelay:).
    if call == .start(), animator.state == .inactive { call = .start(delay: delay) }
    try animator.perform(call, rules: rules, isOpen: isOpen) { timings[$0] }
  }

  private static let openNote =
    "the motion starts at the open end; the gesture's sign is flipped if the interaction says so"
  private static let swappedNote = openNote + ", and values go from the end back to the start"
}

extension [String] {
  /// The texts, each once, in their order.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
