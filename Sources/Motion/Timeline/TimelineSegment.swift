/// A timeline segment is a part of a run in which a property goes from one value to the next.
package struct TimelineSegment: Sendable {
  /// When it begins and ends, as fractions of the run.
  package let start, end: Double
  /// The values at both ends.
  package var from, to: MotionPoint
  /// How it runs; nil is evenly.
  package let easing: TimelineEasing?

  /// Makes a segment.
  package init(
    start: Double, end: Double, from: MotionPoint, to: MotionPoint, easing: TimelineEasing?
  ) {
    (self.start, self.end, self.from, self.to) = (start, end, from, to)
    self.easing = easing
  }
}

extension MotionTrack {
  /// The segments of one run from 0 to 1, each beginning where the one before it ends.
  ///
  /// Nil if it isn't segments with one easing each: if it follows a curve or function, jumps twice at
  /// once, is added to something, or if a timing of the whole runs through several segments.
  package var segments: [TimelineSegment]? {
    guard course.tracks.count == 1, let track = course.tracks.first, track.base == nil,
      track.clocks.count == 1, case .keys(let keys) = track.course, let first = keys.first,
      let last = keys.last
    else { return nil }
    func segment(
      _ start: Double, _ end: Double, _ from: TimelineValue, _ to: TimelineValue,
      _ easing: TimelineEasing? = nil
    ) -> TimelineSegment {
      TimelineSegment(
        start: start, end: end, from: MotionPoint(TimelineState(from, nil), measures),
        to: MotionPoint(TimelineState(to, nil), measures), easing: easing)
    }
    if let progress = track.clocks[0].progress {
      // The timing of the whole is that of its only segment, where the values go on as the progress does.
      guard keys.count == 2, first.time == 0, last.time == 1, first.easing == nil,
        first.leaving == nil, track.goesOn || !progress.overshoots
      else { return nil }
      return [segment(0, 1, first.value, last.value, progress)]
    }
    var segments: [TimelineSegment] = []
    if first.time > 0 { segments.append(segment(0, first.time, first.value, first.value)) }
    for (key, next) in zip(keys, keys.dropFirst()) where key.time < 1 && next.time > 0 {
      guard key.leaving == nil else { return nil }
      if key.time == next.time {
        if key.value == next.value { continue }
        return nil
      }
      let isWhole = key.time >= 0 && next.time <= 1
      let isHeld = key.value == next.value || key.easing?.form == .hold
      guard isWhole || isHeld else { return nil }
      let end = isWhole ? next.value : key.value
      let (from, to) = (max(key.time, 0), min(next.time, 1))
      segments.append(segment(from, to, key.value, end, isWhole ? key.easing : nil))
    }
    if last.time < 1 { segments.append(segment(last.time, 1, last.value, last.value)) }
    guard let final = keys.last(where: { $0.time <= 1 }), let before = segments.popLast() else {
      return nil
    }
    // At the very end it may jump, if it is held until then.
    let isHeld = before.easing.map { $0.form == .hold } ?? (before.from == before.to)
    let end = segment(before.start, 1, final.value, final.value).to
    guard before.to == end || isHeld else { return nil }
    let easing = before.to == end ? before.easing : .hold
    segments.append(
      TimelineSegment(
        start: before.start, end: before.end, from: before.from, to: end, easing: easing))
    return segments
  }
}
