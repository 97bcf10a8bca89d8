import Motion
import StrictJSON

extension Spring {
  static let codec = Codec<Spring>(
    .ref(.spring),
    visit: { spring, slot, visitor throws(MotionError) in
      var draft = SpringDraft(spring)
      try draft.form.referring.visitReferences(of: &draft, at: slot, visitor)
      spring = draft.spring ?? spring
    },
    inherit: { spring, base in
      spring.parameters = base.parameters
      if spring.initialVelocity == nil {
        spring.initialVelocity = base.initialVelocity
        spring.verticalVelocity = base.verticalVelocity
      }
      spring.allowsOverdamping = spring.allowsOverdamping ?? base.allowsOverdamping
      spring.delay = spring.delay ?? base.delay
    },
    read: { value, reading in
      var draft = SpringDraft()
      guard reading.readObject(value, SpringDraft.fields, into: &draft) else { return nil }
      return draft.spring(value, &reading)
    },
    write: { spring, writer in
      let draft = SpringDraft(spring)
      writer.object(draft, draft.form.ordered)
    })
}

/// A set of fields that describes a spring.
enum SpringFieldSet: Int, CaseIterable, Sendable {
  case physical, ratio, perceptual, response, settling, use

  /// All but `use`.
  static let own = allCases.dropLast()

  /// The fields, in canonical order.
  var fields: [String] { Self.table[rawValue].fields }
  /// The one of them that may be left out.
  var optional: String? { Self.table[rawValue].optional }

  private static let table: [(fields: [String], optional: String?)] = [
    (["mass", "stiffness", "damping"], nil),
    (["dampingRatio", "stiffness", "mass"], "mass"),
    (["duration", "bounce"], nil),
    (["response", "dampingFraction", "blendDuration"], "blendDuration"),
    (["dampingRatio", "duration"], nil),
    (["use"], nil),
  ]

  var required: [String] { fields.filter { $0 != optional } }

  func fits(_ given: [String]) -> Bool {
    given.allSatisfy(fields.contains) && required.allSatisfy(given.contains)
  }

  /// The problem with fields that don't make a spring, as the end of a sentence about their owner.
  static func problem(with given: [String]) -> String {
    if given.isEmpty { return "has no parameters" }
    let missing = own.filter { given.allSatisfy($0.fields.contains) }.map { form in
      form.required.filter { !given.contains($0) }
    }
    if missing.isEmpty { return "can't combine \(given.joined(separator: ", "))" }
    let separator = missing.allSatisfy { $0.count == 1 } ? " or " : ", or "
    return "also needs "
      + missing.map { $0.joined(separator: " and ") }.joined(separator: separator)
  }

  /// The fields and the options that go with every form, in canonical order.
  fileprivate var ordered: [Field<SpringDraft>] { SpringDraft.ordered[rawValue] }

  /// Those of them that may be references.
  fileprivate var referring: [Field<SpringDraft>] { SpringDraft.referring[rawValue] }
}

/// A spring while it is read: which of its forms is meant shows only at the end.
struct SpringDraft: Sendable {
  var use: Reference?
  var mass, stiffness, damping, dampingRatio, bounce, dampingFraction: Double?
  var duration, response, blendDuration, delay: Time?
  var velocity: InitialVelocity?
  var allowsOverdamping: Bool?
  /// The form that it is in.
  var form = SpringFieldSet.use

  static let parameters: [Field<SpringDraft>] = [
    Field("use", \.use, .used, "Another spring preset, whose parameters are used."),
    Field(
      "dampingRatio", \.dampingRatio, .number(.positive.advising(neverRests)),
      "The damping as a fraction of critical damping: below 1 the spring oscillates, from 1 on it doesn't. With a duration, at most 1.",
      ["examples": [0.7]]),
    Field(
      "response", \.response, .positiveTime,
      "SwiftUI: how long one oscillation of the undamped spring takes.", ["examples": [0.5]]),
    Field(
      "dampingFraction", \.dampingFraction, .number(.positive.advising(neverRests)),
      "SwiftUI: the damping as a fraction of critical damping.", ["examples": [0.8]]),
    Field(
      "blendDuration", \.blendDuration, .time,
      "SwiftUI: how long a change of the response takes while the spring runs."),
    Field(
      "duration", \.duration, .positiveTime,
      "With bounce, the perceptual duration (SwiftUI); with dampingRatio, the time to settle (UIKit).",
      ["examples": [0.5]]),
    Field(
      "bounce", \.bounce, .number(bounces),
      "SwiftUI: 0 means no bounce, values closer to 1 bounce more, and values below 0 arrive slowly.",
      ["examples": [0.15]]),
    Field("mass", \.mass, .number(.positive), "The mass attached to the spring.", ["default": 1]),
    Field(
      "stiffness", \.stiffness, .number(.positive),
      "The stiffness of the spring: force per distance.", ["examples": [100]]),
    // What to advise depends on mass and stiffness, which are known when all is read.
    Field(
      "damping", \.damping, .number, "The damping coefficient: friction per speed.",
      ["exclusiveMinimum": 0, "examples": [10]]),
  ]

  private static let options: [Field<SpringDraft>] = [
    Field(
      "initialVelocity", \.velocity, .initialVelocity,
      "The velocity at the start, in distances per second; positive is toward the target. Use [x, y] for positions, as in UIKit.",
      ["examples": [2, [0, 2]]]),
    Field(
      "allowsOverdamping", \.allowsOverdamping, .bool,
      "Whether a damping ratio above 1 is used as it is; by default, Core Animation treats it as 1.",
      ["default": false]),
    Field("delay", \.delay, .time, "How long it waits before it starts."),
  ]

  static let fields = parameters + options

  fileprivate static let ordered = SpringFieldSet.allCases.map { form in
    form.fields.compactMap { name in parameters.first { $0.name == name } } + options
  }

  fileprivate static let referring = ordered.map { $0.filter { $0.visit != nil } }

  static let schema = Schema.fields(
    "A spring, with one of five sets of parameters: mass, stiffness, and damping; dampingRatio and stiffness; duration and bounce; response and dampingFraction; or dampingRatio and duration.",
    fields,
    rules: [
      "anyOf": .array(
        SpringFieldSet.allCases.map { form in
          let optional = [form.optional].compactMap(\.self)
          let fields: Schema = [
            "required": .strings(form.required),
            "propertyNames": ["enum": .strings(form.required + optional + options.map(\.name))],
          ]
          return form == .settling
            ? fields.with(["properties": ["dampingRatio": ["maximum": 1]]]) : fields
        })
    ])

  private static let neverRests =
    "an undamped spring never settles; for a bouncy one, try 0.5"

  private static let bounces = NumberRange(
    "greater than -1 and less than 1",
    help: "write a bounce such as 0.3; a bounce of 1 would never end",
    ["exclusiveMinimum": -1, "exclusiveMaximum": 1]
  ) { $0 > -1 && $0 < 1 }

  init() {}

  /// Takes a spring apart.
  init(_ spring: Spring) {
    velocity = spring.initialVelocity.map { InitialVelocity(x: $0, y: spring.verticalVelocity) }
    delay = spring.delay
    allowsOverdamping = spring.allowsOverdamping
    switch spring.parameters {
    case .use(let reference): use = reference
    case .physical(let mass, let stiffness, let damping):
      form = .physical
      (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    case .ratio(let ratio, let stiffness, let mass):
      form = .ratio
      (dampingRatio, self.stiffness, self.mass) = (ratio, stiffness, mass)
    case .perceptual(let duration, let bounce):
      form = .perceptual
      (self.duration, self.bounce) = (duration, bounce)
    case .response(let response, let fraction, let blend):
      form = .response
      (self.response, dampingFraction, blendDuration) = (response, fraction, blend)
    case .settling(let ratio, let duration):
      form = .settling
      (dampingRatio, self.duration) = (ratio, duration)
    }
  }

  /// Returns the spring, or reports why its fields make none.
  fileprivate mutating func spring(_ value: JSONValue, _ reading: inout Reading) -> Spring? {
    let isDamped = checkDamping(value, &reading)
    let given = value.keys(among: Self.parameters.map(\.name))
    guard let form = SpringFieldSet.allCases.first(where: { $0.fits(given) }) else {
      if value.misspells(Self.fields.map(\.name)) { return nil }
      reading.report(
        given.isEmpty ? PresetRule.missingField : PresetRule.conflict, at: value,
        help:
          "write mass, stiffness, and damping; dampingRatio and stiffness; duration and bounce; "
          + "response and dampingFraction; or dampingRatio and duration"
      ) { "\($0) \(SpringFieldSet.problem(with: given))" }
      return nil
    }
    self.form = form
    guard isDamped, form != .settling || checkSettling(value, &reading) else { return nil }
    return spring
  }

  private func checkSettling(_ value: JSONValue, _ reading: inout Reading) -> Bool {
    guard let dampingRatio else { return false }
    let range = NumberRange(
      "greater than 0 and at most 1 if the duration is the time to settle",
      help: "use dampingRatio and stiffness for an overdamped spring"
    ) { $0 <= 1 }
    return reading.check(dampingRatio, range, at: value["dampingRatio"] ?? value) != nil
  }

  /// Checks the damping coefficient; returns true if it is valid or absent.
  private func checkDamping(_ value: JSONValue, _ reading: inout Reading) -> Bool {
    guard let damping, let json = value["damping"] else { return true }
    // The square root of mass times stiffness makes a damping ratio of one half.
    var advice: String?
    if let mass, let stiffness { advice = Self.rounded((mass * stiffness).squareRoot()) }
    let range = NumberRange.positive.advising(
      "an undamped spring never settles; for a bouncy one, try \(advice ?? "the square root of mass × stiffness")"
    )
    return reading.check(damping, range, at: json) != nil
  }

  /// Returns a number with two significant digits; nil if it is too large or small to advise.
  private static func rounded(_ value: Double) -> String? {
    guard value >= 0.01, value < 1e6 else { return nil }
    var (unit, scale) = (1.0, 1.0)
    while value / unit >= 100 { unit *= 10 }
    while value * scale < 10 { scale *= 10 }
    return ECMAScriptNumber.text((value * scale / unit).rounded() * unit / scale)
  }

  /// The spring; nil if a field of its form is missing.
  var spring: Spring? {
    guard var spring = parameters.map(Spring.init) else { return nil }
    (spring.initialVelocity, spring.verticalVelocity) = (velocity?.x, velocity?.y)
    spring.delay = delay
    spring.allowsOverdamping = allowsOverdamping
    return spring
  }

  private var parameters: Spring.Parameters? {
    switch form {
    case .use: return use.map { .use($0) }
    case .physical:
      guard let mass, let stiffness, let damping else { return nil }
      return .physical(mass: mass, stiffness: stiffness, damping: damping)
    case .ratio:
      guard let dampingRatio, let stiffness else { return nil }
      return .ratio(dampingRatio: dampingRatio, stiffness: stiffness, mass: mass)
    case .perceptual:
      guard let duration, let bounce else { return nil }
      return .perceptual(duration: duration, bounce: bounce)
    case .response:
      guard let response, let dampingFraction else { return nil }
      return .response(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    case .settling:
      guard let dampingRatio, let duration else { return nil }
      return .settling(dampingRatio: dampingRatio, duration: duration)
    }
  }
}
