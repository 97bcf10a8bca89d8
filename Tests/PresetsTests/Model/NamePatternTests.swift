import Presets
import Testing

struct NamePatternTests {
  @Test(
    "A pattern matches whole names",
    arguments: [
      ("curve/*", ["curve/a", "curve/app/card"], ["curve", "curves/a", "a/curve/b"]),
      ("*/card", ["curve/card", "a/b/card"], ["card", "curve/card-out", "curve/cards"]),
      ("curve/*/card", ["curve/a/card", "curve/a/b/card"], ["curve/card"]),
      ("curve/a?", ["curve/a1", "curve/ab"], ["curve/a", "curve/a12"]),
      ("*", ["a", "curve/app/card"], []),
      ("**/c*d", ["a/cd", "a/b/card"], ["a/b/cards", "cd"]),
      ("*a*b*a", ["aba", "a/b/b/a", "xaxbxa"], ["ab", "ba", "abab"]),
      ("????", ["card", "a/b1"], ["car", "cards"]),
    ] as [(String, [String], [String])])
  func matching(text: String, inside: [String], outside: [String]) throws {
    let pattern = try #require(NamePattern(text))
    #expect(inside.filter { !pattern.matches($0) } == [])
    #expect(outside.filter(pattern.matches) == [])
  }

  @Test("The beginnings of names") func prefix() throws {
    let pattern = try #require(NamePattern(prefix: "carbon/"))
    #expect(pattern == NamePattern("carbon/*"))
    #expect(pattern.matches("carbon/a"))
    #expect(!pattern.matches("carbon"))
    #expect(NamePattern(prefix: "curve/app/c?") == nil)
    #expect(NamePattern(prefix: "/app") == nil)
    #expect(NamePattern(prefix: "") == nil)
    #expect(NamePattern("curve/a*p/*")?.literalPrefix == "curve/a")
    #expect(NamePattern("*/card")?.literalPrefix == "")
  }

  @Test(
    "Anything else is no pattern",
    arguments: [
      "", "curve/card", "Curve/*", "a b*", "a[bc]*", "反転*", "steps(4) * 2", "ease-out 300ms?",
      String(repeating: "*", count: 129),
    ])
  func refusing(text: String) {
    #expect(NamePattern(text) == nil)
  }
}
