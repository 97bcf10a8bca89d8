import Diagnostics
import FileSystem
import Synchronization
import Testing

/// Several threads work on the pieces of one source.
struct ParallelMapTests {
  /// A source of numbers from 0 on that may fail at its end.
  private static func numbers(
    _ count: Int, then error: CatalogError? = nil
  ) -> () throws(CatalogError) -> Int? {
    var next = 0
    return { () throws(CatalogError) in
      if next == count {
        if let error { throw error }
        return nil
      }
      next += 1
      return next - 1
    }
  }

  @Test("Results come in the order of the source", arguments: [1, 2, 5])
  func order(threads: Int) throws {
    var results: [Int] = []
    try ParallelMap.run(
      threads: threads, source: Self.numbers(1000), work: { $0 * 2 }, isCancelled: { false }
    ) { results.append($0) }
    #expect(results == (0..<1000).map { $0 * 2 })
  }

  @Test("Only a bounded number of results is held") func bound() throws {
    let made = Atomic<Int>(0)
    var most = 0
    var taken = 0
    try ParallelMap.run(
      threads: 2, source: Self.numbers(500), work: { _ in made.add(1, ordering: .relaxed) },
      isCancelled: { false }
    ) { _ in
      taken += 1
      most = max(most, made.load(ordering: .relaxed) - taken)
    }
    #expect(taken == 500)
    // Four for each thread may wait, and each may have made one that does not fit.
    #expect(most <= 10)
  }

  @Test("What the source throws comes after the results before it") func failingSource() {
    var results: [Int] = []
    let text = failure { () throws(CatalogError) in
      try ParallelMap.run(
        source: Self.numbers(10, then: CatalogError(.ioFailure, "broken")), work: { $0 },
        isCancelled: { false }
      ) { results.append($0) }
    }
    #expect(text == "ioFailure: broken")
    #expect(results == Array(0..<10))
  }

  @Test("What the body throws ends the work") func failingBody() {
    let text = failure { () throws(CatalogError) in
      try ParallelMap.run(source: Self.numbers(.max), work: { $0 }, isCancelled: { false }) {
        number throws(CatalogError) in
        if number == 100 { throw CatalogError(.full, "enough") }
      }
    }
    #expect(text == "full: enough")
  }

  @Test("It stops waiting where nobody wants the results any more") func cancelling() {
    let queue = BoundedQueue<Int>(capacity: 1)
    let text = failure { () throws(CatalogError) in
      try ParallelMap.run(
        threads: 1,
        source: { () throws(CatalogError) in try queue.take(unless: { false })?.first },
        work: { $0 }, isCancelled: { true }
      ) { (_: Int) in }
    }
    queue.finish()
    #expect(text == "interrupted: interrupted")
  }
}
