/// A timeline segment is a part of a run in which a property goes from one value to the next.
package struct TimelineSegment: Sendable {
  /// When it begins and ends, as fractions of the run; both are 1 for a jump at the very end.
  package internal(set) var start, end: Double
  /// The values at both ends.
  package var from, to: MotionPoint
  /// How it gets from one to the other.
  package internal(set) var interpolation: Interpolation

  /// Interpolation is how a segment gets from one value to the other.
  package enum Interpolation: Sendable {
    /// Straight, by an easing that can be written down; nil is evenly.
    case eased(TimelineEasing?)
    /// Straight, by a progress that is only known as a function.
    case paced(Pace)
    /// Each number goes its own way.
    case free
  }

  /// A pace is a progress from 0 to 1.
  package struct Pace: Sendable {
    /// The fractions between 0 and 1 at which it may turn, jump or have a corner.
    package let breaks: [Double]
    /// Its graph, if its extrema can be found; nil if only its values are known.
    package let graph: CurveGraph?
    private let progress: @Sendable (Double) -> Double

    /// Makes a pace of a function that is 0 at 0 and 1 at 1.
    package init(
      breaks: [Double], graph: CurveGraph? = nil,
      _ progress: @escaping @Sendable (Double) -> Double
    ) {
      self.breaks = breaks.filter { $0 > 0 && $0 < 1 }
      (self.graph, self.progress) = (graph, progress)
    }

    /// The pace of an easing; nil is evenly.
    package init(_ easing: TimelineEasing?) {
      self.init(breaks: easing?.breaks ?? [], graph: easing?.graph(from: 0, to: 1)) {
        easing?($0) ?? $0
      }
    }

    /// The pace of two segments, one after the other.
    ///
    /// - Parameters:
    ///   - place: The fraction of both at which the second begins.
    ///   - level: The progress there.
    package static func joined(
      _ first: Pace, _ second: Pace, at place: Double, level: Double
    ) -> Pace {
      let breaks =
        first.breaks.map { $0 * place } + [place]
        + second.breaks.map { place + $0 * (1 - place) }
      return Pace(breaks: breaks) { fraction in
        fraction < place
          ? first(fraction / place) * level
          : level + (1 - level) * second((fraction - place) / (1 - place))
      }
    }

    /// The progress at a fraction of the segment.
    package func callAsFunction(_ fraction: Double) -> Double { progress(fraction) }
  }

  /// Makes a segment.
  package init(
    start: Double, end: Double, from: MotionPoint, to: MotionPoint, interpolation: Interpolation
  ) {
    (self.start, self.end, self.from, self.to) = (start, end, from, to)
    self.interpolation = interpolation
  }

  /// Whether the value stays until the end of the segment.
  package var isHeld: Bool {
    switch interpolation {
    case .eased(let easing): easing.map { $0.form == .hold } ?? (from == to)
    case .paced, .free: false
    }
  }

  /// How the part between two fractions of the segment gets from one value to the other.
  package func interpolation(from start: Double, to end: Double) -> Interpolation {
    if start == 0, end == 1 { return interpolation }
    switch interpolation {
    case .free: return .free
    case .eased(nil): return .eased(nil)
    case .eased(let easing?):
      if easing.form == .hold { return .eased(end == 1 ? .hold : nil) }
      let part = Pace(easing).part(from: start, to: end)
      guard case .paced = part, let easing = easing.part(from: start, to: end) else { return part }
      return .eased(easing)
    case .paced(let pace): return pace.part(from: start, to: end)
    }
  }
}

extension TimelineSegment.Pace {
  fileprivate func part(from start: Double, to end: Double) -> TimelineSegment.Interpolation {
    let (first, last) = (self(start), self(end))
    let inner = breaks.filter { $0 > start && $0 < end } + [start + (end - start) / 2]
    let reach = inner.map { abs(self($0) - first) }.max() ?? 0
    if reach == 0, first == last { return .eased(nil) }
    // A part that comes back to where it began doesn't lead from one value to the other.
    guard abs(last - first) > 1e-3 * reach else { return .free }
    let pace = TimelineSegment.Pace(breaks: breaks.map { ($0 - start) / (end - start) }) {
      (self(start + (end - start) * $0) - first) / (last - first)
    }
    return .paced(pace)
  }
}

extension MotionTrack {
  /// The segments of one run from 0 to 1, without gaps; the value jumps where one doesn't begin with the
  /// value at which the one before it ends.
  ///
  /// Nil if it isn't made of keys in one clock, or is added to something.
  package var segments: [TimelineSegment]? {
    guard timeline.tracks.count == 1, let track = timeline.tracks.first, track.base == nil,
      track.clocks.count == 1
    else { return nil }
    let measures = measures
    func segments(_ keys: [TimelineTrack.Keyframe]) -> [TimelineSegment] {
      TimelineSegments(keys, by: track.clocks[0].progress, goesOn: track.goesOn) {
        MotionPoint(TimelineState($0, nil), measures)
      }.segments
    }
    switch track.content {
    case .keys(let keys): return keys.isEmpty ? nil : segments(keys)
    case .spring: return nil
    case .function(let function):
      guard let way = function.way, track.clocks[0].progress == nil,
        let from = function.state(at: 0)?.value, let to = function.state(at: 1)?.value
      else { return nil }
      switch way {
      case .eased(let easing, let delay):
        var keys = TimelineKeys(from: from.known, to: to.known, by: easing, after: delay).keys
        for index in keys.indices { keys[index].value = from }
        keys[keys.count - 1].value = to
        return segments(keys)
      case .paced(let pace):
        let ends = [from, to].map { MotionPoint(TimelineState($0, nil), measures) }
        return [
          TimelineSegment(
            start: 0, end: 1, from: ends[0], to: ends[1],
            interpolation: from == to ? .eased(nil) : .paced(pace))
        ]
      }
    }
  }
}
