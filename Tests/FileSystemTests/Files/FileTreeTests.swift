import Diagnostics
import FileSystem
import Foundation
import Testing

/// What stands where, and where paths lead.
struct FileTreeTests {
  @Test(
    "The parts of a path",
    arguments: [
      ("a/b.json", "a", "b.json"), ("/a", "/", "a"), ("a", ".", "a"), ("a/b/c", "a/b", "c"),
      ("/a/", "/a", ""),
    ])
  func parts(path: String, folder: String, name: String) {
    #expect(FileTree.folder(of: path) == folder)
    #expect(FileTree.name(of: path) == name)
  }

  @Test(
    "Where a path leads",
    arguments: [
      ("file", "file"), ("link", "file"), ("folder/../file", "file"),
      ("folder/./new", "folder/new"),
      ("dangling", "folder/new"), ("through/new", "folder/new"), ("none/../new", "new"),
      ("new/", "new"), ("cycle", "cycle"),
    ])
  func destination(path: String, expected: String) throws {
    let folder = try Self.populated()
    #expect(FileTree.destination(of: folder(path)) == folder(expected))
    #expect(FileTree.isSame(folder(path), folder(expected)))
    #expect(!FileTree.isSame(folder(path), folder("other")))
  }

  private static func populated() throws -> Folder {
    let folder = try Folder()
    try FileTree.makeFolder(folder("folder"))
    try folder.write("text", to: "file")
    try folder.link("link", to: "file")
    try folder.link("dangling", to: "folder/new")
    try folder.link("through", to: "folder")
    try folder.link("cycle", to: "cycle")
    return folder
  }

  @Test("What stands at a path") func kinds() throws {
    let folder = try Self.populated()
    mkfifo(folder("pipe"), 0o600)
    let names = ["file", "link", "folder", "through", "pipe", "dangling", "none"]
    #expect(
      names.map { FileTree.kind(of: folder($0)) }
        == [.file, .file, .folder, .folder, .special, nil, nil])
    #expect(FileTree.special(at: folder("pipe")) == .pipe)
    #expect(FileTree.special(at: "/dev/null") == .device)
    #expect(FileTree.special(at: folder("file")) == nil)
    #expect(FileStatus(of: folder("link"), followsLink: false)?.kind == .special)
    #expect(FileStatus(of: folder("file"))?.size == 4)
    #expect(FileIdentity(of: folder("link")) == FileIdentity(of: folder("file")))
    #expect(FileIdentity(of: folder("none")) == nil)
    #expect(
      failure { () throws(CatalogError) in
        try FileTree.refuseSpecial(folder("pipe"), shown: "pipe")
      } == "invalidInput pipe: expected a regular file, found a pipe")
  }

  @Test("Files below a folder, without hidden ones, by the bytes of their names") func files()
    throws
  {
    let folder = try Self.populated()
    try FileTree.makeFolder(folder("folder/deep/er"))
    try FileTree.makeFolder(folder("node_modules"))
    for name in ["folder/deep/er/b.json", "a.json", "folder/B.json", ".c.json"] {
      try folder.write("", to: name)
    }
    try folder.write("", to: "node_modules/d.json")
    var others: [String] = []
    let names = try FileTree.files(below: folder.path, shown: "shown") {
      $0.hasSuffix(".json")
    } leavingOut: { name, kind in
      others.append("\(name) \(kind)")
    }
    #expect(names == ["a.json", "folder/B.json", "folder/deep/er/b.json"])
    #expect(
      others.sorted()
        == ["cycle special", "dangling special", "file file", "link special", "through special"])
    #expect(
      failure { () throws(CatalogError) in
        _ = try FileTree.files(below: folder("none"), shown: "none") { _ in true }
      } == "notFound none: no such file")
  }

  @Test("Folders are made with those above them") func making() throws {
    let folder = try Folder()
    try FileTree.makeFolder(folder("a/b/c"))
    try FileTree.makeFolder(folder("a/b/c"))
    #expect(FileTree.kind(of: folder("a/b/c")) == .folder)
    try folder.write("", to: "file")
    #expect(
      failure { () throws(CatalogError) in try FileTree.makeFolder(folder("file/a")) }
        == "exists a: couldn't create the folder: Not a directory")
  }

  @Test("A name that is free") func unused() throws {
    let folder = try Folder()
    #expect(FileTree.unused(folder("a")) == folder("a"))
    try folder.link("a", to: "nowhere")
    try folder.write("", to: "a-2")
    #expect(FileTree.unused(folder("a")) == folder("a-3"))
  }

  @Test("A file that is kept has two names until another takes the first") func keeping() throws {
    let folder = try Folder()
    try folder.write("text", to: "a")
    try FileTree.keep(folder("a"), as: folder("b"))
    #expect(folder.names == ["a", "b"])
    #expect(FileTree.isSame(folder("a"), folder("b")))
    #expect(
      failure { () throws(CatalogError) in try FileTree.keep(folder("none"), as: folder("c")) }
        == "notFound none: no such file")
  }

  @Test("A state changes with the file") func state() throws {
    let folder = try Folder()
    try folder.write("text", to: "a")
    let before = FileState(of: folder("a"))
    #expect(before != nil)
    #expect(FileState(of: folder("a")) == before)
    try folder.write("texts", to: "a")
    #expect(FileState(of: folder("a")) != before)
    #expect(FileState(of: folder("none")) == nil)
  }
}
