import Diagnostics
import Expectations
import Foundation
import Testing

@testable import Storage

@Suite struct OpeningTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  func openError(_ name: String = "catalog.sqlite", _ mode: OpenMode = .readWrite) -> CatalogError?
  {
    failure { () throws(CatalogError) in _ = try scratch.catalog(name).open(mode) }
  }

  @Test(arguments: [OpenMode.readOnly, .readWrite])
  func aMissingFileStaysMissing(mode: OpenMode) {
    let error = openError("catalog.sqlite", mode)
    #expect(error?.kind == .notFound)
    #expect(error?.message == "no such file")
    #expect(scratch.names == [])
  }

  @Test func aFolderIsNotACatalog() {
    let error = openError(".")
    #expect(error?.kind == .notACatalog)
    #expect(error?.message == "expected a catalog, found a folder")
  }

  @Test(arguments: OpenMode.allCases)
  func aFileIsNoFolder(mode: OpenMode) throws {
    try scratch.write([], to: "file")
    let error = openError("file/catalog.sqlite", mode)
    #expect(error?.kind == .cannotOpen)
    #expect(error?.message == "can't open the file: Not a directory")
  }

  @Test(arguments: ["", "x", "SQLite format 2", String(repeating: "text ", count: 1000)])
  func otherFilesAreRefusedUntouched(text: String) throws {
    try scratch.write(Array(text.utf8))
    for mode in OpenMode.allCases {
      let error = openError("catalog.sqlite", mode)
      #expect(error?.kind == .notACatalog)
      #expect(error?.message == "not an SQLite file")
    }
    try expectSame(scratch.bytes(), Array(text.utf8))
    #expect(scratch.names == ["catalog.sqlite"])
  }

  @Test func otherDatabasesAreRefusedUntouched() throws {
    let other = try Connection(path: scratch.path(), mode: .create)
    try other.execute("CREATE TABLE t (a); PRAGMA application_id = 77; PRAGMA journal_mode = WAL")
    let before = try scratch.bytes()
    for mode in OpenMode.allCases {
      let error = openError("catalog.sqlite", mode)
      #expect(error?.kind == .notACatalog)
      #expect(error?.message == "not a Curvet catalog, although it's an SQLite file")
    }
    try expectSame(scratch.bytes(), before)
  }

  @Test(arguments: [100, 101, 1000, 4096, 5000, 65536])
  func aFileCutShortIsDamaged(length: Int) throws {
    try scratch.catalog().create()
    try scratch.write(Array(scratch.bytes().prefix(length)))
    #expect(openError()?.kind == .damaged)
  }

  @Test(arguments: 0..<100)
  func aFlippedHeaderByteIsHarmless(offset: Int) throws {
    try scratch.catalog().create()
    var bytes = try scratch.bytes()
    bytes[offset] ^= 0xff
    try scratch.write(bytes)
    let error = failure { () throws(CatalogError) in
      let connection = try scratch.catalog().open(.readWrite)
      try connection.write { () throws(CatalogError) in
        try connection.execute("INSERT INTO tag (tag) VALUES ('soft')")
      }
      try connection.verify()
    }
    let allowed: [CatalogError.ErrorKind?] = [nil, .notACatalog, .damaged, .newerFile, .readOnly]
    #expect(allowed.contains(error?.kind), "\(String(describing: error))")
    let isNamed = offset < 16 || 68..<72 ~= offset
    #expect((error?.kind == .notACatalog) == isNamed)
  }

  @Test func connectionsTrustNothing() throws {
    let connection = try scratch.catalog().open(.create)
    let settings = [
      "trusted_schema": "0", "foreign_keys": "1", "cell_size_check": "1", "mmap_size": "0",
      "synchronous": "2", "journal_mode": "delete", "cache_size": "-65536",
      "application_id": "1129469524", "user_version": "3",
    ]
    for (name, value) in settings {
      #expect(try connection.text("PRAGMA \(name)") == value, "\(name)")
    }
    #expect(try connection.text("PRAGMA cache_spill") != "0")
    #expect(failure { () throws(CatalogError) in _ = try connection.text(#"SELECT "x""#) } != nil)
    #expect(
      failure { () throws(CatalogError) in
        try connection.execute("UPDATE sqlite_schema SET sql = ''")
      } != nil)
    #expect(
      failure { () throws(CatalogError) in
        try connection.execute("DELETE FROM search_data")
      } != nil)
  }

  @Test func aWriteAheadLogIsTurnedOff() throws {
    try scratch.catalog().create()
    try Connection(path: scratch.path(), mode: .readWrite).execute("PRAGMA journal_mode = WAL")
    let connection = try scratch.catalog().open(.readWrite)
    #expect(try connection.text("PRAGMA journal_mode") == "delete")
  }

  @Test(arguments: ["file:a?mode=memory", ":memory:", "a b'c\"d%20#?.sqlite", "目录.sqlite"])
  func namesAreTakenAsTheyAre(name: String) throws {
    _ = try scratch.catalog(name).open(.create)
    #expect(scratch.names == [name])
  }

  @Test func aReaderIsMarked() throws {
    try scratch.catalog().create()
    #expect(try scratch.catalog().open(.readOnly).readOnlyReason == .asked)
    #expect(try scratch.catalog().open(.readWrite).readOnlyReason == nil)
  }

  @Test(.disabled(if: getuid() == 0, "root may write everywhere"))
  func protectedFilesAndFoldersAreRead() throws {
    try scratch.catalog().create()
    chmod(scratch.path(), 0o400)
    #expect(try scratch.catalog().open(.readWrite).readOnlyReason == .file)
    chmod(scratch.path(), 0o600)
    chmod(scratch.folder, 0o500)
    #expect(try scratch.catalog().open(.readWrite).readOnlyReason == .folder)
    chmod(scratch.folder, 0o700)
  }
}
