import Diagnostics
import Motion
import StrictJSON

/// Springs written as `spring(mass: 1, stiffness: 100, damping: 10)`; the bracket has been taken.
enum SpringExpression {
  private static let labels = [
    "mass", "stiffness", "damping", "dampingRatio", "duration", "bounce", "response",
    "dampingFraction", "blendDuration", "initialVelocity",
  ]

  static func parse(
    _ scanner: inout ExpressionScanner, asTyped isTyped: Bool = false
  ) throws(MotionError) -> Spring {
    let values = try arguments(&scanner, isTyped)
    let given = Set(values.keys).subtracting(["initialVelocity"])
    func value(_ label: String) -> Double { values[label] ?? 0 }
    let parameters: Spring.Parameters
    switch given {
    case ["mass", "stiffness", "damping"]:
      parameters = .physical(
        mass: value("mass"), stiffness: value("stiffness"), damping: value("damping"))
    case ["dampingRatio", "stiffness"], ["dampingRatio", "stiffness", "mass"]:
      parameters = .ratio(
        dampingRatio: value("dampingRatio"), stiffness: value("stiffness"), mass: values["mass"])
    case ["duration", "bounce"]:
      parameters = .perceptual(duration: .seconds(value("duration")), bounce: value("bounce"))
    case ["response", "dampingFraction"], ["response", "dampingFraction", "blendDuration"]:
      parameters = .response(
        response: .seconds(value("response")), dampingFraction: value("dampingFraction"),
        blendDuration: values["blendDuration"].map(Time.seconds))
    case ["dampingRatio", "duration"]:
      guard value("dampingRatio") <= 1 else {
        throw MotionError("dampingRatio must be at most 1 where the duration is the time to settle")
      }
      parameters = .settling(
        dampingRatio: value("dampingRatio"), duration: .seconds(value("duration")))
    default:
      let found = labels.filter(given.contains).joined(separator: ", ")
      throw MotionError(
        found.isEmpty ? "spring() is empty" : "spring() is not given by \(found)",
        help: "write spring(mass:, stiffness:, damping:), spring(duration:, bounce:), "
          + "spring(response:, dampingFraction:), spring(dampingRatio:, stiffness:) or "
          + "spring(dampingRatio:, duration:)")
    }
    var spring = Spring(parameters)
    spring.initialVelocity = values["initialVelocity"].map(Quantity.number)
    return spring
  }

  private static func arguments(
    _ scanner: inout ExpressionScanner, _ isTyped: Bool
  ) throws(MotionError) -> [String: Double] {
    var values: [String: Double] = [:]
    if scanner.take(")") { return values }
    repeat {
      guard let label = scanner.word(lowercased: false) else {
        throw MotionError("expected a label such as mass:, found \(scanner.found())")
      }
      guard labels.contains(label) else {
        throw MotionError(
          "spring() does not know '\(label)'", help: Suggestion.question(for: label, among: labels))
      }
      try scanner.expect(":")
      let isTime = ["duration", "response", "blendDuration"].contains(label)
      let time = isTime ? scanner.time() : nil
      let number: Double
      if let time {
        number = time
      } else {
        number = try scanner.expectNumber("a number for \(label)")
        if isTime, isTyped, number > MotionExpression.longestUnitless {
          let text = ECMAScriptNumber.text(number)
          throw MotionError(
            "\(label): \(text) has no unit",
            help: "write \(label): \(text)ms or \(label): \(text)s")
        }
      }
      guard values.updateValue(number, forKey: label) == nil else {
        throw MotionError("'\(label)' is given twice")
      }
      try check(label, number)
    } while scanner.take(",")
    try scanner.expect(")")
    return values
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
