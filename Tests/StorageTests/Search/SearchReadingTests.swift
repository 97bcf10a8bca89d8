import Testing

@testable import Storage

struct SearchReadingTests {
  @Test(
    "Words are read part by part",
    arguments: [
      ("bouncy button", ["bouncy", "button"]), ("pull to refresh", ["pull to refresh"]),
      ("card flip soft", ["card flip", "soft"]), ("Всплывающее окно", ["Всплывающее окно"]),
      ("弾むボタン", ["弾む", "ボタン"]), ("やわらかいバネの動き", ["やわらかい", "バネ"]),
      ("ﾊﾞﾈ", ["ﾊﾞﾈ"]), ("画面遷移", ["画面遷移"]), ("画面 遷移", ["画面 遷移"]), ("未知語", ["未知語"]),
      ("flip/sheet", ["flip", "sheet"]), ("UIView遷移", ["uiview", "遷移"]),
      // What says nothing is left out, unless there is nothing else.
      ("animation for a toast", ["toast"]), ("анимация", ["анимация"]), ("!!!", []),
    ])
  func parts(words: String, parts: [String]) {
    #expect(SearchReading([words]).parts.map(\.text) == parts)
    #expect(SearchReading(words.split(separator: " ").map(String.init)).parts.map(\.text) == parts)
  }

  @Test("A name of a thing stands for all of its names")
  func senses() throws {
    for words in ["toast", "toasts", "snackbar", "トースト", "通知", "уведомления", "снэкбар", "notif"] {
      let part = try #require(SearchReading([words]).parts.first)
      #expect(part.senses.contains { $0.names.contains("toast") }, "\(words)")
      #expect(RankedExpression([part], .all).text.contains("\"snackbar\""), "\(words)")
    }
    #expect(SearchReading(["tost"]).parts[0].senses.isEmpty)
    #expect(SearchReading(["tost"]).parts[0].unknownWord == "tost")
    #expect(SearchReading(["toast"]).parts[0].unknownWord == nil)
  }

  @Test(
    "Words say a direction behind what moves, and capitals begin words",
    arguments: [
      ("fade in", ["fade", "enter"]), ("slide out", ["slide", "exit"]),
      ("フェードイン", ["fade", "enter"]), ("list in", ["list"]), ("メインメニュー", ["", "menu"]),
      ("easeOutExpo", ["ease out", ""]), ("ease-out-expo", ["ease out", ""]),
      ("ease in out", ["ease in out"]), ("iPhone", ["apple"]), ("swipe back", ["back"]),
    ])
  func directions(words: String, senses: [String]) {
    #expect(SearchReading([words]).parts.map { $0.senses.first?.id ?? "" } == senses)
  }

  @Test("Every name is read as what it is the name of") func names() {
    for sense in SearchLexicon.shared.senses {
      for name in sense.spellings {
        let parts = SearchReading([name]).parts
        #expect(parts.count == 1, "\(name)")
        #expect(parts.first?.senses.contains { $0.id == sense.id } == true, "\(name)")
      }
    }
  }

  @Test("No sense has a name twice, and what it mentions exists") func table() {
    let lexicon = SearchLexicon.shared
    for sense in lexicon.senses {
      // きびきび and キビキビ are the same.
      let names = sense.group == "feel" ? Set(sense.spellings).count : Set(sense.names).count
      #expect(names == sense.names.count, "\(sense.id): \(sense.names)")
      #expect(sense.names.allSatisfy { !$0.isEmpty && $0 == $0.trimming(" ") }, "\(sense.names)")
      #expect(sense.opposite == nil || lexicon.sense(sense.opposite ?? "") != nil, "\(sense.id)")
      #expect(sense.facts.allSatisfy { lexicon.worth(of: $0) > 0 }, "\(sense.facts)")
      #expect(lexicon.decides([sense]) > 0, "\(sense.id)")
    }
  }
}

extension String {
  fileprivate func trimming(_ character: Character) -> String {
    String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
  }
}
