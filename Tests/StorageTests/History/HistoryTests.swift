import Diagnostics
import Expectations
import Testing

@testable import Storage

/// What the history says after changes, undoing, redoing and purging.
struct HistoryTests {
  /// Six operations: presets are imported, changed, renamed, removed, brought back and removed again.
  private static func bench() throws -> StoreBench {
    let bench = try StoreBench(curve("a"), curve("b", 0.5), using("u", "curve", "a"))
    _ = try bench.change([("b", curve("b", 0.7)), ("u", using("u", "curve", "b"))])
    _ = try bench.change([("a", curve("c"))], command: "rename a c")
    _ = try bench.change([("u", "-"), ("c", "-")], command: "remove u c")
    try bench.undo(4)
    _ = try bench.change([("u", "-")], command: "remove u")
    return bench
  }

  @Test("Operations, the last first") func operations() throws {
    let operations = try Self.bench().store.operations()
    expectSame(
      operations.map(\.told).joined(separator: "\n"),
      """
      6 remove u by kim: removed 1 (1)
      5 undo by nobody: restored 2 (2), undoes 4
      4 remove u c by kim: removed 2 (2), undone
      3 rename a c by kim: updated 1 (1)
      2 change by kim: updated 2 (2)
      1 import in by kim: created 3 (3)
      """)
  }

  @Test("Revisions of an operation, and of the preset that has or had a name") func revisions()
    throws
  {
    let store = try Self.bench().store
    var told: [String] = []
    for operation: Int64 in 1...6 {
      told.append("operation \(operation)")
      told += try store.revisions(of: operation).map(\.told)
    }
    told.append("the first of operation 1")
    told += try store.revisions(of: 1, limit: 1).map(\.told)
    for name in ["a", "b", "c", "u", "x"] {
      told.append("named \(name)")
      told += try store.revisions(named: name).map(\.told)
    }
    expectSame(
      told.joined(separator: "\n"),
      """
      operation 1
        1 a@1 by 1: {"name":"a","kind":"curve","motion":{"cubicBezier":[0,0,1,1]}}
        2 b@1 by 1: {"name":"b","kind":"curve","motion":{"cubicBezier":[0,0,1,0.5]}}
        3 u@1 by 1: {"name":"u","kind":"curve","motion":{"use":"a"}}
      operation 2
        2 b@2 by 2: {"name":"b","kind":"curve","motion":{"cubicBezier":[0,0,1,0.7]}}
        3 u@2 by 2: {"name":"u","kind":"curve","motion":{"use":"b"}}
      operation 3
        1 c@2 by 3: {"name":"c","kind":"curve","motion":{"cubicBezier":[0,0,1,1]}}
      operation 4
        3 u@3 by 4: removed
        1 c@3 by 4: removed
      operation 5
        1 c@4 by 5: {"name":"c","kind":"curve","motion":{"cubicBezier":[0,0,1,1]}}
        3 u@4 by 5: {"name":"u","kind":"curve","motion":{"use":"b"}}
      operation 6
        3 u@5 by 6: removed
      the first of operation 1
        1 a@1 by 1: {"name":"a","kind":"curve","motion":{"cubicBezier":[0,0,1,1]}}
      named a
        1 c@4 by 5: {"name":"c","kind":"curve","motion":{"cubicBezier":[0,0,1,1]}}
        1 c@3 by 4: removed
        1 c@2 by 3: {"name":"c","kind":"curve","motion":{"cubicBezier":[0,0,1,1]}}
        1 a@1 by 1: {"name":"a","kind":"curve","motion":{"cubicBezier":[0,0,1,1]}}
      named b
        2 b@2 by 2: {"name":"b","kind":"curve","motion":{"cubicBezier":[0,0,1,0.7]}}
        2 b@1 by 1: {"name":"b","kind":"curve","motion":{"cubicBezier":[0,0,1,0.5]}}
      named c
        1 c@4 by 5: {"name":"c","kind":"curve","motion":{"cubicBezier":[0,0,1,1]}}
        1 c@3 by 4: removed
        1 c@2 by 3: {"name":"c","kind":"curve","motion":{"cubicBezier":[0,0,1,1]}}
        1 a@1 by 1: {"name":"a","kind":"curve","motion":{"cubicBezier":[0,0,1,1]}}
      named u
        3 u@5 by 6: removed
        3 u@4 by 5: {"name":"u","kind":"curve","motion":{"use":"b"}}
        3 u@3 by 4: removed
        3 u@2 by 2: {"name":"u","kind":"curve","motion":{"use":"b"}}
        3 u@1 by 1: {"name":"u","kind":"curve","motion":{"use":"a"}}
      named x
      """)
  }

  @Test("The revision before another one, and the latest") func neighbours() throws {
    let store = try Self.bench().store
    let latest = try #require(try store.latestRevision(of: 3))
    let before = try #require(try store.revision(before: latest))
    let first = try #require(try store.revisions(named: "u").last)
    #expect([latest.rev, before.rev, first.rev] == [5, 4, 1])
    #expect(try store.revision(before: first) == nil)
    #expect(try store.latestRevision(of: 9) == nil)
    #expect(try store.operation(4)?.isUndone == true)
    #expect(try store.operation(7) == nil)
  }

  @Test("What undo and redo take next") func stack() throws {
    let bench = try StoreBench(curve("a"))
    func next() throws -> [Int64?] {
      [try bench.store.nextToUndo()?.id, try bench.store.nextToRedo()?.id]
    }
    _ = try bench.change([("a", curve("a", 0.5))])
    #expect(try next() == [2, nil])
    try bench.undo(2)
    #expect(try next() == [1, 3])
    try bench.undo(3)
    #expect(try next() == [2, nil])
    _ = try bench.change([("a", curve("a", 0.7))])
    #expect(try next() == [5, nil])
    // A dry run leaves nothing behind.
    _ = try bench.change([("a", curve("a", 0.8))], isDryRun: true)
    #expect(try next() == [5, nil])
  }

  @Test("The trash, and what purging leaves") func trash() throws {
    let bench = try Self.bench()
    let store = bench.store
    _ = try bench.change([("b", "-")], command: "remove b")
    #expect(try store.trash().map { "\($0.name)@\($0.rev)" } == ["b@3", "u@5"])
    #expect(try store.removed(named: "u")?.rev == 5)
    #expect(try store.removed(named: "c") == nil)
    let note = OperationNote(command: "purge", author: "kim")
    let dry = try store.purge(note: note, isDryRun: true) { $0 }
    #expect(dry.purged.map(\.name) == ["b", "u"])
    #expect(dry.operation == nil)
    let purged = try store.purge(note: note, isDryRun: false) { $0.filter { $0.name == "u" } }
    #expect(purged.purged.map(\.name) == ["u"])
    #expect(purged.operation == 8)
    #expect(try store.trash().map(\.name) == ["b"])
    #expect(try store.revisions(named: "u").isEmpty)
    #expect(try store.operation(8)?.summary == "purged u")
    #expect(try store.operation(8)?.isPurge == true)
    #expect(try store.check(.deep).kept.isEmpty)
  }
}

extension StoreBench {
  /// Undoes an operation, or redoes what it has undone.
  fileprivate func undo(_ operation: Int64) throws {
    let chosen = try #require(try store.operation(operation))
    let note = OperationNote(command: "undo", author: nil)
    _ = try store.undo(note: note, isDryRun: false) { chosen }
  }
}

extension Storage.Operation {
  fileprivate var told: String {
    let undone = isUndone ? ", undone" : ""
    let target = undoes.map { ", undoes \($0)" } ?? ""
    return "\(id) \(command) by \(author ?? "nobody"): \(summary) (\(count))\(target)\(undone)"
  }
}

extension Revision {
  fileprivate var told: String {
    let form = payload.map { String(decoding: $0, as: UTF8.self) } ?? "removed"
    return "  \(presetID) \(name)@\(rev) by \(operation): \(form)"
  }
}
