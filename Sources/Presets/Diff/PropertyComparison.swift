import Motion

/// A property comparison is how two motions differ in what they move, layer by layer.
public struct PropertyComparison: Sendable {
  /// How long each takes in seconds, delays counted; of what never ends, one cycle.
  public let durations: (base: Double, other: Double)
  /// Whether each goes on forever.
  public let isEndless: (base: Bool, other: Bool)
  /// The properties that differ: the base's in its order, then those that only the other moves.
  public let differences: [Difference]
  /// The settings that differ though they move nothing by themselves, such as a gesture's.
  public let settings: [FieldDiff]

  /// A difference is one property of one layer that is not the same at all times.
  public struct Difference: Sendable {
    /// The author's name for the view or layer that it changes; nil without a name.
    public let target: String?
    /// The property, as a key path.
    public let property: String
    /// The courses of both; nil if one leaves the property alone.
    public let base, other: TrackOutline?
    /// The largest difference of a component, in the property's own unit, and when it is first, in
    /// seconds; found at an extremum.
    ///
    /// Nil if one leaves the property alone, if numbers never apply in both at once, or if it
    /// depends on a measure that is not known.
    public let largest: (difference: Double, at: Double)?
    /// The same as a fraction of the component's range in both together; nil if there is none.
    public let relative: (difference: Double, at: Double)?
  }

  /// Compares a motion with another, its base; nil if one of them moves no property.
  ///
  /// - Parameter lengths: The values of lengths that measures depend on, by name, in points.
  /// - Throws: ``MotionError`` if one cannot be evaluated.
  public init?(
    _ other: Motion, to base: Motion, lengths: [String: Double] = [:]
  ) throws(MotionError) {
    guard base.movesProperties, other.movesProperties else { return nil }
    let motions = (
      base: try MotionEvaluator(base, lengths: lengths),
      other: try MotionEvaluator(other, lengths: lengths)
    )
    durations = (motions.base.duration, motions.other.duration)
    isEndless = (motions.base.isEndless, motions.other.isEndless)
    settings = Self.settings(other, base)
    guard base != other else {
      differences = []
      return
    }
    let span = max(durations.base, durations.other)
    let count = max(motions.base.tracks.count, motions.other.tracks.count, 1)
    let steps = min(max(400_000 / count, 128), 2048)
    let pairs = Self.pairs(motions.base.tracks, motions.other.tracks)
    differences = pairs.compactMap { first, second in
      guard let any = first ?? second else { return nil }
      var keys = (first?.keys ?? []) + (second?.keys ?? [])
      for track in [first, second] { keys += (track?.breaks ?? []).prefix(2 * steps) }
      let times = Self.times(until: span, steps: steps, near: keys)
      let gap = TrackGap(first, second, until: span, breaks: keys, at: times, steps: steps)
      guard !gap.isSame else { return nil }
      return Difference(
        target: any.target, property: any.property,
        base: first.map { Self.course(of: $0, in: motions.base, at: times) },
        other: second.map { Self.course(of: $0, in: motions.other, at: times) },
        largest: gap.largest, relative: gap.relative)
    }
  }

  /// The properties that differ most, by the fraction of their ranges; none unless others that both
  /// motions move differ less.
  public var most: [Difference] {
    let ranked = differences.filter { $0.relative != nil }
    let largest = ranked.map { $0.relative?.difference ?? 0 }.max() ?? 0
    let most = ranked.filter { $0.relative?.difference ?? 0 >= largest - 1e-6 }
    return most.count < ranked.count ? most : []
  }

  /// Whether every property of every layer is the same at all times, and nothing else differs.
  public var isSame: Bool {
    differences.isEmpty && settings.isEmpty && isEndless.base == isEndless.other
  }

  /// The change of a track from its start to its end, if no next cycle starts.
  private static func course(
    of track: MotionTrack, in motion: MotionEvaluator, at times: [Double]
  ) -> TrackOutline {
    let inside = times.filter { $0 < motion.duration }
    return TrackOutline(of: track, at: [0] + inside + (motion.isEndless ? [] : [motion.duration]))
  }

  /// The tracks of one property of one layer beside each other.
  private static func pairs(
    _ base: [MotionTrack], _ other: [MotionTrack]
  ) -> [(MotionTrack?, MotionTrack?)] {
    // Of several with one name, as the curves of a group, the first goes with the first.
    var places: [[String?]: ArraySlice<Int>] = [:]
    for (place, track) in other.enumerated() {
      places[[track.target, track.property], default: []].append(place)
    }
    var taken: Set<Int> = []
    var pairs: [(MotionTrack?, MotionTrack?)] = base.map { track in
      let place = places[[track.target, track.property]]?.popFirst()
      if let place { taken.insert(place) }
      return (track, place.map { other[$0] })
    }
    for (place, track) in other.enumerated() where !taken.contains(place) {
      pairs.append((nil, track))
    }
    return pairs
  }

  /// Instants that are at no multiple of anything, so that steps show their steps; the breaks
  /// themselves, so that courses turn where they do; and instants just before and after each.
  private static func times(until end: Double, steps: Int, near breaks: [Double]) -> [Double] {
    let golden = 0.618_033_988_749_895
    var times = (0..<steps).map { index in
      let place = Double(index) * golden
      return (Double(index) + place - place.rounded(.down)) / Double(steps) * end
    }
    for key in breaks + [0, end] { times += [key - 1e-7 * end, key, key + 1e-7 * end] }
    return Set(times).filter { $0 > 0 && $0 < end }.sorted()
  }

  /// The changes that no track shows, such as perspective and interaction.
  private static func settings(_ other: Motion, _ base: Motion) -> [FieldDiff] {
    guard base.kind == other.kind, let name = PresetName("a") else { return [] }
    let silent: Set<Substring> = [
      "style", "perspective", "interaction", "isInterruptible", "pausesOnCompletion",
      "scrubsLinearly", "continuation", "modelValue", "corners", "zoom",
      "cornerCurve", "preferredFrameRateRange",
    ]
    return FieldDiff.between(Preset(name: name, motion: base), Preset(name: name, motion: other))
      .filter { $0.pointer.split(separator: "/").contains(where: silent.contains) }
  }
}

extension Motion {
  /// Whether it moves properties by itself, instead of being a timing for others.
  public var movesProperties: Bool {
    switch self {
    case .curve, .spring, .duration: false
    case .keyframes, .group: true
    case .animator(let animator): !animator.animations.isEmpty
    case .transition(let transition): transition.style != .curlUp && transition.style != .curlDown
    }
  }
}
