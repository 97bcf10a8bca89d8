import Presets
import Testing

@testable import Importing

/// Texts that nest, repeat or never close something tens of thousands of times.
struct HostileCodeTests {
  private static let texts: [(before: String, repeated: String)] = [
    ("let a = ", "-"), ("let a = ", "- "), ("let d = ", "a ?? "), ("let d = ", "a ?: "),
    ("let a = ", "a ? b : "),
    ("const a = ", "x => "), ("let duration = ", "1 + "), ("let duration = ", "1 * (2 + "),
    ("f", "("), ("a", "{"),
    ("a", ".b()"), ("", "class A { "), ("", "func a() { "), ("let a = ", "[.easeIn(duration: 1), "),
    ("withAnimation", "(-("), ("", "await "), ("", "/*"), ("", "\""), ("", "`"), ("", "return "),
    ("", "a = "),
    ("", "a<"), ("", "a: "), ("", "for a in "), ("", "#if false\n"), ("x(", "((]"), ("", "<a b={"),
    ("", "({["),
  ]

  @Test("A long or deep text is read to its end", arguments: CodeLanguage.allCases)
  func ends(language: CodeLanguage) {
    for (before, repeated) in Self.texts {
      let text = before + String(repeating: repeated, count: 20_000) + "1\n"
      let harvest = CodeHarvest([CodeSource(Array(text.utf8), file: "", language)])
      #expect(harvest.records.count <= 20_000)
    }
  }

  @Test("Steps of which a value is an empty list are none", arguments: ["[]", "[[]]", "{}"])
  func emptyList(value: String) {
    for call in ["steps(\(value), 1, 0)", "steps(4, \(value), 1)", "steps(\(value), [], [])"] {
      let harvest = CodeHarvest([CodeSource(Array("const a = \(call)\n".utf8), file: "", .script)])
      #expect(harvest.records.isEmpty, "\(call)")
    }
  }
}
