import Testing

@testable import Storage

struct BestRowsTests {
  /// Numbers that repeat, in an order without pattern.
  private static func keys(_ count: Int, _ distinct: Int) -> [Double] {
    var state: UInt64 = 7
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % UInt64(distinct))
    }
  }

  @Test(
    "The least keys are kept, and all that tie with the last",
    arguments: [(0, 10, 3), (1, 10, 3), (5, 100, 4), (5, 100, 1), (20, 1000, 900), (50, 20, 5)])
  func kept(limit: Int, count: Int, distinct: Int) {
    let keys = Self.keys(count, distinct)
    var best = BestRows(limit: limit)
    for (id, key) in keys.enumerated() { best.add(Int64(id), key: key) }
    #expect(best.total == count)
    let (certain, key, tied) = best.result
    let sorted = keys.sorted()
    guard limit < count, limit > 0 else {
      #expect(certain.map(\.key).sorted() == (limit == 0 ? [] : sorted))
      #expect(tied == [])
      return
    }
    let last = sorted[limit - 1]
    let ties = keys.indices.filter { keys[$0] == last }.map(Int64.init)
    if sorted[limit] == last {
      #expect(key == last)
      #expect(tied.sorted() == ties)
      #expect(certain.map(\.key).sorted() == sorted.filter { $0 < last })
    } else {
      #expect(certain.map(\.key).sorted() == Array(sorted.prefix(limit)))
      #expect(tied == [])
    }
    #expect(best.bound == last)
  }
}
