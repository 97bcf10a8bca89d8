import Diagnostics
import Expectations
import Testing

@testable import Storage

@Suite struct InterruptionTests {
  let endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "

  @Test func aLongStatementIsStopped() throws {
    let scratch = try Scratch()
    try scratch.catalog().create()
    let polls = Counter()
    let options = OpenOptions(isCancelled: { polls.increment() > 3 })
    let connection = try Connection(path: scratch.path(), mode: .readWrite, options: options)
    let before = try scratch.bytes()
    let error = failure { () throws(CatalogError) in
      try connection.write { () throws(CatalogError) in
        try connection.execute(
          endless + "INSERT INTO tag (tag) SELECT 'tag' || i FROM n")
      }
    }
    #expect(error?.kind == .interrupted)
    #expect(error?.message == "interrupted")
    #expect(polls.value == 4)
    #expect(!connection.isInTransaction)
    try expectSame(scratch.bytes(), before)
    #expect(scratch.names == ["catalog.sqlite"])
  }

  @Test func anInterruptedCopyLeavesNothing() throws {
    let scratch = try Scratch()
    try scratch.catalog().create()
    let options = OpenOptions(isCancelled: { true })
    let connection = try Connection(path: scratch.path(), mode: .readWrite)
    try connection.execute(endless + "INSERT INTO tag (tag) SELECT i FROM n LIMIT 20000")
    let hasty = try Connection(path: scratch.path(), mode: .readOnly, options: options)
    let error = failure { () throws(CatalogError) in
      try hasty.writeCopy(to: scratch.path("copy"), replacing: true)
    }
    #expect(error?.kind == .interrupted)
    #expect(scratch.names == ["catalog.sqlite"])
  }

  @Test(arguments: [
    (OpenOptions(isCancelled: { true }), "interrupted"),
    (
      OpenOptions(isAbandoned: { true }),
      "the output was closed, so nothing was changed"
    ),
  ])
  func aChangeIsConfirmedBeforeItIsKept(options: OpenOptions, message: String) throws {
    let scratch = try Scratch()
    try scratch.catalog().create()
    let before = try scratch.bytes()
    let connection = try Connection(path: scratch.path(), mode: .readWrite, options: options)
    let error = failure { () throws(CatalogError) in
      try connection.write { () throws(CatalogError) in
        try connection.execute("INSERT INTO tag (tag) VALUES ('soft')")
      }
    }
    #expect(error?.kind == .interrupted)
    #expect(error?.message == message)
    #expect(!connection.isInTransaction)
    try expectSame(scratch.bytes(), before)
    #expect(scratch.names == ["catalog.sqlite"])
    // Whoever only reads is not asked.
    #expect(
      try connection.read { () throws(CatalogError) in
        try connection.text("SELECT count(*) FROM tag")
      } == "0")
  }
}
