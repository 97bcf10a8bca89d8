import Diagnostics
import Testing

@Suite struct FindingListTests {
  private func finding(_ number: Int, _ level: Finding.Level = .error) -> Finding {
    Finding("test/rule", "finding \(number)", level: level)
  }

  @Test func emptyList() {
    let list = FindingList()
    #expect(list.isEmpty)
    #expect(!list.isFull)
    #expect((list.count, list.errors, list.dropped, list.limit) == (0, 0, 0, 100))
    #expect(list.kept == [])
  }

  @Test func firstAreKeptAndAllCounted() {
    var list = FindingList(limit: 2)
    list.append(contentsOf: [finding(1), finding(2, .warning), finding(3), finding(4, .info)])
    #expect(list.kept == [finding(1), finding(2, .warning)])
    #expect(list.counts == [.error: 2, .warning: 1, .info: 1])
    #expect((list.count, list.errors, list.dropped) == (4, 2, 2))
    #expect(list.isFull)
    #expect(!list.isEmpty)
  }

  @Test func droppedAreCounted() {
    var list = FindingList()
    list.append(dropped: 0, level: .error)
    #expect(list.isEmpty)
    list.append(dropped: 7, level: .error)
    #expect((list.count, list.errors, list.dropped) == (7, 7, 7))
    #expect(!list.isEmpty)
  }

  @Test func mergedListsAddUp() {
    var first = FindingList(limit: 3)
    first.append(contentsOf: (1...2).map { finding($0) })
    var second = FindingList(limit: 3)
    second.append(contentsOf: (3...7).map { finding($0, .warning) })
    first.merge(second)
    #expect(first.kept == [finding(1), finding(2), finding(3, .warning)])
    #expect(first.counts == [.error: 2, .warning: 5])
    #expect(first.dropped == 4)
  }
}
