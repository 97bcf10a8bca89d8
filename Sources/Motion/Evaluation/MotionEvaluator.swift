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
    if case .duration = motion {
      throw MotionError(
        "a duration has no values over time", help: "sample a motion that uses this duration")
    }
    let open = try OpenMeasures(of: motion, lengths: lengths)
    let timeline = try Timeline(evaluating: open, lengths: lengths, isPlayed: false)
    tracks = timeline.properties.map { MotionTrack($0, open.measures) }
    isEndless = timeline.isEndless
    switch (timeline.firstEnd, timeline.duration) {
    case (let end?, _), (nil, let end?): (domain, duration) = (.seconds, end)
    case (nil, nil): (domain, duration) = (.fractions, 1)
    }
  }
}
