import Motion
import Presets
import Testing

@testable import Storage

/// Presets are found by patterns of their names.
@Suite struct NameSearchTests {
  private let bench: StoreBench

  init() throws {
    bench = try StoreBench(
      #"{"name":"a/b","tags":["soft"],"motion":{"named":"linear","duration":1}}"#,
      #"{"name":"a/b-c","aliases":["c/d"],"motion":{"named":"easeIn","duration":2}}"#,
      #"{"name":"a/b/c","motion":{"mass":1,"stiffness":100,"damping":10}}"#,
      #"{"name":"ab","summary":"Soft","motion":{"seconds":1}}"#)
  }

  private func found(
    _ patterns: String..., change: (inout SearchQuery) -> Void = { _ in }
  ) throws -> [String] {
    var query = SearchQuery()
    query.names = patterns.compactMap { NamePattern($0) }
    #expect(query.names.count == patterns.count)
    change(&query)
    // By rank, by name where there are too many to be ranked, and with a limit.
    let result = try bench.store.search(query)
    let names = result.records.map(\.name)
    #expect(result.total == names.count)
    #expect(try bench.store.searchNames(query) == names)
    #expect(
      try bench.store.search(query, rankingAtMost: 0).records.map(\.name).sorted() == names.sorted()
    )
    query.limit = 1
    let first = try bench.store.search(query)
    #expect(first.total == names.count)
    #expect(first.records.map(\.name) == Array(names.prefix(1)))
    return names
  }

  @Test("By patterns, which are alternatives") func patterns() throws {
    #expect(try found("a/*") == ["a/b", "a/b-c", "a/b/c"])
    #expect(try found("a*") == ["a/b", "a/b-c", "a/b/c", "ab"])
    #expect(try found("a/b/*") == ["a/b/c"])
    #expect(try found("*c") == ["a/b-c", "a/b/c"])
    #expect(try found("?b", "*/c") == ["a/b/c", "ab"])
    #expect(try found("*") == ["a/b", "a/b-c", "a/b/c", "ab"])
    #expect(try found("c/*") == [])
  }

  @Test("With other conditions") func conditions() throws {
    #expect(try found("a/*") { $0.kinds = [.curve] } == ["a/b", "a/b-c"])
    #expect(try found("a*") { $0.words = ["soft"] }.sorted() == ["a/b", "ab"])
    #expect(try found("a/*") { $0.tags = ["soft"] } == ["a/b"])
    #expect(try found("a*") { $0.ranges[.duration] = 1...1 } == ["a/b", "ab"])
    #expect(
      try found("a/b*") {
        $0.order = .duration
        $0.isDescending = true
      }.first == "a/b-c")
    let sketch = try #require(PresetFacts(of: .curve(Curve(.named(.easeIn)))).sketch)
    #expect(try found("a/b?*") { $0.likeness = sketch } == ["a/b-c", "a/b/c"])
  }

  @Test("Names and aliases apart") func names() throws {
    let pattern = try #require(NamePattern("*/?"))
    #expect(try bench.store.names(matching: pattern) == ["a/b", "a/b/c"])
    #expect(try bench.store.aliases(matching: pattern, limit: 3) == ["c/d"])
  }

  @Test("What a pattern begins with is looked up, not searched for") func index() throws {
    let sql = SearchSQL(
      {
        var query = SearchQuery()
        query.names = [NamePattern("a/*")].compactMap(\.self)
        return query
      }())
    for text in [sql.count, sql.select(limit: 20, isBroad: false)] {
      let plan = try bench.rows(
        "EXPLAIN QUERY PLAN " + text.replacing("?", with: "'a'"))
      #expect(
        plan.contains { $0.contains("SEARCH n USING PRIMARY KEY (name>? AND name<?)") }, "\(plan)")
    }
  }

  @Test("Words are looked up once, not for every preset of a kind") func words() throws {
    var query = SearchQuery()
    query.kinds = [.spring]
    var sql = SearchSQL(query)
    sql.match("card")
    for text in [sql.count, sql.probe, sql.select(limit: 20, isBroad: false)] {
      let plan = try bench.rows("EXPLAIN QUERY PLAN " + text.replacing("?", with: "'a'"))
      let steps = plan.map { String($0.split(separator: "|").last ?? "") }
      let words = try #require(steps.firstIndex { $0.hasPrefix("SCAN search") })
      let presets = try #require(steps.firstIndex { $0.hasPrefix("SEARCH p ") })
      #expect(words < presets, "\(plan)")
    }
  }
}
