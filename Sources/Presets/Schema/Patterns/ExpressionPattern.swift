/// Expressions, as ``MotionExpression`` reads them.
enum ExpressionPattern {
  static let space = #"[ \t\n\r]*"#
  static let digits = #"(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)"#
  static let power = "(?:[eE][-+]?[0-9]+)"
  static let number = "[-+]?\(digits)\(power)?"
  static let zero = #"(?:0+(?:\.0+)?|\.0+)"#
  static let time = "(?:\\+?\(digits)|-\(zero))[mM]?[sS]"

  /// A curve, with up to two times.
  static let curve = timed("\(keyword)|\(function)", 2)
  /// A curve by a function, with up to two times.
  static let curveFunction = timed(function, 2)

  private static let function = "(?:\(bezier)|\(linear)|\(steps))"
  private static let keyword =
    "(?:\(CSSEasing.keywords.map(word).joined(separator: "|")))(?![-A-Za-z0-9])"

  /// What a motion is, with so many times at most, before and after it.
  private static func timed(_ motion: String, _ most: Int) -> String {
    let ways = (0...most).map { before in
      let first = before == 0 ? "" : time + "(?:\(space)\(time)){\(before - 1)}[ \\t\\n\\r]+"
      return "\(first)(?:\(motion))\(times(most - before))"
    }
    return ways.joined(separator: "|")
  }

  /// A word in any case.
  static func word(_ text: String) -> String {
    text.map { $0 == "-" ? "-" : "[\($0.lowercased())\($0.uppercased())]" }.joined()
  }

  /// A function with what stands between its brackets.
  static func function(_ name: String, _ inner: String) -> String {
    "\(word(name))\(space)\\(\(space)\(inner)\(space)\\)"
  }

  private static func times(_ most: Int) -> String { "(?:\(space)\(time)){0,\(most)}" }

  static let comma = "\(space),\(space)"

  private static let bezier: String = {
    let unit = "(?:\(share)|[-+]?\(digits)\(power))"
    return function("cubic-bezier", [unit, number, unit, number].joined(separator: comma))
  }()

  /// A number from 0 to 1, without a power of ten.
  private static let share =
    #"(?:\+?(?:0+(?:\.[0-9]+)?|\.[0-9]+|0*1(?:\.0+)?)|-(?:0+(?:\.0+)?|\.0+))"#

  private static let linear: String = {
    let percentage = "\(number)\(space)%"
    let stop =
      "(?:(?:\(percentage)\(space)){1,2}\(number)|\(number)(?![0-9])(?:\(space)\(percentage)){0,2})"
    return function("linear", "\(stop)(?:\(comma)\(stop))*")
  }()

  private static let steps: String = {
    func jump(_ words: [String]) -> String {
      "\(comma)(?:\(words.map(word).joined(separator: "|")))"
    }
    let exact = #"(?:\.0+)?"#
    let any = "(?:\\+?0*(?:[1-9][0-9]{0,3}|10000)\(exact)|[-+]?\(digits)\(power))"
    let two = "(?:\\+?0*(?:[2-9]|[1-9][0-9]{1,3}|10000)\(exact)|[-+]?\(digits)\(power))"
    let open = jump(["start", "end", "jump-start", "jump-end", "jump-both"])
    return function("steps", "(?:\(any)(?:\(open))?|\(two)\(jump(["jump-none"])))")
  }()
}
