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

  /// Does something that no other thread may do meanwhile.
  package func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Wakes all who wait.
  package func broadcast() {
    pthread_cond_broadcast(news)
  }

  /// Lets go of the lock until there is news; it must be held.
  package func wait() {
    pthread_cond_wait(news, mutex)
  }

  /// Lets go of the lock until there is news or so many seconds, less than one, have passed.
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
