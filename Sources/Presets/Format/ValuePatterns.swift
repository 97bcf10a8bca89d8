/// Times with a unit, as ``TimeText`` reads them.
enum TimePattern {
  /// A time of either sign.
  static let any = "^[-+]?\(digits)\(unit)$"
  /// A time of 0 or more.
  static let notNegative = "^(?:\\+?\(digits)|-\(zero))\(unit)$"
  /// A time above 0.
  static let positive = "^\\+?(?=[0-9.]*[1-9])\(digits)\(unit)$"

  private static let digits = #"(?:[0-9]+\.?[0-9]*|\.[0-9]+)"#
  private static let zero = #"(?:0+\.?0*|\.0+)"#
  private static let unit = "[mM]?[sS]"
}

/// Fractions of up to nine digits, of which the first number is not larger than the second.
enum FractionPattern {
  static let text = "^(?:\(shorter)|\(same)|\(smaller))$"

  private static func number(_ digits: ClosedRange<Int>) -> String {
    let first = digits.lowerBound == 1 ? "[0-9]" : "[1-9]"
    let rest = (digits.lowerBound - 1, digits.upperBound - 1)
    if rest == (0, 0) { return first }
    return first + (rest.0 == rest.1 ? "[0-9]{\(rest.0)}" : "[0-9]{\(rest.0),\(rest.1)}")
  }

  private static let shorter = (1...8).map {
    "\(number($0...$0))/\(number($0 + 1...9))"
  }.joined(separator: "|")

  private static let same = #"([1-9][0-9]{0,8})/\1"#

  /// Numbers of one length, alike up to a digit that is smaller.
  private static let smaller: String = {
    let lengths = (1...9).map { "\(number($0...$0))/\(number($0...$0))" }.joined(separator: "|")
    let digits = (0...8).map { "\($0)[0-9]*/\\2[\($0 + 1)-9]" }.joined(separator: "|")
    return "(?=(?:\(lengths))$)([0-9]*)(?:\(digits))[0-9]*"
  }()
}

/// Arithmetic over lengths, as ``MeasureParser`` reads it; brackets may be left open.
enum MeasurePattern {
  static let text = "^\(before)\(operand)\(after)(?:[-+*/]\(before)\(operand)\(after))*$"

  private static let before = "[ (-]*"
  private static let after = "[ )]*"
  private static let operand =
    #"(?:[0-9]+\.?[0-9]*|\.[0-9]+|[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*)"#
}

/// Path data, as ``PathParser`` reads it.
enum PathPattern {
  /// Any path data.
  static let any: String = {
    let commands = [
      move, run("LlTt", pair), run("HhVv", number), run("Cc", times(3)), run("SsQq", times(2)),
      arc, "[Zz]",
    ]
    return "^\(space)\(move)(?:\(space)(?:\(commands.joined(separator: "|"))))*\(space)$"
  }()

  /// A curve of time: one line from 0,0, whose last point is 1,1 where it is absolute.
  static let timing: String = {
    let commands = [run("LlTt", pair), run("Cc", times(3)), run("SsQq", times(2))]
    let start = "\(space)[Mm]\(space)\(zero)\(comma)\(zero)"
    let end =
      "(?=[\\s\\S]*(?:[mlcsqt][^MLCSQTmlcsqt]*|[MLCSQT, \\t\\n\\f\\r]\(one)\(comma)\(one)\(space))$)"
    let lines = "(?:\(comma)\(pair))*(?:\(space)(?:\(commands.joined(separator: "|"))))*"
    return "^\(end)\(start)(?!\(space)$)\(lines)\(space)$"
  }()

  private static let move = run("Mm", pair)

  private static let arc: String = {
    let flag = "[01]"
    let away = "\(space),?\(space)"
    let once =
      "\(number)\(comma)\(number)\(comma)\(number)\(comma)\(flag)\(away)\(flag)\(away)\(pair)"
    return "[Aa]\(space)\(once)(?:\(comma)\(once))*"
  }()

  private static let space = #"[ \t\n\f\r]*"#
  /// What parts two numbers: white space with at most one comma, or nothing before a sign or point.
  private static let comma = #"(?:[ \t\n\f\r]+,?[ \t\n\f\r]*|,[ \t\n\f\r]*|(?=[-+.]))"#
  private static let number =
    #"[-+]?(?:[0-9]*\.[0-9]+|[0-9]+(?!\.[0-9]))(?![0-9])(?:[eE][-+]?[0-9]+)?"#
  private static let power = #"(?:[eE][-+]?[0-9]+)"#
  private static let zero = #"[-+]?(?:0*\.0+|0+(?!\.[0-9]))(?![0-9])"# + power + "?"
  private static let one = #"(?:\+?0*1(?:\.0+)?|\+?[0-9.]+"# + power + ")"
  private static let pair = "\(number)\(comma)\(number)"

  private static func times(_ count: Int) -> String {
    "\(pair)(?:\(comma)\(pair)){\(count - 1)}"
  }

  /// A command with its numbers once or more.
  private static func run(_ letters: String, _ numbers: String) -> String {
    "[\(letters)]\(space)\(numbers)(?:\(comma)\(numbers))*"
  }
}
