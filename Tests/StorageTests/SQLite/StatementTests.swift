import Diagnostics
import Testing

@testable import Storage

@Suite struct StatementTests {
  let scratch: Scratch
  let connection: Connection

  init() throws {
    scratch = try Scratch()
    connection = try scratch.catalog().open(.create)
    try connection.execute("CREATE TABLE t (a ANY UNIQUE, b ANY) STRICT")
  }

  @Test func everyTypeComesBack() throws {
    let values = try connection.prepare("SELECT ?1, ?2, ?3, ?4, ?5, ?6").first(
      Int64.min, 0.1, "žluťoučký 🐎", [0, 255] as [UInt8], true, String?.none
    ) { row in
      "\(row.int64(0)) \(row.double(1)) \(row.string(2)) \(row.bytes(3)) \(row.bool(4)) "
        + "\(row.isNull(5))"
    }
    #expect(values == "-9223372036854775808 0.1 žluťoučký 🐎 [0, 255] true true")
  }

  @Test func bytesAreBlobsUnlessWrapped() throws {
    let bytes: [UInt8] = [0xc3, 0xa9]
    let types = try connection.prepare("SELECT typeof(?1) || typeof(?2) || typeof(?3) || ?2").first(
      bytes, UTF8Text(bytes), UTF8Text(bytes.reversed().reversed())
    ) { $0.string(0) }
    #expect(types == "blobtexttexté")
  }

  @Test func emptyIsNotNull() throws {
    let empty: [UInt8] = []
    let types = try connection.prepare(
      "SELECT typeof(?1) || typeof(?2) || typeof(?3) || typeof(?4) || length(?1 || ?2 || ?3 || ?4)"
    ).first(
      "", UTF8Text(empty), empty, UnsafeRawBufferPointer(start: nil, count: 0)
    ) { $0.string(0) }
    #expect(types == "texttextblobblob0")
  }

  @Test func notANumberIsNull() throws {
    let type = try connection.prepare("SELECT typeof(?1)")
      .first(Double.nan) { $0.string(0) }
    #expect(type == "null")
  }

  @Test func textAndBlobsAreLent() throws {
    let lent = try connection.prepare("SELECT 'text', x'0102', NULL").first {
      row in
      row.withText(0) { Array($0) } + row.withBlob(1) { Array($0) } + row.withText(2) { Array($0) }
    }
    #expect(lent == Array("text".utf8) + [1, 2])
  }

  @Test func brokenTextIsMended() throws {
    #expect(try connection.text("SELECT CAST(x'61ff62' AS TEXT)") == "a\u{fffd}b")
  }

  @Test func theNumberOfArgumentsMustFit() throws {
    let error = failure { () throws(CatalogError) in
      try connection.prepare("SELECT ?1, ?2").run(1)
    }
    #expect(error?.kind == .misuse)
    #expect(error?.message == "1 arguments for 2")
  }

  @Test func errorsShowTheSQLWithoutItsArguments() throws {
    let insert = try connection.prepare("INSERT INTO t (a) VALUES (?1)")
    try insert.run("secret")
    let error = try #require(failure { () throws(CatalogError) in try insert.run("secret") })
    #expect(error.kind == .constraint)
    #expect(error.sqlite?.code == 2067)
    #expect(
      error.description
        == "\(scratch.path()): UNIQUE constraint failed: t.a (SQLite 2067) in: "
        + "INSERT INTO t (a) VALUES (?1)")
  }

  @Test func aStatementRunsAgainAfterAnError() throws {
    let insert = try connection.prepare("INSERT INTO t (a) VALUES (?1)")
    try insert.run(1)
    #expect(failure { () throws(CatalogError) in try insert.run(1) }?.kind == .constraint)
    try insert.run(2)
    #expect(try connection.text("SELECT group_concat(a) FROM t") == "1,2")
  }

  @Test func cachedStatementsAreSharedUnlessTheyRun() throws {
    let sql = "SELECT 1 UNION SELECT 2"
    let first = try connection.cached(sql)
    #expect(try connection.cached(sql) === first)
    #expect(try first.step())
    #expect(try connection.cached(sql) !== first)
  }

  @Test func rowsAreReadUntilTheBodyHasEnough() throws {
    var seen: [Int] = []
    let statement = try connection.prepare("SELECT 1 UNION SELECT 2 UNION SELECT 3")
    try statement.forEachWhile { row in
      seen.append(row.int(0))
      return seen.count < 2
    }
    #expect(seen == [1, 2])
    #expect(!statement.isRunning)
  }

  @Test func aStatementOutlivesItsConnection() throws {
    var connection: Connection? = try Connection(path: scratch.path(), mode: .readOnly)
    let statement = try #require(try connection?.prepare("SELECT count(*) FROM meta"))
    connection = nil
    #expect(try statement.first { $0.int(0) } == 4)
  }
}
