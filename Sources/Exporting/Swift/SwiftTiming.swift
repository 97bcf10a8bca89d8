import Motion

/// A Swift timing is how progress runs, in the words of one of Apple's frameworks.
enum SwiftTiming {
  /// Returns a timing as CAMediaTimingFunction; nil if it's linear, which needs none.
  static func mediaTimingFunction(_ timing: Timing?) throws(Unsupported) -> String? {
    guard let curve = try curve(timing) else { return nil }
    if case .named(let name) = curve.shape {
      return name == .linear ? nil : "CAMediaTimingFunction(name: .\(name.rawValue))"
    }
    let points = try controlPoints(curve, "Core Animation")
    if points[0] == points[1], points[2] == points[3] { return nil }
    return "CAMediaTimingFunction(controlPoints: \(CodeText.list(points)))"
  }

  /// Returns a timing as UIView.AnimationCurve; nil if it isn't one of them.
  static func viewCurve(_ timing: Timing?) -> String? {
    guard let timing else { return "linear" }
    guard case .curve(let curve) = timing else { return nil }
    return switch curve.shape.controlPoints {
    case [0, 0, 1, 1]: "linear"
    case [0.42, 0, 1, 1]: "easeIn"
    case [0, 0, 0.58, 1]: "easeOut"
    case [0.42, 0, 0.58, 1]: "easeInOut"
    default: nil
    }
  }

  /// The control points of a curve that a framework takes only as one Bézier.
  static func controlPoints(_ curve: Curve, _ framework: String) throws(Unsupported) -> [Double] {
    guard let points = curve.shape.controlPoints else {
      throw Unsupported(
        "\(framework) animations accept only one cubic Bézier or a spring as timing")
    }
    return points
  }

  /// The curve of a timing; nil if there is none.
  private static func curve(_ timing: Timing?) throws(Unsupported) -> Curve? {
    switch timing {
    case nil: return nil
    case .curve(let curve): return curve
    case .spring: throw Unsupported("Core Animation can't time keyframes with a spring")
    case .preset(let reference): throw Unsupported(.unknown, "\(reference.name) is unknown")
    }
  }
}

/// Swift media timing is when an animation of Core Animation runs.
struct SwiftMediaTiming {
  var duration: Double?
  var beginTime = 0.0
  /// Lines of code that are added to when it begins.
  var stagger: Double?
  var repeatCount: RepeatCount?
  var repeatDuration: Double?
  var autoreverses = false
  var speed = 1.0
  var timeOffset = 0.0
  var fillMode: FillMode?
  var modelValue: ModelValue?
  var frameRates: FrameRateRange?

  /// The timing within a group that has its own timing for it.
  func with(_ member: MotionGroup.Member) -> SwiftMediaTiming {
    var timing = self
    let pace = abs(member.speed ?? 1)
    timing.beginTime = (member.beginTime?.seconds ?? 0) + (pace == 0 ? beginTime : beginTime / pace)
    timing.speed *= member.speed ?? 1
    timing.fillMode = member.fillMode ?? fillMode
    timing.modelValue = member.modelValue ?? modelValue
    timing.stagger = member.stagger?.seconds.flatMap { $0 == 0 ? nil : $0 }
    return timing
  }

  /// How long it lasts, with the time for members that begin later for each layer.
  private func length(staggering late: [SwiftLayerAnimation.Late]) -> String {
    let own = duration ?? 0.25
    guard !late.isEmpty else { return CodeText.number(own) }
    let ends = late.map { late in
      "\(CodeText.number(min(late.end, own))) + Double(index) * \(CodeText.number(late.stagger))"
    }
    return "max(\(([CodeText.number(own)] + ends).joined(separator: ", ")))"
  }

  /// When it ends for a further layer, if that depends on how many there are.
  private func late(after members: [SwiftLayerAnimation.Late]) -> [SwiftLayerAnimation.Late] {
    let pace = abs(speed)
    guard pace > 0, stagger != nil || !members.isEmpty else { return [] }
    var runs = autoreverses ? 2.0 : 1
    switch repeatCount {
    case nil: break
    case .infinite: runs = .infinity
    case .times(let count): runs *= count
    }
    // Without a duration, it takes the group's.
    let end = beginTime + (repeatDuration ?? runs * (duration ?? .infinity)) / pace
    let most = members.map(\.stagger).max() ?? 0
    return [.init(end: end, stagger: (stagger ?? 0) + most / pace)]
  }

  private static func text(of rates: FrameRateRange) -> String {
    let best = rates.preferred.map { ", preferred: \(CodeText.number($0))" } ?? ""
    return "CAFrameRateRange(minimum: \(CodeText.number(rates.minimum)), "
      + "maximum: \(CodeText.number(rates.maximum))\(best))"
  }

  /// Writes it to an animation.
  ///
  /// - Parameter isMember: Whether a group holds the animation, whose time it then begins in.
  func write(to animation: inout SwiftLayerAnimation, isMember: Bool) {
    if duration != nil || !animation.late.isEmpty {
      animation.set("duration", length(staggering: animation.late))
    }
    let begin = [
      beginTime == 0 ? nil : CodeText.number(beginTime),
      stagger.map { "Double(index) * \(CodeText.number($0))" },
    ].compactMap { $0 }
    animation.set("beginTime", begin.isEmpty ? nil : begin.joined(separator: " + "))
    animation.beginsLate = beginTime > 0 && !isMember
    animation.late = late(after: animation.late)
    switch repeatCount {
    case nil: break
    case .infinite: animation.set("repeatCount", ".infinity")
    case .times(let count): animation.set("repeatCount", CodeText.number(count))
    }
    animation.set("repeatDuration", repeatDuration.map(CodeText.number))
    animation.set("autoreverses", autoreverses ? "true" : nil)
    animation.set("preferredFrameRateRange", frameRates.map(Self.text))
    animation.set("speed", speed == 1 ? nil : CodeText.number(speed))
    animation.set("timeOffset", timeOffset == 0 ? nil : CodeText.number(timeOffset))
    animation.leavesModel = modelValue == .unchanged
    guard let fillMode, fillMode != .removed else { return }
    animation.set("fillMode", ".\(fillMode.rawValue)")
    if fillMode != .backwards { animation.set("isRemovedOnCompletion", "false") }
  }
}

extension SwiftMediaTiming {
  /// Makes the timing of a group.
  init(_ group: MotionGroup) {
    self.init(duration: group.duration?.seconds, frameRates: group.preferredFrameRateRange)
  }

  /// Makes the timing of keyframes.
  init(_ keyframes: Keyframes) {
    let isSpring = if case .spring? = keyframes.timing { true } else { false }
    let whole = MediaTiming(keyframes, seconds: \.seconds)
    self.init(
      duration: isSpring ? whole.duration : keyframes.duration?.seconds,
      beginTime: keyframes.beginTime?.seconds ?? 0,
      repeatCount: keyframes.repeatCount, repeatDuration: keyframes.repeatDuration?.seconds,
      autoreverses: keyframes.autoreverses ?? false, speed: keyframes.speed ?? 1,
      timeOffset: keyframes.timeOffset?.seconds ?? 0, fillMode: keyframes.fillMode,
      modelValue: keyframes.modelValue, frameRates: keyframes.preferredFrameRateRange)
  }
}
