import Testing

@testable import Storage

/// What the beginning of a name or tag may become.
struct StoreCompletionsTests {
  private let store: Store

  init() throws {
    store = try StoreBench(
      curve("curve/a"), curve("curve/a/x"), curve("curve/a/y", 1, #""tags":["soft","弾む"],"#),
      curve("curve/a-b/c"), curve("curve/a-b/d"), curve("curve/z/deep/end"),
      curve("spring/card", 1, #""title":"Card","tags":["soft","slow"],"#),
      curve("x", 1, #""title":"Dip","aliases":["dip"],"#)
    ).store
  }

  @Test(
    "Names go as far as their next slash, unless one is left",
    arguments: [
      ("", ["curve/", "dip = Dip", "spring/card = Card", "x = Dip"]),
      ("curve", ["curve/"]), ("c", ["curve/"]),
      ("curve/", ["curve/a", "curve/a-b/", "curve/a/", "curve/z/deep/end"]),
      ("curve/a", ["curve/a", "curve/a-b/", "curve/a/"]),
      ("curve/a/", ["curve/a/x", "curve/a/y"]), ("curve/z", ["curve/z/deep/end"]),
      ("d", ["dip = Dip"]), ("dip", ["dip = Dip"]), ("dipp", []), ("~", []), ("弾", []),
    ] as [(String, [String])])
  func names(typed: String, expected: [String]) throws {
    let found = try store.nameCompletions(of: typed, limit: 100)
    #expect(found.map { row in row.text + (row.title.map { " = \($0)" } ?? "") } == expected)
  }

  @Test("There are no more than asked for") func limit() throws {
    #expect(try store.nameCompletions(of: "", limit: 2).map(\.text) == ["curve/", "dip"])
    #expect(try store.tags(startingWith: "", limit: 2) == ["slow", "soft"])
  }

  @Test(
    "Tags in use",
    arguments: [("", ["slow", "soft", "弾む"]), ("so", ["soft"]), ("弾", ["弾む"]), ("x", [])]
      as [(String, [String])])
  func tags(typed: String, expected: [String]) throws {
    #expect(try store.tags(startingWith: typed, limit: 100) == expected)
  }

  @Test("The kind of a preset by its name or alias") func kind() throws {
    #expect(try store.kind(named: "dip") == "curve")
    #expect(try store.kind(named: "none") == nil)
  }
}
