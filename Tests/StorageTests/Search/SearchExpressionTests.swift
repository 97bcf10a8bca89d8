import Testing

@testable import Storage

@Suite struct SearchExpressionTests {
  @Test(arguments: [
    (["velvet"], #""velvet" *"#), (["velvet", "Card"], #""velvet" * AND "card" *"#),
    (["velvet card"], #""velvet" * AND "card" *"#), (["ease-in"], #""ease in" *"#),
    (["curve/ease-in"], #""curve" * AND "ease in" *"#),
    (["遷移"], #"cjk : "遷移""#), (["画面遷移"], #"cjk : "画面 面遷 遷移""#), (["遷"], #"cjk : "遷" *"#),
    (["UIView遷移"], #""uiview" * AND cjk : "遷移""#), (["遷移UI"], #"cjk : "遷移" AND "ui" *"#),
    (["アニメ", "ｱﾆﾒ"], #"cjk : "あに にめ" AND cjk : "あに にめ""#),
    // What FTS5 would take for its own.
    (["\"velvet\""], #""velvet" *"#), (["a\"b"], #""a b" *"#), (["velvet*"], #""velvet" *"#),
    (["(velvet"], #""velvet" *"#), (["title:velvet"], #""title velvet" *"#),
    (["^velvet"], #""velvet" *"#),
    (["-velvet"], #""velvet" *"#), (["d", "OR", "k"], #""d" * AND "or" * AND "k" *"#),
    (["NEAR(a k, 3)"], #""near a" * AND "k" * AND "3" *"#),
    (["'; DROP TABLE x"], #""drop" * AND "table" * AND "x" *"#),
    (["a\u{0}b"], #""a b" *"#),
    // Words and beginnings of words for how a motion feels, in any language.
    (["soft"], "(\"soft\" * OR body : \"\u{E000}soft\")"),
    (["Мягк"], "(\"мягк\" * OR body : \"\u{E000}soft\")"),
    (["мягкая"], "(\"мягкая\" * OR body : \"\u{E000}soft\")"),
    (["плавное"], "(\"плавное\" * OR body : \"\u{E000}soft\")"), (["мост"], "\"мост\" *"),
    (["замах"], "(\"замах\" * OR body : \"\u{E000}anticipating\")"),
    (["ゆったりした"], "(cjk : \"ゆっ った たり りし した\" OR body : \"\u{E000}lazy\")"),
    (["弾む"], "(cjk : \"弾む\" OR body : \"\u{E000}bouncy\")"),
    (["spri card"], "(\"spri\" * OR body : \"\u{E000}bouncy\") AND \"card\" *"),
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
