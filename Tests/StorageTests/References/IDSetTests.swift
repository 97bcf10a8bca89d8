import Testing

@testable import Storage

@Suite struct IDSetTests {
  @Test(arguments: [
    [], [0], [1, 2, 3], [63, 64, 65], [-1, 0, 1], [5, 5, 5], [.min, .max], Array(0..<1000),
  ])
  func itIsASet(ids: [Int64]) {
    var set = IDSet()
    var known: Set<Int64> = []
    for id in ids { #expect(set.insert(id) == known.insert(id).inserted) }
    var found: [Int64] = []
    set.forEach { found.append($0) }
    #expect(found == known.sorted())
    for id in known {
      #expect(set.contains(id))
      set.remove(id)
      #expect(!set.contains(id))
    }
    #expect(set.isEmpty)
  }

  @Test func unionsHoldBoth() {
    var (a, b) = (IDSet(), IDSet())
    a.insert(1)
    b.insert(2)
    b.insert(200)
    a.formUnion(b)
    var found: [Int64] = []
    a.forEach { found.append($0) }
    #expect(found == [1, 2, 200])
  }
}
