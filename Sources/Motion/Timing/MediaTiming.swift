/// A media timing says when an animation or group runs within its parent's time.
///
/// After CAMediaTiming: local time = (parent time - beginTime) · speed + timeOffset. Times are in
/// seconds. Both a repeat count and a repeat duration are undefined for Core Animation; here the
/// duration is used, and noted.
public struct MediaTiming: Hashable, Sendable {
  /// When it begins, in the parent's time.
  public var beginTime = 0.0
  /// How long one run takes, in local time; 0 is over at once.
  public var duration: Double
  /// How fast local time runs; negative runs backwards, 0 stands still.
  public var speed = 1.0
  /// How far into itself it begins, in local time.
  public var timeOffset = 0.0
  /// How often it runs, which may be fractional or infinite; 0 counts as 1.
  public var repeatCount = 0.0
  /// How long it repeats, in local time; nil leaves it to the count.
  public var repeatDuration: Double?
  /// Whether every run is followed by the same run backwards.
  public var autoreverses = false
  /// The fill mode, for the time before and after.
  public var fillMode = FillMode.removed
  /// The handling of the model value by the app's code; nil if it isn't specified.
  public var modelValue: ModelValue?
  /// How a time offset is understood.
  public var offsetReading = OffsetReading.observed

  /// Makes a timing of one run that begins at once.
  public init(duration: Double) { self.duration = duration }

  /// Two readings of a time offset, which Apple's header and observation give differently.
  public enum OffsetReading: Hashable, Sendable {
    /// The animation still runs for its whole length and wraps round: what people see.
    case observed
    /// The offset shifts local time, so that the animation ends sooner: what the header says.
    case header
  }

  /// The length of one cycle in local time: a run, and the run back if there is one.
  public var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// The whole length in local time; it may be infinite.
  public var activeDuration: Double {
    if let repeatDuration, repeatDuration > 0 { return repeatDuration }
    guard duration > 0 else { return 0 }
    return cycleDuration * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The whole length in the parent's time; infinite if time stands still.
  public var parentDuration: Double { speed == 0 ? .infinity : activeDuration / abs(speed) }

  /// The readings that this timing depends on.
  public var notes: [MediaTimingNote] {
    var notes: [MediaTimingNote] = []
    if timeOffset != 0 { notes.append(offsetReading == .observed ? .offsetWraps : .offsetShifts) }
    if speed < 0 { notes.append(.backwards) }
    if speed == 0 { notes.append(.standsStill) }
    if repeatCount > 0, repeatDuration ?? 0 > 0 { notes.append(.bothRepeats) }
    return notes
  }

  /// What is seen before and after if the app's code sets the model value as it is said to.
  ///
  /// Then the last value stays. Until it begins the first one shows, unless something else that moves
  /// the same is seen then: a UIView block sees to that, and so does what Curvet exports.
  ///
  /// - Parameter isAlone: Whether nothing else moves the same before it.
  public func shownFillMode(isAlone: Bool = true) -> FillMode {
    guard modelValue == .set else { return fillMode }
    let waits = isAlone && beginTime > 0
    return waits || fillMode == .backwards || fillMode == .both ? .both : .forwards
  }

  /// The timing of keyframes.
  ///
  /// - Parameters:
  ///   - keyframes: The keyframes.
  ///   - groupDuration: The duration of the group they are in; it is theirs if they have none.
  ///   - seconds: The seconds of a time, looked up if it refers to a preset.
  public init(_ keyframes: Keyframes, groupDuration: Double? = nil, seconds: (Time) -> Double?) {
    let authored = keyframes.duration.flatMap(seconds) ?? groupDuration
    self.init(duration: authored ?? keyframes.timing?.springTime ?? Self.defaultDuration)
    beginTime = keyframes.beginTime.flatMap(seconds) ?? 0
    speed = keyframes.speed ?? 1
    timeOffset = keyframes.timeOffset.flatMap(seconds) ?? 0
    repeatDuration = keyframes.repeatDuration.flatMap(seconds)
    autoreverses = keyframes.autoreverses ?? false
    fillMode = keyframes.fillMode ?? .removed
    modelValue = keyframes.modelValue
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
  ///   - seconds: The seconds of a time, looked up if it refers to a preset.
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
    modelValue = member.modelValue ?? motion.modelValue
  }

  /// The duration that Core Animation takes if none is given, in seconds.
  ///
  /// A spring takes its own.
  public static let defaultDuration = 0.25
}

extension Timing {
  /// How long a spring takes if nothing else says so, in seconds; nil for a curve.
  fileprivate var springTime: Double? {
    guard case .spring = self else { return nil }
    return try? TimedProgress(self, duration: nil).duration
  }
}

/// A media timing note names a reading that was chosen.
public enum MediaTimingNote: Hashable, Sendable {
  /// The time offset wraps round, as observed.
  case offsetWraps
  /// The time offset shifts local time, as the header says.
  case offsetShifts
  /// Speed is negative.
  case backwards
  /// Speed is 0.
  case standsStill
  /// Count and duration of repeats are both given.
  case bothRepeats

  /// The note in words.
  public var text: String {
    switch self {
    case .offsetWraps:
      "timeOffset wraps around: the animation keeps its length, as observed"
        + " (according to the header, it would end sooner)"
    case .offsetShifts:
      "timeOffset shifts local time, as the header says (observed: it wraps around)"
    case .backwards: "a negative speed runs backward from timeOffset, for the whole length"
    case .standsStill: "with speed 0, the animation stands still at timeOffset once it has started"
    case .bothRepeats:
      "repeatCount and repeatDuration together are undefined; repeatDuration is used"
    }
  }
}
