import Expectations
import FileSystem
import Foundation
import Storage
import Testing

@testable import Curvet
@testable import CurvetCLI

/// What killed runs left is removed by a later one, if nobody can be using it any more.
struct LeftoverTests {
  private static let id = String(repeating: "0a", count: 16)

  /// A desk whose clock is more than a day ahead of the disk's, with a folder that a run left.
  private static func desk(_ name: String = "curvet-\(id)", lock: Bool = true) throws -> Desk {
    let desk = try Desk()
    try desk.write(Sample.catalog.get(), to: "b.sqlite")
    try desk.write("half", to: "../tmp/\(name)/copy.sqlite")
    if lock { try desk.write("", to: "../tmp/\(name)/in-use") }
    chmod(desk.path("../tmp/\(name)"), 0o700)
    desk.now = Date.now.timeIntervalSince1970 + 2 * 86_400
    return desk
  }

  private static let commands = [
    ["restore", "b.sqlite", "--dry-run"], ["import", "b.sqlite"], ["diff", "b.sqlite"],
  ]

  @Test("A temporary folder", arguments: commands) func folder(words: [String]) throws {
    let desk = try Self.desk()
    desk.run(words + ["-q"]).expect(0)
    #expect(desk.names(in: "../tmp") == [])
  }

  @Test("One that is young, held or not ours stays") func kept() throws {
    let held = try Self.desk()
    let lock = FileLock(existing: held.path("../tmp/curvet-\(Self.id)/in-use"))
    #expect(lock != nil)
    let young = try Self.desk()
    young.now = Date.now.timeIntervalSince1970 + 80_000
    let open = try Self.desk()
    chmod(open.path("../tmp/curvet-\(Self.id)"), 0o755)
    for desk in [
      held, young, open, try Self.desk(lock: false), try Self.desk("curvet-\(Self.id)0"),
      try Self.desk("curvet-bench"), try Self.desk("other-\(Self.id)"),
    ] {
      let before = desk.names(in: "../tmp")
      desk.run("restore", "b.sqlite", "--dry-run", "-q").expect(0)
      #expect(desk.names(in: "../tmp") == before)
      #expect(before.count == 1)
    }
    withExtendedLifetime(lock) {}
  }

  @Test("A text that was being edited stays") func draft() throws {
    let desk = try Desk()
    desk.variables["EDITOR"] = "ed"
    desk.editor = .init { _, path in
      try? "{".write(toFile: path, atomically: true, encoding: .utf8)
      return 1
    }
    #expect(desk.run("edit", "rush").status == 74)
    let kept = desk.names(in: "../tmp")
    #expect(kept.count == 1)
    desk.now += 1e7
    desk.run("restore", Desk.catalog, "--dry-run", "--catalog", "c.sqlite", "-q").expect(0)
    #expect(desk.names(in: "../tmp") == kept)
  }

  @Test(
    "What was being written beside a file",
    arguments: [["export", "rush", "-o"], ["backup", "-f"]])
  func file(words: [String]) throws {
    let desk = try Self.desk()
    let gone = [".a.0.tmp", ".a.1y2p0ij32e8e7.tmp", ".a.0a.tmp-journal"]
    let stays = [
      ".a..tmp", ".a.0.TMP", ".a.1y2p0ij32e8e77.tmp", ".a.A.tmp", ".ab.0.tmp", "a.0.tmp",
      ".a.0.1.tmp",
    ]
    for name in gone + stays { try desk.write("half", to: name) }
    try desk.makeFolder(".a.1.tmp")
    let lock = FileLock(making: desk.path(".a.2.tmp"))
    desk.run(words + ["a", "-q"]).expect(0)
    #expect(desk.names() == (stays + [".a.1.tmp", ".a.2.tmp", "a", "b.sqlite"]).sorted())
    withExtendedLifetime(lock) {}
    try desk.write("half", to: ".a.3.tmp")
    desk.now = Date.now.timeIntervalSince1970
    desk.run("export", "rush", "-o", "a", "-q").expect(
      words[0] == "export" ? 0 : 73,
      errors: words[0] == "export"
        ? ""
        : """
        error: can't overwrite an SQLite database
          --> a
        help: name another file

        """)
    #expect(desk.has(".a.3.tmp"))
  }

  @Test(
    "Work that is interrupted in the midst of a copy leaves nothing",
    arguments: [
      ["restore", "b.sqlite"], ["import", "b.sqlite"], ["diff", "b.sqlite"],
      ["doctor", "--repair"],
    ])
  func interrupted(words: [String]) throws {
    let desk = try Desk()
    try desk.write(Sample.catalog.get(), to: "b.sqlite")
    if words[0] == "doctor" { try desk.edit("DELETE FROM preset_tag") }
    let before = desk.bytes(Desk.catalog)
    let tmp = desk.path("../tmp")
    // The first piece of the copy is being written.
    desk.options.isCancelled = {
      FileManager.default.subpaths(atPath: tmp)?.contains { $0.hasSuffix(".tmp") } == true
    }
    let run = desk.run(words)
    #expect(run.status == 130)
    #expect(run.errors.hasPrefix("error: interrupted\n"))
    #expect(desk.names(in: "../tmp") == [])
    #expect(desk.names() == ["b.sqlite"])
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("Room is looked for before a copy is made") func room() throws {
    let desk = try Desk()
    try desk.write(Sample.catalog.get(), to: "b.sqlite")
    let home = desk.path("../home")
    desk.options.freeBytes = { $0.hasPrefix(home) ? .max : 10_000 }
    for words in [["restore", "b.sqlite"], ["import", "b.sqlite"], ["diff", "b.sqlite"]] {
      desk.run(words).expect(
        74,
        errors: """
          error: not enough disk space for the copy: 132 kB needed, 10 kB free
            --> /desk/tmp
          help: free some space and try again
          help: set TMPDIR to another folder for temporary files

          """)
    }
    desk.run("backup", "c.sqlite").expect(
      74,
      errors: """
        error: not enough disk space for the copy: 132 kB needed, 10 kB free
          --> /desk/work
        help: free some space and try again

        """)
    desk.options.freeBytes = { $0.hasPrefix(home) ? 10_000 : .max }
    desk.run("restore", "b.sqlite").expect(
      74,
      errors: """
        error: not enough disk space for the copy: 132 kB needed, 10 kB free
          --> ~/.local/share/curvet
        help: free some space and try again

        """)
    #expect(desk.names() == ["b.sqlite"])
    #expect(desk.names(in: "../tmp") == [])
  }
}
