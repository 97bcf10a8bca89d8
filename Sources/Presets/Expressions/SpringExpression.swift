import Diagnostics
import Motion
import StrictJSON

/// Springs written as `spring(mass: 1, stiffness: 100, damping: 10)`; the bracket has been taken.
public enum SpringExpression {
  private static let labels = [
    "mass", "stiffness", "damping", "dampingRatio", "duration", "bounce", "response",
    "dampingFraction", "blendDuration", "initialVelocity", "allowsOverdamping",
  ]
  private static let numbers: [String: any WritableKeyPath<SpringDraft, Double?> & Sendable] = [
    "mass": \.mass, "stiffness": \.stiffness, "damping": \.damping, "bounce": \.bounce,
    "dampingRatio": \.dampingRatio, "dampingFraction": \.dampingFraction,
  ]
  private static let times: [String: any WritableKeyPath<SpringDraft, Time?> & Sendable] = [
    "duration": \.duration, "response": \.response, "blendDuration": \.blendDuration,
  ]

  /// Parses what is in the brackets of spring(…), and the closing bracket.
  static func parse(
    _ scanner: inout ExpressionScanner, asTyped isTyped: Bool = false
  ) throws(MotionError) -> Spring {
    var draft = SpringDraft()
    let given = try arguments(&scanner, isTyped, &draft)
    draft.form = SpringFieldSet.own.first { $0.fits(given) } ?? .use
    if draft.form == .settling, draft.dampingRatio ?? 0 > 1 {
      throw MotionError("dampingRatio must be at most 1 if the duration is the time to settle")
    }
    if let spring = draft.spring { return spring }
    throw MotionError(
      "spring() \(SpringFieldSet.problem(with: given))",
      help: "write spring(mass:, stiffness:, damping:), spring(duration:, bounce:), "
        + "spring(response:, dampingFraction:), spring(dampingRatio:, stiffness:), or "
        + "spring(dampingRatio:, duration:)")
  }

  /// Returns the arguments that an expression has for a spring, in canonical order.
  static func arguments(of spring: Spring) -> [(label: String, value: Double)] {
    let draft = SpringDraft(spring)
    let parameters = draft.form.fields.compactMap { label -> (label: String, value: Double)? in
      let value =
        numbers[label].map { draft[keyPath: $0] }
        ?? times[label].map { draft[keyPath: $0]?.seconds }
      return (value ?? nil).map { (label, $0) }
    }
    guard case .number(let velocity) = spring.initialVelocity else { return parameters }
    return parameters + [("initialVelocity", velocity)]
  }

  /// Parses the arguments; returns the labels of the parameters.
  private static func arguments(
    _ scanner: inout ExpressionScanner, _ isTyped: Bool, _ draft: inout SpringDraft
  ) throws(MotionError) -> [String] {
    var given: Set<String> = []
    if scanner.take(")") { return [] }
    repeat {
      guard let label = scanner.word(lowercased: false) else {
        throw MotionError("expected a label such as mass:, found \(scanner.found())")
      }
      guard labels.contains(label) else {
        throw MotionError(
          "spring() has no parameter '\(label)'",
          help: Suggestion.question(for: label, among: labels))
      }
      try scanner.expect(":")
      if label == "allowsOverdamping" {
        guard let word = scanner.word(lowercased: true), ["true", "false"].contains(word) else {
          throw MotionError("allowsOverdamping must be true or false")
        }
        draft.allowsOverdamping = word == "true"
        continue
      }
      let number = try value(of: label, &scanner, isTyped)
      guard given.insert(label).inserted else { throw MotionError("'\(label)' is specified twice") }
      try check(label, number)
      if let path = numbers[label] {
        draft[keyPath: path] = number
      } else if let path = times[label] {
        draft[keyPath: path] = .seconds(number)
      } else {
        draft.velocity = InitialVelocity(x: .number(number))
      }
    } while scanner.take(",")
    try scanner.expect(")")
    return labels.dropLast(2).filter(given.contains)
  }

  /// Parses what is in the brackets of origami(…), and the closing bracket.
  static func parseOrigami(_ scanner: inout ExpressionScanner) throws(MotionError) -> Spring {
    let forms = [["tension", "friction"], ["bounciness", "speed"]]
    var figures: [String: Double] = [:]
    repeat {
      guard let label = scanner.word(lowercased: false), forms.joined().contains(label) else {
        throw MotionError(
          "origami() takes tension and friction, or bounciness and speed",
          help: "write origami(tension: 40, friction: 7) or origami(bounciness: 8, speed: 12)")
      }
      try scanner.expect(":")
      let number = try scanner.expectNumber("a number for \(label)")
      guard figures.updateValue(number, forKey: label) == nil else {
        throw MotionError("'\(label)' is specified twice")
      }
    } while scanner.take(",")
    try scanner.expect(")")
    return try origami(figures)
  }

  /// Returns the spring of Origami's tension and friction, or bounciness and speed.
  ///
  /// - Throws: ``MotionError`` if other figures are given, or nothing could move by them.
  public static func origami(_ figures: [String: Double]) throws(MotionError) -> Spring {
    let physical: (stiffness: Double, damping: Double)
    if figures.count == 2, let tension = figures["tension"], let friction = figures["friction"] {
      physical = OrigamiSpring.physical(tension: tension, friction: friction)
    } else if figures.count == 2, let bounce = figures["bounciness"], let speed = figures["speed"] {
      physical = OrigamiSpring.physical(bounciness: bounce, speed: speed)
    } else {
      throw MotionError(
        "origami() takes tension and friction, or bounciness and speed",
        help: "write origami(tension: 40, friction: 7) or origami(bounciness: 8, speed: 12)")
    }
    guard physical.stiffness > 0, physical.damping > 0, physical.stiffness.isFinite,
      physical.damping.isFinite
    else {
      throw MotionError("these values make no spring: its stiffness or damping isn't above 0")
    }
    var spring = Spring(
      .physical(
        mass: 1, stiffness: Figure.rounded(physical.stiffness, to: 12),
        damping: Figure.rounded(physical.damping, to: 12)))
    // Unlike Core Animation, these tools play overdamped springs unchanged.
    if physical.damping > 2 * physical.stiffness.squareRoot() { spring.allowsOverdamping = true }
    return spring
  }

  private static func value(
    of label: String, _ scanner: inout ExpressionScanner, _ isTyped: Bool
  ) throws(MotionError) -> Double {
    let isTime = times[label] != nil
    if isTime, let time = scanner.time() { return time }
    let number = try scanner.expectNumber("a number for \(label)")
    if isTime, isTyped, number > MotionExpression.longestUnitless {
      let text = ECMAScriptNumber.text(number)
      throw MotionError(
        "\(label): \(text) has no unit", help: "write \(label): \(text)ms or \(label): \(text)s")
    }
    return number
  }

  private static func check(_ label: String, _ number: Double) throws(MotionError) {
    switch label {
    case "initialVelocity": break
    case "bounce":
      guard number > -1, number < 1 else {
        throw MotionError("bounce must be greater than -1 and less than 1")
      }
    case "blendDuration":
      guard number >= 0 else { throw MotionError("blendDuration must be 0 or more") }
    default:
      guard number > 0 else { throw MotionError("\(label) must be greater than 0") }
    }
  }
}
