import Synchronization

/// Unfinished work is work that a process completes even if it is told to stop.
///
/// While such an object exists, the process has a file to put in place or to remove, or is committing a change.
/// All other work can be stopped at any time without a loss.
package final class UnfinishedWork: Sendable {
  private static let count = Atomic<Int>(0)

  /// Whether there is none.
  package static var isNone: Bool { count.load(ordering: .sequentiallyConsistent) == 0 }

  /// Keeps the process running until it ends on its own, because it has changed something and must still
  /// report it.
  package static func reportIsDue() { count.add(1, ordering: .sequentiallyConsistent) }

  /// Begins work, which ends when this object is released.
  package init() { Self.count.add(1, ordering: .sequentiallyConsistent) }

  deinit { Self.count.subtract(1, ordering: .sequentiallyConsistent) }
}
