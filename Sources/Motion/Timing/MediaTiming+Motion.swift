extension MediaTiming {
  /// The timing of keyframes.
  ///
  /// - Parameters:
  ///   - keyframes: The keyframes.
  ///   - groupDuration: The duration of the group they are in; it is theirs where they have none.
  ///   - seconds: The seconds of a time, looked up where it refers to a preset.
  public init(
    _ keyframes: Keyframes, groupDuration: Double? = nil, seconds: (Time) -> Double?
  ) {
    let authored = keyframes.duration.flatMap(seconds)
    self.init(duration: authored ?? groupDuration ?? Self.defaultDuration)
    beginTime = keyframes.beginTime.flatMap(seconds) ?? 0
    speed = keyframes.speed ?? 1
    timeOffset = keyframes.timeOffset.flatMap(seconds) ?? 0
    repeatDuration = keyframes.repeatDuration.flatMap(seconds)
    autoreverses = keyframes.autoreverses ?? false
    fillMode = keyframes.fillMode ?? .removed
    switch keyframes.repeatCount {
    case nil: break
    case .times(let count): repeatCount = count
    case .infinite: repeatCount = .infinity
    }
  }

  /// The timing of a group's member: its own begin time is relative to the group.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - motion: The timing that its motion has of its own; begin times add up, speeds multiply.
  ///   - index: Which of its targets, for a stagger.
  ///   - seconds: The seconds of a time, looked up where it refers to a preset.
  public init(
    _ member: MotionGroup.Member, motion: MediaTiming, index: Int = 0, seconds: (Time) -> Double?
  ) {
    self = motion
    let speed = member.speed ?? 1
    let delay = (member.stagger.flatMap(seconds) ?? 0) * Double(index)
    beginTime = (member.beginTime.flatMap(seconds) ?? 0) + delay
    beginTime += speed == 0 ? motion.beginTime : motion.beginTime / abs(speed)
    self.speed *= speed
    fillMode = member.fillMode ?? motion.fillMode
  }

  /// The duration that Core Animation takes where none is given, in seconds.
  public static let defaultDuration = 0.25
}
