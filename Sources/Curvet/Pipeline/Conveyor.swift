import Diagnostics

/// A conveyor hands values in order from the thread that makes them to the one that uses them.
///
/// It holds a bounded number of batches: whoever is ahead waits for the other.
final class Conveyor<Element: Sendable>: @unchecked Sendable {
  // Everything that changes is touched within the lock alone.
  private let lock = Lock()
  private var batches: [[Element]] = []
  private var isFinished = false
  private var isClosed = false
  private let capacity: Int

  /// Makes an empty conveyor for so many batches.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Puts a batch on; returns false where nobody takes any more.
  func put(_ batch: [Element]) -> Bool {
    lock.whileHeld {
      while batches.count >= capacity, !isClosed { lock.wait() }
      if isClosed { return false }
      batches.append(batch)
      lock.tellAll()
      return true
    }
  }

  /// Says that nothing more will be put on.
  func finish() {
    lock.whileHeld {
      isFinished = true
      lock.tellAll()
    }
  }

  /// Says that nothing more will be taken.
  func close() {
    lock.whileHeld {
      isClosed = true
      lock.tellAll()
    }
  }

  /// Takes the next batch off; nil at the end.
  ///
  /// - Parameter isCancelled: asked ten times a second while there is nothing to take.
  /// - Throws: `interrupted` where it says so.
  func take(unless isCancelled: () -> Bool) throws(CatalogError) -> [Element]? {
    while true {
      let batch: [Element]?? = lock.whileHeld {
        if batches.isEmpty {
          if isFinished { return .some(nil) }
          lock.wait(atMost: 0.1)
          if batches.isEmpty { return nil }
        }
        lock.tellAll()
        return batches.removeFirst()
      }
      if let batch { return batch }
      if isCancelled() { throw CatalogError(.interrupted, "interrupted") }
    }
  }
}
