import Motion

/// A motion comparison is how one motion differs from another.
public struct MotionComparison: Sendable {
  /// How long each takes in seconds, as its facts say; nil if it has no time of its own.
  public let durations: (base: Double?, other: Double?)
  /// How long each waits before it begins, in seconds.
  public let delays: (base: Double, other: Double)
  /// How often each runs, there and back counting as two; one run of each is compared.
  public let runs: (base: Double, other: Double)
  /// When 90 % of the distance is covered: in seconds if both have a time, else as fractions of
  /// it.
  public let timeTo90Percent: (base: Double?, other: Double?)
  /// How far each overshoots, as a fraction of the distance.
  public let overshoot: (base: Double, other: Double)
  /// How each feels.
  public let feel: (base: Set<FeelWord>, other: Set<FeelWord>)
  /// The largest difference of progress, and when it is first, as ``timeTo90Percent`` counts; found
  /// at an extremum.
  public let largest: (difference: Double, at: Double)
  /// The distance of their shapes, whatever their times; nil if one has no sketch.
  public let distance: Double?
  /// Whether times are compared in seconds.
  public let isTimed: Bool
  private let isEqualThroughout: Bool

  /// Compares a motion with another, its base.
  ///
  /// - Throws: ``MotionError`` if one has no single progress.
  public init(_ other: Motion, to base: Motion) throws(MotionError) {
    let progress = (base: try MotionProgress(base), other: try MotionProgress(other))
    let facts = (base: PresetFacts(of: base), other: PresetFacts(of: other))
    let lasting = (base: progress.base.duration, other: progress.other.duration)
    let isTimed = lasting.base ?? 0 > 0 && lasting.other ?? 0 > 0
    self.isTimed = isTimed
    durations = (
      lasting.base == nil ? nil : facts.base.duration ?? lasting.base,
      lasting.other == nil ? nil : facts.other.duration ?? lasting.other
    )
    let times = isTimed ? (lasting.base ?? 1, lasting.other ?? 1) : (1, 1)
    let units = isTimed ? (facts.base.duration ?? times.0, facts.other.duration ?? times.1) : (1, 1)
    timeTo90Percent = (
      facts.base.timeTo90Percent.map { $0 * units.0 },
      facts.other.timeTo90Percent.map { $0 * units.1 }
    )
    delays = (facts.base.delay ?? 0, facts.other.delay ?? 0)
    runs = (base.runs, other.runs)
    overshoot = (facts.base.overshoot ?? 0, facts.other.overshoot ?? 0)
    feel = (facts.base.feel, facts.other.feel)
    distance = facts.base.sketch.flatMap { base in
      facts.other.sketch.map { base.distance(to: $0) }
    }
    let breaks =
      MotionProgress.breaks(of: base).map { $0 * times.0 } + [times.0]
      + MotionProgress.breaks(of: other).map { $0 * times.1 } + [times.1]
    let gap = LargestGap(
      until: max(times.0, times.1), breaks: breaks, of: { progress.base($0 / times.0) },
      and: { progress.other($0 / times.1) })
    largest = (gap.height, gap.time)
    isEqualThroughout =
      other == base
      || progress.base.isStepped == progress.other.isStepped
        && Self.times(of: base, other).allSatisfy { fraction in
          abs(progress.base(fraction) - progress.other(fraction)) < 1e-9
        }
  }

  /// How many fractions are looked at for what is the same.
  private static let steps = 2048

  /// Fractions of the time that are at no multiple of anything, so that steps show their steps, and
  /// the stops of both.
  private static func times(of base: Motion, _ other: Motion) -> [Double] {
    let golden = 0.618_033_988_749_895
    let spread = (0..<steps).map { index in
      let place = Double(index) * golden
      return (Double(index) + place - place.rounded(.down)) / Double(steps)
    }
    return spread + base.stops + other.stops
  }

  /// Whether the timings are the same.
  public var isSame: Bool {
    largest.difference < 1e-9 && isEqualThroughout && delays.base == delays.other
      && runs.base == runs.other
      && (!isTimed || durations.base == durations.other)
      && (durations.base == nil) == (durations.other == nil)
  }
}

extension Motion {
  /// The inputs of a linear curve's stops, between which a spike may be narrow.
  fileprivate var stops: [Double] {
    let timing: Timing? =
      switch self {
      case .curve(let curve): .curve(curve)
      case .transition(let transition): transition.timing
      case .animator(let animator): animator.timing
      default: nil
      }
    guard case .curve(let curve) = timing, case .linear(let stops) = curve.shape else { return [] }
    return stops.map(\.input)
  }

  /// How often it runs, there and back counting as two.
  fileprivate var runs: Double {
    guard case .keyframes(let keyframes) = self else { return 1 }
    let timing = MediaTiming(keyframes) { $0.seconds }
    return timing.duration > 0 ? timing.activeDuration / timing.duration : 1
  }
}
