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
      ("flip/card", ["flip", "card"]), ("UI遷移", ["ui", "遷移"]),
      // What says nothing is left out, unless there is nothing else.
      ("animation for a toast", ["toast"]), ("анимация", ["анимация"]), ("!!!", []),
    ])
  func parts(words: String, parts: [String]) {
    #expect(SearchReading([words]).parts.map(\.text) == parts)
    #expect(SearchReading(words.split(separator: " ").map(String.init)).parts.map(\.text) == parts)
  }

  @Test("A name of a thing stands for all of its names")
  func concepts() throws {
    for words in ["toast", "toasts", "snackbar", "トースト", "通知", "уведомления", "снэкбар", "notif"] {
      let part = try #require(SearchReading([words]).parts.first)
      #expect(part.concepts.contains { $0.names.contains("toast") }, "\(words)")
      #expect(part.synonyms.contains("\"snackbar\" *"), "\(words)")
    }
    #expect(SearchReading(["tost"]).parts[0].concepts.isEmpty)
    #expect(SearchReading(["tost"]).parts[0].unknownWord == "tost")
    #expect(SearchReading(["toast"]).parts[0].unknownWord == nil)
  }

  @Test("Every name is read as one part") func names() {
    for name in SearchConcept.all.flatMap(\.spellings) {
      let parts = SearchReading([name]).parts
      #expect(parts.count == 1 && parts[0].concepts.isEmpty == false, "\(name)")
    }
  }

  @Test("No concept says a name twice") func repeated() {
    for concept in SearchConcept.all {
      let names = concept.names
      #expect(Set(names).count == names.count, "\(names)")
      #expect(!names.contains { $0.isEmpty || $0.hasPrefix(" ") || $0.hasSuffix(" ") }, "\(names)")
    }
  }
}
