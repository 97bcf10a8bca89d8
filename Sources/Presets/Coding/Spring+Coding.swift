import Motion
import StrictJSON

/// A spring while it is read: which way of giving it is meant shows only at the end.
struct SpringDraft: Sendable {
  var use: Reference?
  var mass, stiffness, damping, dampingRatio, bounce, dampingFraction: Double?
  var duration, response, blendDuration, delay: Time?
  var initialVelocity: Quantity?
  var allowsOverdamping: Bool?

  init() {}

  static let parameters: [Field<SpringDraft>] = [
    Field("use", \.use, .reference),
    Field("dampingRatio", \.dampingRatio, .number(.positive.advising(neverRests))),
    Field("response", \.response, .time(.positive)),
    Field("dampingFraction", \.dampingFraction, .number(.positive.advising(neverRests))),
    Field("blendDuration", \.blendDuration, .time),
    Field("duration", \.duration, .time(.positive)),
    Field("bounce", \.bounce, .number(bounces)),
    Field("mass", \.mass, .number(.positive)),
    Field("stiffness", \.stiffness, .number(.positive)),
    // How much would do depends on mass and stiffness, which are known when all is read.
    Field("damping", \.damping, .number),
  ]

  static let options: [Field<SpringDraft>] = [
    Field("initialVelocity", \.initialVelocity, .quantity),
    Field("allowsOverdamping", \.allowsOverdamping, .bool),
    Field("delay", \.delay, .time),
  ]

  static let fields = parameters + options

  fileprivate static let names = parameters.map(\.name)

  private static let neverRests =
    "a spring without damping never comes to rest; for a lively one try 0.5"

  private static let bounces = NumberRange(
    "greater than -1 and less than 1", help: "0 is no bounce; a bounce of 1 would never end"
  ) { $0 > -1 && $0 < 1 }
}

extension SpringDraft {
  /// The ways to give a spring: the fields of each in canonical order, those in `optional` not
  /// being needed.
  private static let ways: [(fields: [String], optional: String?)] = [
    (["mass", "stiffness", "damping"], nil),
    (["dampingRatio", "stiffness", "mass"], "mass"),
    (["duration", "bounce"], nil),
    (["response", "dampingFraction", "blendDuration"], "blendDuration"),
    (["dampingRatio", "duration"], nil),
    (["use"], nil),
  ]

  private static let ordered = ways.map { way in
    way.fields.compactMap { name in parameters.first { $0.name == name } } + options
  }

  /// Returns the spring, or reports why its fields make none.
  func spring(_ value: JSONValue, _ reading: inout Reading) -> Spring? {
    let isDamped = checkDamping(value, &reading)
    let given = value.keys(among: Self.names)
    let fits = Self.ways.contains { way in
      given.allSatisfy(way.fields.contains)
        && way.fields.allSatisfy { given.contains($0) || $0 == way.optional }
    }
    guard fits else {
      if value.misspells(Self.fields.map(\.name)) { return nil }
      let found = given.joined(separator: ", ")
      reading.report(
        given.isEmpty ? PresetRule.missingField : PresetRule.conflict, at: value,
        help: "give mass, stiffness and damping; or dampingRatio and stiffness; or duration and "
          + "bounce; or response and dampingFraction; or dampingRatio and duration"
      ) { "\($0) does not give a spring\(found.isEmpty ? "" : " by \(found)")" }
      return nil
    }
    guard isDamped, var spring = parameters(value, &reading).map(Spring.init) else { return nil }
    spring.initialVelocity = initialVelocity
    spring.allowsOverdamping = allowsOverdamping
    spring.delay = delay
    return spring
  }

  /// Checks the damping coefficient; returns whether it is all right or not given.
  private func checkDamping(_ value: JSONValue, _ reading: inout Reading) -> Bool {
    guard let damping, let place = value["damping"] else { return true }
    // The square root of mass times stiffness makes a damping ratio of one half.
    var advice: String?
    if let mass, let stiffness { advice = Self.rounded((mass * stiffness).squareRoot()) }
    let range = NumberRange.positive.advising(
      "a spring without damping never comes to rest; for a lively one try \(advice ?? "the square root of mass × stiffness")"
    )
    return reading.check(damping, range, at: place) != nil
  }

  /// Returns a number with two significant digits; nil for what is too large or small to be advised.
  private static func rounded(_ value: Double) -> String? {
    guard value >= 0.01, value < 1e6 else { return nil }
    var (unit, scale) = (1.0, 1.0)
    while value / unit >= 100 { unit *= 10 }
    while value * scale < 10 { scale *= 10 }
    return ECMAScriptNumber.text((value * scale / unit).rounded() * unit / scale)
  }

  private func parameters(_ value: JSONValue, _ reading: inout Reading) -> Spring.Parameters? {
    // A field that was given but could not be read has been reported, and is nil here.
    if let use { return .use(use) }
    if let mass, let stiffness, let damping {
      return .physical(mass: mass, stiffness: stiffness, damping: damping)
    }
    if let dampingRatio, let stiffness {
      if mass == nil, value["mass"] != nil { return nil }
      return .ratio(dampingRatio: dampingRatio, stiffness: stiffness, mass: mass)
    }
    if let duration, let bounce { return .perceptual(duration: duration, bounce: bounce) }
    if let response, let dampingFraction {
      return .response(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }
    if let dampingRatio, let duration {
      let unit = NumberRange(
        "greater than 0 and at most 1 where the duration is the time to settle",
        help: "give dampingRatio and stiffness for an overdamped spring"
      ) { $0 <= 1 }
      guard reading.check(dampingRatio, unit, at: value["dampingRatio"] ?? value) != nil else {
        return nil
      }
      return .settling(dampingRatio: dampingRatio, duration: duration)
    }
    return nil
  }

  /// Takes a spring apart, with its fields in the canonical order of the way it was given.
  static func taking(apart spring: Spring) -> (draft: SpringDraft, fields: [Field<SpringDraft>]) {
    var draft = SpringDraft()
    draft.initialVelocity = spring.initialVelocity
    draft.allowsOverdamping = spring.allowsOverdamping
    draft.delay = spring.delay
    switch spring.parameters {
    case .use(let reference):
      draft.use = reference
      return (draft, ordered[5])
    case .physical(let mass, let stiffness, let damping):
      (draft.mass, draft.stiffness, draft.damping) = (mass, stiffness, damping)
      return (draft, ordered[0])
    case .ratio(let dampingRatio, let stiffness, let mass):
      (draft.dampingRatio, draft.stiffness, draft.mass) = (dampingRatio, stiffness, mass)
      return (draft, ordered[1])
    case .perceptual(let duration, let bounce):
      (draft.duration, draft.bounce) = (duration, bounce)
      return (draft, ordered[2])
    case .response(let response, let dampingFraction, let blendDuration):
      (draft.response, draft.dampingFraction) = (response, dampingFraction)
      draft.blendDuration = blendDuration
      return (draft, ordered[3])
    case .settling(let dampingRatio, let duration):
      (draft.dampingRatio, draft.duration) = (dampingRatio, duration)
      return (draft, ordered[4])
    }
  }
}

extension Spring {
  static let codec = Codec<Spring>(
    read: { value, reading in
      var draft = SpringDraft()
      guard reading.readObject(value, SpringDraft.fields, into: &draft) else { return nil }
      return draft.spring(value, &reading)
    },
    write: { spring, writer in
      let (draft, fields) = SpringDraft.taking(apart: spring)
      writer.object(draft, fields)
    })
}
