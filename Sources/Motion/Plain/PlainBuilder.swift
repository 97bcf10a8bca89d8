/// A plain builder writes a motion out with every unknown set to a number.
///
/// Values depend on measures and on what properties have at the start as on sums. So the tracks
/// are built with each unknown at 0, and again with one of them at 1, and the difference is its factor.
struct PlainBuilder {
  /// A track whose values are numbers.
  struct Track {
    var target: String?
    var property: String
    var clocks: [PlainClock] = []
    var course: PlainKeys
    var base: AnimatedValue?
    /// The assumed start value of the property, if it's needed and not known.
    var start: AnimatedValue?
    /// A spring that runs in seconds instead of keys.
    var spring: (solver: SpringSolver, delay: Double)?
  }

  /// The known lengths.
  let lengths: [String: Double]
  /// The shift of unknown start values.
  let shift: SIMD4<Double>
  /// The clock of the whole.
  private(set) var clock: PlainClock?
  private(set) var tracks: [Track] = []

  /// Writes a motion out.
  init(
    _ motion: Motion, lengths: [String: Double], shift: SIMD4<Double> = .zero
  ) throws(MotionError) {
    (self.lengths, self.shift) = (lengths, shift)
    switch motion {
    case .curve(let curve):
      if let duration = curve.duration?.seconds {
        var timing = MediaTiming(duration: duration)
        (timing.beginTime, timing.fillMode) = (curve.delay?.seconds ?? 0, .both)
        clock = PlainClock(timing)
      }
      tracks = [Track(property: "progress", course: Self.unit(try PlainEasing(curve)))]
    case .spring(let spring):
      let evaluator = try SpringEvaluator(spring, symbols: lengths)
      var track = Track(property: "progress", course: PlainKeys())
      track.spring = (evaluator.solver, evaluator.delay)
      tracks = [track]
    case .duration: break
    case .keyframes, .transition, .animator, .group:
      var run = try run(motion, groupDuration: nil)
      run.clock.timing.fillMode = run.clock.timing.shownFillMode()
      clock = run.clock
      tracks = run.tracks
    }
  }

  /// From 0 to 1 by an easing.
  private static func unit(_ easing: PlainEasing?) -> PlainKeys {
    var keys = PlainKeys([
      PlainKeys.Key(time: 0, value: .number(0), easing: easing),
      PlainKeys.Key(time: 1, value: .number(1)),
    ])
    // A curve may be elsewhere when its time is over.
    if let easing, easing(1) != 1 { keys.hold(.number(easing(1)), at: 1) }
    return keys
  }

  /// A motion as its parent plays it, as `MotionRun` has it.
  private typealias Run = (clock: PlainClock, tracks: [Track])

  private func run(_ motion: Motion, groupDuration: Double?) throws(MotionError) -> Run {
    switch motion {
    case .curve(let curve):
      var timing = MediaTiming(
        duration: curve.duration?.seconds ?? groupDuration ?? MediaTiming.defaultDuration)
      timing.beginTime = curve.delay?.seconds ?? 0
      let track = Track(property: "progress", course: Self.unit(try PlainEasing(curve)))
      return (PlainClock(timing), [track])
    case .spring(let spring):
      let evaluator = try SpringEvaluator(spring, symbols: lengths)
      let duration = evaluator.solver.restingTime
      var timing = MediaTiming(duration: duration)
      timing.beginTime = evaluator.delay
      let easing = PlainEasing(evaluator.solver, over: duration)
      return (PlainClock(timing), [Track(property: "progress", course: Self.unit(easing))])
    case .duration(let named):
      guard case .seconds(let seconds) = named else {
        throw MotionError("the duration isn't resolved", kind: .unresolved)
      }
      return (PlainClock(MediaTiming(duration: seconds)), [])
    case .keyframes(let keyframes): return try run(keyframes, groupDuration)
    case .transition(let transition): return try run(transition)
    case .animator(let animator): return try run(animator)
    case .group(let group): return try run(group, groupDuration)
    }
  }

  private func run(_ group: MotionGroup, _ groupDuration: Double?) throws(MotionError) -> Run {
    let given = group.duration?.seconds ?? groupDuration
    var tracks: [Track] = []
    var end: Double?
    var staysAtEnd = false
    for member in group.members {
      guard case .motion(let motion) = member.content else {
        throw MotionError("a member isn't resolved", kind: .unresolved)
      }
      var run = try run(motion, groupDuration: given)
      run.clock.timing = MediaTiming(member, motion: run.clock.timing) { $0.seconds }
      if let stagger = member.stagger?.seconds, stagger != 0 { run.clock.stagger = stagger }
      let last = run.clock.timing.beginTime + run.clock.timing.parentDuration
      end = max(end ?? last, last)
      staysAtEnd = staysAtEnd || run.clock.timing.modelValue == .set
      for var track in run.tracks {
        // A group within the group has named the targets of its own members.
        if track.target == nil, track.clocks.isEmpty { track.target = member.target }
        var clock = run.clock
        let isAlone = !tracks.contains {
          $0.target == track.target && $0.property == track.property
        }
        clock.timing.fillMode = clock.timing.shownFillMode(isAlone: isAlone)
        track.clocks.insert(clock, at: 0)
        tracks.append(track)
      }
    }
    var timing = MediaTiming(duration: given ?? end ?? MediaTiming.defaultDuration)
    // As long as MotionRun has it, and still a number.
    if !timing.duration.isFinite { timing.duration = 1e9 }
    // What is set for good stays when the group is over.
    if staysAtEnd { timing.fillMode = .forwards }
    return (PlainClock(timing), tracks)
  }

  private func run(_ keyframes: Keyframes, _ groupDuration: Double?) throws(MotionError) -> Run {
    let timing = MediaTiming(keyframes, groupDuration: groupDuration) { $0.seconds }
    let progress = try PlainEasing(keyframes.timing, lengths: lengths)
    var tracks: [Track] = []
    for track in keyframes.tracks { tracks += try self.tracks(track) }
    for index in tracks.indices where progress?.overshoots != true {
      tracks[index].course.goesOn = false
      tracks[index].course.dropOutside()
    }
    return (PlainClock(timing, progress: progress), tracks)
  }

  private func run(_ animator: Animator) throws(MotionError) -> Run {
    let timed = try TimedProgress(
      animator.timing, duration: animator.duration?.seconds, lengths: lengths)
    var timing = MediaTiming(duration: timed.duration)
    (timing.beginTime, timing.fillMode) = (animator.delay?.seconds ?? 0, .both)
    let seconds = timed.vertical == nil ? nil : timed.duration
    let easing = try PlainEasing(
      animator.timing, duration: timed.duration, over: seconds, lengths: lengths)
    guard !animator.animations.isEmpty else {
      return (PlainClock(timing), [Track(property: "progress", course: Self.unit(easing))])
    }
    guard case .spring(let spring)? = animator.timing, let upright = spring.upright else {
      return (PlainClock(timing), try self.tracks(animator.animations, easing))
    }
    // Each part of a place has a spring of its own.
    let other = try PlainEasing(
      .spring(upright), duration: timed.duration, over: seconds, lengths: lengths)
    let tracks = try self.tracks(
      animator.animations.flatMap(\.alongAxes), easing, upright: other)
    return (PlainClock(timing), tracks)
  }

  private func run(_ transition: Transition) throws(MotionError) -> Run {
    let timed = try TimedProgress(
      transition.timing, duration: transition.duration?.seconds, lengths: lengths)
    var timing = MediaTiming(duration: timed.duration)
    (timing.beginTime, timing.fillMode) = (transition.delay?.seconds ?? 0, .both)
    let easing = try PlainEasing(transition.timing, duration: timed.duration, lengths: lengths)
    var tracks = try self.tracks(transition)
    for index in tracks.indices where easing?.overshoots != true {
      tracks[index].course.goesOn = false
      tracks[index].course.dropOutside()
    }
    return (PlainClock(timing, progress: easing), tracks)
  }
}
