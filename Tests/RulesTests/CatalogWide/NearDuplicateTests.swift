import Testing

/// Curves that nobody could distinguish, by their largest difference.
struct NearDuplicateTests {
  private static func lines(_ one: String, _ other: String) -> [String] {
    let text = "{\"presets\": {\"curve/a\": \"\(one)\", \"curve/b\": \"\(other)\"}}"
    return Examined(text, only: "catalog/near-duplicate").lines
  }

  @Test(
    "The difference is an extremum, and no less than what is said",
    arguments: [
      // .010117 at .161.
      (
        "cubic-bezier(.2, 0, 0, 1) 300ms", "cubic-bezier(.2, 0, .01, 1) 300ms",
        "differs from \"curve/a\" by 0.0102 at most"
      ),
      ("ease 300ms", "cubic-bezier(.25, .1, .25, 1) 300ms", "is the same as \"curve/a\""),
      // A spike of .01 is between two of 128 instants, and then one of .4.
      (
        "linear 1s", "linear(0, .5 50%, .511 50.1%, .502 50.2%, 1) 1s",
        "differs from \"curve/a\" by 0.01 at most"
      ),
      ("linear 1s", "linear(0, .5 50%, .901 50.1%, .502 50.2%, 1) 1s", nil),
    ] as [(String, String, String?)])
  func difference(one: String, other: String, words: String?) {
    let expected = words.map { "info catalog/near-duplicate curve/b /motion: \($0)" }
    #expect(Self.lines(one, other) == (expected.map { [$0] } ?? []))
  }
}
