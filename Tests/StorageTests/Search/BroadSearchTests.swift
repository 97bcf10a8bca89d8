import Motion
import Presets
import Testing

@testable import Storage

/// Searches whose words nothing has as they were typed.
@Suite struct BroadSearchTests {
  let bench: StoreBench

  init() throws {
    bench = try StoreBench(
      #"{"name":"transition/a","title":"Plain","motion":{"style":"moveIn","direction":"fromTop"},"kind":"transition"}"#,
      #"{"name":"curve/velvet","title":"Velvet","tags":["silk"],"role":"enter","motion":{"cubicBezier":[0.3,0,0.4,1],"duration":0.3}}"#,
      #"{"name":"curve/sheet","title":"Lower panel","motion":{"cubicBezier":[0.2,0,0.4,1],"duration":0.3}}"#,
      #"{"name":"spring/drum","title":"Барабан","motion":{"dampingRatio":0.3,"duration":0.5}}"#)
  }

  private func search(_ words: [String], _ change: (inout SearchQuery) -> Void = { _ in }) throws
    -> (names: [String], words: SearchedWords, total: Int)
  {
    var query = SearchQuery()
    query.words = words
    change(&query)
    let result = try bench.store.search(query)
    return (result.records.map(\.name), result.words, result.total)
  }

  @Test(
    "Synonyms are found, and not where names are selected",
    arguments: [
      (["slide", "in"], ["transition/a"]), (["наезд"], ["transition/a"]),
      (["重ねる"], ["transition/a"]),
      (["появление"], ["curve/velvet"]), (["登場"], ["curve/velvet"]), (["バネ"], ["spring/drum"]),
      (["bottom sheet"], ["curve/sheet"]), (["пружинистая", "пружина"], ["spring/drum"]),
    ])
  func synonyms(words: [String], names: [String]) throws {
    var found = try search(words)
    #expect(found.names == names)
    found.words.meanings = nil
    #expect(found.words == SearchedWords(words))
    var query = SearchQuery()
    query.words = words
    #expect(try bench.store.searchNames(query) == [])
  }

  @Test("What is called so comes before what is used for it") func uses() throws {
    // A sheet is used for a modal.
    #expect(try search(["modal"]).names == ["curve/sheet"])
    try bench.add([
      #"{"name":"curve/dialog","title":"Dialog","motion":{"cubicBezier":[0.1,0,0.4,1]}}"#
    ])
    let modal = try search(["modal"])
    #expect(modal.names == ["curve/dialog", "curve/sheet"])
    #expect(modal.total == 2)
    #expect(try search(["modal"]) { $0.limit = 1 }.names == ["curve/dialog"])
    #expect(try search(["modal"]) { $0.limit = 1 }.total == 2)
    #expect(try search(["modal"]) { $0.order = .name }.names == ["curve/dialog", "curve/sheet"])
  }

  @Test(
    "Misspelled words are corrected",
    arguments: [
      ("velvte", "velvet", ["curve/velvet"]), ("vlvet", "velvet", ["curve/velvet"]),
      ("velvvet", "velvet", ["curve/velvet"]), ("belvet", "velvet", ["curve/velvet"]),
      ("silkk", "silk", ["curve/velvet"]), ("барабам", "барабан", ["spring/drum"]),
      ("modla", "modal", ["curve/sheet"]), ("sprigny", "springy", ["spring/drum"]),
    ])
  func corrections(typed: String, used: String, names: [String]) throws {
    let found = try search([typed])
    #expect(found.names == names)
    #expect(found.words.corrections == [.init(typed: typed, used: used)])
    #expect(found.words.used == [used])
    #expect(found.words.leftOut == [])
    var query = SearchQuery()
    query.words = [typed]
    #expect(try bench.store.searchNames(query) == [])
  }

  @Test(
    "What is like no word is not corrected",
    arguments: ["zzzzzz", "vvt", "x", "abc123", "🦊", "silt", "navelty", "felvta"])
  func unlike(word: String) throws {
    let found = try search([word])
    #expect(found.names == [])
    #expect(found.words == SearchedWords([word]))
  }

  @Test("Where nothing has all words, fewer are looked for")
  func leavingOut() throws {
    var found = try search(["velvet", "zzzzzz"])
    #expect(found.names == ["curve/velvet"])
    #expect(found.words.used == ["velvet"])
    #expect(found.words.leftOut == ["zzzzzz"])
    #expect(found.words.asked == ["velvet", "zzzzzz"])
    // How it feels says more than what it is for; of equals the first stay.
    #expect(try search(["sheet", "bouncy"]).words.used == ["bouncy"])
    #expect(try search(["velvet", "lower"]).words.used == ["velvet"])
    // As many as can be.
    found = try search(["sheet", "silk", "velvet"])
    #expect(found.words.used == ["silk", "velvet"])
    found = try search(["velvte", "zzzzzz"])
    #expect(found.words.corrections == [.init(typed: "velvte", used: "velvet")])
    #expect(found.words.asked == ["velvet", "zzzzzz"])
    // What is left out is told as it was typed.
    found = try search(["NOT", "velvet"])
    #expect(found.words.corrections == [])
    #expect(found.words.asked == ["NOT", "velvet"])
    // Conditions stay as they are.
    found = try search(["velvet", "zzzzzz"]) { $0.kinds = [.spring] }
    #expect(found.names == [])
    #expect(found.words == SearchedWords(["velvet", "zzzzzz"]))
  }

  @Test("Among the best, what takes long comes late")
  func extremes() throws {
    try bench.add([
      #"{"name":"spring/x","title":"Gong","motion":{"mass":1,"stiffness":2,"damping":0.2}}"#,
      #"{"name":"spring/app/y","title":"Gong","motion":{"dampingRatio":0.3,"duration":0.5}}"#,
    ])
    #expect(try search(["gong"]).names == ["spring/app/y", "spring/x"])
  }
}
