import Diagnostics

/// A parallel map lets several threads work on the pieces of one source, and hands out what comes
/// of them in the source's order.
///
/// A thread that is ahead waits: only a bounded number of results is held.
package final class ParallelMap<Piece: Sendable, Result: Sendable>: @unchecked Sendable {
  // The source is asked within `sourceLock` alone; all else is touched within `lock`.
  private let source: () throws(CatalogError) -> Piece?
  private let work: @Sendable (Piece) -> Result
  private let sourceLock = Lock()
  private let lock = Lock()
  private var issued = 0
  private var taken = 0
  private var results: [Int: Result] = [:]
  private var isAtEnd = false
  private var isClosed = false
  private var failure: CatalogError?
  private let capacity: Int

  private init(
    capacity: Int, source: @escaping () throws(CatalogError) -> Piece?,
    work: @escaping @Sendable (Piece) -> Result
  ) {
    self.capacity = capacity
    self.source = source
    self.work = work
  }

  /// Processes every item of a source.
  ///
  /// - Parameters:
  ///   - threads: the number of threads.
  ///   - source: returns the next item, or nil at the end; called by one thread at a time.
  ///   - work: processes an item, on any thread.
  ///   - isCancelled: called 10 times a second while no result is available.
  ///   - body: called with every result in order, on the caller's thread.
  /// - Throws: the errors of the source and the body, and `interrupted`.
  package static func run(
    threads: Int = Worker.processors, source: @escaping () throws(CatalogError) -> Piece?,
    work: @escaping @Sendable (Piece) -> Result, isCancelled: () -> Bool,
    body: (Result) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    let job = ParallelMap(capacity: 4 * threads, source: source, work: work)
    var workers: [Worker] = []
    do throws(CatalogError) {
      for _ in 0..<max(1, threads) { workers.append(try Worker { job.workOn() }) }
      while let result = try job.take(unless: isCancelled) { try body(result) }
    } catch {
      job.lock.withLock { job.isClosed = true }
      // A read that never ends, as of a terminal, is not waited for.
      for worker in workers { worker.detach() }
      throw error
    }
    for worker in workers { worker.join() }
  }

  /// Works until the source has ended.
  private func workOn() {
    while let (number, piece) = next() {
      let result = work(piece)
      let goesOn = lock.withLock {
        results[number] = result
        lock.broadcast()
        while number >= taken + capacity, !isClosed { lock.wait() }
        return !isClosed
      }
      if !goesOn { return }
    }
  }

  private func next() -> (Int, Piece)? {
    sourceLock.withLock {
      guard lock.withLock({ !isAtEnd && !isClosed }) else { return nil }
      var piece: Piece?
      var failure: CatalogError?
      do throws(CatalogError) { piece = try source() } catch { failure = error }
      return lock.withLock {
        guard let piece else {
          isAtEnd = true
          self.failure = failure
          lock.broadcast()
          return nil
        }
        defer { issued += 1 }
        return (issued, piece)
      }
    }
  }

  private func take(unless isCancelled: () -> Bool) throws(CatalogError) -> Result? {
    while true {
      var result: Result?
      var isOver = false
      lock.withLock {
        result = results.removeValue(forKey: taken)
        isOver = result == nil && isAtEnd && taken == issued
        if result != nil {
          taken += 1
          lock.broadcast()
        } else if !isOver {
          lock.wait(atMost: 0.1)
        }
      }
      if let result { return result }
      if isOver {
        if let failure = lock.withLock({ failure }) { throw failure }
        return nil
      }
      if isCancelled() { throw CatalogError(.interrupted, "interrupted") }
    }
  }
}
