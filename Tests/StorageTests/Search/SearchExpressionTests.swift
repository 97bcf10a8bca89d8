import Testing

@testable import Storage

@Suite struct SearchExpressionTests {
  @Test(arguments: [
    (["soft"], #""soft" *"#), (["soft", "Card"], #""soft" * AND "card" *"#),
    (["soft card"], #""soft" * AND "card" *"#), (["ease-in"], #""ease in" *"#),
    (["curve/ease-in"], #""curve" * AND "ease in" *"#),
    (["遷移"], #"cjk : "遷移""#), (["画面遷移"], #"cjk : "画面 面遷 遷移""#), (["遷"], #"cjk : "遷" *"#),
    (["UIView遷移"], #""uiview" * AND cjk : "遷移""#), (["遷移UI"], #"cjk : "遷移" AND "ui" *"#),
    (["アニメ", "ｱﾆﾒ"], #"cjk : "あに にめ" AND cjk : "あに にめ""#),
    // What FTS5 would take for its own.
    (["\"soft\""], #""soft" *"#), (["a\"b"], #""a b" *"#), (["soft*"], #""soft" *"#),
    (["(soft"], #""soft" *"#), (["title:soft"], #""title soft" *"#), (["^soft"], #""soft" *"#),
    (["-soft"], #""soft" *"#), (["a", "OR", "b"], #""a" * AND "or" * AND "b" *"#),
    (["NEAR(a b, 3)"], #""near a" * AND "b" * AND "3" *"#),
    (["'; DROP TABLE x"], #""drop" * AND "table" * AND "x" *"#),
    (["a\u{0}b"], #""a b" *"#),
  ])
  func expression(words: [String], expression: String) {
    #expect(SearchExpression.make(words) == expression)
  }

  @Test(arguments: [[], [""], [" ", "\t\n"], ["-"], ["\"\"", "*", "()"], ["😀"], ["…", "。", "・"]])
  func nothingToLookFor(words: [String]) {
    #expect(SearchExpression.make(words) == nil)
  }

  @Test(arguments: [
    String(repeating: "word ", count: 20_000), String(repeating: "a-", count: 50_000),
    String(repeating: "a", count: 100_000), String(repeating: "遷移", count: 16_000),
    String(repeating: "遷a", count: 25_000), String(repeating: "\"", count: 100_000),
  ])
  func longTextsMakeBoundedExpressions(text: String) {
    #expect((SearchExpression.make([text]) ?? "").utf8.count < 10_000)
    let words = text.split(separator: " ").map(String.init)
    #expect((SearchExpression.make(words) ?? "").utf8.count < 10_000)
  }
}
