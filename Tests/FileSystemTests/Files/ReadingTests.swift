import Diagnostics
import FileSystem
import Foundation
import Testing

/// Files are read from their beginning, or at any offset.
struct ReadingTests {
  @Test("A stream ends with nothing") func stream() throws {
    let folder = try Folder()
    try folder.write("abc", to: "a")
    let stream = try FileStream(folder("a"), shown: "a")
    #expect(try stream.read(2) == Array("ab".utf8))
    #expect(try stream.read(2) == Array("c".utf8))
    #expect(try stream.read(2) == [])
  }

  @Test(
    "What can't be read",
    arguments: [
      ("none", "notFound none: no such file"),
      ("file/a", "notFound a: no such file"),
      ("pipe", "invalidInput pipe: expected a regular file, found a pipe"),
      ("cycle", "ioFailure cycle: can't read the file: Too many levels of symbolic links"),
    ])
  func refusals(name: String, expected: String) throws {
    let folder = try Folder()
    try folder.write("", to: "file")
    try folder.link("cycle", to: "cycle")
    mkfifo(folder("pipe"), 0o600)
    let text = failure { () throws(CatalogError) in
      _ = try FileStream(folder(name), shown: name)
    }
    #expect(text == expected)
  }

  @Test("A folder is no file to read") func reading() throws {
    let folder = try Folder()
    let text = failure { () throws(CatalogError) in
      _ = try FileStream(folder.path, shown: "folder").read(1)
    }
    #expect(text == "invalidInput folder: expected a file, found a folder")
  }

  @Test("Bytes at any offset") func offsets() throws {
    let folder = try Folder()
    try folder.write("abcdef", to: "a")
    let file = try RandomAccessFile(folder("a"), isWritable: true)
    #expect(file.size == 6)
    #expect(file.read(at: 2, count: 3) == Array("cde".utf8))
    #expect(file.read(at: 4, count: 3) == nil)
    #expect(file.read(at: .max, count: 1) == nil)
    #expect(file.read(at: 4, atMost: 3) == Array("ef".utf8))
    #expect(file.read(at: 9, atMost: 3) == [])
    try file.write([0, 0x58, 0x59][1...], at: 1)
    try file.resize(to: 4)
    #expect(try folder.text("a") == "aXYd")
  }

  @Test("What can't be opened") func opening() throws {
    let folder = try Folder()
    try folder.link("cycle", to: "cycle")
    let missing = failure { () throws(CatalogError) in _ = try RandomAccessFile(folder("none")) }
    #expect(missing == "notFound none: no such file")
    let cycle = failure { () throws(CatalogError) in
      _ = try RandomAccessFile(folder("cycle"), shown: "c", what: "the journal")
    }
    #expect(
      cycle == "cannotOpen c: can't open the journal: Too many levels of symbolic links")
    let reading = try RandomAccessFile(folder.path)
    let text = failure { () throws(CatalogError) in try reading.write([1], at: 0) }
    #expect(text?.hasSuffix(": can't write the file: Bad file descriptor") == true)
  }

  @Test(
    "A status tells what is missing from what can't be looked at",
    arguments: [
      ("none", nil),
      ("file/a", "cannotOpen a: can't open the file: Not a directory"),
      ("cycle", "cannotOpen cycle: can't open the file: Too many levels of symbolic links"),
    ])
  func finding(name: String, expected: String?) throws {
    let folder = try Folder()
    try folder.write("", to: "file")
    try folder.link("cycle", to: "cycle")
    let text = failure { () throws(CatalogError) in
      let status = try FileStatus.find(folder(name), shown: name)
      #expect(status?.kind == nil)
    }
    #expect(text == expected)
  }
}
