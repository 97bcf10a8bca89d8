import Motion
import Presets
import StrictJSON

extension ValueReader {
  /// The keys that identify an object as a spring.
  static let springKeys: Set = [
    "stiffness", "tension", "damping", "friction", "dampingratio", "dampingfraction", "bounce",
    "response", "visualduration", "bounciness", "springbounciness", "usingspringwithdamping",
  ]
  /// The keys by which an object is a call of React Native's Animated, or of Reanimated.
  private static let reactNativeKeys: Set = [
    "tovalue", "usenativedriver", "isinteraction", "restdisplacementthreshold",
    "restspeedthreshold", "overshootclamping",
  ]
  /// The keys by which an object is the configuration of react-spring.
  private static let reactSpringKeys: Set = ["mass", "clamp", "precision", "config", "immediate"]

  /// The tension and friction of react-spring's own configurations.
  private static let reactSprings: Set<[Double]> = [
    [170, 26], [120, 14], [180, 12], [210, 20], [280, 60], [280, 120],
  ]

  /// Reads a spring; nil if an object has no spring keys.
  ///
  /// - Parameter isReactSpring: Whether it is known to be one of react-spring.
  func spring(
    _ value: JSONValue, isReactSpring: Bool = false
  ) throws(ValueProblem) -> Spring? {
    guard value.kind == .object else { return nil }
    if let name = value["type"]?.string, case .spring(let spring)? = FigmaEasing.named(name) {
      return spring
    }
    for key in ["physics", "spring", "config", "easingFunctionSpring"] {
      if let inner = value[key], inner.kind == .object,
        let spring = try spring(inner, isReactSpring: key == "config")
      {
        return spring
      }
    }
    let isNamed = value["type"]?.string?.lowercased() == "spring"
    let keys = Set(value.members.lazy.prefix(64).map(\.key.plainKey))
    let isReactNative = !keys.isDisjoint(with: Self.reactNativeKeys)
    var figures = try figures(of: value)
    if isReactNative { Self.addDefaults(to: &figures) }
    guard isNamed || figures.keys.contains(where: Self.springKeys.contains) else { return nil }
    // A step from one value to another can't be meant if nothing else is known.
    guard figures.keys.contains(where: { $0 != "mass" && $0 != "duration" }) else {
      throw ValueProblem("a spring needs values, such as stiffness and damping")
    }
    let isRaw = isReactSpring || !keys.isDisjoint(with: Self.reactSpringKeys)
    let scaled = try origami(figures, isOrigami: isReactNative, isRaw: isRaw)
    var spring: Spring
    if let scaled { spring = scaled } else { spring = try self.spring(figures, value) }
    // Others than UIKit have it in units per second, which depends on the distance.
    let velocity = figures["initialvelocity"] ?? figures["initialspringvelocity"]
    if let velocity, velocity != 0 { spring.initialVelocity = .number(velocity) }
    // Only these, UIKit, and Figma play a damping ratio above 1 as 1.
    if !isReactNative, spring.isOverdamped { spring.allowsOverdamping = true }
    return spring
  }

  /// Adds what React Native's Animated takes for figures that are left out.
  ///
  /// Source: React Native, `Libraries/Animated/animations/SpringAnimation.js`.
  private static func addDefaults(to figures: inout [String: Double]) {
    let groups = [
      ["stiffness": 100.0, "damping": 10, "mass": 1], ["bounciness": 8, "speed": 12],
      ["tension": 40, "friction": 7],
    ]
    for group in groups where group.keys.contains(where: { figures[$0] != nil }) {
      return figures.merge(group) { own, _ in own }
    }
  }

  /// Reads the figures of Origami, which Pop and React Native have, too; nil if there are none.
  private func origami(
    _ figures: [String: Double], isOrigami: Bool, isRaw: Bool
  ) throws(ValueProblem) -> Spring? {
    var own: [String: Double] = [:]
    if let bounciness = figures["bounciness"] ?? figures["springbounciness"] {
      guard let speed = figures["speed"] ?? figures["springspeed"] else {
        throw ValueProblem("a spring with a bounciness also needs a speed")
      }
      own = ["bounciness": bounciness, "speed": speed]
    } else if let tension = figures["tension"], let friction = figures["friction"],
      figures["stiffness"] == nil
    {
      switch options.tension {
      case .origami?: break
      case .raw?: return nil
      case nil where isOrigami: break
      case nil where isRaw || Self.reactSprings.contains([tension, friction]): return nil
      case nil:
        throw ValueProblem(
          "tension and friction could be on the scale of Origami (React Native and Pop), or stiffness and "
            + "damping (react-spring)",
          settled: "pass --option tension=origami or --option tension=raw")
      }
      own = ["tension": tension, "friction": friction]
    }
    guard !own.isEmpty else { return nil }
    do throws(MotionError) {
      return try SpringExpression.origami(own)
    } catch {
      throw ValueProblem(error.message)
    }
  }

  /// Reads the arguments of UIKit's call; nil if there are none.
  private func uiKit(
    _ figures: [String: Double], _ value: JSONValue
  ) throws(ValueProblem) -> Spring? {
    guard let ratio = figures["usingspringwithdamping"] else { return nil }
    let names: Set = ["withduration", "duration", "durationms", "durationseconds"]
    guard let duration = value.members.first(where: { names.contains($0.key.plainKey) }) else {
      throw ValueProblem("a spring with a damping ratio also needs a duration")
    }
    let seconds = try seconds(duration.value, key: duration.key)
    return try make(["dampingRatio": min(ratio, 1), "duration": seconds])
  }

  /// The numbers of an object by plain keys.
  private func figures(of value: JSONValue) throws(ValueProblem) -> [String: Double] {
    var figures: [String: Double] = [:]
    for member in value.members {
      // Pop's own names of the physical figures.
      let popKeys = [
        "dynamicstension": "stiffness", "dynamicsfriction": "damping", "dynamicsmass": "mass",
      ]
      let key = popKeys[member.key.plainKey] ?? member.key.plainKey
      let number = member.value.number ?? member.value.string.flatMap { Double($0) }
      if let number, number.isFinite { figures[key] = number }
      // Those of SwiftUI and motion.dev have no other unit.
      if let number, number.isFinite, key == "visualduration" || key == "response" && number < 10 {
        figures[key + "!"] = number
      } else if Self.times.contains(key), let time = value[member.key] {
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
    if let spring = try uiKit(figures, value) { return spring }
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
      return try make([
        "mass": figures["mass"] ?? 1, "stiffness": stiffness, "damping": damping,
      ])
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
      case .reanimated?: throw ValueProblem("Reanimated has no springs with a bounce")
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
      case .reanimated?: return try reanimated(ratio, figures, value)
      case nil:
        throw ValueProblem(
          "the duration of a spring with a damping ratio could mean its perceptual duration, its settling "
            + "time, or Reanimated's duration",
          settled: "pass --option spring=perceptual, spring=settling, or spring=reanimated")
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
    guard let member else { throw ValueProblem("a spring needs a time") }
    return try seconds(member.value, key: member.key)
  }

  /// Reads a spring of Reanimated's, whose duration is in milliseconds and neither of the others.
  private func reanimated(
    _ ratio: Double, _ figures: [String: Double], _ value: JSONValue
  ) throws(ValueProblem) -> Spring {
    var reader = self
    reader.unit = unit ?? .milliseconds
    let duration = try reader.time("duration", figures, value)
    let frequency: Double
    do throws(MotionError) {
      frequency = try PhysicalSpring(reanimatedDuration: duration, dampingRatio: ratio)
        .naturalFrequency
    } catch {
      throw ValueProblem(error.message)
    }
    return try make([
      "response": Figure.rounded(2 * .pi / frequency, to: 12), "dampingFraction": ratio,
    ])
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

extension Spring {
  /// Whether its damping ratio is above 1 in a form that says so by stiffness and damping.
  fileprivate var isOverdamped: Bool {
    switch parameters {
    case .physical(let mass, let stiffness, let damping):
      damping > 2 * (stiffness * mass).squareRoot()
    case .ratio(let ratio, _, _): ratio > 1
    default: false
    }
  }
}
