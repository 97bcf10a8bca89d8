import Diagnostics
import Foundation
import Testing

@testable import Storage

@Suite struct ContentionTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.catalog().create()
  }

  /// Begins a write while another connection holds the lock.
  func blockedWrite(_ options: OpenOptions, times: Int = 1) throws -> CatalogError? {
    let first = try scratch.catalog().open(.readWrite)
    let second = try scratch.catalog(options: options).open(.readWrite)
    return try first.write { () throws(CatalogError) in
      var error: CatalogError?
      for _ in 0..<times {
        error = failure { () throws(CatalogError) in
          try second.write {}
        }
      }
      return error
    }
  }

  @Test func waitingEndsWithBusy() throws {
    let error = try #require(try blockedWrite(OpenOptions(busyTimeout: 30)))
    #expect(error.kind == .busy)
    #expect(error.message == "the catalog is in use by another program")
    #expect(error.hints == ["try again when the other program is done"])
  }

  @Test func waitingIsNotedOnce() throws {
    let counter = Counter()
    let options = OpenOptions(busyTimeout: 10, whenWaiting: { _ in counter.increment() })
    #expect(try blockedWrite(options, times: 3)?.kind == .busy)
    #expect(counter.value == 1)
  }

  @Test func waitingCanBeStopped() throws {
    let options = OpenOptions(busyTimeout: 60_000, isCancelled: { true })
    #expect(try blockedWrite(options)?.kind == .interrupted)
  }

  @Test func theLockIsTakenWhenItIsFree() throws {
    let first = try scratch.catalog().open(.readWrite)
    try first.execute("BEGIN IMMEDIATE")
    let isWaiting = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    let successes = Counter()
    Thread.detachNewThread { [scratch] in
      let options = OpenOptions(whenWaiting: { _ in isWaiting.signal() })
      let error = failure { () throws(CatalogError) in
        let second = try scratch.catalog(options: options).open(.readWrite)
        try second.write {}
      }
      if error == nil { successes.increment() }
      isDone.signal()
    }
    isWaiting.wait()
    try first.execute("COMMIT")
    isDone.wait()
    #expect(successes.value == 1)
  }

  @Test(arguments: [0, 1, 7, 30, 5000])
  func pausesAddUpToTheTimeout(timeout: Int) {
    let pauses = (0..<1000).map { ConnectionHandle.pause(attempt: $0, timeout: timeout) }
    #expect(pauses.reduce(0, +) == timeout)
  }
}
