import Motion
import Testing

struct MeasureEvaluationTests {
  private static let symbols = ["a": 6.0, "b": 4, "container.height": 844, "zero": 0]

  @Test(
    "Measures are evaluated",
    arguments: [
      ("80", 80), ("container.height - 80", 764), ("a - b - 1", 1), ("a / b / 2", 0.75),
      ("a + b * 2", 14), ("(a + b) * 2", 20), ("-a * -b", 24), ("a--b", 10), ("zero / a", 0),
    ])
  func values(text: String, expected: Double) throws {
    let measure = try Measure(text)
    #expect(try measure.evaluate(Self.symbols) == expected)
    #expect(try measure.expression.evaluate(Self.symbols) == expected)
    #expect(try Quantity.measure(measure).evaluate(Self.symbols) == expected)
  }

  @Test("A number is its own value")
  func number() throws {
    #expect(try Quantity.number(1.5).evaluate([:]) == 1.5)
  }

  @Test(
    "Measures without a value say why",
    arguments: [
      (
        "y.b + x - y.b * a", "the values of 'y.b', 'x' aren't known", .openMeasure,
        "known only at run time; set a value, such as y.b=100"
      ),
      ("a / zero", "the measure divides by zero", .invalid, nil),
      ("1 / (a - 6)", "the measure divides by zero", .invalid, nil),
      ("huge * huge", "the measure is too large", .invalid, nil),
    ] as [(String, String, MotionError.ErrorKind, String?)])
  func failures(text: String, message: String, kind: MotionError.ErrorKind, help: String?) throws {
    let measure = try Measure(text)
    let symbols = Self.symbols.merging(["huge": 1e200]) { $1 }
    #expect(throws: MotionError(message, kind: kind, help: help)) { try measure.evaluate(symbols) }
  }
}
