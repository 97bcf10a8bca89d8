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
