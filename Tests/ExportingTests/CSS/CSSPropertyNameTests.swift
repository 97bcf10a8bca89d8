import BrowserChecking
import Foundation
import Motion
import Testing

@testable import Exporting

/// The properties and keywords that exports may name are ones that Chromium knows.
struct CSSPropertyNameTests {
  @Test("Chromium knows every property and every keyword") func known() throws {
    var asked = CSSPropertyName.texts.map { [$0, "inherit"] }
    for (property, words) in DiscreteProperty.keywords {
      #expect(CSSPropertyName.texts.contains(property))
      asked += words.map { [property, $0] }
    }
    asked += CSSPropertyName.lengths.map { [$0, "1px"] }
    asked += CSSPropertyName.numbers.map { [$0, "1"] }
    asked += CSSPropertyName.colors.map { [$0, "red"] }
    let json = String(
      decoding: try JSONEncoder().encode(asked.sorted { $0[0] < $1[0] }), as: UTF8.self)
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        "export default asked => asked.filter(([name, value]) => !CSS.supports(name, value))",
        expression: "exports => exports.default(\(json))"))
    let unknown = try JSONDecoder().decode([[String]].self, from: Data(answer.utf8))
    #expect(unknown == [])
  }

  @Test(
    "Texts are values if they end where they seem to",
    arguments: [
      ("0 0", true), ("circle(10px at 50% 50%)", true), ("\"a;}\"", true), ("'it\\'s'", true),
      ("url(a.png) 10px", true), ("url( \"a b\" )", true), ("/* } */ none", true),
      ("#ff0000", true),
      ("", false), (" ", false), ("\"a", false), ("'", false), ("a;b", false), ("a}", false),
      ("{", false), ("(", false), (")", false), ("[)", false), ("/* a", false), ("a \\", false),
      ("red !important", false), ("url(a b)", false), ("url(a", false), ("url(\"a\" b)", false),
      ("\"</style>\"", false), ("a\nb", false), ("@import", false), ("<b>", false), ("$x", false),
    ])
  func closed(_ text: String, _ isClosed: Bool) {
    #expect(CSSOutputValueText.isClosed(text) == isClosed)
  }
}
