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
