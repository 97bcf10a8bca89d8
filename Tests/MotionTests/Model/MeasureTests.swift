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
    "write arithmetic with lengths, such as container.height - 80"

  @Test(
    "What is no measure says why",
    arguments: [
      ("", "expected a number or a name in the measure, found the end", advice),
      ("a +", "expected a number or a name in the measure, found the end", advice),
      ("a b", "expected an operator in the measure, found 'b'", advice),
      ("(a", "expected ')' in the measure, found the end", advice),
      ("a)", "expected an operator in the measure, found ')'", advice),
      ("a % 2", "expected an operator in the measure, found '%'", advice),
      ("höhe", "expected an operator in the measure, found 'ö'", advice),
      ("1.5.5", "'1.5.5' isn't a number", nil), (".", "'.' isn't a number", nil),
      ("0x10", "'0x10' isn't a number", nil), ("1e5", "'1e5' isn't a number", nil),
      ("2x", "'2x' isn't a number", nil),
      ("a..b", "'a..b' isn't a valid length name", "use a name such as container.height"),
      ("a.", "'a.' isn't a valid length name", "use a name such as container.height"),
      ("a.2", "'a.2' isn't a valid length name", "use a name such as container.height"),
      (
        String(repeating: "(", count: 33) + "1", "the measure is nested too deeply", nil
      ),
      (String(repeating: "-", count: 33) + "1", "the measure is nested too deeply", nil),
      (
        String(repeating: "1", count: 257), "a measure can have at most 256 characters", nil
      ),
    ] as [(String, String, String?)])
  func isRefused(text: String, message: String, help: String?) {
    #expect(throws: MotionError(message, help: help)) { try Measure(text) }
  }

  @Test("A character with a million marks is not counted as one")
  func marksCount() {
    let text = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(throws: MotionError("a measure can have at most 256 characters")) { try Measure(text) }
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
