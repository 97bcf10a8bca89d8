import Motion

/// A motion comparison is how one motion differs from another.
public struct MotionComparison: Sendable {
  /// How long each takes in seconds; nil where it has no time of its own.
  public let durations: (base: Double?, other: Double?)
  /// How long each waits before it begins, in seconds.
  public let delays: (base: Double, other: Double)
  /// How often each runs, there and back counting as two; one run of each is compared.
  public let runs: (base: Double, other: Double)
  /// When 90 % of the way is done: in seconds where both have a time, else as shares of it.
  public let ninety: (base: Double?, other: Double?)
  /// How far each goes beyond its goal, as a share of the way.
  public let overshoot: (base: Double, other: Double)
  /// How each feels.
  public let feel: (base: Set<FeelWord>, other: Set<FeelWord>)
  /// The largest difference of progress, and when it is first, as ``ninety`` counts.
  public let largest: (difference: Double, at: Double)
  /// The distance of their shapes, whatever their times; nil where one has no sketch.
  public let distance: Double?
  /// Whether times are compared in seconds.
  public let isTimed: Bool

  /// Compares a motion with another, its base.
  ///
  /// - Throws: ``MotionError`` where one has no single progress.
  public init(_ other: Motion, to base: Motion) throws(MotionError) {
    let progress = (base: try MotionProgress(base), other: try MotionProgress(other))
    let facts = (base: PresetFacts(of: base), other: PresetFacts(of: other))
    durations = (progress.base.duration, progress.other.duration)
    let isTimed = durations.base ?? 0 > 0 && durations.other ?? 0 > 0
    self.isTimed = isTimed
    let times = isTimed ? (durations.base ?? 1, durations.other ?? 1) : (1, 1)
    let units = isTimed ? (facts.base.duration ?? times.0, facts.other.duration ?? times.1) : (1, 1)
    ninety = (facts.base.ninety.map { $0 * units.0 }, facts.other.ninety.map { $0 * units.1 })
    delays = (facts.base.delay ?? 0, facts.other.delay ?? 0)
    runs = (base.runs, other.runs)
    overshoot = (facts.base.overshoot ?? 0, facts.other.overshoot ?? 0)
    feel = (facts.base.feel, facts.other.feel)
    distance = facts.base.sketch.flatMap { base in
      facts.other.sketch.map { base.distance(to: $0) }
    }
    let end = max(times.0, times.1)
    var largest = (difference: 0.0, at: 0.0)
    for index in 0...Self.steps {
      let time = end * Double(index) / Double(Self.steps)
      let difference = abs(progress.base(time / times.0) - progress.other(time / times.1))
      if difference > largest.difference { largest = (difference, time) }
    }
    self.largest = largest
  }

  /// Between two of so many steps nothing happens that could be seen.
  private static let steps = 2048

  /// Whether no difference can be told.
  public var isSame: Bool {
    largest.difference < 1e-9 && delays.base == delays.other && runs.base == runs.other
      && (!isTimed || durations.base == durations.other)
      && (durations.base == nil) == (durations.other == nil)
  }
}

extension Motion {
  /// How often it runs, there and back counting as two.
  fileprivate var runs: Double {
    guard case .keyframes(let keyframes) = self else { return 1 }
    let timing = MediaTiming(keyframes) { $0.seconds }
    return timing.duration > 0 ? timing.activeDuration / timing.duration : 1
  }
}
