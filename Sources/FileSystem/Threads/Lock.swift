import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A lock lets one thread at a time do something, and threads wait for each other's news.
package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(news, nil)
  }

  deinit {
    pthread_cond_destroy(news)
    pthread_mutex_destroy(mutex)
    news.deallocate()
    mutex.deallocate()
  }

  /// Does something that no other thread may do in the meantime.
  package func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Wakes all who wait.
  package func broadcast() { pthread_cond_broadcast(news) }

  /// Lets go of the lock until there is news; it must be held.
  package func wait() { pthread_cond_wait(news, mutex) }

  /// Lets go of the lock until there is news or this many seconds, less than one, have passed.
  package func wait(atMost seconds: Double) {
    var until = timespec()
    clock_gettime(CLOCK_REALTIME, &until)
    until.tv_nsec += Int(seconds * 1_000_000_000)
    if until.tv_nsec >= 1_000_000_000 {
      until.tv_nsec -= 1_000_000_000
      until.tv_sec += 1
    }
    pthread_cond_timedwait(news, mutex, &until)
  }
}

/// A bounded queue hands values in order from the thread that makes them to the one that uses them.
///
/// It holds a bounded number of batches: the thread that is ahead waits for the other.
package final class BoundedQueue<Element: Sendable>: @unchecked Sendable {
  // Everything that changes is touched within the lock alone.
  private let lock = Lock()
  private var batches: [[Element]] = []
  private var isFinished = false
  private var isClosed = false
  private let capacity: Int

  /// Makes an empty queue for this many batches.
  package init(capacity: Int) { self.capacity = capacity }

  /// Puts a batch on; returns false if nobody takes any more.
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

  /// Removes and returns the next batch; nil at the end.
  ///
  /// - Parameter isCancelled: called 10 times a second while the queue is empty.
  /// - Throws: `interrupted` if `isCancelled` returns true.
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
