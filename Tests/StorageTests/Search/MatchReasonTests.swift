import Presets
import Testing

@testable import Storage

struct MatchReasonTests {
  private static let payload = #"""
    {"name":"curve/card-grow","title":"Card","summary":"The small card of a list moves up and grows to full screen while the rest fades.","tags":["hero","soft-touch"],"role":"enter","aliases":["expand"],"source":{"title":"A book","author":"Йоханссон"},"localizations":{"ja":{"title":"カード","summary":"一覧の小さなカードが上に動きながら、画面いっぱいに広がっていきます。ほかの項目はそのあいだに薄れます。"},"ru":{"summary":"Мягкая карточка, ещё одна"}},"motion":{"cubicBezier":[0,0,1,1]}}
    """#

  @Test(
    "Where a word was found that one does not see",
    arguments: [
      ("card", []), ("CARD", []), ("cardgrow", []), ("card-gr", []), ("curve", []),
      ("hero", ["tag: hero"]), ("her", ["tag: hero"]), ("touch", ["tag: soft-touch"]),
      ("soft", ["tag: soft-touch"]), ("enter", ["role: enter"]), ("exp", ["alias: expand"]),
      ("full", ["summary: …grows to full screen while the rest…"]),
      ("fades", ["summary: …the rest fades."]),
      ("small card", ["summary: The small card of a list moves up and…"]),
      ("book", ["source: A book"]), ("иоханссон", ["source: Йоханссон"]),
      ("ｶｰﾄﾞ", ["ja: カード"]), ("いっぱい", ["ja: …ドが上に動きながら、画面いっぱいに広がっていきます。ほかの項目はそのあいだに薄れ…"]),
      ("мягк еще", ["ru: Мягкая карточка, ещё одна"]),
      ("bouncy", ["feel: bouncy"]), ("弾む", ["feel: 弾む"]), ("прыгучий", ["feel: прыгучий"]),
      ("hero card full", ["tag: hero", "summary: …grows to full screen while the rest…"]),
      ("nothing", []), ("!!!", []), ("", []),
    ] as [(String, [String])])
  func reasons(words: String, expected: [String]) throws {
    let explainer = MatchExplainer(words.split(separator: " ").map(String.init))
    let reasons = explainer.reasons(in: Array(Self.payload.utf8), feel: [.bouncy])
    #expect(reasons.map { "\($0.field): \($0.text)" } == expected)
  }

  @Test(
    "What was found instead of a word is said with the word",
    arguments: [
      ("登場", "登場: role enter"), ("появление", "появление: role enter"),
      ("zoom", "zoom: alias expand"),
      ("карточка", ""), ("キーボード", ""), ("カード", ""), ("bounce", "bounce: feel bouncy"),
    ])
  func meanings(words: String, expected: String) throws {
    let payload = Self.payload.replacing("curve/card-grow", with: "spring/card-grow")
      .replacing("{\"cubicBezier\":[0,0,1,1]}", with: "{\"dampingRatio\":0.3,\"duration\":0.5}")
    let isSpring = words == "bounce"
    let bytes = Array((isSpring ? payload : Self.payload).utf8)
    let reasons = MatchExplainer([words]).reasons(in: bytes, feel: [.bouncy])
      .compactMap { reason in reason.word.map { "\($0): \(reason.field) \(reason.text)" } }
    #expect(reasons == (expected.isEmpty ? [] : [expected]))
  }
}
