/// A timeline builder writes a motion out with every unknown set to a number.
///
/// Values depend on measures and on what properties have at the start as on sums. So the tracks
/// are built with each unknown at 0, and again with one of them at 1, and the difference is its factor.
struct TimelineBuilder {
  /// The known lengths.
  let lengths: [String: Double]
  /// The use that the timeline is built for.
  let use: Use

  /// A use of a timeline.
  enum Use {
    /// It is evaluated: exactly, with notes; what isn't known has its default.
    case evaluating(isPlayed: Bool)
    /// It is printed: in keys alone, as somebody has to see it who has no model values, and without
    /// continuations; unknown values at the start are shifted by some numbers.
    case printing(shift: SIMD4<Double>)
  }

  /// A motion as its parent plays it: when, and what by the fraction of one run.
  struct Run {
    var clock: TimelineClock
    var tracks: [TimelineTrack] = []
    /// When the last member of a group without an end is over for the first time; nil for all else.
    var lastEnd: Double?

    /// Makes a run of nothing that begins at once.
    init(duration: Double) { clock = TimelineClock(MediaTiming(duration: duration)) }

    /// When it is over, in its parent's time; of motions without end, when the first cycle is.
    var firstEnd: Double {
      let timing = clock.timing
      if let lastEnd { return timing.beginTime + lastEnd }
      let own = timing.parentDuration
      if own.isFinite { return timing.beginTime + own }
      let cycle = timing.cycleDuration
      return timing.beginTime + (timing.speed == 0 ? cycle : cycle / abs(timing.speed))
    }

    /// Adds notes that apply to all tracks.
    mutating func add(_ notes: [String]) {
      for index in tracks.indices { tracks[index].notes += notes }
    }

    /// Takes over whether the app's code sets the model values of all that moves in it.
    mutating func take(_ model: ModelValue?) {
      guard let model else { return }
      for index in tracks.indices {
        tracks[index].setsModel = model == .set
        if model == .set { tracks[index].notes.removeAll { $0 == TimelineBuilder.modelNote } }
      }
    }
  }

  /// Whether it is built to be printed.
  var isPrinted: Bool { if case .printing = use { true } else { false } }

  /// Writes a motion out.
  ///
  /// - Throws: ``MotionError`` if something can't be evaluated.
  func timeline(of motion: Motion) throws(MotionError) -> Timeline {
    let isPlayed = if case .evaluating(let isPlayed) = use { isPlayed } else { false }
    switch motion {
    case .curve(let curve) where !isPlayed:
      guard isPrinted, let duration = curve.duration?.seconds else {
        return Timeline(of: try track(of: curve))
      }
      var timing = MediaTiming(duration: duration)
      (timing.beginTime, timing.fillMode) = (curve.delay?.seconds ?? 0, .both)
      var timeline = Timeline(of: try track(of: curve))
      timeline.clock = TimelineClock(timing)
      return timeline
    case .spring(let spring) where !isPlayed:
      let evaluator = try SpringEvaluator(spring, symbols: lengths)
      let run = TimelineTrack.SpringRun(evaluator.solver, delay: evaluator.delay)
      var track = TimelineTrack(property: "progress", content: .spring(run))
      track.notes = evaluator.notes
      var timeline = Timeline(of: track)
      let solver = evaluator.solver
      timeline.firstEnd = evaluator.delay + (solver.lastCrossing() ?? solver.restingTime)
      return timeline
    case .duration where isPrinted: return Timeline(clock: nil, firstEnd: nil)
    case .curve, .spring, .duration, .keyframes, .transition, .animator, .group:
      var run = try run(motion, groupDuration: nil)
      if isPrinted { run.clock.timing.fillMode = run.clock.timing.shownFillMode() }
      var timeline = Timeline(clock: run.clock, firstEnd: run.firstEnd)
      timeline.tracks = run.tracks
      return timeline
    }
  }

  /// A motion as its parent plays it.
  ///
  /// - Parameter groupDuration: How long the group takes that it is in.
  private func run(_ motion: Motion, groupDuration: Double?) throws(MotionError) -> Run {
    switch motion {
    case .curve(let curve):
      var run = Run(
        duration: curve.duration?.seconds ?? groupDuration ?? MediaTiming.defaultDuration)
      run.clock.timing.beginTime = curve.delay?.seconds ?? 0
      run.tracks = [try track(of: curve)]
      return run
    case .spring(let spring):
      let evaluator = try SpringEvaluator(spring, symbols: lengths)
      let duration = evaluator.solver.restingTime
      var run = Run(duration: duration)
      run.clock.timing.beginTime = evaluator.delay
      let keys = TimelineKeys(to: 1, by: TimelineEasing(evaluator.solver, over: duration))
      run.tracks = [TimelineTrack(property: "progress", keys: keys)]
      run.add(evaluator.notes + [Self.springNote])
      return run
    case .duration(let named):
      guard case .seconds(let seconds) = named else {
        throw MotionError("the duration isn't resolved", kind: .unresolved)
      }
      return Run(duration: seconds)
    case .keyframes(let keyframes): return try run(keyframes, groupDuration)
    case .transition(let transition): return try run(transition)
    case .animator(let animator): return try run(animator)
    case .group(let group): return try run(group, groupDuration)
    }
  }

  /// Until when a spring is played.
  private static let springNote =
    "a spring runs until it has settled, as Core Animation defines it, and is then at its target"

  /// The progress of a curve, which may be asked outside of 0…1 if it is not printed.
  private func track(of curve: Curve) throws(MotionError) -> TimelineTrack {
    guard !isPrinted else {
      let keys = TimelineKeys(to: 1, by: try TimelineEasing(curve))
      return TimelineTrack(property: "progress", keys: keys)
    }
    let evaluator = try CurveEvaluator(curve.shape)
    let isStepped = curve.isStepped
    let function = TimelineTrack.Function(breaks: evaluator.breaks) { fraction in
      let slope = evaluator.derivative(at: fraction)
      return MotionPoint(
        value: .number(evaluator.value(at: fraction)),
        velocity: isStepped || !slope.isFinite ? nil : .number(slope))
    }
    var track = TimelineTrack(property: "progress", content: .function(function))
    (track.notes, track.isStepped) = ([curve.shape.trimmingNote].compactMap(\.self), isStepped)
    return track
  }

  /// A group: as long as it says, or until its last member is over.
  private func run(_ group: MotionGroup, _ groupDuration: Double?) throws(MotionError) -> Run {
    let given = group.duration?.seconds ?? groupDuration
    var tracks: [TimelineTrack] = []
    var (ends, firstEnds): ([Double], [Double]) = ([], [])
    var staysAtEnd = false
    for member in group.members {
      guard case .motion(let motion) = member.content else {
        throw MotionError("a member isn't resolved", kind: .unresolved)
      }
      var run = try run(motion, groupDuration: given)
      run.clock.timing = MediaTiming(member, motion: run.clock.timing) { $0.seconds }
      let timing = run.clock.timing
      if !isPrinted { run.take(member.modelValue) }
      if let stagger = member.stagger?.seconds, stagger != 0 {
        run.clock.stagger = stagger
        run.add(["staggered; the first target is shown, and each of the others starts later"])
      }
      ends.append(timing.beginTime + timing.parentDuration)
      firstEnds.append(run.firstEnd)
      staysAtEnd = staysAtEnd || timing.modelValue == .set
      for var track in run.tracks {
        // A group within the group has named the targets of its own members.
        if track.target == nil, track.clocks.isEmpty { track.target = member.target }
        var clock = run.clock
        if isPrinted {
          let isAlone = !tracks.contains {
            $0.target == track.target && $0.property == track.property
          }
          clock.timing.fillMode = timing.shownFillMode(isAlone: isAlone)
        }
        track.clocks.insert(clock, at: 0)
        tracks.append(track)
      }
    }
    var run = Run(duration: given ?? ends.max() ?? MediaTiming.defaultDuration)
    if !run.clock.timing.duration.isFinite {
      // Long enough for anybody, and still a number to reckon with.
      run.clock.timing.duration = 1e9
    }
    if given == nil, run.clock.timing.duration >= 1e9 { run.lastEnd = firstEnds.max() }
    // A value that is set for good stays when the group is over.
    if isPrinted, staysAtEnd { run.clock.timing.fillMode = .forwards }
    run.tracks = tracks
    return run
  }

  private func run(_ keyframes: Keyframes, _ groupDuration: Double?) throws(MotionError) -> Run {
    var run = Run(duration: 0)
    run.clock.timing = MediaTiming(keyframes, groupDuration: groupDuration) { $0.seconds }
    run.clock.progress = try TimelineEasing(keyframes.timing, lengths: lengths)
    for track in keyframes.tracks { run.tracks += try tracks(track, keyframes.timing) }
    run.dropOutside()
    let timing = run.clock.timing
    var notes = timing.notes.map(\.text)
    if keyframes.duration == nil, groupDuration == nil {
      notes.append("no duration is set; 0.25 s is used, as in Core Animation")
    }
    if case .spring = keyframes.timing {
      notes.append("the spring is stretched to settle at the end of the duration")
    }
    if timing.fillMode == .removed || timing.fillMode == .backwards, timing.parentDuration.isFinite
    {
      notes.append(Self.modelNote)
    }
    run.add(notes)
    if !isPrinted { run.take(keyframes.modelValue) }
    return run
  }

  /// The note about the value after an animation that its fill mode removes.
  static let modelNote =
    "from the end on, the layer's own value shows, which is known only at run time"
}

extension TimelineBuilder.Run {
  /// Takes away what is only seen where progress leaves 0…1, unless it does.
  mutating func dropOutside() {
    guard clock.progress?.overshoots != true else { return }
    for index in tracks.indices {
      guard case .keys(let list) = tracks[index].content else { continue }
      var keys = TimelineKeys(list)
      keys.dropOutside()
      (tracks[index].content, tracks[index].goesOn) = (.keys(keys.keys), false)
    }
  }
}

extension Timeline {
  /// A timeline of one track that no clock runs.
  fileprivate init(of track: TimelineTrack) {
    self.init(clock: nil, firstEnd: nil)
    tracks = [track]
  }
}
