import Diagnostics
import Expectations
import Foundation
import Storage
import Testing

/// What happens to commands that put another file in the place of a catalog, or make one, where they are
/// not left in peace.
struct ReplacementTests {
  /// A command on `catalog.sqlite`, of which `backup.sqlite` is an older backup.
  static let commands = [
    ["backup", "new.sqlite"], ["backup", "backup.sqlite", "--force"],
    ["restore", "backup.sqlite"], ["doctor", "--repair"],
  ]

  /// Makes the two files; what is derived in the catalog is wrong, so that there is something to fix.
  private func prepared(_ words: [String]) throws -> BuiltProgram {
    let program = try BuiltProgram()
    try program.write(Sample.catalog.get(), to: "catalog.sqlite")
    try program.run("backup", "backup.sqlite", "--catalog", "catalog.sqlite").expect(
      0, "Backed up catalog.sqlite to backup.sqlite\n  7 presets, 1 operation, 132 kB\n")
    try program.write(#"{"presets": {"curve/new": "ease"}}"#, to: "new.json")
    try program.run("import", "new.json", "-q", "--catalog", "catalog.sqlite").expect(0)
    if words.contains("--repair") {
      let environment = StorageEnvironment(appVersion: "1", now: { 0 })
      let file = CatalogFile(path: program.file("catalog.sqlite"), environment: environment)
      try Desk.edit(file, "DELETE FROM preset_tag")
    }
    return program
  }

  private func expectUnchanged(
    _ words: [String], status: Int32, _ run: (BuiltProgram, [String]) throws -> CommandRun
  ) throws {
    let program = try prepared(words)
    let names = program.names
    let before = names.map { program.bytes($0) }
    let result = try run(program, words + ["--catalog", "catalog.sqlite"])
    #expect(result.status == status, "\(result.errors)")
    #expect(result.errors.hasPrefix("error: "), "\(result.errors)")
    #expect(program.names == names)
    for (name, bytes) in zip(names, before) { expectSame(program.bytes(name), bytes, name) }
    let rest = try FileManager.default.contentsOfDirectory(atPath: program.root)
    #expect(rest.filter { $0.hasPrefix("curvet-") } == [])
  }

  @Test("They do what they are for", arguments: commands) func peace(words: [String]) throws {
    let program = try prepared(words)
    #expect(try program.run(words + ["-q", "--catalog", "catalog.sqlite"]).status == 0)
    #expect(!program.names.contains { $0.hasSuffix(".tmp") || $0.hasSuffix("-journal") })
    let doctor = try program.run("doctor", "--deep", "-q", "--catalog", "catalog.sqlite")
    doctor.expect(0)
  }

  @Test("No room", arguments: commands) func full(words: [String]) throws {
    try expectUnchanged(words, status: 74) { program, line in
      try program.shell("ulimit -f 1; curvet \(line.joined(separator: " "))")
    }
  }

  @Test("No room for the private copy that is looked at") func noCopy() throws {
    let program = try prepared(["restore"])
    let line = "ulimit -f 100; curvet restore backup.sqlite --catalog catalog.sqlite"
    try program.shell(line).expect(
      74,
      errors: """
        error: no space left to write
          --> /root
        help: free some space and try again
        help: set TMPDIR to another folder for temporary files

        """)
  }

  @Test("A folder that nothing can be put into") func protected() throws {
    let program = try prepared(["backup"])
    try FileManager.default.createDirectory(
      atPath: program.file("ro"), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o555])
    let words = ["backup", "ro/b.sqlite", "--catalog", "catalog.sqlite"]
    try program.runUnprivileged(words).expect(
      73,
      errors: """
        error: couldn't create the file: Permission denied
          --> ro/b.sqlite

        """)
  }

  @Test("A repair beside a program that keeps changing the catalog") func besideWriters() throws {
    let program = try prepared(["--repair"])
    let writer = try program.startShell(
      """
      i=0; while [ $i -lt 100 ]; do i=$((i+1)); \
      curvet set curve/rush summary="$i" -q --catalog catalog.sqlite || exit; done
      """)
    let environment = StorageEnvironment(appVersion: "1", now: { 0 })
    let file = CatalogFile(path: program.file("catalog.sqlite"), environment: environment)
    for _ in 0..<3 {
      try Desk.edit(file, "DELETE FROM preset_tag")
      let run = try program.run("doctor", "--repair", "-q", "--catalog", "catalog.sqlite")
      #expect(run.status == 0 || run.status == 75, "\(run.errors)")
      #expect(!run.output.contains("interrupted"), "\(run.output)")
    }
    try writer.wait().expect(0)
    let show = try program.run("show", "curve/rush", "--catalog", "catalog.sqlite")
    #expect(show.output.contains("100"))
  }

  @Test("A reader that has gone", arguments: commands) func pipe(words: [String]) throws {
    try expectUnchanged(words, status: 130) { program, line in
      try program.start(line, output: .closedPipe).wait()
    }
  }

  @Test("Another program that does not let go", .waiting, arguments: commands.suffix(2))
  func busy(words: [String]) throws {
    try expectUnchanged(words, status: 75) { program, line in
      let environment = StorageEnvironment(appVersion: "1", now: { 0 })
      let other = try CatalogFile(
        path: program.file("catalog.sqlite"), environment: environment
      ).open(.readWrite)
      return try other.write { () throws(CatalogError) in Result { try program.run(line) } }.get()
    }
  }
}
