import Motion
import Testing

struct MeasureTests {
  @Test(
    "Measures are arithmetic with the customary precedence",
    arguments: [
      ("80", "80"), (".5", "0.5"), ("  2 ", "2"), ("height", "height"),
      ("container.height - 80", "(container.height - 80)"),
      ("a + b * c", "(a + (b * c))"), ("(a + b) * c", "((a + b) * c)"),
      ("a - b - c", "((a - b) - c)"), ("a / b / c", "((a / b) / c)"), ("-a * -b", "(-a * -b)"),
      ("- (a)", "-a"), ("a--b", "(a - -b)"), ("safe_area.top2", "safe_area.top2"),
      ("_x._y", "_x._y"),
    ])
  func isRead(text: String, expected: String) throws {
    let measure = try Measure(text)
    #expect(shown(measure.expression) == expected)
    #expect(measure.text == text)
  }

  private func shown(_ expression: Measure.Expression) -> String {
    switch expression {
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .symbol(let name): name
    case .negated(let inner): "-" + shown(inner)
    case .operation(let sign, let left, let right):
      "(\(shown(left)) \(sign.rawValue) \(shown(right)))"
    }
  }

  private static let advice =
    "a measure is arithmetic over lengths, such as container.height - 80"

  @Test(
    "What is no measure says why",
    arguments: [
      ("", "a measure wants a number or a name here, found the end", advice),
      ("a +", "a measure wants a number or a name here, found the end", advice),
      ("a b", "a measure wants an operator here, found 'b'", advice),
      ("(a", "a measure wants ')' here, found the end", advice),
      ("a)", "a measure wants an operator here, found ')'", advice),
      ("a % 2", "a measure wants an operator here, found '%'", advice),
      ("höhe", "a measure wants an operator here, found 'ö'", advice),
      ("1.5.5", "'1.5.5' is not a number", nil), (".", "'.' is not a number", nil),
      ("0x10", "'0x10' is not a number", nil), ("1e5", "'1e5' is not a number", nil),
      ("2x", "'2x' is not a number", nil),
      ("a..b", "'a..b' is not the name of a length", "names look like container.height"),
      ("a.", "'a.' is not the name of a length", "names look like container.height"),
      ("a.2", "'a.2' is not the name of a length", "names look like container.height"),
      (
        String(repeating: "(", count: 33) + "1", "the measure is nested too deeply", nil
      ),
      (String(repeating: "-", count: 33) + "1", "the measure is nested too deeply", nil),
      (
        String(repeating: "1", count: 257), "a measure has at most 256 characters", nil
      ),
    ] as [(String, String, String?)])
  func isRefused(text: String, message: String, help: String?) {
    #expect(throws: MotionError(message, help: help)) { try Measure(text) }
  }

  @Test("A character with a million marks is not counted as one")
  func marksCount() {
    let text = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(throws: MotionError("a measure has at most 256 characters")) { try Measure(text) }
  }

  @Test(
    "Symbols are listed once, in order of appearance",
    arguments: [
      ("1 + 2", []), ("b - a * b", ["b", "a"]), ("-(x.y) / z + x.y", ["x.y", "z"]),
    ] as [(String, [String])])
  func symbols(text: String, expected: [String]) throws {
    #expect(try Measure(text).symbols == expected)
  }
}
