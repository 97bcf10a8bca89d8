/// A layer simulation plays a script with an animation on a layer, as Core Animation does.
///
/// start adds it, pause and continue stop the layer's clock and let it run again, stop removes it.
public struct LayerSimulation: MotionSimulation {
  /// The time that has been reached, in seconds.
  public private(set) var now = 0.0
  /// The events so far.
  public private(set) var events: [AnimatorEvent] = []
  private let tracks: LayerTracks
  private var clock = LayerClock()
  /// When the animation was added, in the layer's time; nil if it is not on the layer.
  private var begin: Double?
  private var isHeld = false
  private var wasAdded = false
  private var found: [String] = []

  /// Makes a layer without the animation.
  ///
  /// - Parameters:
  ///   - motion: A curve, spring, keyframes, transition or group, without references.
  ///   - lengths: The lengths that measures depend on, by their names, in points.
  /// - Throws: ``MotionError`` if a reference or a measure is not known, or nothing moves.
  public init(_ motion: Motion, lengths: [String: Double] = [:]) throws(MotionError) {
    tracks = try LayerTracks(motion, lengths: lengths)
  }

  /// The verbs that exist for it.
  public var verbs: [AnimatorVerb] { [.start, .pause, .continue, .stop] }

  /// When it will come to its end if nothing is done; nil if it is at rest.
  public var endTime: Double? {
    guard let begin, !isHeld, clock.speed > 0 else { return nil }
    return now + max(begin + tracks.duration - clock.time(at: now), 0)
  }

  /// The readings that have mattered so far, in words.
  public var notes: [String] { (tracks.notes + found).uniqued }

  /// Its state.
  public var reading: SimulationReading {
    let local = begin.map { clock.time(at: now) - $0 }
    let fraction = local.map { tracks.fraction(at: $0) } ?? 0
    return SimulationReading(
      state: begin == nil ? .inactive : .active, isRunning: endTime != nil, isReversed: false,
      fraction: fraction,
      position: local.map { tracks.position(at: $0) } ?? (tracks.isProgress && wasAdded ? 1 : 0),
      values: tracks.values(at: local, wasAdded: wasAdded))
  }

  /// Lets time pass up to an instant.
  public mutating func advance(to time: Double) {
    guard time >= now else { return }
    if let end = endTime, end <= time {
      now = end
      if tracks.staysAtEnd {
        isHeld = true
        record(.held)
        note(Self.stays)
      } else {
        begin = nil
        record(.removed(finished: true))
        note(model)
      }
    }
    now = time
  }

  /// Makes a call at the time that has been reached.
  ///
  /// - Throws: ``IllegalAnimatorCall`` if it would end the app.
  public mutating func perform(_ call: AnimatorCall) throws(IllegalAnimatorCall) {
    switch call {
    case .start(let delay):
      guard begin == nil else { return record(.ignored(.start)) }
      begin = clock.time(at: now) + delay
      wasAdded = true
      record(.activated)
      note(Self.implicit)
      if let end = endTime, end.isFinite { record(.running(remaining: end - now)) }
      if !tracks.duration.isFinite { note(Self.endless) }
    case .pause:
      guard clock.speed > 0 else { return record(.ignored(.pause)) }
      clock = clock.paused(at: now)
      record(.paused)
      note(Self.clock)
    case .continue:
      guard clock.speed == 0 else { return record(.ignored(.continue)) }
      clock = clock.resumed(at: now)
      if let end = endTime, end.isFinite { record(.running(remaining: end - now)) }
    case .stop:
      guard begin != nil else { return record(.ignored(.stop)) }
      begin = nil
      record(.removed(finished: isHeld))
      isHeld = false
      note(model)
    case .reverse, .fraction, .finish, .add, .interruptible, .release, .gesture:
      record(.ignored(call.verb))
    }
  }

  private mutating func record(_ kind: AnimatorEvent.EventKind) {
    events.append(AnimatorEvent(time: now, kind: kind))
  }

  private mutating func note(_ text: String) { if !found.contains(text) { found.append(text) } }

  private var model: String {
    if tracks.isProgress {
      return
        "progress goes from the old value to the model value, which is set when the animation is"
        + " added and stays when it's removed"
    }
    let set = tracks.namesSet.isEmpty ? [] : [Self.setModel(tracks.namesSet)]
    let unset = tracks.namesUnset.isEmpty ? [] : [Self.unsetModel(tracks.namesUnset)]
    return (set + unset).joined(separator: "; ")
  }

  private static func setModel(_ names: [String]) -> String {
    "the app's code sets the model value of \(names.joined(separator: ", ")) when it adds the"
      + " animation, and the value stays when the animation is removed"
  }

  private static func unsetModel(_ names: [String]) -> String {
    "a removed animation leaves the model value; unless the app sets it too, the layer jumps back;"
      + " the model value of " + names.joined(separator: ", ")
      + " isn't known, and the default is assumed"
  }

  private static let clock =
    "to pause, speed is 0 and timeOffset now; to continue, speed is 1, timeOffset 0, and beginTime the time"
    + " since the pause (Apple QA1673)"
  private static let endless =
    "the motion never ends on its own; it's shown for 10 s after the last step"
  private static let stays =
    "the fill mode applies after the end; isRemovedOnCompletion is assumed to be false"
  private static let implicit =
    "added explicitly, because a view's layer doesn't animate implicitly outside a UIView block,"
    + " whatever the transaction says"
}

/// Layer tracks are the properties that an animation on a layer moves, by its own time.
struct LayerTracks: Sendable {
  /// How long it lasts, its delay among it, in seconds; infinite if it repeats forever.
  let duration: Double
  /// Whether it shows its end after it is over.
  let staysAtEnd: Bool
  /// Whether it is progress alone: from an old value to the model value, which is set when it begins.
  let isProgress: Bool
  /// Notes on assumed or ignored values.
  let notes: [String]
  private let tracks: [MotionTrack]
  private let timing: MediaTiming
  private let progress: ProgressFunction

  /// - Throws: ``MotionError`` if something cannot be evaluated, and for a duration.
  init(_ motion: Motion, lengths: [String: Double]) throws(MotionError) {
    if case .duration = motion {
      throw MotionError(
        "a duration doesn't move anything", help: "use a preset that moves, such as a curve")
    }
    let open = try OpenMeasures(of: motion, lengths: lengths)
    for measure in open.measures { _ = try measure.evaluate(lengths) }
    var timeline = try Timeline(evaluating: open, lengths: lengths, isPlayed: true)
    var timing = timeline.clock?.timing ?? MediaTiming(duration: 0)
    let fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
    switch motion {
    case .curve, .spring: (isProgress, staysAtEnd) = (true, false)
    // A transition is over at its end; the new content is what the layer has.
    case .transition: (isProgress, staysAtEnd) = (false, false)
    default: (isProgress, staysAtEnd) = (false, fillsForwards)
    }
    // Progress leads from the old value, which is seen before, to the model value.
    if isProgress { timing.fillMode = .both }
    timeline.clock?.timing = timing
    duration = timeline.isEndless ? .infinity : timing.beginTime + timing.parentDuration
    self.timing = timing
    progress = try ProgressFunction(of: motion, lengths: lengths)
    tracks = timeline.properties.map { MotionTrack($0, open.measures) }
    let clipping = if case .group = motion { [Self.clipping] } else { [String]() }
    // What is seen after the end is reported by whoever removes the animation.
    notes = (clipping + tracks.flatMap(\.notes)).uniqued.filter { $0 != TimelineBuilder.modelNote }
  }

  /// The fraction of one run at a time since the animation was added.
  func fraction(at time: Double) -> Double { timing.instant(at: time).fraction }

  /// The progress of the whole at a time since the animation was added.
  func position(at time: Double) -> Double { progress(fraction(at: time)) }

  /// The names of what it moves and whose model value the app's code sets.
  var namesSet: [String] { tracks.filter { $0.setsModel && $0.last != nil }.map(\.name) }
  /// The names of what else it moves.
  var namesUnset: [String] { tracks.filter { !$0.setsModel || $0.last == nil }.map(\.name) }

  /// The values of the properties: the model values if the animation isn't visible.
  ///
  /// - Parameters:
  ///   - time: The time since the animation was added; nil if it is not on the layer.
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
    if wasAdded, track.setsModel, let last = track.last { return last }
    // Transitions and animators hold their ends.
    let end = timing.beginTime + (duration.isFinite ? duration : 0)
    let held = track.point(at: wasAdded ? end : -1).value
    if timing.fillMode == .both, let held { return held }
    let middle = track.spans.first.map { $0.start + ($0.length ?? 0) / 2 } ?? 0
    return track.point(at: middle).value.map { .identity(of: track.property, like: $0) }
  }

  private static let clipping =
    "members without a duration use the group's; others keep theirs and are clipped; a member's"
    + " begin time is relative to the group"
}

extension ProgressFunction {
  /// The progress of a motion's timing, or of the motion itself if it is progress alone.
  fileprivate init(of motion: Motion, lengths: [String: Double]) throws(MotionError) {
    switch motion {
    case .curve(let curve): try self.init(.curve(curve), lengths: lengths)
    case .spring(let spring): try self.init(.spring(spring), lengths: lengths)
    default: try self.init(motion.timing, lengths: lengths)
    }
  }
}
