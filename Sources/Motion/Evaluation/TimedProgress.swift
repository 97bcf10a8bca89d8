/// A timed progress is a timing over a time: progress at every fraction of it, and how long it takes.
public struct TimedProgress: Sendable {
  /// How long it takes, in seconds.
  public let duration: Double
  /// Progress by the fraction of the duration.
  public let function: ProgressFunction
  /// Progress of a place along y, where a spring starts with another velocity than along x; else nil.
  public let vertical: ProgressFunction?
  /// Notes on assumed or ignored values.
  public let notes: [String]
  /// The spring that sets the duration by its own settling; nil for curves and UIKit's springs.
  public let spring: SpringEvaluator?

  /// Makes the progress of a transition or animator.
  ///
  /// A spring runs in its own time, whatever duration is given, until Core Animation says that it
  /// has settled (above a damping ratio of 1 until it stays within .001); one given by damping ratio
  /// and duration takes the duration that is given here, as UISpringTimingParameters does.
  ///
  /// - Parameters:
  ///   - timing: The timing, without references; nil is linear.
  ///   - duration: The duration in seconds; if nil the timing's own, or a quarter of a second.
  ///   - lengths: The values that measures depend on, by their names.
  /// - Throws: ``MotionError`` if a reference or a measure is not known.
  public init(
    _ timing: Timing?, duration: Double?, lengths: [String: Double] = [:]
  ) throws(MotionError) {
    switch timing {
    case .preset(let reference):
      throw MotionError("the timing '\(reference.name)' isn't resolved", kind: .unresolved)
    case .spring(var spring):
      var notes: [String] = []
      var isTimed = false
      if case .settling(let ratio, let own) = spring.parameters {
        isTimed = true
        let time = duration.map(Time.seconds) ?? own
        spring.parameters = .settling(dampingRatio: ratio, duration: time)
        self.duration = time.seconds ?? MediaTiming.defaultDuration
      } else {
        // It is over when it is over along both axes.
        let springs = [spring, spring.upright].compactMap(\.self)
        self.duration =
          try springs.map { spring throws(MotionError) in
            try SpringEvaluator(spring, symbols: lengths).solver.restingTime
          }.max() ?? MediaTiming.defaultDuration
        if let duration, duration != self.duration { notes.append(Self.ignoredDuration) }
      }
      let evaluator = try SpringEvaluator(spring, symbols: lengths)
      function = ProgressFunction(evaluator.solver, over: self.duration, isTimed: isTimed)
      let seconds = self.duration
      vertical = try spring.upright.map { spring throws(MotionError) in
        let solver = try SpringEvaluator(spring, symbols: lengths).solver
        return ProgressFunction(solver, over: seconds, isTimed: isTimed)
      }
      self.spring = isTimed ? nil : evaluator
      self.notes = notes + evaluator.notes
    case nil, .curve:
      var own: Time?
      if case .curve(let curve) = timing { own = curve.duration }
      let known = duration ?? own?.seconds
      self.duration = known ?? MediaTiming.defaultDuration
      function = try ProgressFunction(timing, lengths: lengths)
      vertical = nil
      spring = nil
      notes = known == nil ? [Self.missingDuration] : []
    }
  }

  private static let ignoredDuration =
    "a spring takes its own time to settle, so the duration is ignored"
  private static let missingDuration =
    "no duration is set; 0.25 s is used, as in Core Animation"
}

extension ProgressFunction {
  /// The progress of a timing stretched over any time.
  ///
  /// A spring is stretched so that it has settled at fraction 1.
  ///
  /// - Throws: ``MotionError`` if a reference or a measure is not known.
  public init(_ timing: Timing?, lengths: [String: Double] = [:]) throws(MotionError) {
    switch timing {
    case nil: self = .linear
    case .preset(let reference):
      throw MotionError("the timing '\(reference.name)' isn't resolved", kind: .unresolved)
    case .curve(let curve):
      let evaluator = try CurveEvaluator(curve.shape)
      self.init({ evaluator.value(at: $0) }, slope: { evaluator.derivative(at: $0) })
    case .spring(let spring):
      let solver = try SpringEvaluator(spring, symbols: lengths).solver
      let isTimed = if case .settling = spring.parameters { true } else { false }
      self.init(solver, over: solver.restingTime, isTimed: isTimed)
    }
  }

  /// The progress of a spring by the fraction of a time in seconds.
  ///
  /// When the time is over it is at its target: what is left of the distance, .001 or less, is not seen.
  ///
  /// - Parameter isTimed: Whether the time was given to it, as to UIKit's springs.
  init(_ solver: SpringSolver, over seconds: Double, isTimed: Bool) {
    self.init(
      { $0 >= 1 ? 1 : $0 > 0 ? solver.position(at: $0 * seconds) : 0 },
      slope: { $0 < 0 || $0 > 1 ? 0 : solver.velocity(at: $0 * seconds) * seconds })
    isSpring = true
    springTime = isTimed ? nil : seconds
  }
}

extension SpringSolver {
  /// How long an animation by this spring takes, in seconds: Core Animation's settling time, above a
  /// damping ratio of 1 the time from which it stays within .001.
  public var restingTime: Double {
    let time = coreAnimationSettlingTime ?? lastCrossing() ?? MediaTiming.defaultDuration
    return time.isFinite && time > 0 ? time : MediaTiming.defaultDuration
  }
}
