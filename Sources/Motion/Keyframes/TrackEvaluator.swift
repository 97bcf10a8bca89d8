/// A track evaluator knows the value and velocity of one track of keyframes at every progress.
///
/// Progress is that of the keyframes after their own timing.
public struct TrackEvaluator: Sendable {
  /// Notes on assumed or ignored values.
  public let notes: [KeyframeNote]
  let form: ContentEvaluator

  enum ContentEvaluator {
    case values(KeyframeEvaluator)
    case path(PathEvaluator, base: AnimatedValue?)
    case frames(FrameEvaluator, base: AnimatedValue?)
  }

  /// Makes an evaluator of a track.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - current: What the property has now; if it is unknown and needed, the property's
  ///     default stands in and is noted.
  ///   - lengths: The lengths that measures depend on, by their names, in points.
  ///   - timing: The progress function of a segment's timing; nil if it is not resolved.
  /// - Throws: ``KeyframeError`` if values cannot be evaluated.
  public init(
    _ track: Keyframes.Track, current: AnimatedValue? = nil,
    lengths: [String: Double] = [:], timing: (Timing) -> ProgressFunction?
  ) throws(KeyframeError) {
    var timings: [ProgressFunction?] = []
    for authored in track.timings ?? [] {
      guard let function = timing(authored) else { throw .unresolved }
      timings.append(function)
    }
    let keyTimes = track.keyTimes.map { $0.map(\.value) }
    let mode = track.calculationMode ?? .linear
    let isAdditive = track.additive ?? false
    var start = StartingValue(property: track.property, current: current)
    switch track.content {
    case .values(let authored):
      try start.look(at: authored, lengths)
      var values: [AnimatedValue] = []
      for value in authored {
        let found = value == .current ? start.value() : start.example
        values.append(
          try AnimatedValue(
            value, current: found, of: track.property, lengths: lengths))
      }
      let evaluator = try KeyframeEvaluator(
        values: values, keyTimes: keyTimes, mode: mode, timings: timings, tension: track.tension,
        continuity: track.continuity, bias: track.bias, base: isAdditive ? start.value() : nil)
      form = .values(evaluator)
      notes = start.notes + evaluator.notes
    case .path(let path):
      try start.look(at: [.vector([.number(0), .number(0)])], lengths)
      let evaluator = try PathEvaluator(
        path, keyTimes: keyTimes, mode: mode, timings: timings, rotationMode: track.rotationMode)
      form = .path(evaluator, base: isAdditive ? start.value() : nil)
      notes = start.notes + evaluator.notes
    case .frames:
      let (begin, frames, assumed) = try AnimatedProperty(track, at: 0)
        .resolved(current: current, lengths: lengths)
      let evaluator = try FrameEvaluator(start: begin, frames: frames, mode: mode)
      form = .frames(evaluator, base: isAdditive ? begin : nil)
      notes = assumed + evaluator.notes
    }
  }

  /// The value at a progress.
  public func value(at progress: Double) -> AnimatedValue {
    switch form {
    case .values(let evaluator): evaluator.value(at: progress)
    case .path(let path, let base): Self.sum(path.position(at: progress), base)
    case .frames(let frames, let base): Self.sum(frames.value(at: progress), base)
    }
  }

  /// The change of the value by progress; nil if it changes in steps.
  public func velocity(at progress: Double) -> AnimatedValue? {
    switch form {
    case .values(let evaluator): evaluator.velocity(at: progress)
    case .path(let path, _): path.velocity(at: progress)
    case .frames(let frames, _): frames.velocity(at: progress)
    }
  }

  /// The turn along a path, in degrees; nil if there is none.
  public func angle(at progress: Double) -> Double? {
    if case .path(let path, _) = form { path.angle(at: progress) } else { nil }
  }

  /// How fast the turn along a path changes by progress, in degrees; nil if there is none.
  func turn(at progress: Double) -> Double? {
    if case .path(let path, _) = form { path.turn(at: progress) } else { nil }
  }

  private static func sum(_ value: AnimatedValue, _ base: AnimatedValue?) -> AnimatedValue {
    base.map { $0.adding(value) } ?? value
  }
}
