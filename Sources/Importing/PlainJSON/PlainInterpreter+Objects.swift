import Diagnostics
import Motion
import Presets
import StrictJSON

// Motions of single objects.
extension PlainInterpreter {
  func isAboutMotion(_ value: JSONValue) -> Bool {
    let keys = Set(value.members.map(\.key.plainKey))
    let isSpring = !keys.isDisjoint(with: ["stiffness", "tension"])
    let isCall = value.members.contains { member in
      Self.easings.contains(member.key.plainKey)
        && Self.calls.contains { member.value.string?.trimmed.hasPrefix($0) == true }
    }
    if isCall { return true }
    if keys.contains("keyframes"), keys.contains("duration") { return true }
    return isSpring || !keys.isDisjoint(with: Self.easings) && keys.contains("duration")
      || value["type"]?.string == "spring"
  }

  /// Returns the motion of a single object; nil if it isn't a motion.
  func motion(of value: JSONValue) throws(ValueProblem) -> Motion? {
    if KeyframeList.recognizes(value) { return try KeyframeList.motion(value, reader) }
    if let frames = value["keyframes"], KeyframeList.recognizes(frames),
      frames.kind == .array || value["duration"] != nil
    {
      return try KeyframeList.motion(value, reader)
    }
    if let frames = value["keyframes"], frames.kind == .array,
      frames.elements.contains(where: { $0.kind == .object })
    {
      try KeyframeList.demandProperties(frames)
      return try KeyframeList.motion(value, reader)
    }
    if let named = try FigmaEasing.timing(value) { return named.motion }
    let keys = value.members.map(\.key.plainKey)
    let points = ["x1", "y1", "x2", "y2"]
    if points.allSatisfy(keys.contains) { return try reader.easing(value)?.motion }
    let easing = value.members.first { Self.easings.contains($0.key.plainKey) }
    var read: Timing?
    if let easing, easing.value.string == "none", easing.key.plainKey == "ease" {
      // GSAP calls it that.
      read = .curve(Curve(.named(.linear)))
    } else if let easing {
      read = try reader.easing(easing.value)
    }
    guard let timing = read else {
      if easing == nil || easing?.value.kind == .object,
        var spring = try reader.spring(value)
      {
        spring.delay = try delay(of: value)
        return .spring(spring)
      }
      if let easing, let text = easing.value.string, keys.contains("duration") {
        throw ValueProblem("'\(text.prefix(60))' isn't a known easing")
      }
      return nil
    }
    switch timing {
    case .spring(var spring):
      spring.delay = try delay(of: value)
      return .spring(spring)
    case .curve(var curve):
      if let duration = value.members.first(where: { Self.isLength($0.key, $0.value) }) {
        curve.duration = .seconds(try reader.seconds(duration.value, key: duration.key))
      }
      curve.delay = try delay(of: value)
      return .curve(curve)
    case .preset: return nil
    }
  }

  private func delay(of value: JSONValue) throws(ValueProblem) -> Time? {
    guard let delay = value.members.first(where: { Self.delays.contains($0.key.plainKey) }) else {
      return nil
    }
    let seconds = try reader.seconds(delay.value, key: delay.key)
    return seconds == 0 ? nil : .seconds(seconds)
  }

  static let calls = ["cubic-bezier(", "linear(", "steps(", "spring("]
  static let easings: Set = [
    "ease", "easing", "timingfunction", "timing", "curve", "bezier", "cubicbezier",
    "easingfunction", "interpolator", "transitiontimingfunction", "animationtimingfunction",
    "controlpoints",
  ]
  static let lengths: Set = [
    "duration", "durationms", "durations", "dur", "durationmillis", "transitionduration",
    "animationduration", "durationseconds", "durationsec",
  ]
  static let delays: Set = [
    "delay", "delayms", "delaymillis", "transitiondelay", "animationdelay", "delayseconds",
  ]

  /// Whether a member is the duration of its object, and not a group of several.
  private static func isLength(_ key: String, _ value: JSONValue) -> Bool {
    lengths.contains(key.plainKey)
      && (value.kind != .object || value["value"] != nil || value["$value"] != nil)
  }

  /// Whether a member belongs to the motion that its object is, or describes it.
  static func isPart(_ spot: JSONSpot, of motion: Motion) -> Bool {
    let key = spot.key.plainKey
    if lengths.contains(key) { return isLength(key, spot.value) }
    // Beside an easing, a spring is another motion.
    if ["spring", "physics", "config"].contains(key), motion.kind != .spring { return false }
    return easings.contains(key) || delays.contains(key) || parts.contains(key)
      || ValueReader.springKeys.contains(key) || notes.contains(key)
  }

  /// The keys of a motion's parts, in addition to those that identify one.
  private static let parts: Set = [
    "keyframes", "frames", "from", "to", "physics", "spring", "config", "easingfunctionspring",
    "easingfunctioncubicbezier", "x1", "y1", "x2", "y2", "mass", "type", "velocity",
    "initialvelocity", "initialspringvelocity", "withduration", "speed", "springspeed", "value",
    "times", "repeatdelay", "stagger", "clamp", "precision", "restspeed", "restdelta",
  ]
}
