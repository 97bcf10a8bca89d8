import Diagnostics
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
    let error = failure { () throws(CatalogError) in
      try connection.writeCopy(to: scratch.path("copy"), replacing: false)
    }
    #expect(error?.kind == .exists)
    #expect(error?.message == "couldn't create the file: File exists")
    #expect(try scratch.bytes("copy") == [1, 2, 3])
    try connection.writeCopy(to: scratch.path("copy"), replacing: true)
    #expect(try scratch.catalog("copy").open(.readOnly).text("SELECT count(*) FROM meta") == "4")
    #expect(scratch.names == ["catalog.sqlite", "copy"])
  }

  @Test func roomIsLookedForFirst() throws {
    let scratch = try Scratch()
    let size = try { try scratch.catalog().open(.create) }().text("PRAGMA page_count").flatMap(
      Int.init)
    var options = OpenOptions()
    for (free, isEnough) in [
      (nil, true), (size.map { $0 * 4096 }, true), (1_234_567, true), (999, false),
    ]
      as [(Int?, Bool)]
    {
      options.freeBytes = { $0 == scratch.folder ? free : 0 }
      let connection = try scratch.catalog(options: options).open(.readOnly)
      let error = failure { () throws(CatalogError) in
        try connection.writeCopy(to: scratch.path("copy"), replacing: true)
      }
      #expect(error == nil || !isEnough)
      guard !isEnough else { continue }
      #expect(error?.kind == .full)
      let bytes = try scratch.bytes().count
      #expect(
        error?.message
          == "not enough disk space for the copy: \((bytes + 999) / 1000) kB needed, 1 kB free"
      )
      #expect(error?.path == scratch.folder)
    }
    #expect(scratch.names == ["catalog.sqlite", "copy"])
  }

  @Test(arguments: [
    (0, "0 kB"), (1, "1 kB"), (999_999, "1000 kB"), (1_000_000, "1 MB"),
    (68_700_000_000, "68.7 GB"),
    (Int.max, "9.2 EB"),
  ])
  func roomInWords(bytes: Int, words: String) throws {
    var options = OpenOptions()
    options.freeBytes = { _ in -1 }
    let error = failure { () throws(CatalogError) in
      try options.checkFreeSpace(for: bytes, in: "/")
    }
    #expect(
      error?.message
        == "not enough disk space for the copy: \(words) needed, 0 kB free")
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
    #expect(failure { () throws(CatalogError) in try connection.verify() }?.kind == .damaged)
    let error = failure { () throws(CatalogError) in
      try connection.writeCopy(to: scratch.path("copy"), replacing: true)
    }
    #expect(error?.kind == .damaged)
    #expect(scratch.names == ["catalog.sqlite"])
  }
}
