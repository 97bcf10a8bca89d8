/// A motion evaluator knows every property that a motion moves, at every instant.
///
/// A curve is asked by input fractions, which may leave 0…1; all else by seconds from the beginning.
/// Velocities are per fraction or per second.
public struct MotionEvaluator: Sendable {
  /// The unit of the instants.
  public let domain: Domain
  /// When it is over: 1 for a curve, else seconds; of what never ends, when the first cycle is over.
  public let duration: Double
  /// Whether it repeats forever.
  public let isEndless: Bool
  /// The properties that move.
  public let tracks: [MotionTrack]

  /// A domain says what the instants of an evaluator are.
  public enum Domain: String, Hashable, Sendable {
    /// Fractions of the time, 0…1 and beyond.
    case fractions
    /// Seconds.
    case seconds
  }

  /// Makes the evaluator of a motion.
  ///
  /// Measures that the lengths do not give are carried as ``MotionPoint/terms``.
  ///
  /// - Parameters:
  ///   - motion: The motion, without references.
  ///   - lengths: The values of lengths that measures depend on, by name, in points.
  /// - Throws: ``MotionError`` for a duration, which has no values over time, and if something
  ///   cannot be evaluated.
  public init(_ motion: Motion, lengths: [String: Double] = [:]) throws(MotionError) {
    if !motion.isWithinLimits, let problem = motion.limitProblems.first {
      throw MotionError(problem.message, help: problem.help)
    }
    let open = try OpenMeasures(of: motion, lengths: lengths)
    let base = try Self(plain: open.motion(with: nil), lengths: lengths)
    var parts: [(measure: Measure, tracks: [MotionTrack])] = []
    for measure in open.measures {
      let part = try Self(plain: open.motion(with: measure), lengths: lengths)
      parts.append((measure, part.tracks))
    }
    guard !parts.isEmpty else {
      self = base
      return
    }
    domain = base.domain
    duration = base.duration
    isEndless = base.isEndless
    tracks = base.tracks.indices.map { index in
      let terms = parts.map { (measure: $0.measure, track: $0.tracks[index]) }
      return base.tracks[index].carrying(terms)
    }
  }

  private init(plain motion: Motion, lengths: [String: Double]) throws(MotionError) {
    switch motion {
    case .curve(let curve):
      domain = .fractions
      duration = 1
      isEndless = false
      tracks = [try curve.track()]
    case .spring(let spring):
      let evaluator = try SpringEvaluator(spring, symbols: lengths)
      domain = .seconds
      duration = evaluator.delay + (evaluator.solver.lastCrossing() ?? evaluator.solver.restingTime)
      isEndless = false
      tracks = [evaluator.track]
    case .duration:
      throw MotionError(
        "a duration has no values over time", help: "sample a motion that uses this duration")
    case .keyframes, .transition, .animator, .group:
      let run = try MotionRun(motion, lengths: lengths)
      domain = .seconds
      duration = run.end
      isEndless = run.isEndless || !run.timing.parentDuration.isFinite
      tracks = run.tracks()
    }
  }
}
