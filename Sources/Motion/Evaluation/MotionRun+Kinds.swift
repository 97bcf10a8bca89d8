extension MotionRun {
  /// Makes the run of a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion, without references.
  ///   - lengths: The values of lengths that measures depend on, by name.
  ///   - groupDuration: How long the group takes that it is in.
  /// - Throws: ``MotionError`` if something cannot be evaluated.
  init(
    _ motion: Motion, lengths: [String: Double], groupDuration: Double? = nil
  ) throws(MotionError) {
    switch motion {
    case .curve(let curve):
      self.init(duration: curve.duration?.seconds ?? groupDuration ?? MediaTiming.defaultDuration)
      timing.beginTime = curve.delay?.seconds ?? 0
      tracks = [try curve.track()]
    case .spring(let spring):
      let evaluator = try SpringEvaluator(spring, symbols: lengths)
      let duration = evaluator.solver.restingTime
      self.init(duration: duration)
      timing.beginTime = evaluator.delay
      notes = [Self.springNote]
      let start = evaluator.delay
      tracks = [
        evaluator.track.mapped { point, fraction in
          fraction >= 1
            ? MotionPoint(value: .number(1), velocity: .number(0))
            : point(start + fraction * duration).scaled(by: duration)
        }
      ]
    case .duration(let named):
      guard case .seconds(let seconds) = named else {
        throw MotionError("the duration isn't resolved", kind: .unresolved)
      }
      self.init(duration: seconds)
    case .keyframes(let keyframes):
      try self.init(keyframes, lengths: lengths, groupDuration: groupDuration)
    case .transition(let transition): try self.init(transition, lengths: lengths)
    case .animator(let animator): try self.init(animator, lengths: lengths)
    case .group(let group):
      try self.init(group, lengths: lengths, groupDuration: groupDuration)
    }
  }

  /// Until when a spring is played.
  private static let springNote =
    "a spring runs until it has settled, as Core Animation defines it, and is then at its target"

  /// Makes the run of a group: as long as it says, or until its last member is over.
  init(
    _ group: MotionGroup, lengths: [String: Double], groupDuration: Double?
  ) throws(MotionError) {
    let given = group.duration?.seconds ?? groupDuration
    var runs: [MotionRun] = []
    for member in group.members {
      guard case .motion(let motion) = member.content else {
        throw MotionError("a member isn't resolved", kind: .unresolved)
      }
      var run = try MotionRun(motion, lengths: lengths, groupDuration: given)
      run.timing = MediaTiming(member, motion: run.timing) { $0.seconds }
      run.take(member.modelValue)
      for index in run.tracks.indices where run.tracks[index].target == nil {
        run.tracks[index].target = member.target
      }
      if let stagger = member.stagger?.seconds, stagger != 0 {
        run.notes.append(
          "staggered; the first target is shown, and each of the others starts later")
      }
      runs.append(run)
    }
    let ends = runs.map { $0.timing.beginTime + $0.timing.parentDuration }
    timing = MediaTiming(duration: given ?? ends.max() ?? MediaTiming.defaultDuration)
    if !timing.duration.isFinite {
      // Long enough for anybody, and still a number to reckon with.
      timing.duration = 1e9
      isEndless = true
    }
    members = runs
  }
}

extension Curve {
  /// The curve's progress by the fraction of its time.
  func track() throws(MotionError) -> MotionTrack {
    let evaluator = try CurveEvaluator(shape)
    let notes = [shape.trimmingNote].compactMap(\.self)
    let isStepped = isStepped
    return MotionTrack(property: "progress", notes: notes, isStepped: isStepped) { fraction in
      let slope = evaluator.derivative(at: fraction)
      return MotionPoint(
        value: .number(evaluator.value(at: fraction)),
        velocity: isStepped || !slope.isFinite ? nil : .number(slope))
    }
  }
}

extension SpringEvaluator {
  /// The spring's progress by seconds from the beginning, its delay among them.
  var track: MotionTrack {
    let (solver, delay) = (solver, delay)
    return MotionTrack(property: "progress", notes: notes) { time in
      guard time >= delay else { return MotionPoint(value: .number(0), velocity: .number(0)) }
      let state = solver.state(at: time - delay)
      return MotionPoint(value: .number(state.position), velocity: .number(state.velocity))
    }
  }
}
