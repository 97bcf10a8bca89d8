/// A motion progress is how far a motion is over its time, 0 at its start and 1 at its goal.
public struct MotionProgress: Sendable {
  /// How long it takes in seconds, delays left out; nil for a curve without a duration.
  public let duration: Double?
  /// Whether it jumps instead of gliding.
  public let isStepped: Bool
  private let progress: @Sendable (Double) -> Double

  /// Makes the progress of a motion.
  ///
  /// A spring takes until it stays within .001 of its target. Animators and transitions have the
  /// progress of their timing, keyframes that of their only track: from its first value to its last,
  /// or over its range if these are one.
  ///
  /// - Throws: ``MotionError`` for what has no single progress, or cannot be evaluated.
  public init(_ motion: Motion, lengths: [String: Double] = [:]) throws(MotionError) {
    switch motion {
    case .curve(let curve):
      let evaluator = try CurveEvaluator(curve.shape)
      self.init(curve.duration?.seconds, isStepped: curve.isStepped) { evaluator.value(at: $0) }
    case .spring(let spring):
      let solver = try SpringEvaluator(spring, symbols: lengths).solver
      let length = solver.lastCrossing() ?? solver.restingTime
      self.init(length) { solver.position(at: $0 * length) }
    case .transition, .animator:
      let timed = try TimedProgress(
        motion.timing, duration: motion.duration?.seconds, lengths: lengths)
      let isStepped = if case .curve(let curve) = motion.timing { curve.isStepped } else { false }
      self.init(timed.duration, isStepped: isStepped) { timed.function($0) }
    case .keyframes(let keyframes): try self.init(keyframes, lengths)
    case .duration: throw Self.shapeless("a duration")
    case .group: throw Self.shapeless("a group")
    }
  }

  private init(
    _ duration: Double?, isStepped: Bool = false,
    progress: @escaping @Sendable (Double) -> Double
  ) {
    (self.duration, self.isStepped, self.progress) = (duration, isStepped, progress)
  }

  private init(_ keyframes: Keyframes, _ lengths: [String: Double]) throws(MotionError) {
    let tracks = try MotionEvaluator(.keyframes(keyframes.oneRun), lengths: lengths)
    let length = tracks.duration
    guard tracks.tracks.count == 1, let track = tracks.tracks.first else {
      throw Self.shapeless("a set of several tracks")
    }
    let even = (0...256).map { Double($0) / 256 }
    let fractions = Set(even + Self.breaks(of: .keyframes(keyframes), lengths: lengths))
    let numbers = fractions.sorted().map { fraction -> Double? in
      let point = track.point(at: fraction * length)
      guard case .number(let number) = point.value, point.terms.isEmpty else { return nil }
      return number
    }.compactMap(\.self)
    guard numbers.count == fractions.count, let low = numbers.min(), let high = numbers.max(),
      let begin = numbers.first, let last = numbers.last, high > low
    else { throw Self.shapeless("a track that isn't of numbers") }
    let (first, range): (Double, Double)
    if let exact = KeyframeProgress(keyframes, lengths: lengths) {
      (first, range) = (exact.first, exact.distance)
    } else {
      let returns = abs(last - begin) <= 0.01 * (high - low)
      let goal = !returns ? last : high - begin >= begin - low ? high : low
      (first, range) = (begin, goal - begin)
    }
    duration = length / abs(keyframes.speed ?? 1)
    isStepped = track.isStepped
    progress = { fraction in
      guard case .number(let number) = track.point(at: fraction * length).value else { return 0 }
      return (number - first) / range
    }
  }

  /// The fractions of the time at which the progress of a motion may turn, jump or have a corner.
  package static func breaks(of motion: Motion, lengths: [String: Double] = [:]) -> [Double] {
    func fractions(_ timing: Timing?, _ duration: Double? = nil) -> [Double] {
      guard let easing = try? TimelineEasing(timing, duration: duration, lengths: lengths) else {
        return []
      }
      return ProgressBreaks(easing).fractions
    }
    switch motion {
    case .curve(let curve): return fractions(.curve(curve))
    case .spring(let spring):
      guard let solver = try? SpringEvaluator(spring, symbols: lengths).solver else { return [] }
      return solver.turns(over: solver.lastCrossing() ?? solver.restingTime)
    case .keyframes(let keyframes):
      guard keyframes.tracks.count == 1 else { return [] }
      var run = keyframes.oneRun
      run.duration = .seconds(1)
      let evaluator = try? MotionEvaluator(.keyframes(run), lengths: lengths)
      return evaluator?.tracks.first?.breaks ?? []
    case .transition, .animator:
      let duration = motion.duration?.seconds
      let timed = try? TimedProgress(motion.timing, duration: duration, lengths: lengths)
      return fractions(motion.timing, timed?.duration)
    case .duration, .group: return [0, 1]
    }
  }

  private static func shapeless(_ what: String) -> MotionError {
    MotionError(
      "\(what) has no single progress", help: "use a curve, a spring, or a motion with one timing")
  }

  /// Returns the progress at a fraction of the time; before it that of the start, after it the end's.
  public func callAsFunction(_ fraction: Double) -> Double { progress(min(max(fraction, 0), 1)) }
}

extension Curve {
  /// Whether it jumps.
  public var isStepped: Bool { if case .steps = shape { true } else { false } }
}
