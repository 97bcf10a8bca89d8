import Motion
import Testing

struct ShareTests {
  @Test(
    "Fractions are read as they are written",
    arguments: [
      ("1/3", .fraction(1, 3)), ("2/6", .fraction(2, 6)), ("0/1", .fraction(0, 1)),
      ("7/7", .fraction(7, 7)), ("999999999/999999999", .fraction(999_999_999, 999_999_999)),
      ("1/0", nil), ("4/3", nil), ("1", nil), ("/", nil), ("1/", nil), ("/3", nil), ("1/2/3", nil),
      ("-1/3", nil), ("+1/3", nil), ("01/3", nil), ("1/03", nil), (" 1/3", nil), ("1 /3", nil),
      ("1.0/3", nil), ("１/3", nil), ("1/1000000000", nil), ("", nil),
    ] as [(String, Fraction?)])
  func fraction(text: String, expected: Fraction?) {
    #expect(Fraction(fraction: text) == expected)
  }

  @Test(
    "A fraction has a value",
    arguments: [
      (.decimal(0.25), 0.25), (.fraction(1, 4), 0.25), (.fraction(1, 3), 1.0 / 3),
    ] as [(Fraction, Double)])
  func value(fraction: Fraction, expected: Double) {
    #expect(fraction.value == expected)
  }
}
