#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A conveyor hands values in order from the thread that makes them to the one that uses them.
///
/// It holds a bounded number of batches: whoever is ahead waits for the other.
final class Conveyor<Element: Sendable>: @unchecked Sendable {
  // Every access to what follows is made between lock and unlock.
  private var mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var batches: [[Element]] = []
  private var isFinished = false
  private var isClosed = false
  private let capacity: Int

  /// Makes an empty conveyor for so many batches.
  init(capacity: Int) {
    self.capacity = capacity
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Puts a batch on; returns false where nobody takes any more.
  func put(_ batch: [Element]) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while batches.count >= capacity, !isClosed { pthread_cond_wait(changed, mutex) }
    if isClosed { return false }
    batches.append(batch)
    pthread_cond_signal(changed)
    return true
  }

  /// Says that nothing more will be put on.
  func finish() {
    pthread_mutex_lock(mutex)
    isFinished = true
    pthread_cond_signal(changed)
    pthread_mutex_unlock(mutex)
  }

  /// Says that nothing more will be taken.
  func close() {
    pthread_mutex_lock(mutex)
    isClosed = true
    pthread_cond_signal(changed)
    pthread_mutex_unlock(mutex)
  }

  /// Takes the next batch off; nil at the end.
  ///
  /// - Parameter isCancelled: asked ten times a second while there is nothing to take.
  /// - Throws: `interrupted` where it says so.
  func take(unless isCancelled: () -> Bool) throws(CatalogError) -> [Element]? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while batches.isEmpty, !isFinished {
      if isCancelled() { throw CatalogError(.interrupted, "interrupted") }
      var until = timespec()
      clock_gettime(CLOCK_REALTIME, &until)
      until.tv_nsec += 100_000_000
      if until.tv_nsec >= 1_000_000_000 {
        until.tv_nsec -= 1_000_000_000
        until.tv_sec += 1
      }
      pthread_cond_timedwait(changed, mutex, &until)
    }
    guard !batches.isEmpty else { return nil }
    pthread_cond_signal(changed)
    return batches.removeFirst()
  }
}
