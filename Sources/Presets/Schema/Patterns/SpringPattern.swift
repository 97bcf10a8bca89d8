/// Springs as expressions, as ``SpringExpression`` reads them.
enum SpringPattern {
  /// A spring, with up to one time.
  static let text: String = {
    let ways = [
      way(["mass", "stiffness", "damping"]),
      way(["dampingRatio", "stiffness"], optional: ["mass"]),
      way(["duration", "bounce"]),
      way(["response", "dampingFraction"], optional: ["blendDuration"]),
      way(["dampingRatio", "duration"], within: ["dampingRatio": atMostOne]),
    ]
    let once = #"(?![^)]*\b([A-Za-z]+)[ \t\n\r]*:[^)]*\b\1[ \t\n\r]*:)"#
    let spring = ExpressionPattern.function("spring", "\(once)(?:\(ways.joined(separator: "|")))")
    // Written once, for the group that finds repeated labels has a number: a time before it is
    // taken where none comes after it.
    let (time, space) = (ExpressionPattern.time, ExpressionPattern.space)
    let first = "(?:\(time)[ \\t\\n\\r]+(?![^)]*\\)\(space)\(time)))?"
    return "\(first)\(spring)(?:\(space)\(time))?"
  }()

  /// The arguments of one way to give a spring, in any order.
  private static func way(
    _ labels: [String], optional: [String] = [], within: [String: String] = [:]
  ) -> String {
    let given = labels.map { "(?=[^)]*\\b\($0)\(colon))" }.joined()
    let arguments = (labels + optional + ["initialVelocity"]).map {
      "\($0)\(colon)(?:\(within[$0] ?? value($0)))"
    }
    let one = "(?:\(arguments.joined(separator: "|")))"
    return "\(given)\(one)(?:\(ExpressionPattern.comma)\(one))*"
  }

  private static let colon = "\(ExpressionPattern.space):\(ExpressionPattern.space)"
  private static let positive =
    "\\+?(?=[0-9.]*[1-9])\(ExpressionPattern.digits)\(ExpressionPattern.power)?"
  private static let atMostOne =
    #"\+?(?=[0-9.]*[1-9])(?:0+(?:\.[0-9]+)?|\.[0-9]+|0*1(?:\.0+)?|[0-9.]+[eE][-+]?[0-9]+)"#
  private static let bounce = #"[-+]?(?:0+(?:\.[0-9]+)?|\.[0-9]+|[0-9.]+[eE][-+]?[0-9]+)"#

  private static func value(_ label: String) -> String {
    switch label {
    case "initialVelocity": ExpressionPattern.number
    case "bounce": bounce
    case "blendDuration":
      "\(ExpressionPattern.time)|(?:\\+?\(ExpressionPattern.digits)|-\(ExpressionPattern.zero))\(ExpressionPattern.power)?"
    case "duration", "response": "\(positive)(?:[mM]?[sS])?"
    default: positive
    }
  }
}
