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
    list.append(contentsOf: (1...3).map { finding($0) })
    #expect(list.kept == [finding(1), finding(2)])
    #expect(list.counts == [.error: 3])
    #expect((list.count, list.errors, list.dropped) == (3, 3, 1))
    #expect(list.isFull)
    #expect(!list.isEmpty)
  }

  @Test func whatMattersMoreTakesThePlaceOfWhatMattersLess() {
    var list = FindingList(limit: 2)
    list.append(contentsOf: [finding(1, .info), finding(2, .warning), finding(3, .info)])
    #expect(list.kept == [finding(1, .info), finding(2, .warning)])
    #expect(!list.hasRoom(for: .info))
    #expect(list.hasRoom(for: .warning))
    list.append(finding(4))
    #expect(list.kept == [finding(2, .warning), finding(4)])
    #expect(!list.hasRoom(for: .warning))
    #expect(!list.isFull)
    list.append(finding(5))
    #expect(list.kept == [finding(4), finding(5)])
    #expect(list.isFull)
    #expect(list.counts == [.error: 2, .warning: 1, .info: 2])
    #expect(list.dropped == 3)
  }

  @Test func whatMattersLessCanBeForgotten() {
    var list = FindingList(limit: 3)
    list.append(contentsOf: [
      finding(1, .info), finding(2), finding(3, .warning), finding(4, .info),
    ])
    list.drop(below: .warning)
    #expect(list.kept == [finding(2), finding(3, .warning)])
    #expect(list.counts == [.error: 1, .warning: 1])
    #expect(list.dropped == 0)
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
