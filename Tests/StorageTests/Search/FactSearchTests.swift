import Motion
import Presets
import Testing

@testable import Storage

/// Searches by facts and by likeness, against the same done by hand.
@Suite struct FactSearchTests {
  let bench: StoreBench

  init() throws {
    var lines = [
      #"{"name":"z/linear","motion":{"cubicBezier":[0,0,1,1],"duration":0.3}}"#,
      #"{"name":"a/linear","motion":{"named":"linear"}}"#,
      #"{"name":"m/linear","tags":["soft"],"motion":{"linear":[[0,0],[1,1]]}}"#,
      #"{"name":"t/fade","kind":"transition","motion":{"style":"fade","timing":"z/linear"}}"#,
      duration("d/short", 0.2),
    ]
    for index in 1...9 {
      lines.append(
        #"{"name":"spring/\#(index)","role":"\#(index % 2 == 0 ? "enter" : "exit")","motion":{"mass":1,"stiffness":100,"damping":\#(index * 2)}}"#
      )
    }
    bench = try StoreBench(lines[0], lines[1], lines[2], lines[3], lines[4])
    try bench.add(Array(lines[5...]))
  }

  private func names(_ change: (inout SearchQuery) -> Void) throws -> [String] {
    var query = SearchQuery()
    change(&query)
    let all = try bench.store.search(query)
    #expect(all.total == all.hits.count)
    // However many are wanted, they are the first of all.
    for limit in [0, 1, 2, 3, 100] {
      query.limit = limit
      let some = try bench.store.search(query)
      #expect(some.total == all.total)
      #expect(some.records.map(\.name) == Array(all.records.map(\.name).prefix(limit)))
    }
    query.limit = nil
    #expect(try bench.store.searchNames(query).sorted() == all.records.map(\.name).sorted())
    return all.records.map(\.name)
  }

  private func spring(_ numbers: Int...) -> [String] { numbers.map { "spring/\($0)" } }

  @Test func ranges() throws {
    #expect(try names { $0.ranges[.dampingRatio] = 0.25...0.55 } == spring(3, 4, 5))
    #expect(
      try names {
        $0.ranges[.dampingRatio] = 0.25...0.55
        $0.roles = [.enter]
      } == spring(4))
    #expect(try names { $0.ranges[.bounce] = 0.75...1 } == spring(1, 2))
    #expect(try names { $0.ranges[.overshoot] = 0.5...1 } == spring(1, 2))
    #expect(
      try names {
        $0.ranges[.dampingRatio] = 0...2
        $0.words = ["exit"]
        $0.kinds = [.spring]
      }.sorted() == spring(1, 3, 5, 7, 9))
    #expect(try names { $0.ranges[.duration] = 0.2...0.3 } == ["d/short", "t/fade", "z/linear"])
    #expect(
      try names {
        $0.ranges[.settling] = 0...1e9
        $0.ranges[.duration] = 0...1e9
      } == spring(1, 2, 3, 4, 5, 6, 7, 8, 9))
  }

  @Test func orders() throws {
    #expect(
      try names {
        $0.order = .bounce
        $0.kinds = [.spring]
      } == spring(9, 8, 7, 6, 5, 4, 3, 2, 1))
    #expect(
      try names {
        $0.order = .settling
        $0.ranges[.dampingRatio] = 0...0.55
      } == spring(5, 4, 3, 2, 1))
    // What lacks the number comes last, by name; so do equals.
    let found = try names { $0.order = .duration }
    #expect(found.prefix(3) == ["d/short", "t/fade", "z/linear"])
    #expect(found.suffix(2) == ["a/linear", "m/linear"])
    #expect(
      try names {
        $0.order = .overshoot
        $0.words = ["linear"]
        $0.kinds = [.curve]
      } == ["a/linear", "m/linear", "z/linear"])
  }

  @Test func feel() throws {
    let bouncy = try names { $0.feel = [.bouncy] }
    #expect(bouncy == spring(1, 2, 3, 4, 5, 6, 7))
    for word in ["bouncy", "弾む", "прыгучий", "Прыг"] {
      #expect(try names { $0.words = [word] }.sorted() == bouncy, "\(word)")
    }
    #expect(try names { $0.feel = [.bouncy, .linear] } == [])
    #expect(
      try names {
        $0.feel = [.bouncy]; $0.ranges[.bounce] = 0.75...1
      } == spring(1, 2))
  }

  @Test func likeness() throws {
    let target = try #require(try bench.store.record(named: "spring/5")?.facts.sketch)
    var expected: [(name: String, distance: Double)] = []
    for record in try bench.store.search(SearchQuery()).records {
      guard let samples = record.facts.sketch?.samples else { continue }
      let squares = zip(samples, target.samples).map { Double($0 - $1) * Double($0 - $1) }
      expected.append((record.name, (squares.reduce(0, +) / 32).squareRoot()))
    }
    expected.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    #expect(expected.count == 13)
    var query = SearchQuery()
    query.likeness = target
    let found = try bench.store.search(query)
    #expect(found.records.map(\.name) == expected.map(\.name))
    for (hit, wanted) in zip(found.hits, expected) {
      #expect(abs((hit.distance ?? -1) - wanted.distance) < 1e-12)
    }
    #expect(found.hits.first?.distance == 0)
    #expect(
      try names {
        $0.likeness = target
        $0.words = ["linear"]
        $0.kinds = [.curve]
      } == ["a/linear", "m/linear", "z/linear"])
    #expect(
      try names {
        $0.likeness = target
        $0.kinds = [.curve]
        $0.tags = ["soft"]
      } == ["m/linear"])
    #expect(
      try names {
        $0.likeness = target
        $0.ranges[.dampingRatio] = 0.35...0.65
      } == ["spring/5"] + expected.map(\.name).filter { ["spring/4", "spring/6"].contains($0) })
  }
}
