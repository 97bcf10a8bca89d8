import Foundation
import Testing

/// Runs tests that mostly wait on threads of their own.
///
/// A test that waits for another program would block one of the few threads that all tests share,
/// and leave a processor idle.
struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(OwnThread()) { try await function() }
  }

  private final class OwnThread: TaskExecutor {
    private let queue = DispatchQueue(label: "waiting")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == WaitingTrait {
  /// The test mostly waits for other programs.
  static var waiting: Self { Self() }
}
