import Testing

@testable import CurvetCLI

struct SecondsArgumentTests {
  @Test(
    "Times with and without a unit",
    arguments: [("0.3", 0.3), (".3", 0.3), ("300ms", 0.3), ("2s", 2), ("1", 1)]
      as [(String, Double)])
  func reads(text: String, seconds: Double) {
    #expect(SecondsArgument(argument: text)?.seconds == seconds)
  }

  @Test(
    "What is no time", arguments: ["", "0", "-1", "0s", "soon", "nan", "inf", "3 s", "ease-in"])
  func refuses(text: String) {
    #expect(SecondsArgument(argument: text) == nil)
  }
}
