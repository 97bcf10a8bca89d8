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

  /// A motion with up to `most` times before and after it.
  private static func timed(_ motion: String, _ most: Int) -> String {
    let forms = (0...most).map { before in
      let first = before == 0 ? "" : time + "(?:\(space)\(time)){\(before - 1)}[ \\t\\n\\r]+"
      return "\(first)(?:\(motion))\(times(most - before))"
    }
    return forms.joined(separator: "|")
  }

  /// A word in any case.
  static func word(_ text: String) -> String {
    text.map { $0 == "-" ? "-" : "[\($0.lowercased())\($0.uppercased())]" }.joined()
  }

  /// A function with its arguments.
  static func function(_ name: String, _ inner: String) -> String {
    "\(word(name))\(space)\\(\(space)\(inner)\(space)\\)"
  }

  private static func times(_ most: Int) -> String { "(?:\(space)\(time)){0,\(most)}" }

  static let comma = "\(space),\(space)"

  private static let bezier: String = {
    let unit = "(?:\(unitNumber)|[-+]?\(digits)\(power))"
    return function("cubic-bezier", [unit, number, unit, number].joined(separator: comma))
  }()

  /// A number from 0 to 1, without a power of ten.
  private static let unitNumber =
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

/// Springs as expressions, as ``SpringExpression`` reads them.
enum SpringPattern {
  /// A spring, with up to one time.
  static let text: String = {
    let forms = SpringFieldSet.own.map { form in
      pattern(form, within: form == .settling ? ["dampingRatio": atMostOne] : [:])
    }
    let once = #"(?![^)]*\b([A-Za-z]+)[ \t\n\r]*:[^)]*\b\1[ \t\n\r]*:)"#
    let spring = ExpressionPattern.function("spring", "\(once)(?:\(forms.joined(separator: "|")))")
    // Written once, because the group that finds repeated labels has a number: a time before it is
    // taken if none comes after it.
    let (time, space) = (ExpressionPattern.time, ExpressionPattern.space)
    let first = "(?:\(time)[ \\t\\n\\r]+(?![^)]*\\)\(space)\(time)))?"
    return "\(first)\(spring)(?:\(space)\(time))?"
  }()

  /// The arguments of a form of springs, in any order.
  private static func pattern(_ form: SpringFieldSet, within: [String: String]) -> String {
    let given = form.required.map { "(?=[^)]*\\b\($0)\(colon))" }.joined()
    let optional = [form.optional].compactMap(\.self)
    let arguments = (form.required + optional + ["initialVelocity"]).map {
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

  /// A curve of time: one line from 0,0, whose last point is 1,1 if it is absolute.
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
  /// The separator of two numbers: whitespace with at most one comma, or nothing before a sign or
  /// point.
  private static let comma = #"(?:[ \t\n\f\r]+,?[ \t\n\f\r]*|,[ \t\n\f\r]*|(?=[-+.]))"#
  private static let number =
    #"[-+]?(?:[0-9]*\.[0-9]+|[0-9]+(?!\.[0-9]))(?![0-9])(?:[eE][-+]?[0-9]+)?"#
  private static let power = #"(?:[eE][-+]?[0-9]+)"#
  private static let zero = #"[-+]?(?:0*\.0+|0+(?!\.[0-9]))(?![0-9])"# + power + "?"
  private static let one = #"(?:\+?0*1(?:\.0+)?|\+?[0-9.]+"# + power + ")"
  private static let pair = "\(number)\(comma)\(number)"

  private static func times(_ count: Int) -> String { "\(pair)(?:\(comma)\(pair)){\(count - 1)}" }

  /// A command with its numbers once or more.
  private static func run(_ letters: String, _ numbers: String) -> String {
    "[\(letters)]\(space)\(numbers)(?:\(comma)\(numbers))*"
  }
}
