import RuntimeQuartzCore

/// Runs what sleeps, on the main thread.
///
/// A task of a view is suspended as a job of an executor, which holds it until the clock of the
/// runtime wakes it up. The job then goes on as one of the main actor, where the view's code wants
/// to be.
private final class SleepExecutor: SerialExecutor {
  let holds: Bool

  init(holds: Bool) { self.holds = holds }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let run = { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    if holds { Sleep.next?.job = run } else { run() }
  }

  func checkIsolated() {}
  func isIsolatingCurrentContext() -> Bool? { true }
}

/// A sleep that something ends once.
private final class Sleep: @unchecked Sendable {
  /// The one that the next job to be held belongs to.
  nonisolated(unsafe) static var next: Sleep?

  var job: (() -> Void)?
  var prevent: (() -> Void)?

  func end() {
    prevent?()
    (job.take() ?? {})()
  }
}

/// Where a sleep begins, on the main thread.
@globalActor public actor RuntimeSleepActor {
  /// The only one.
  public static let shared = RuntimeSleepActor()
  private static let executor = SleepExecutor(holds: false)
  /// Runs jobs at once.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.executor.asUnownedSerialExecutor()
  }
}

/// Where a task sleeps.
private actor Bed {
  static let shared = Bed()
  private static let executor = SleepExecutor(holds: true)
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.executor.asUnownedSerialExecutor()
  }

  /// Something of its own, for which the optimizer keeps the way to the executor.
  private var sleeps = 0

  func lie() { sleeps += 1 }
}

extension Task where Success == Never, Failure == Never {
  /// Sleeps until the clock of the runtime has moved on, instead of the one on the wall.
  @RuntimeSleepActor public static func sleep(nanoseconds duration: UInt64) async throws {
    let sleep = Sleep()
    sleep.prevent = RuntimeClock.schedule(at: RuntimeClock.now + Double(duration) / 1e9) {
      sleep.end()
    }
    await withTaskCancellationHandler {
      guard !Task<Never, Never>.isCancelled else { return sleep.end() }
      Sleep.next = sleep
      await Bed.shared.lie()
    } onCancel: {
      sleep.end()
    }
    if Task<Never, Never>.isCancelled { throw _Concurrency.CancellationError() }
  }
}
