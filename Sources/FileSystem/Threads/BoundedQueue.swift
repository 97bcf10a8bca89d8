import Diagnostics

/// A bounded queue hands values in order from the thread that makes them to the one that uses them.
///
/// It holds a bounded number of batches: whoever is ahead waits for the other.
package final class BoundedQueue<Element: Sendable>: @unchecked Sendable {
  // Everything that changes is touched within the lock alone.
  private let lock = Lock()
  private var batches: [[Element]] = []
  private var isFinished = false
  private var isClosed = false
  private let capacity: Int

  /// Makes an empty queue for this many batches.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// Puts a batch on; returns false where nobody takes any more.
  package func put(_ batch: [Element]) -> Bool {
    lock.withLock {
      while batches.count >= capacity, !isClosed { lock.wait() }
      if isClosed { return false }
      batches.append(batch)
      lock.broadcast()
      return true
    }
  }

  /// Says that nothing more will be put on.
  package func finish() {
    lock.withLock {
      isFinished = true
      lock.broadcast()
    }
  }

  /// Says that nothing more will be taken.
  package func close() {
    lock.withLock {
      isClosed = true
      lock.broadcast()
    }
  }

  /// Takes the next batch off; nil at the end.
  ///
  /// - Parameter isCancelled: asked ten times a second while there is nothing to take.
  /// - Throws: `interrupted` where it says so.
  package func take(unless isCancelled: () -> Bool) throws(CatalogError) -> [Element]? {
    while true {
      let batch: [Element]?? = lock.withLock {
        if batches.isEmpty {
          if isFinished { return .some(nil) }
          lock.wait(atMost: 0.1)
          if batches.isEmpty { return nil }
        }
        lock.broadcast()
        return batches.removeFirst()
      }
      if let batch { return batch }
      if isCancelled() { throw CatalogError(.interrupted, "interrupted") }
    }
  }
}
