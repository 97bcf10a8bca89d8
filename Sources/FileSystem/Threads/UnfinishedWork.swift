import Synchronization

/// Unfinished work is what a process that is told to stop still brings to an end.
///
/// As long as one of these lives, a file of the process's own has to be put in place or removed, or a change is
/// just being kept. Everything else can be stopped at any time, and loses nothing.
package final class UnfinishedWork: Sendable {
  private static let count = Atomic<Int>(0)

  /// Whether there is none.
  package static var isNone: Bool { count.load(ordering: .sequentiallyConsistent) == 0 }

  /// Begins work, which ends when this is let go.
  package init() { Self.count.add(1, ordering: .sequentiallyConsistent) }

  deinit { Self.count.subtract(1, ordering: .sequentiallyConsistent) }
}
