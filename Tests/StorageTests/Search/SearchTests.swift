import Motion
import Presets
import Testing

@testable import Storage

@Suite struct SearchTests {
  let bench: StoreBench

  init() throws {
    bench = try StoreBench(
      #"{"name":"curve/card","title":"Card","summary":"A velvet card, NEAR the end","tags":["velvet","card"],"role":"enter","motion":{"cubicBezier":[0,0,1,1],"duration":0.3}}"#,
      #"{"name":"curve/ease-in","title":"Ease in","role":"exit","motion":{"named":"easeIn"}}"#,
      #"{"name":"curve/ease-in-out","aliases":["standard"],"tags":["velvet"],"motion":{"named":"easeInEaseOut","duration":0.25}}"#,
      #"{"name":"spring/ja","title":"Bounce","localizations":{"ja":{"title":"画面遷移のアニメーション","summary":"UIView遷移。ガイド"},"zh":{"summary":"屏幕过渡动画"}},"motion":{"dampingRatio":0.5,"duration":2}}"#,
      #"{"name":"spring/ru","summary":"Карточка, ещё мягкая пружинка","localizations":{"fr":{"title":"Résumé élégant"}},"source":{"title":"Статья","author":"Йоханссон","path":"Tokens.Hero"},"motion":{"dampingRatio":1,"duration":1}}"#
    )
  }

  private func names(
    _ words: [String], limit: Int = 20_000, _ change: (inout SearchQuery) -> Void = { _ in }
  ) throws -> [String] {
    let store = bench.store
    var query = SearchQuery()
    query.words = words
    change(&query)
    let result = try store.search(query, rankingAtMost: limit)
    if query.limit == nil { #expect(result.total == result.records.count) }
    return result.records.map(\.name)
  }

  @Test(arguments: [
    (["card"], ["curve/card"]), (["CARD"], ["curve/card"]), (["car"], ["curve/card"]),
    (["velvet", "card"], ["curve/card"]), (["velvet", "spring"], []),
    (["ease-in"], ["curve/ease-in", "curve/ease-in-out"]),
    (["easein"], ["curve/ease-in", "curve/ease-in-out"]),
    (["easeIn"], ["curve/ease-in", "curve/ease-in-out"]),
    (["easeInOut"], ["curve/ease-in-out"]),
    (["curve/easein"], ["curve/ease-in", "curve/ease-in-out"]),
    (["standard"], ["curve/ease-in-out"]), (["out-ease"], []),
    // Japanese.
    (["遷移"], ["spring/ja"]), (["画面遷移"], ["spring/ja"]), (["アニメ"], ["spring/ja"]),
    (["ｱﾆﾒｰｼｮﾝ"], ["spring/ja"]), (["あにめ"], ["spring/ja"]), (["ガイド"], ["spring/ja"]),
    (["ｶﾞｲﾄﾞ"], ["spring/ja"]), (["カイド"], []), (["遷"], ["spring/ja"]), (["移"], ["spring/ja"]),
    (["面移"], []), (["UIView遷移"], ["spring/ja"]), (["ＵＩＶｉｅｗ"], ["spring/ja"]),
    (["UIView画面"], ["spring/ja"]), (["遷移動画"], []),
    // Chinese, Russian, French.
    (["过渡"], ["spring/ja"]), (["动画"], ["spring/ja"]), (["动"], ["spring/ja"]),
    (["пружин"], ["spring/ja", "spring/ru"]), (["ПРУЖИНКА"], ["spring/ru"]),
    (["еще"], ["spring/ru"]),
    (["ещё"], ["spring/ru"]), (["иоханссон"], ["spring/ru"]), (["Йохан"], ["spring/ru"]),
    (["resume"], ["spring/ru"]), (["ÉLÉGANT"], ["spring/ru"]), (["hero"], ["spring/ru"]),
    (["tokens.hero"], ["spring/ru"]),
    // Kinds and roles are words too.
    (["spring", "bounce"], ["spring/ja"]), (["enter"], ["curve/card"]),
    // Nothing of FTS5's own.
    (["near"], ["curve/card"]), (["velvet", "OR", "spring"], []), (["title:card"], []),
    (["name:card"], []), (["card*"], ["curve/card"]), (["\"card"], ["curve/card"]),
    (["(card)"], ["curve/card"]),
    (["card AND"], []), (["card", "😀"], ["curve/card"]), (["-card"], ["curve/card"]),
    (["^card"], ["curve/card"]),
    // Nothing to look for finds nothing.
    ([""], []), (["…"], []), (["😀"], []),
  ])
  func words(words: [String], expected: [String]) throws {
    var query = SearchQuery()
    query.words = words
    #expect(try bench.store.searchNames(query).sorted() == expected)
  }

  @Test(arguments: [
    String(repeating: "card ", count: 20_000), String(repeating: "a-", count: 50_000),
    String(repeating: "x", count: 100_000), String(repeating: "遷移", count: 16_000),
    String(repeating: "遷a", count: 25_000), String(repeating: "card AND (", count: 10_000),
    "Ⓐ", "\u{0}", "\u{10FFFF}", "\u{301}", "\u{E000}", "a\u{301}\u{302}", "ﾞﾟ", "𝒳", "①", "〇", "𠀋𠀋",
  ])
  func strangeWordsFindOnlyWhatHasThem(text: String) throws {
    #expect(try names([text]).count < 5)
    #expect(try names(text.split(separator: " ").map(String.init)).count < 5)
  }

  @Test func filters() throws {
    let all = ["curve/card", "curve/ease-in", "curve/ease-in-out", "spring/ja", "spring/ru"]
    #expect(try names([]) == all)
    #expect(try names([]) { $0.kinds = [.spring] } == ["spring/ja", "spring/ru"])
    #expect(try names([]) { $0.kinds = [.spring, .curve] } == all)
    #expect(try names([]) { $0.kinds = [.group] } == [])
    #expect(try names([]) { $0.roles = [.enter, .exit] } == ["curve/card", "curve/ease-in"])
    #expect(try names([]) { $0.tags = ["velvet"] } == ["curve/card", "curve/ease-in-out"])
    #expect(try names([]) { $0.tags = ["velvet", "card"] } == ["curve/card"])
    #expect(try names([]) { $0.tags = ["Velvet"] } == [])
    #expect(
      try names([]) { $0.ranges[.duration] = 0.25...0.3 } == ["curve/card", "curve/ease-in-out"])
    #expect(
      try names([]) { $0.ranges[.duration] = 0.26...2 } == ["curve/card", "spring/ja", "spring/ru"])
    #expect(try names([]) { $0.ranges[.duration] = 0 ... .infinity }.count == 4)
    #expect(
      try names(["velvet"]) {
        $0.kinds = [.curve]
        $0.roles = [.enter]
        $0.tags = ["card"]
        $0.ranges[.duration] = 0...1
      } == ["curve/card"])
    #expect(try names(["velvet"]) { $0.kinds = [.spring] } == [])
  }

  @Test func orders() throws {
    #expect(
      try names([]) { $0.order = .duration } == [
        "curve/ease-in-out", "curve/card", "spring/ru", "spring/ja", "curve/ease-in",
      ])
    #expect(
      try names(["curve"]) { $0.order = .duration } == [
        "curve/ease-in-out", "curve/card", "curve/ease-in",
      ])
    #expect(try names(["velvet"]) { $0.order = .name } == ["curve/card", "curve/ease-in-out"])
    #expect(try names(["velvet"]) { $0.order = .updated } == ["curve/card", "curve/ease-in-out"])
    // A word in the name counts for more than one in the text.
    #expect(try names(["ease"]).first == "curve/ease-in")
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 2), (-3, 0)]) func limits(limit: Int, count: Int) throws {
    let store = bench.store
    for order in SearchQuery.Order.allCases {
      var query = SearchQuery()
      query.words = ["velvet"]
      query.order = order
      query.limit = limit
      let result = try store.search(query)
      #expect(result.records.count == count)
      #expect(result.total == 2)
      let names = result.records.map(\.name)
      #expect(try store.searchNames(query) == names)
    }
  }

  @Test func broadWordsAreListedByName() throws {
    let store = bench.store
    var query = SearchQuery()
    query.words = ["curve"]
    query.limit = 2
    for kinds in [[], [MotionKind.curve]] {
      query.kinds = kinds
      query.order = .relevance
      let ranked = try store.search(query, rankingAtMost: 3)
      #expect(!ranked.isTooBroadToRank)
      let broad = try store.search(query, rankingAtMost: 2)
      #expect(broad.isTooBroadToRank)
      #expect(broad.total == 3)
      #expect(broad.records.map(\.name) == ["curve/card", "curve/ease-in"])
      // Whoever asks for another order gets it.
      query.order = .duration
      let ordered = try store.search(query, rankingAtMost: 2)
      #expect(!ordered.isTooBroadToRank)
      #expect(ordered.records.map(\.name) == ["curve/ease-in-out", "curve/card"])
      query.order = .name
      let named = try store.search(query, rankingAtMost: 2)
      #expect(!named.isTooBroadToRank)
      #expect(named.records.map(\.name) == ["curve/card", "curve/ease-in"])
    }
    query = SearchQuery()
    #expect(try !store.search(query, rankingAtMost: 0).isTooBroadToRank)
  }
}
