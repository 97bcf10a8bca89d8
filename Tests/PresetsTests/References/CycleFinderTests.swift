import Presets
import Testing

struct CycleFinderTests {
  /// Looks for cycles from every node in order.
  private func cycles(_ graph: [(String, String)]) -> [String] {
    var finder = CycleFinder<Character>()
    let edges = Dictionary(
      uniqueKeysWithValues: graph.compactMap { pair in
        pair.0.first.map { ($0, Array(pair.1)) }
      })
    return graph.compactMap { $0.0.first }
      .compactMap { node in finder.cycle(from: node) { edges[$0] ?? [] } }
      .map { String($0) }
  }

  @Test(
    "Circles are found, each once",
    arguments: [
      ([("a", "")], []), ([("a", "b"), ("b", "")], []), ([("a", "a")], ["aa"]),
      ([("a", "b"), ("b", "a")], ["aba"]),
      // A diamond is no cycle.
      ([("a", "bc"), ("b", "d"), ("c", "d"), ("d", "")], []),
      // What leads into a cycle is no part of it.
      ([("a", "b"), ("b", "c"), ("c", "b")], ["bcb"]),
      ([("a", "b"), ("b", "a"), ("c", "d"), ("d", "c")], ["aba", "cdc"]),
      ([("a", "bc"), ("b", "b"), ("c", "c")], ["cc", "bb"]),
      ([("a", "x")], []),
    ] as [([(String, String)], [String])])
  func found(graph: [(String, String)], expected: [String]) {
    #expect(cycles(graph) == expected)
  }

  @Test("A chain of 100,000 needs no stack; its cycle is given whole")
  func longChain() {
    let count = 100_000
    var finder = CycleFinder<Int>()
    #expect(finder.cycle(from: 0) { $0 + 1 < count ? [$0 + 1] : [] } == nil)
    // Every node has been seen, so nothing is asked again.
    #expect(finder.cycle(from: count / 2) { _ in [0] } == nil)
    var other = CycleFinder<Int>()
    let cycle = other.cycle(from: 0) { [($0 + 1) % count] }
    #expect(cycle == Array(0..<count) + [0])
  }

  @Test("What edges throw is thrown on")
  func failure() {
    struct Lost: Error, Equatable {}
    var finder = CycleFinder<Int>()
    #expect(throws: Lost()) { try finder.cycle(from: 0) { _ throws(Lost) in throw Lost() } }
  }
}
