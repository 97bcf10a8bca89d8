import Motion
import Presets
import StrictJSON

/// A token value is one of the three that the format has for motion, or an alias of a token.
enum TokenValue: Hashable, Sendable {
  case duration(TokenPart<Double>)
  case cubicBezier(TokenPart<CubicBezier>)
  case transition(
    duration: TokenPart<Double>, delay: TokenPart<Double>, timing: TokenPart<CubicBezier>)
  /// Another token as a whole, of the same type.
  case alias(String, type: String)

  /// The value of `$type`.
  var type: String {
    switch self {
    case .duration: "duration"
    case .cubicBezier: "cubicBezier"
    case .transition: "transition"
    case .alias(_, let type): type
    }
  }

  /// Writes what `$value` says.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .duration(let time): writer.time(time)
    case .cubicBezier(let curve): writer.curve(curve)
    case .alias(let alias, _): writer.string(alias)
    case .transition(let duration, let delay, let timing):
      writer.object { writer in
        writer.key("duration")
        writer.time(duration)
        writer.key("delay")
        writer.time(delay)
        writer.key("timingFunction")
        writer.curve(timing)
      }
    }
  }
}

/// A token part is a value or the alias of a token that has it.
enum TokenPart<Value: Hashable & Sendable>: Hashable, Sendable {
  case value(Value)
  case alias(String)
}

extension TokenValue {
  /// Returns the value with aliases in place of what the authored motion refers to, as far as the
  /// tokens of the set have it.
  func naming(what motion: Motion, _ paths: TokenPaths) -> TokenValue {
    switch motion {
    case .duration(.use(let reference)):
      let alias = paths.alias(of: reference) { $0.preset.kind == .duration }
      return alias.map { .duration(.alias($0)) } ?? self
    case .curve(let curve):
      var value = self
      if case .use(let reference) = curve.shape {
        if curve.duration == nil, curve.delay == nil,
          let alias = paths.alias(of: reference, where: { $0.preset.kind == .curve })
        {
          return .alias(alias, type: type)
        }
        // Only a token that is a curve without a time can be a timing function.
        let alias = paths.alias(of: reference) { preset in
          if case .curve(let other) = preset.motion { other.duration == nil } else { false }
        }
        if let alias { value = value.timed(by: alias) }
      }
      guard case .transition(var duration, var delay, let timing) = value else { return value }
      func alias(of time: Time?) -> TokenPart<Double>? {
        guard case .preset(let reference)? = time else { return nil }
        return paths.alias(of: reference) { $0.preset.kind == .duration }.map { .alias($0) }
      }
      duration = alias(of: curve.duration) ?? duration
      delay = alias(of: curve.delay) ?? delay
      return .transition(duration: duration, delay: delay, timing: timing)
    default: return self
    }
  }

  private func timed(by alias: String) -> TokenValue {
    switch self {
    case .transition(let duration, let delay, _):
      .transition(duration: duration, delay: delay, timing: .alias(alias))
    case .cubicBezier: .cubicBezier(.alias(alias))
    case .duration, .alias: self
    }
  }
}

extension JSONWriter {
  fileprivate mutating func time(_ part: TokenPart<Double>) {
    switch part {
    case .alias(let alias): string(alias)
    case .value(let seconds):
      // In milliseconds, as people write them, if those read back as the same seconds.
      let text = Milliseconds.text(seconds)
      let isMilliseconds = Double("\(text)e-3") == seconds
      object { writer in
        writer.key("value")
        writer.number(isMilliseconds ? Double(text) ?? 0 : seconds)
        writer.member("unit", isMilliseconds ? "ms" : "s")
      }
    }
  }

  fileprivate mutating func curve(_ part: TokenPart<CubicBezier>) {
    switch part {
    case .alias(let alias): string(alias)
    case .value(let curve):
      beginArray()
      for point in [curve.x1, curve.y1, curve.x2, curve.y2] { number(point) }
      endArray()
    }
  }
}

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
    case .duration(.use): throw Unsupported(.unknown, "its duration isn't resolved")
    case .group: return try length(of: motion)
    case .curve(let curve):
      return try eased(motion, duration: curve.duration?.seconds, delay: curve.delay)
    case .spring(let spring):
      var (value, fidelity) = try eased(motion, duration: nil, delay: spring.delay)
      if case .measure(let measure)? = spring.initialVelocity {
        fidelity.notes.append(
          "the initial velocity, \(measure.text), is omitted; the spring starts from rest")
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
    var notes = conversion.isExact ? [] : ["the exact curve is in $extensions"]
    let time = duration ?? ownTime
    if time == nil, delay ?? .seconds(0) != .seconds(0) {
      notes.append("its delay is only in $extensions, because it has no duration")
    }
    let instant = conversion.timeOfLargestError.map {
      time == nil ? Fidelity.Instant.fraction($0) : .seconds($0)
    }
    let fidelity: Fidelity =
      conversion.isExact
      ? .exact(notes: notes)
      : .approximate(conversion.largestError, at: instant, notes: notes)
    return (time.map { transition(curve, $0, delay) } ?? .cubicBezier(.value(curve)), fidelity)
  }

  private static func transition(
    _ curve: CubicBezier, _ duration: Double, _ delay: Time?
  ) -> TokenValue {
    .transition(
      duration: .value(duration), delay: .value(delay?.seconds ?? 0), timing: .value(curve))
  }

  /// The duration and easing of an animation, without its values.
  private static func timed(
    _ motion: Motion, duration: Double?, delay: Time?
  ) throws(Unsupported) -> (value: TokenValue, fidelity: Fidelity) {
    let (curve, ownTime, _) = try bezier(motion)
    let time = ownTime ?? duration ?? MediaTiming.defaultDuration
    var notes = ["only its duration and easing; the animated values are in $extensions"]
    // A duration token is never negative.
    let isOnItsWay = delay?.seconds ?? 0 < 0
    if isOnItsWay { notes.append("its negative delay is also in $extensions") }
    return (transition(curve, time, isOnItsWay ? nil : delay), .approximate(nil, notes: notes))
  }

  private static func bezier(
    _ motion: Motion
  ) throws(Unsupported) -> (curve: CubicBezier, time: Double?, conversion: Conversion) {
    let conversion = try evaluated(MotionConverter().convert(motion, to: .cubicBezier))
    guard case .curve(let curve) = conversion.motion,
      case .cubicBezier(let x1, let y1, let x2, let y2) = curve.shape
    else { throw Unsupported("it can't be written as a cubic Bézier") }
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
    if evaluator.isEndless { throw Unsupported(.size, "it repeats forever, so it has no duration") }
    let note = "only its duration; the animated values are in $extensions"
    return (.duration(.value(evaluator.duration)), .approximate(nil, notes: [note]))
  }
}
