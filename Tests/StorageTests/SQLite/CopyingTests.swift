import Testing

@testable import Storage

@Suite struct CopyingTests {
  @Test func aCopyIsACatalog() throws {
    let scratch = try Scratch()
    let connection = try scratch.catalog().open(.create)
    try connection.execute("INSERT INTO tag (tag) VALUES ('soft')")
    try connection.writeCopy(to: scratch.path("copy"), replacing: false)
    #expect(scratch.names == ["catalog.sqlite", "copy"])
    #expect(try scratch.catalog("copy").open(.readWrite).text("SELECT tag FROM tag") == "soft")
  }

  @Test func aCopyReplacesOnlyWhenAsked() throws {
    let scratch = try Scratch()
    let connection = try scratch.catalog().open(.create)
    try scratch.write([1, 2, 3], to: "copy")
    let error = failure { () throws(StorageError) in
      try connection.writeCopy(to: scratch.path("copy"), replacing: false)
    }
    #expect(error?.kind == .exists)
    #expect(error?.message == "the file cannot be made: File exists")
    #expect(try scratch.bytes("copy") == [1, 2, 3])
    try connection.writeCopy(to: scratch.path("copy"), replacing: true)
    #expect(try scratch.catalog("copy").open(.readOnly).text("SELECT count(*) FROM meta") == "4")
    #expect(scratch.names == ["catalog.sqlite", "copy"])
  }

  @Test func aDamagedCatalogIsNotCopied() throws {
    let scratch = try Scratch()
    let page = try #require(
      Int(
        try scratch.catalog().open(.create)
          .text("SELECT rootpage FROM sqlite_schema WHERE name = 'tag'") ?? ""))
    var bytes = try scratch.bytes()
    for offset in (page - 1) * 4096..<page * 4096 { bytes[offset] = 0x5a }
    try scratch.write(bytes)
    let connection = try Connection(path: scratch.path(), mode: .readOnly)
    #expect(failure { () throws(StorageError) in try connection.verify() }?.kind == .damaged)
    let error = failure { () throws(StorageError) in
      try connection.writeCopy(to: scratch.path("copy"), replacing: true)
    }
    #expect(error?.kind == .damaged)
    #expect(scratch.names == ["catalog.sqlite"])
  }
}
