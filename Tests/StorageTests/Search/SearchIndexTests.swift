import Diagnostics
import Testing

@testable import Storage

/// The search rows follow the presets.
@Suite struct SearchIndexTests {
  private func names(_ word: String, in bench: StoreBench) throws -> [String] {
    var query = SearchQuery()
    query.words = [word]
    return try bench.store.searchNames(query)
  }

  private func check(_ bench: StoreBench) throws {
    try bench.store.connection.execute(
      "INSERT INTO search (search, rank) VALUES ('integrity-check', 1)")
  }

  @Test func replacedWordsAreForgotten() throws {
    let bench = try StoreBench(
      curve("a", 0, #""title":"Старый 遷移","summary":"old","tags":["was"],"aliases":["former"],"#),
      curve("b"))
    try check(bench)
    for word in ["старый", "遷移", "old", "was", "former"] {
      #expect(try names(word, in: bench) == ["a"])
    }
    try bench.add([curve("a", 1, #""title":"Новый 画面","#)], policy: .replace)
    for word in ["старый", "遷移", "old", "was", "former"] {
      #expect(try names(word, in: bench) == [])
    }
    #expect(try names("новый", in: bench) == ["a"])
    #expect(try names("画面", in: bench) == ["a"])
    #expect(try names("curve", in: bench).sorted() == ["a", "b"])
    try check(bench)
    #expect(
      try bench.rows("SELECT id, name, title, cjk FROM search_doc") == [
        "1|a \u{E000}a|новыи 画面 \u{E000}новыи画面|画面 面 \u{E000}画面 \u{E000}面", "2|b \u{E000}b||",
      ])
  }

  @Test func aRefusedImportLeavesNoWords() throws {
    let bench = try StoreBench(curve("a", 0, #""title":"old","#))
    try bench.add(
      [curve("a", 1, #""title":"new","#), using("c", "curve", "nobody")], policy: .replace)
    #expect(try names("old", in: bench) == ["a"])
    #expect(try names("new", in: bench) == [])
    try check(bench)
  }

  @Test func theIntegrityCheckWouldTell() throws {
    let bench = try StoreBench(curve("a"))
    try bench.store.connection.execute("UPDATE search_doc SET title = 'other'")
    #expect(throws: CatalogError.self) { try check(bench) }
  }

  @Test(arguments: [
    (#""title":"画面A遷移""#, "画面 面 遷移 移 \u{E000}画面 \u{E000}面 \u{E000}遷移 \u{E000}移"),
    (#""title":"移","summary":"動。画""#, "移 動 画 \u{E000}移"),
    (#""title":"plain","summary":"пружина""#, ""), (#""tags":["ｱﾆﾒ"]"#, "あに にめ め"),
    (
      #""localizations":{"zh":{"title":"过渡"},"ja":{"title":"遷移"}}"#,
      "遷移 移 过渡 渡 \u{E000}遷移 \u{E000}移 \u{E000}过渡 \u{E000}渡"
    ),
  ])
  func pairs(fields: String, cjk: String) throws {
    let bench = try StoreBench(curve("a", 1, fields + ","))
    #expect(try bench.rows("SELECT cjk FROM search_doc") == [cjk])
  }
}
