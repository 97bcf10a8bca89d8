import Diagnostics
import FileSystem
import Foundation
import Testing

/// Temporary folders, and locks that say that one is in use.
struct TemporaryFolderTests {
  @Test("It goes with its files when it is let go") func lifetime() throws {
    let parent = try Folder()
    do {
      let folder = try TemporaryFolder(in: parent.path, named: "one")
      try parent.write("text", to: "one/file")
      #expect(FileStatus(of: folder.path)?.isPrivate == true)
      #expect(FileLock(existing: "\(folder.path)/\(TemporaryFolder.lockName)") == nil)
      withExtendedLifetime(folder) {}
    }
    #expect(parent.names == [])
  }

  @Test("One that is made to stay has no lock") func staying() throws {
    let parent = try Folder()
    let path = try TemporaryFolder.make(in: parent.path, named: "one")
    #expect(FileStatus(of: path)?.isOwn == true)
    #expect((try? FileTree.entries(of: path, shown: path)) == [])
    TemporaryFolder.remove(path)
    #expect(parent.names == [])
  }

  @Test("One that can't be made") func refusal() throws {
    let parent = try Folder()
    try parent.write("", to: "one")
    let error = #expect(throws: CatalogError.self) {
      try TemporaryFolder(in: parent.path, named: "one")
    }
    #expect(error?.message == "couldn't create the folder: File exists")
    #expect(error?.hints == ["set TMPDIR to another folder for temporary files"])
    #expect(try parent.text("one") == "")
  }

  @Test("Errors of the disk name its folder, others the file that was asked for") func telling()
    throws
  {
    let parent = try Folder()
    let folder = try TemporaryFolder(in: parent.path, named: "one")
    let full = folder.attributed(
      CatalogError(.full, "no room", path: "\(folder.path)/copy"), to: "shown")
    #expect(full.path == parent.path)
    #expect(full.hints == ["set TMPDIR to another folder for temporary files"])
    let damaged = folder.attributed(
      CatalogError(.damaged, "damaged", path: "\(folder.path)/copy"), to: "shown")
    #expect(damaged.path == "shown")
    #expect(damaged.hints == [])
  }

  @Test("A lock keeps others out until it is let go") func locks() throws {
    let folder = try Folder()
    #expect(FileLock(existing: folder("a")) == nil)
    do {
      let lock = FileLock(making: folder("a"))
      #expect(lock != nil)
      #expect(FileLock(making: folder("a")) == nil)
      #expect(FileLock(existing: folder("a")) == nil)
      withExtendedLifetime(lock) {}
    }
    #expect(FileLock(existing: folder("a")) != nil)
  }
}
