import Foundation
import Testing

/// Pipes and devices are refused at once where a file is to be read.
struct SpecialFilesTests {
  private static func desk() throws -> Desk {
    let desk = try Desk()
    mkfifo(desk.path("pipe"), 0o600)
    return desk
  }

  private static func message(_ path: String, _ hint: String = "name a file") -> String {
    let what = path == "pipe" ? "a pipe" : "a device"
    return "error: expected a regular file, found \(what)\n  --> \(path)\n"
      + "help: \(hint)\n"
  }

  @Test(
    "Presets",
    arguments: [
      ["import"], ["validate"], ["diff"], ["diff", "@0"], ["add", "curve/x"],
      ["import", "--from", "catalog"], ["validate", "--fix"],
    ], ["pipe", "/dev/zero"])
  func presets(words: [String], path: String) throws {
    let desk = try Self.desk()
    let hint = "name a file, or - to read standard input"
    desk.run(words + [path]).expect(65, errors: Self.message(path, hint))
    #expect(desk.names(in: "../tmp") == [])
  }

  @Test("A configuration of gigabytes is refused by its size", arguments: ["status", "export"])
  func configuration(command: String) throws {
    let desk = try Desk()
    try desk.write("{", to: "curvet.config.json")
    // A file with a hole, which takes no space.
    #expect(truncate(desk.path("curvet.config.json"), 5 << 30) == 0)
    desk.run(command).expect(
      65,
      errors: """
        error: the file is larger than 1024 KB
          --> curvet.config.json
        help: make it smaller

        """)
  }

  @Test(
    "Catalogs",
    arguments: [
      ["restore", "PATH"], ["doctor", "--catalog", "PATH"],
      ["doctor", "--repair", "--catalog", "PATH"], ["search", "--catalog", "PATH"],
      ["set", "curve/rush", "duration=1", "--catalog", "PATH"],
      ["restore", Desk.catalog, "--catalog", "PATH"],
    ], ["pipe", "/dev/zero"])
  func catalogs(words: [String], path: String) throws {
    let desk = try Self.desk()
    desk.run(words.map { $0 == "PATH" ? path : $0 }).expect(65, errors: Self.message(path))
    #expect(desk.names(in: "../tmp") == [])
    #expect(desk.names() == ["pipe"])
  }

  @Test(
    "A journal of the catalog", arguments: ["-journal", "-wal"],
    [["search"], ["set", "curve/rush", "duration=1"], ["doctor"], ["restore", "b.sqlite"]])
  func journal(part: String, words: [String]) throws {
    let desk = try Desk(.none)
    for name in ["c.sqlite", "b.sqlite"] { try desk.write(Sample.catalog.get(), to: name) }
    mkfifo(desk.path("c.sqlite\(part)"), 0o600)
    desk.run(words + ["--catalog", "c.sqlite"]).expect(
      65,
      errors: """
        error: expected a regular file, found a pipe
          --> c.sqlite\(part)
        help: remove it; it isn't a catalog's journal

        """)
  }

  @Test("A configuration") func config() throws {
    let desk = try Desk()
    mkfifo(desk.path("curvet.config.json"), 0o600)
    desk.run("search").expect(
      65, errors: Self.message("pipe").replacing("--> pipe\n", with: "--> curvet.config.json\n"))
  }

  @Test("Standard input by its other names", arguments: ["/dev/stdin", "/dev/fd/0"])
  func standardInput(path: String) throws {
    let desk = try Desk()
    let text = #"{"presets": {"curve/x": "ease 200ms"}}"#
    desk.run("validate", path, input: text).expect(sameAs: desk.run("validate", "-", input: text))
    #expect(
      desk.run(["diff", path, "--names"], input: text)
        == desk.run(["diff", "-", "--names"], input: text))
    desk.run("add", "curve/y", path, "-n", input: "ease 200ms").expect(
      0, desk.run("add", "curve/y", "-", "-n", input: "ease 200ms").output)
    desk.run("import", path, "-q", input: text).expect(0)
    #expect(desk.run("diff", path, "-").status == 64)
    #expect(desk.run("validate", "--fix", path).status == 64)
  }

  @Test("A pipe that nobody reads is not waited for", arguments: PreciousFilesTests.writers)
  func output(writer: [String]) throws {
    let desk = try Self.desk()
    let isBackup = writer[0] == "backup"
    desk.run(writer + ["pipe"]).expect(
      73,
      errors: isBackup
        ? "error: expected a regular file\n  --> pipe\n"
        : """
        error: no program is reading this pipe
          --> pipe
        help: first start the program that reads it

        """)
    if !isBackup { desk.run(writer + ["/dev/null", "-q"]).expect(0) }
  }
}
