import Diagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("dampin", ["stiffness", "damping", "mass"], ["damping"]),
    ("Damping", ["damping"], ["damping"]),
    ("damping", ["Damping", "damping"], ["Damping", "damping"]),
    // A transposition counts once.
    ("cruve", ["curve"], ["curve"]),
    ("delya", ["delay", "relay"], ["delay"]),
    // A third of the word's length may differ, no more.
    ("stiffnes", ["stiffness"], ["stiffness"]),
    ("stuffnoss", ["stiffness"], ["stiffness"]),
    ("stuffnuzz", ["stiffness"], []),
    ("mess", ["mass", "less", "loss"], ["mass", "less"]),
    // The nearest first, equal ones in the order given, three at most.
    ("cart", ["card", "cast", "cars", "dart", "cart"], ["cart", "card", "cast"]),
    // What begins with the word follows.
    ("dur", ["duration", "durable", "our"], ["our", "duration", "durable"]),
    ("d", ["duration"], []),
    // A word of one letter has nothing in common with another.
    ("x", ["y", "xy", "z"], ["xy"]),
    ("ab", ["b", "ba", "cd"], ["b", "ba"]),
    ("cart", ["card", "card", "cast"], ["card", "cast"]),
    ("", ["a"], []),
    ("a", [], []),
    ("длительност", ["длительность"], ["длительность"]),
  ])
  func nearest(word: String, candidates: [String], expected: [String]) {
    #expect(Suggestion.nearest(to: word, among: candidates) == expected)
  }

  @Test func limitIsKept() {
    let found = Suggestion.nearest(to: "cart", among: ["card", "cast", "dart"], limit: 1)
    #expect(found == ["card"])
  }

  @Test(arguments: [
    ("curv", ["curve"], "did you mean 'curve'?"),
    ("cart", ["card", "cast"], "did you mean 'card' or 'cast'?"),
    ("cart", ["card", "cast", "dart"], "did you mean 'card', 'cast' or 'dart'?"),
    ("zebra", ["card"], nil),
  ])
  func question(word: String, candidates: [String], expected: String?) {
    #expect(Suggestion.question(for: word, among: candidates) == expected)
  }
}
