import Expectations
import Foundation
import Testing

/// A configuration that came with somebody's project reaches nothing outside of it.
struct ProjectOutsideTests {
  /// A repository with a project in `p/q`, and folders that links lead out of it.
  private static func repository(_ git: String? = "p/.git/HEAD") throws -> Desk {
    let desk = try Desk()
    try desk.makeFolder("p/q/in")
    try desk.makeFolder("outside")
    if let git { try desk.write("", to: git) }
    for (link, target) in [
      ("p/q/out", "../../outside"), ("p/q/file.css", "../../outside/dangling.css"),
      ("p/q/back", "../../p/q/in"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: desk.path(link), withDestinationPath: target)
    }
    return desk
  }

  private static func config(_ output: String) -> String {
    #"{"exports": [{"to": "css", "presets": ["rush"], "output": "\#(output)"}]}"#
  }

  @Test(
    "Paths that lead out",
    arguments: [
      "../../outside/a.css", "in/../../../outside/a.css", "new/../../../a.css", "~/a.css", "~",
      "out/a.css", "out/new/a.css", "file.css", "out", "/tmp/curvet-outside/a.css", "..", "../..",
    ])
  func outside(output: String) throws {
    let desk = try Self.repository()
    try desk.write(Self.config(output), to: "p/q/curvet.config.json")
    let before = desk.names(in: "..") + desk.names() + desk.names(in: "outside")
    for words in [["export"], ["export", "--check"], ["status"]] {
      let run = desk.run(words, in: "p/q")
      guard output != "..", output != "../.." else {
        #expect(run.status != 0)
        continue
      }
      run.expect(
        65,
        errors: """
          error: '\(output)' is outside the project
            --> curvet.config.json:1:59 (/exports/0/output)
              1 | \(Self.config(output))
                |                                                           ^
          help: choose a path inside /desk/work/p, or add --allow-outside if you trust this file

          """)
    }
    #expect(desk.names(in: "..") + desk.names() + desk.names(in: "outside") == before)
    #expect(desk.names(in: "../home") == [".local"])
  }

  @Test(
    "Paths that stay",
    arguments: [
      ("a.css", "p/q/a.css"), ("../a.css", "p/a.css"), ("new/er/a.css", "p/q/new/er/a.css"),
      ("new/../a.css", "p/q/a.css"), ("back/a.css", "p/q/in/a.css"),
      ("../../p/a.css", "p/a.css"), ("~x/a.css", "p/q/~x/a.css"),
    ])
  func inside(output: String, path: String) throws {
    let desk = try Self.repository()
    try desk.write(Self.config(output), to: "p/q/curvet.config.json")
    desk.run("export", "-q", in: "p/q").expect(0)
    #expect(desk.has(path))
    let absolute = try Self.repository()
    try absolute.write(Self.config(absolute.path(path)), to: "p/q/curvet.config.json")
    absolute.run("export", "-q", in: "p/q/in").expect(0)
    #expect(absolute.has(path))
  }

  @Test("What is allowed") func allowed() throws {
    let desk = try Self.repository()
    for (output, path) in [
      ("../../outside/a.css", "outside/a.css"), ("~/a.css", "../home/a.css"),
      ("out/b.css", "outside/b.css"), ("file.css", "outside/dangling.css"),
    ] {
      try desk.write(Self.config(output), to: "p/q/curvet.config.json")
      desk.run("export", "-q", "--allow-outside", in: "p/q").expect(0)
      #expect(desk.has(path))
      desk.run("export", "--check", "-q", "--allow-outside", in: "p/q").expect(0)
      #expect(desk.run("status", "-q", "--allow-outside", in: "p/q").status == 0)
    }
    try desk.write("mine", to: "outside/a.css")
    try desk.write(Self.config("../../outside/a.css"), to: "p/q/curvet.config.json")
    #expect(desk.run("export", "--allow-outside", in: "p/q").status == 73)
    #expect(desk.text("outside/a.css") == "mine")
  }

  @Test("Where a project ends") func root() throws {
    for (git, output, status) in [
      (nil, "../a.css", 65), (nil, "a.css", 0), ("p/.git", "../a.css", 0),
      ("p/q/.git/HEAD", "../a.css", 65), (".git/HEAD", "../../a.css", 0),
    ] as [(String?, String, Int32)] {
      let desk = try Self.repository(git)
      try desk.write(Self.config(output), to: "p/q/curvet.config.json")
      #expect(desk.run("export", "-q", in: "p/q").status == status, "\(git ?? "") \(output)")
    }
  }

  @Test(
    "A catalog outside",
    arguments: ["../../outside/c.sqlite", "~/c.sqlite", "/tmp/c.sqlite", "out/c.sqlite", "linked"])
  func catalog(path: String) throws {
    let desk = try Self.repository()
    try desk.write(Sample.catalog.get(), to: "outside/c.sqlite")
    try desk.write(Sample.catalog.get(), to: "../home/c.sqlite")
    try FileManager.default.createSymbolicLink(
      atPath: desk.path("p/q/linked"), withDestinationPath: "../../outside/c.sqlite")
    try desk.write(#"{"catalog": "\#(path)"}"#, to: "p/q/curvet.config.json")
    for words in [
      ["set", "curve/rush", "duration=0.9"], ["show", "linear"], ["search"],
      ["doctor", "--repair"],
      ["restore", desk.path("../home/c.sqlite")], ["init"],
    ] {
      desk.run(words, in: "p/q").expect(
        65,
        errors: """
          error: the catalog '\(path)' is outside the project
            --> curvet.config.json:1:13 (/catalog)
              1 | {"catalog": "\(path)"}
                |             ^
          help: pass it with --catalog, or add --allow-outside if you trust this file

          """)
    }
    try expectSame(desk.bytes("outside/c.sqlite"), Sample.catalog.get())
    guard path != "/tmp/c.sqlite" else { return }
    desk.run("set", "curve/rush", "duration=0.9", "-q", "--allow-outside", in: "p/q").expect(0)
    desk.run("show", "linear", "--catalog", "../../outside/c.sqlite", "-q", in: "p/q").expect(
      0, desk.run("show", "linear").output)
    desk.variables["CURVET_CATALOG"] = desk.path("outside/c.sqlite")
    #expect(desk.run("search", in: "p/q").status == 0)
  }
}
