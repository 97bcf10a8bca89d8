import Motion
import Presets
import Testing

@testable import Storage

/// The order of results, and the worth of each match.
@Suite struct RankingTests {
  private static func curve(_ name: String, _ fields: String = "", seconds: Double = 0.3) -> String
  {
    #"{"name":"\#(name)",\#(fields)"motion":{"cubicBezier":[0.2,0,0.4,1],"duration":\#(seconds)}}"#
  }

  private func found(
    _ presets: [String], _ words: [String], _ change: (inout SearchQuery) -> Void = { _ in }
  ) throws -> SearchResult {
    let bench = try StoreBench()
    try bench.add(presets)
    var query = SearchQuery()
    query.words = words
    change(&query)
    return try bench.store.search(query)
  }

  @Test("A title that is the word comes before names, tags, and texts with it")
  func fields() throws {
    let presets = [
      Self.curve("a/text", #""summary":"Velvet is here","#),
      Self.curve("b/beginning", #""title":"Velvety","#),
      Self.curve("c/tag", #""tags":["velvet"],"#),
      Self.curve("d/velvet"), Self.curve("e/in-title", #""title":"The velvet","#),
      Self.curve("f/title", #""title":"Velvet","#),
      Self.curve("g/velvet", #""title":"Velvet","#),
    ]
    #expect(
      try found(presets, ["velvet"]).records.map(\.name) == [
        "g/velvet", "d/velvet", "f/title", "c/tag", "e/in-title", "b/beginning", "a/text",
      ])
  }

  @Test("The best match in each field counts, and fields are added up")
  func worths() throws {
    let lexicon = SearchLexicon.shared
    let bench = try StoreBench(
      Self.curve("app/velvet-card", #""title":"Velvet","tags":["velvet"],"summary":"velvet","#))
    let expression = RankedExpression(SearchReading(["velvet"]).parts, .all)
    try bench.store.connection.addWorthFunction()
    let statement = try bench.store.connection.prepare(
      "SELECT worth(search, ?1) FROM search WHERE search MATCH ?2")
    try statement.bind(expression.worths, at: 1)
    try statement.bind(expression.text, at: 2)
    #expect(try statement.step())
    let worth = statement.row.int64(0)
    let sum =
      lexicon.worth(of: .exact, in: "title") + lexicon.worth(of: .word, in: "name")
      + lexicon.worth(of: .exact, in: "tag") + lexicon.worth(of: .word, in: "text")
    #expect(worth & 0xffff_ffff == Int64(sum * lexicon.typed))
    #expect(worth >> 32 == Int64(lexicon.decides([])))
  }

  @Test(
    "Opposites never stand in for each other",
    arguments: [
      (["fade", "in"], ["k/fade-in"]), (["fade", "out"], ["k/fade-out"]),
      (["フェードイン"], ["k/fade-in"]),
      (["fade"], ["k/fade-in", "k/fade-out"]), (["slide", "from", "left"], ["k/slide-left"]),
      (["slide", "right"], ["k/slide-right"]), (["выезд", "слева"], ["k/slide-left"]),
    ])
  func opposites(words: [String], names: [String]) throws {
    let presets = [
      Self.curve("k/fade-in", #""role":"enter","summary":"Before it fades out","#),
      Self.curve("k/fade-out", #""role":"exit","summary":"After it fades in","#),
      Self.curve("k/slide-left", #""title":"Slide in, from left","#),
      Self.curve("k/slide-right", #""title":"Slide in, from right","#),
    ]
    let result = try found(presets, words) { $0.listsNames = true }
    #expect(result.records.map(\.name) == names)
    #expect(result.words.leftOut == [])
  }

  @Test("A few matches are followed by what has some of the words, but not for scripts")
  func near() throws {
    let presets = [
      Self.curve("a/photo-zoom"), Self.curve("b/zoom"), Self.curve("c/photo"),
      Self.curve("d/other"),
    ]
    let result = try found(presets, ["photo", "zoom"])
    #expect(result.records.map(\.name) == ["a/photo-zoom", "b/zoom", "c/photo"])
    #expect((result.total, result.near, result.shown) == (1, 2, 1))
    let two = try found(presets, ["photo", "zoom"]) { $0.limit = 2 }
    #expect(two.records.map(\.name) == ["a/photo-zoom", "b/zoom"])
    for change in [{ $0.listsNames = true }, { $0.order = .name }] as [(inout SearchQuery) -> Void]
    {
      #expect(try found(presets, ["photo", "zoom"], change).near == 0)
    }
    #expect(try found(presets, ["photo"]).near == 0)
  }

  @Test("Of equals, short names come first, and what has nothing to show last")
  func equals() throws {
    let presets = [
      Self.curve("a/velvet-red-card"), Self.curve("b/velvet-red"),
      Self.curve("c/velvet-long", seconds: 3), Self.curve("d/velvet-exit", #""role":"exit","#),
      Self.curve("e/velvet-default", #""tags":["default"],"#),
      Self.curve("f/velvet-old", #""deprecated":true,"#),
      #"{"name":"g/velvet-still","motion":{"response":0.3,"dampingFraction":0.8,"initialVelocity":{"measure":"gesture.relativeVelocity"}}}"#,
    ]
    #expect(
      try found(presets, ["velvet"]).records.map(\.name) == [
        "e/velvet-default", "b/velvet-red", "a/velvet-red-card", "d/velvet-exit", "c/velvet-long",
        "g/velvet-still", "f/velvet-old",
      ])
  }

  @Test("A number without words lists what it is about first")
  func first() throws {
    let presets = [
      Self.curve("a/curve"), #"{"name":"z/short","motion":{"seconds":0.3}}"#,
    ]
    for limit in [nil, 1] {
      let result = try found(presets, []) {
        $0.ranges[.duration] = 0.3...0.3
        $0.first = .duration
        $0.limit = limit
      }
      #expect(result.records.first?.name == "z/short")
    }
  }
}
