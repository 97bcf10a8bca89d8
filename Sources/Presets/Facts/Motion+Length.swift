import Motion

extension Keyframes {
  /// How long one run takes in seconds, as the parent sees it; infinite where time stands still.
  var runLength: Double {
    let timing = MediaTiming(self, seconds: \.seconds)
    return timing.speed == 0 ? .infinity : timing.duration / abs(timing.speed)
  }
}

extension MotionGroup {
  /// How long the group takes in seconds: its own duration, else until the last member has ended.
  ///
  /// Infinite where a member has no end. Of a stagger the first target is taken: how many there are
  /// only the app knows.
  var length: Double? {
    duration.map(\.seconds) ?? members.map(\.end).max()
  }
}

extension MotionGroup.Member {
  /// When it has ended in the group's time, in seconds.
  fileprivate var end: Double {
    guard case .motion(let motion) = content else { return 0 }
    let timing = MediaTiming(self, motion: motion.mediaTiming, seconds: \.seconds)
    return timing.activeDuration > 0 ? timing.beginTime + timing.parentDuration : timing.beginTime
  }
}

extension Motion {
  /// The motion's own timing, in which a delay is a begin time.
  fileprivate var mediaTiming: MediaTiming {
    if case .keyframes(let keyframes) = self { return MediaTiming(keyframes, seconds: \.seconds) }
    if case .group(let group) = self { return MediaTiming(duration: group.length ?? 0) }
    let facts = PresetFacts(of: self)
    var timing = MediaTiming(duration: facts.duration ?? MediaTiming.defaultDuration)
    timing.beginTime = facts.delay ?? 0
    return timing
  }
}
