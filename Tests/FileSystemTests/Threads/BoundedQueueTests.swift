import Diagnostics
import FileSystem
import Testing

/// One thread hands values to another.
struct BoundedQueueTests {
  @Test("All arrive in order, though few fit at a time") func order() throws {
    let queue = BoundedQueue<Int>(capacity: 2)
    let worker = try Worker {
      for number in 0..<100 { _ = queue.put([number, -number]) }
      queue.finish()
    }
    var found: [Int] = []
    while let batch = try queue.take(unless: { false }) { found += batch }
    worker.join()
    #expect(found == (0..<100).flatMap { [$0, -$0] })
  }

  @Test("Nothing is taken any more once it is closed") func closing() {
    let queue = BoundedQueue<Int>(capacity: 1)
    #expect(queue.put([1]))
    queue.close()
    #expect(!queue.put([2]))
  }

  @Test("What was put before the end is still taken") func finishing() throws {
    let queue = BoundedQueue<Int>(capacity: 1)
    #expect(queue.put([1]))
    queue.finish()
    #expect(try queue.take(unless: { true }) == [1])
    #expect(try queue.take(unless: { true }) == nil)
  }

  @Test("Who waits in vain may give up") func givingUp() {
    let queue = BoundedQueue<Int>(capacity: 1)
    let text = failure { () throws(CatalogError) in _ = try queue.take(unless: { true }) }
    #expect(text == "interrupted: interrupted")
  }

  @Test("A lock lets one thread at a time count") func locking() throws {
    let counter = Counter()
    let workers = try (0..<4).map { _ in
      try Worker { for _ in 0..<1000 { counter.increase() } }
    }
    for worker in workers { worker.join() }
    #expect(counter.count == 4000)
  }

  private final class Counter: @unchecked Sendable {
    private let lock = Lock()
    private var number = 0

    func increase() {
      lock.withLock { number += 1 }
    }

    var count: Int { lock.withLock { number } }
  }

  @Test("A thread knows itself, and no other") func identity() throws {
    let own = ThreadIdentity()
    #expect(own.isCurrent)
    let result = BoundedQueue<Bool>(capacity: 1)
    let worker = try Worker { _ = result.put([own.isCurrent]) }
    worker.join()
    #expect(try result.take(unless: { false }) == [false])
  }
}
