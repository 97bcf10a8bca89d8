/// Layer tracks are the properties that an animation on a layer moves, by its own time.
struct LayerTracks: Sendable {
  /// How long it lasts, its delay among it, in seconds; infinite where it repeats for ever.
  let duration: Double
  /// Whether it shows its end after it is over.
  let staysAtEnd: Bool
  /// Whether it is progress alone: from an old value to the model value, which is set when it begins.
  let isProgress: Bool
  /// What was chosen or ignored.
  let notes: [String]
  private let tracks: [MotionTrack]
  private let timing: MediaTiming
  private let progress: ProgressFunction

  /// - Throws: ``MotionError`` where something cannot be evaluated, and for a duration.
  init(_ motion: Motion, lengths: [String: Double]) throws(MotionError) {
    if case .duration = motion {
      throw MotionError("a duration moves nothing", help: "name what moves: a curve, for one")
    }
    var run = try MotionRun(motion, lengths: lengths)
    let fillsForwards = run.timing.fillMode == .forwards || run.timing.fillMode == .both
    switch motion {
    case .curve, .spring: (isProgress, staysAtEnd) = (true, false)
    // A transition is over at its end; the new content is what the layer has.
    case .transition: (isProgress, staysAtEnd) = (false, false)
    default: (isProgress, staysAtEnd) = (false, fillsForwards)
    }
    // Progress leads from the old value, which is seen before, to the model value.
    if isProgress { run.timing.fillMode = .both }
    let end = run.timing.beginTime + run.timing.parentDuration
    duration = run.isEndless ? .infinity : end
    timing = run.timing
    progress = try ProgressFunction(of: motion, lengths: lengths)
    tracks = run.tracks()
    let clipping = if case .group = motion { [Self.clipping] } else { [String]() }
    // What is seen after the end is told by whoever removes the animation.
    notes = (clipping + tracks.flatMap(\.notes)).uniqued.filter { $0 != MotionRun.modelNote }
  }

  /// The fraction of one run at a time since the animation was added.
  func fraction(at time: Double) -> Double { timing.instant(at: time).fraction }

  /// The progress of the whole at a time since the animation was added.
  func position(at time: Double) -> Double { progress(fraction(at: time)) }

  /// The names of what it moves.
  var names: [String] { tracks.map(\.name) }

  /// What the properties have: the model value where the animation does not show.
  ///
  /// - Parameters:
  ///   - time: The time since the animation was added; nil where it is not on the layer.
  ///   - wasAdded: Whether it has ever been added.
  func values(at time: Double?, wasAdded: Bool) -> [SimulationReading.Value] {
    tracks.map { track in
      .init(
        name: track.name,
        value: time.flatMap { track.point(at: $0).value } ?? model(of: track, wasAdded))
    }
  }

  private func model(of track: MotionTrack, _ wasAdded: Bool) -> AnimatedValue? {
    if isProgress { return .number(wasAdded ? 1 : 0) }
    // Transitions and animators hold their ends.
    let end = timing.beginTime + (duration.isFinite ? duration : 0)
    let held = track.point(at: wasAdded ? end : -1).value
    if timing.fillMode == .both, let held { return held }
    let middle = track.spans.first.map { $0.start + ($0.length ?? 0) / 2 } ?? 0
    return track.point(at: middle).value.map { .identity(of: track.property, like: $0) }
  }

  private static let clipping =
    "members without a duration take the group's; others keep theirs and are clipped; a member's"
    + " begin time is relative to the group"
}

extension ProgressFunction {
  /// The progress of a motion by the fraction of its time; that of a group is the fraction itself.
  fileprivate init(of motion: Motion, lengths: [String: Double]) throws(MotionError) {
    switch motion {
    case .curve(let curve): try self.init(.curve(curve), lengths: lengths)
    case .spring(let spring): try self.init(.spring(spring), lengths: lengths)
    case .keyframes(let keyframes): try self.init(keyframes.timing, lengths: lengths)
    case .transition(let transition): try self.init(transition.timing, lengths: lengths)
    case .animator(let animator): try self.init(animator.timing, lengths: lengths)
    case .duration, .group: self = .linear
    }
  }
}
