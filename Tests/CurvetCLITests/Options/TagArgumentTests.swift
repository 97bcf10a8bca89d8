import Testing

@testable import CurvetCLI

struct TagArgumentTests {
  @Test("Tags", arguments: ["soft", "m3", "3d", "Flip", "反転", "a/b", "a-b", "👋"])
  func legal(text: String) {
    #expect(TagArgument(argument: text)?.text == text)
  }

  @Test(
    "What is none",
    arguments: [
      "", " ", "a b", "-old", "a\tb", "a\u{1B}", "a\nb", String(repeating: "x", count: 65),
    ])
  func illegal(text: String) {
    #expect(TagArgument(argument: text)?.text == nil)
  }
}
