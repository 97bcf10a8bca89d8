extension MotionRun {
  /// Makes the run of a group: as long as it says, or until its last member is over.
  init(
    _ group: MotionGroup, lengths: [String: Double], groupDuration: Double?
  ) throws(MotionError) {
    let given = group.duration?.seconds ?? groupDuration
    var runs: [MotionRun] = []
    for member in group.members {
      guard case .motion(let motion) = member.content else {
        throw MotionError("a member is not resolved", kind: .unresolved)
      }
      var run = try MotionRun(motion, lengths: lengths, groupDuration: given)
      run.timing = MediaTiming(member, motion: run.timing) { $0.seconds }
      for index in run.tracks.indices where run.tracks[index].target == nil {
        run.tracks[index].target = member.target
      }
      if let stagger = member.stagger?.seconds, stagger != 0 {
        run.notes.append("staggered: the first target is shown, each further one starts later")
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
