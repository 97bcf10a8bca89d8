import Diagnostics
import FileSystem
import Foundation
import Testing

/// Files are written whole or not at all.
struct WritingTests {
  @Test("A file stands there when it is whole, and not before") func whole() throws {
    let folder = try Folder()
    try folder.write("old", to: "a")
    let writer = try FileWriter(folder("a"), shown: "a")
    try writer.write(Array("new".utf8))
    #expect(try folder.text("a") == "old")
    #expect(folder.names.count == 2)
    try writer.finish()
    #expect(try folder.text("a") == "new")
    #expect(folder.names == ["a"])
  }

  @Test("What is not finished leaves nothing behind") func unfinished() throws {
    let folder = try Folder()
    do {
      let writer = try FileWriter(folder("a"), shown: "a")
      try writer.write([1])
    }
    #expect(folder.names == [])
  }

  @Test("A writer stops where nobody wants its file any more") func cancelled() throws {
    let folder = try Folder()
    let writer = try FileWriter(folder("a"), shown: "a", isCancelled: { true })
    let text = failure { () throws(CatalogError) in try writer.write([1]) }
    #expect(text == "interrupted a: interrupted")
  }

  @Test("A link stays, and so do the permissions of what it leads to") func link() throws {
    let folder = try Folder()
    try folder.write("old", to: "real")
    chmod(folder("real"), 0o640)
    try folder.link("link", to: "real")
    let writer = try FileWriter(folder("link"), shown: "link")
    try writer.write(Array("new".utf8))
    try writer.finish()
    #expect(try folder.text("real") == "new")
    #expect(FileStatus(of: folder("link"), followsLink: false)?.kind == .special)
    var status = stat()
    stat(folder("real"), &status)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test(
    "What can't be written to",
    arguments: [
      ("", "exists folder: expected a file, found a folder"),
      ("none/a", "cannotOpen a: couldn't create the file: No such file or directory"),
      ("file/a", "cannotOpen a: couldn't create the file: Not a directory"),
      ("pipe", "exists pipe: no program is reading this pipe"),
    ])
  func refusals(name: String, expected: String) throws {
    let folder = try Folder()
    try folder.write("", to: "file")
    mkfifo(folder("pipe"), 0o600)
    let shown = name.isEmpty ? "folder" : name
    let text = failure { () throws(CatalogError) in
      _ = try FileWriter(folder(name), shown: shown)
    }
    #expect(text == expected)
  }

  @Test("A full disk is told as such") func full() throws {
    let writer = try FileWriter("/dev/full", shown: "full")
    let text = failure { () throws(CatalogError) in try writer.write([1]) }
    #expect(text == "full full: no space left to write")
  }

  @Test("A pending file takes a free place, or another's if it may") func pending() throws {
    let folder = try Folder()
    let file = PendingFile(target: folder("a"))
    try file.make()
    try file.place()
    #expect(folder.names == ["a"])
    let second = PendingFile(target: folder("a"), shown: "shown")
    try second.make()
    try Array("two".utf8).withUnsafeBytes { try Data($0).write(to: URL(filePath: second.path)) }
    let text = failure { () throws(CatalogError) in try second.place() }
    #expect(text == "exists shown: couldn't create the file: File exists")
    #expect(try folder.text("a") == "")
    try second.replace()
    #expect(try folder.text("a") == "two")
    let third = PendingFile(target: folder("a"))
    try third.make()
    third.discard()
    #expect(folder.names == ["a"])
  }
}
