import Motion
import Presets
import StrictJSON

extension ValueReader {
  /// The keys that identify an object as a spring.
  static let springKeys: Set = [
    "stiffness", "tension", "damping", "friction", "dampingratio", "dampingfraction", "bounce",
    "response", "visualduration", "bounciness",
  ]

  /// Reads a spring; nil if an object has no spring keys.
  func spring(_ value: JSONValue) throws(ValueProblem) -> Spring? {
    guard value.kind == .object else { return nil }
    if let name = value["type"]?.string, case .spring(let spring)? = FigmaEasing.named(name) {
      return spring
    }
    for key in ["physics", "spring", "config", "easingFunctionSpring"] {
      if let inner = value[key], inner.kind == .object, let spring = try spring(inner) {
        return spring
      }
    }
    let isNamed = value["type"]?.string?.lowercased() == "spring"
    let figures = try figures(of: value)
    guard isNamed || figures.keys.contains(where: Self.springKeys.contains) else { return nil }
    // A step from one value to another can't be meant if nothing else is known.
    guard figures.keys.contains(where: { $0 != "mass" && $0 != "duration" }) else {
      throw ValueProblem("a spring needs values, such as stiffness and damping")
    }
    var spring = try spring(figures, value)
    if let velocity = figures["initialvelocity"] ?? figures["velocity"], velocity != 0 {
      spring.initialVelocity = .number(velocity)
    }
    return spring
  }

  /// The numbers of an object by plain keys.
  private func figures(of value: JSONValue) throws(ValueProblem) -> [String: Double] {
    var figures: [String: Double] = [:]
    for member in value.members {
      let key = member.key.plainKey
      let number = member.value.number ?? member.value.string.flatMap { Double($0) }
      if let number, number.isFinite { figures[key] = number }
      if Self.times.contains(key), let time = value[member.key] {
        // Only what takes a time as its only length has to have a unit.
        if let seconds = try? seconds(time, key: member.key) {
          figures[key + "!"] = seconds
        }
        figures[key] = figures[key] ?? figures[key + "!"]
      }
    }
    return figures
  }

  private static let times: Set = ["duration", "response", "visualduration"]

  private func spring(
    _ figures: [String: Double], _ value: JSONValue
  ) throws(ValueProblem) -> Spring {
    let stiffness = figures["stiffness"] ?? figures["tension"]
    let damping = figures["friction"] ?? figures["damping"]
    let ratio = figures["dampingratio"] ?? figures["dampingfraction"]
    if let stiffness {
      if let ratio {
        return try make(
          ["dampingRatio": ratio, "stiffness": stiffness].adding("mass", figures["mass"]))
      }
      guard let damping else {
        throw ValueProblem(
          "a spring with a stiffness also needs a damping, because defaults differ between tools")
      }
      if figures["friction"] == nil, damping > 0, damping <= 1, stiffness >= 20 {
        throw ValueProblem(
          "damping \(ECMAScriptNumber.text(damping)) could mean a ratio or a coefficient; "
            + "if it is a ratio, name it dampingRatio")
      }
      var spring = try make([
        "mass": figures["mass"] ?? 1, "stiffness": stiffness, "damping": damping,
      ])
      // react-spring and motion.dev play overdamped springs unchanged.
      let isTension = figures["tension"] != nil
      if isTension, damping > 2 * (stiffness * (figures["mass"] ?? 1)).squareRoot() {
        spring.allowsOverdamping = true
      }
      return spring
    }
    if figures["response"] != nil, let fraction = ratio ?? damping {
      return try make([
        "response": try time("response", figures, value), "dampingFraction": fraction,
      ])
    }
    if figures["visualduration"] != nil {
      guard let bounce = figures["bounce"] else {
        throw ValueProblem("motion.dev ignores visualDuration without a bounce; write both")
      }
      let seconds = try time("visualduration", figures, value)
      return try make(["duration": 1.2 * seconds, "bounce": min(max(bounce, 0), 0.95)])
    }
    if figures["duration"] != nil, let bounce = figures["bounce"] {
      switch options.spring {
      case .perceptual?:
        return try make([
          "duration": try time("duration", figures, value), "bounce": bounce,
        ])
      case .settling?:
        return try make([
          "dampingRatio": min(max(1 - bounce, 0.05), 1),
          "duration": try time("duration", figures, value),
        ])
      case nil:
        throw ValueProblem(
          "the duration of a spring with a bounce could mean its perceptual duration (Apple) or its "
            + "settling time (motion.dev)",
          settled: "pass --option spring=perceptual or --option spring=settling")
      }
    }
    if figures["duration"] != nil, let ratio {
      switch options.spring {
      case .perceptual?:
        return try make([
          "response": try time("duration", figures, value), "dampingFraction": ratio,
        ])
      case .settling?:
        return try make([
          "dampingRatio": ratio, "duration": try time("duration", figures, value),
        ])
      case nil:
        throw ValueProblem(
          "the duration of a spring with a damping ratio could mean its perceptual duration or its "
            + "settling time",
          settled: "pass --option spring=perceptual or --option spring=settling")
      }
    }
    if figures["bounce"] != nil {
      throw ValueProblem("a spring with a bounce also needs a duration, which sets its speed")
    }
    throw ValueProblem("a spring needs more values, such as stiffness and damping")
  }

  private func time(
    _ key: String, _ figures: [String: Double], _ value: JSONValue
  ) throws(ValueProblem) -> Double {
    if let seconds = figures[key + "!"] { return seconds }
    let member = value.members.first { $0.key.plainKey == key }
    // SwiftUI's response has no other unit than seconds.
    if key == "response", let number = figures[key], number < 10, options.unit == nil {
      return number
    }
    if key == "visualduration", let number = figures[key], options.unit == nil { return number }
    guard let member else { throw ValueProblem("a spring needs a time") }
    return try seconds(member.value, key: member.key)
  }

  /// Makes a spring from its values, and validates them.
  func make(_ figures: [String: Double]) throws(ValueProblem) -> Spring {
    let order = [
      "mass", "stiffness", "damping", "dampingRatio", "duration", "bounce", "response",
      "dampingFraction",
    ]
    let arguments = order.compactMap { name in
      figures[name].map { "\(name): \(ECMAScriptNumber.text($0))" }
    }
    do throws(MotionError) {
      let text = "spring(\(arguments.joined(separator: ", ")))"
      if case .spring(let spring) = try MotionExpression.parse(text) { return spring }
      throw MotionError("not a spring")
    } catch {
      throw ValueProblem(error.message)
    }
  }
}

extension [String: Double] {
  fileprivate func adding(_ key: String, _ value: Double?) -> [String: Double] {
    var copy = self
    if let value { copy[key] = value }
    return copy
  }
}
