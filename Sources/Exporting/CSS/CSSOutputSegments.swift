import Motion

/// A CSS segment is what a channel's tracks do between two keyframes.
struct CSSOutputSegment {
  /// When it begins and ends, as fractions of the run.
  var start, end: Double
  /// The components at both ends.
  var from, to: [Double]
  /// How it runs, if CSS has an easing for that.
  var timing: CSSOutputTimingFunction?
  /// How it runs, if all components follow one progress for which CSS has no easing.
  var pace: TimelineSegment.Pace?

  /// The segments of tracks, and one without a length at the end.
  ///
  /// Where one of the tracks begins another segment, all of them do.
  ///
  /// - Parameter components: The components of a track's value.
  static func all(
    of tracks: [CSSOutputTrack], components: (CSSOutputTrack, MotionPoint) -> [Double]
  ) -> [CSSOutputSegment] {
    let lists = tracks.map { track in
      track.segments
        ?? [
          TimelineSegment(
            start: 0, end: 1, from: track.point(0), to: track.point(1), interpolation: .free)
        ]
    }
    var starts: [Double] = []
    for start in lists.flatMap({ $0.map(\.start) }).sorted()
    where start < 1 - nearby && start > (starts.last ?? -1) + nearby {
      starts.append(start)
    }
    let segments = zip(starts, starts.dropFirst() + [1]).map { start, end in
      var segment = CSSOutputSegment(start: start, end: end, from: [], to: [])
      var interpolations: [TimelineSegment.Interpolation] = []
      for (track, list) in zip(tracks, lists) {
        guard let own = list.last(where: { $0.start <= start + nearby && $0.start < 1 }) else {
          continue
        }
        let part = Part(of: own, from: start, to: end)
        let from = components(track, part.start == 0 ? own.from : track.point(start))
        let isHeld = own.isHeld && part.end < 1
        let to =
          isHeld ? from : components(track, part.end == 1 ? own.to : track.point(end))
        segment.from += from
        segment.to += to
        let interpolation = own.interpolation(from: part.start, to: part.end)
        if case .free = interpolation {
          interpolations.append(.free)
        } else if from != to {
          interpolations.append(track.mixesAlike(from, to) ? interpolation : .free)
        }
      }
      (segment.timing, segment.pace) = joined(interpolations)
      return segment
    }
    let last = zip(tracks, lists).flatMap { track, list in
      list.last.map { components(track, $0.to) } ?? []
    }
    return segments + [CSSOutputSegment(start: 1, end: 1, from: last, to: last, timing: .linear)]
  }

  /// The segment and the next one as one, which CSS has no easing for.
  func joined(_ next: CSSOutputSegment) -> CSSOutputSegment {
    var joined = CSSOutputSegment(start: start, end: next.end, from: from, to: next.to)
    guard let first = known, let second = next.known, to == next.from else { return joined }
    let changes = zip(from, zip(to, next.to)).map { (part: $1.0 - $0, whole: $1.1 - $0) }
    guard let main = changes.max(by: { abs($0.whole) < abs($1.whole) }), main.whole != 0 else {
      return joined
    }
    let level = main.part / main.whole
    let isStraight = changes.allSatisfy {
      abs($0.part - level * $0.whole) <= 1e-9 * abs(main.whole)
    }
    guard isStraight, abs(level) < 1e3 else { return joined }
    let place = (end - start) / (next.end - start)
    joined.pace = .joined(first, second, at: place, level: level)
    return joined
  }

  /// The progress of all components, if it is known.
  private var known: TimelineSegment.Pace? {
    pace
      ?? timing.map { timing in
        TimelineSegment.Pace(breaks: timing.marks) { timing.value($0) }
      }
  }

  /// Fractions less than that apart are one percentage.
  private static let nearby = 2e-8

  /// The fractions of a segment between two of the run.
  private struct Part {
    let start, end: Double

    init(of segment: TimelineSegment, from start: Double, to end: Double) {
      let width = segment.end - segment.start
      self.start = start <= segment.start + nearby ? 0 : (start - segment.start) / width
      self.end = end >= segment.end - nearby ? 1 : (end - segment.start) / width
    }
  }

  /// The easing that several interpolations share, or at least the progress.
  private static func joined(
    _ interpolations: [TimelineSegment.Interpolation]
  ) -> (CSSOutputTimingFunction?, TimelineSegment.Pace?) {
    guard let first = interpolations.first else { return (.linear, nil) }
    let timings = interpolations.compactMap(CSSOutputTimingFunction.init)
    if timings.count == interpolations.count, Set(timings.map(\.text)).count == 1 {
      return (timings[0], nil)
    }
    let paces = interpolations.compactMap(\.pace)
    guard paces.count == interpolations.count, let pace = first.pace else { return (nil, nil) }
    let places = stride(from: 0.03, to: 1, by: 0.061)
    let isCommon = paces.allSatisfy { other in
      places.allSatisfy { abs(other($0) - pace($0)) < 1e-9 }
    }
    return (nil, isCommon ? pace : nil)
  }
}

extension CSSOutputSegment {
  /// The segment of colors, with premultiplied components.
  var premultiplied: CSSOutputSegment {
    var segment = self
    (segment.from, segment.to) = (Self.premultiplied(from), Self.premultiplied(to))
    return segment
  }

  /// The components of a color, red, green, and blue times its opacity.
  static func premultiplied(_ color: [Double]) -> [Double] { scaled(color) { $0 } }

  /// The components of a premultiplied color by themselves; those of a clear one are 0.
  static func unmultiplied(_ color: [Double]) -> [Double] { scaled(color) { $0 > 0 ? 1 / $0 : 0 } }

  private static func scaled(_ color: [Double], by factor: (Double) -> Double) -> [Double] {
    let step = color.count / 4
    guard step > 0 else { return color }
    let scale = factor(color[3 * step])
    return color.indices.map { $0 < 3 * step ? color[$0] * scale : color[$0] }
  }
}

extension TimelineSegment.Interpolation {
  /// The progress; nil if each number goes its own way.
  fileprivate var pace: TimelineSegment.Pace? {
    switch self {
    case .eased(let easing): TimelineSegment.Pace(easing)
    case .paced(let pace): pace
    case .free: nil
    }
  }
}

extension CSSOutputTrack {
  /// Whether CSS mixes two values as Curvet does: colors of different opacity are multiplied by it.
  fileprivate func mixesAlike(_ from: [Double], _ to: [Double]) -> Bool {
    guard case .color = css, !beginsUnknown, !endsUnknown else { return true }
    return from.suffix(from.count / 4) == to.suffix(to.count / 4)
  }
}

extension CSSOutputTimingFunction {
  /// Makes the timing function of an interpolation; nil if CSS has none, as for springs.
  fileprivate init?(_ interpolation: TimelineSegment.Interpolation) {
    guard case .eased(let easing) = interpolation else { return nil }
    self.init(easing)
  }
}
