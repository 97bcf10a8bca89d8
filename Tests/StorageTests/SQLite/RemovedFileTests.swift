import Diagnostics
import Foundation
import Testing

@testable import Storage

/// A file that is no longer where it was when a change to it is kept.
struct RemovedFileTests {
  /// What may become of a catalog while it is changed.
  enum Loss: CaseIterable {
    case removed, replaced, folderRemoved, folderRenamed

    func happen(to scratch: Scratch) throws {
      let files = FileManager.default
      switch self {
      case .removed: try files.removeItem(atPath: scratch.path())
      case .replaced:
        try files.moveItem(atPath: scratch.path(), toPath: scratch.path("old"))
        try scratch.catalog().create()
      case .folderRemoved: try files.removeItem(atPath: scratch.folder)
      case .folderRenamed:
        try files.moveItem(atPath: scratch.folder, toPath: scratch.folder + "-old")
      }
    }
  }

  private func expect(_ error: CatalogError?, _ scratch: Scratch) {
    #expect(error?.kind == .ioFailure)
    #expect(
      error?.message == "the catalog was removed or replaced while it was being changed")
    #expect(error?.path == scratch.path())
  }

  @Test("Before the end of a change", arguments: Loss.allCases)
  func late(loss: Loss) throws {
    let scratch = try Scratch()
    defer { try? FileManager.default.removeItem(atPath: scratch.folder + "-old") }
    var options = OpenOptions()
    // Asked at the last moment before a change is kept.
    options.isAbandoned = {
      try? loss.happen(to: scratch)
      return false
    }
    try scratch.catalog().create()
    let connection = try scratch.catalog(options: options).open(.readWrite)
    expect(
      failure { () throws(CatalogError) in
        try connection.write { () throws(CatalogError) in
          try connection.execute("INSERT INTO tag (tag) VALUES ('soft')")
        }
      }, scratch)
  }

  @Test("Before the first row is written", arguments: Loss.allCases)
  func early(loss: Loss) throws {
    let scratch = try Scratch()
    defer { try? FileManager.default.removeItem(atPath: scratch.folder + "-old") }
    try scratch.catalog().create()
    let connection = try scratch.catalog().open(.readWrite)
    let error = failure { () throws(CatalogError) in
      try connection.write { () throws(CatalogError) in
        do { try loss.happen(to: scratch) } catch { Issue.record(error) }
        try connection.execute("INSERT INTO tag (tag) VALUES ('soft')")
      }
    }
    expect(error, scratch)
  }

  @Test("Readers go on") func reading() throws {
    let scratch = try Scratch()
    try scratch.catalog().create()
    let connection = try scratch.catalog().open(.readOnly)
    try FileManager.default.removeItem(atPath: scratch.path())
    #expect(try connection.text("SELECT count(*) FROM tag") == "0")
  }

  @Test("A link that leads elsewhere is noticed") func link() throws {
    let scratch = try Scratch()
    try scratch.catalog("one.sqlite").create()
    try scratch.catalog("two.sqlite").create()
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: scratch.path(), withDestinationPath: scratch.path("one.sqlite"))
    let connection = try scratch.catalog().open(.readWrite)
    try connection.execute("INSERT INTO tag (tag) VALUES ('soft')")
    let error = failure { () throws(CatalogError) in
      try connection.write { () throws(CatalogError) in
        do {
          try files.removeItem(atPath: scratch.path())
          try files.createSymbolicLink(
            atPath: scratch.path(), withDestinationPath: scratch.path("two.sqlite"))
        } catch { Issue.record(error) }
        try connection.execute("INSERT INTO tag (tag) VALUES ('hard')")
      }
    }
    expect(error, scratch)
  }
}
