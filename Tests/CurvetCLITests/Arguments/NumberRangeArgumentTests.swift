import Testing

@testable import CurvetCLI

struct NumberRangeArgumentTests {
  @Test(
    "Ranges",
    arguments: [
      ("0.2..0.5", 0.2...0.5), ("..0.5", 0...0.5), ("0.5..", 0.5...1e9), ("..", 0...1e9),
      (">=1", 1...1e9), ("<=1", 0...1), (">1", 1.0.nextUp...1e9), ("<1", 0...1.0.nextDown),
      ("0.25", 0.25...0.25), (".25", 0.25...0.25), ("1..1", 1...1),
    ])
  func legal(text: String, range: ClosedRange<Double>) {
    #expect(NumberRangeArgument(argument: text)?.range == range)
  }

  @Test(
    "What is none",
    arguments: [
      "", "short", "0.5..0.2", "0.2...0.5", ">", "<", ">=", ">-1", "<0", "nan", "nan..1", "1..nan",
      "inf", ">inf", "=1", "1-2", "0,5", "1e999",
    ])
  func illegal(text: String) {
    #expect(NumberRangeArgument(argument: text)?.range == nil)
  }
}
