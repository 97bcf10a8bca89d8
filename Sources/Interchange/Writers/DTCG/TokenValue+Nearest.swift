import Motion

extension TokenValue {
  /// Returns the value that comes nearest to a motion, and how near that is.
  ///
  /// - Parameter motion: The motion, without references.
  /// - Throws: ``Unsupported`` with the reason if there is none.
  static func nearest(
    to motion: Motion
  ) throws(Unsupported) -> (value: TokenValue, fidelity: Fidelity) {
    switch motion {
    case .duration(.seconds(let seconds)): return (.duration(.value(seconds)), .exact)
    case .duration(.use): throw Unsupported(.unknown, "its duration is not resolved")
    case .group: return try length(of: motion)
    case .curve(let curve):
      return try eased(motion, duration: curve.duration?.seconds, delay: curve.delay)
    case .spring(let spring):
      var (value, fidelity) = try eased(motion, duration: nil, delay: spring.delay)
      if case .measure(let measure)? = spring.initialVelocity {
        fidelity.notes.append("the initial velocity, \(measure.text), is left out: from rest")
      }
      return (value, fidelity)
    case .keyframes(let keyframes):
      let timing = MediaTiming(keyframes, seconds: \.seconds)
      return try timed(motion, duration: timing.duration, delay: keyframes.beginTime)
    case .transition(let transition):
      return try timed(motion, duration: transition.duration?.seconds, delay: transition.delay)
    case .animator(let animator):
      return try timed(motion, duration: animator.duration?.seconds, delay: animator.delay)
    }
  }

  /// A curve or spring: a cubic Bézier, with its times if it has them.
  private static func eased(
    _ motion: Motion, duration: Double?, delay: Time?
  ) throws(Unsupported) -> (value: TokenValue, fidelity: Fidelity) {
    let (curve, ownTime, conversion) = try bezier(motion)
    var notes = conversion.isExact ? [] : ["the exact one is in $extensions"]
    let time = duration ?? ownTime
    if time == nil, delay ?? .seconds(0) != .seconds(0) {
      notes.append("its delay is in $extensions only, for want of a duration")
    }
    let instant = conversion.timeOfLargestError.map {
      time == nil ? Fidelity.Instant.fraction($0) : .seconds($0)
    }
    let fidelity: Fidelity =
      conversion.isExact
      ? .exact(notes: notes)
      : .approximate(conversion.largestError, at: instant, notes: notes)
    guard let time else { return (.cubicBezier(.value(curve)), fidelity) }
    return (
      .transition(
        duration: .value(time), delay: .value(delay?.seconds ?? 0), timing: .value(curve)),
      fidelity
    )
  }

  /// What moves something: its time and easing alone.
  private static func timed(
    _ motion: Motion, duration: Double?, delay: Time?
  ) throws(Unsupported) -> (value: TokenValue, fidelity: Fidelity) {
    let (curve, ownTime, _) = try bezier(motion)
    let time = ownTime ?? duration ?? MediaTiming.defaultDuration
    return (
      .transition(
        duration: .value(time), delay: .value(delay?.seconds ?? 0), timing: .value(curve)),
      .approximate(nil, notes: ["only its time and easing; what moves is in $extensions"])
    )
  }

  private static func bezier(
    _ motion: Motion
  ) throws(Unsupported) -> (curve: CubicBezier, time: Double?, conversion: Conversion) {
    let conversion = try evaluated(MotionConverter().convert(motion, to: .cubicBezier))
    guard case .curve(let curve) = conversion.motion,
      case .cubicBezier(let x1, let y1, let x2, let y2) = curve.shape
    else { throw Unsupported("it has no cubic Bézier") }
    return (
      try evaluated(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)), curve.duration?.seconds,
      conversion
    )
  }

  /// A group: how long it takes.
  private static func length(
    of motion: Motion
  ) throws(Unsupported) -> (value: TokenValue, fidelity: Fidelity) {
    let evaluator = try evaluated(MotionEvaluator(motion))
    guard !evaluator.isEndless else {
      throw Unsupported(.size, "it has no end, and so no duration")
    }
    return (
      .duration(.value(evaluator.duration)),
      .approximate(nil, notes: ["only how long it takes; what moves is in $extensions"])
    )
  }
}
