import Rules
import Testing

struct NamingTests {
  private static func preset(_ fields: String) -> String {
    "{\(fields), \"motion\": {\"named\": \"easeOut\"}}"
  }

  @Test(
    "White space that lists would show",
    arguments: [
      (#""title": "Card", "summary": "A card. It comes in.""#, nil, nil),
      (
        #""title": " Card""#, "/title: the title starts with whitespace",
        .replace(pointer: "/title", json: "\"Card\"")
      ),
      (
        #""summary": "A \"card\"\u3000""#, "/summary: the summary ends with whitespace",
        .replace(pointer: "/summary", json: #""A \"card\"""#)
      ),
      (
        #""summary": "A card.\n\n  It comes in.""#, "/summary: the summary has a line break",
        .replace(pointer: "/summary", json: "\"A card. It comes in.\"")
      ),
      (#""title": """#, "/title: the title is empty", .remove(pointer: "/title")),
      (
        #""title": " \n ""#, "/title: the title starts with whitespace", .remove(pointer: "/title")
      ),
      (
        #""localizations": {"ja": {"title": "カード "}}"#,
        "/localizations/ja/title: the title ends with whitespace",
        .replace(pointer: "/localizations/ja/title", json: "\"カード\"")
      ),
    ] as [(String, String?, FieldEdit?)])
  func whiteSpace(fields: String, message: String?, edit: FieldEdit?) {
    let (rule, preset) = ("naming/white-space", Self.preset(fields))
    #expect(Examined.lines(of: rule, preset: preset) == (message.map { ["info \($0)"] } ?? []))
    #expect(Examined.edits(of: rule, preset: preset) == (edit.map { [$0] } ?? []))
  }

  @Test("Tags in another case") func tags() {
    let preset = Self.preset(#""tags": ["Card", "é", "card", "CARD", "É"]"#)
    #expect(
      Examined.lines(of: "naming/tag-case", preset: preset) == [
        "info /tags/4: the tag 'É' is 'é' in another case",
        "info /tags/3: the tag 'CARD' is 'Card' in another case",
        "info /tags/2: the tag 'card' is 'Card' in another case",
      ])
    #expect(
      Examined.edits(of: "naming/tag-case", preset: preset)
        == [.remove(pointer: "/tags/4"), .remove(pointer: "/tags/3"), .remove(pointer: "/tags/2")])
    #expect(
      Examined.lines(of: "naming/tag-case", preset: Self.preset(#""tags": ["card", "Cards"]"#))
        == [])
  }
}
