import Expectations
import Foundation
import Testing

/// No command writes over what is precious, by whatever name or link it is reached.
struct PreciousFilesTests {
  /// Everything that writes a file where the user wants it.
  static let writers = [
    ["show", "curve/rush", "--svg"], ["compare", "linear", "ease", "--svg"],
    ["export", "rush", "-o"], ["export", "--all", "--to", "ndjson", "-o"],
    ["export", "rush", "--to", "css", "-o"], ["diff", "@0", "--html"], ["backup", "--force"],
  ]

  /// A project with a catalog of its own, and links to what is precious in it.
  private static func project() throws -> Desk {
    let desk = try Desk()
    try desk.write(Sample.catalog.get(), to: "curvet.sqlite")
    try desk.write(#"{"catalog": "curvet.sqlite"}"#, to: "curvet.config.json")
    try desk.makeFolder("sub")
    for (link, target) in [
      ("link", "curvet.sqlite"), ("chain", "link"), ("dangling", "curvet.sqlite-journal"),
      ("folder", "."), ("config", "curvet.config.json"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: desk.path(link), withDestinationPath: target)
    }
    try FileManager.default.linkItem(
      atPath: desk.path("curvet.sqlite"), toPath: desk.path("hard"))
    try FileManager.default.linkItem(
      atPath: desk.path("curvet.config.json"), toPath: desk.path("hard.json"))
    return desk
  }

  @Test(
    "The catalog, its journals and the configuration",
    arguments: writers,
    [
      ("curvet.sqlite", "the catalog itself"), ("./sub/../curvet.sqlite", "the catalog itself"),
      ("link", "the catalog itself"), ("chain", "the catalog itself"),
      ("hard", "the catalog itself"), ("folder/curvet.sqlite", "the catalog itself"),
      ("curvet.sqlite-journal", "a journal of the catalog"),
      ("sub/../curvet.sqlite-wal", "a journal of the catalog"),
      ("folder/curvet.sqlite-shm", "a journal of the catalog"),
      ("CURVET.SQLITE-journal", "a journal of the catalog"),
      ("dangling", "a journal of the catalog"),
      ("curvet.config.json", "a project's configuration"),
      ("config", "a project's configuration"), ("hard.json", "a project's configuration"),
      ("sub/curvet.config.json", "a project's configuration"),
    ])
  func precious(writer: [String], target: (path: String, what: String)) throws {
    let desk = try Self.project()
    let names = desk.names()
    let before = (desk.bytes("curvet.sqlite"), desk.text("curvet.config.json"))
    desk.run(writer + [target.path]).expect(
      73,
      errors: """
        error: can't overwrite \(target.what)
          --> \(target.path)
        help: name another file

        """)
    #expect(desk.names() == names)
    expectSame(desk.bytes("curvet.sqlite"), before.0)
    expectSame(desk.text("curvet.config.json"), before.1)
  }

  @Test("A database that is not in use", arguments: writers.dropLast())
  func database(writer: [String]) throws {
    let desk = try Desk()
    try desk.write(Sample.catalog.get(), to: "old.sqlite")
    for (path, what) in [
      ("old.sqlite", "an SQLite database"),
      ("old.sqlite-journal", "a journal of an SQLite database"),
    ] {
      desk.run(writer + [path]).expect(
        73,
        errors: """
          error: can't overwrite \(what)
            --> \(path)
          help: name another file

          """)
    }
    #expect(desk.names() == ["old.sqlite"])
    try expectSame(desk.bytes("old.sqlite"), Sample.catalog.get())
  }

  @Test(
    "What is compared",
    arguments: [
      "old.json", "./old.json", "link", "hard.json", "new.json", "motion/a.json", "motion/b/c.json",
    ])
  func inputs(target: String) throws {
    let desk = try Desk()
    for name in ["old.json", "motion/a.json", "motion/b/c.json"] {
      try desk.write(#"{"presets": {"curve/\#(name.utf8.count)": "ease"}}"#, to: name)
    }
    try desk.write(#"{"presets": {"curve/b": "linear"}}"#, to: "new.json")
    try FileManager.default.createSymbolicLink(
      atPath: desk.path("link"), withDestinationPath: "old.json")
    try FileManager.default.linkItem(
      atPath: desk.path("old.json"), toPath: desk.path("hard.json"))
    let before = desk.text(target)
    let words =
      target.hasPrefix("motion")
      ? ["diff", "motion", "new.json"] : ["diff", "old.json", "new.json"]
    desk.run(words + ["--html", target]).expect(
      73,
      errors: """
        error: can't overwrite one of the command's inputs
          --> \(target)
        help: name another file

        """)
    expectSame(desk.text(target), before)
    desk.run(words + ["--html", "motion/review.html", "-q"]).expect(0)
  }

  @Test(
    "A picture that is called otherwise",
    arguments: [["show", "rush"], ["compare", "linear", "ease"]])
  func pictures(words: [String]) throws {
    let desk = try Desk()
    for name in ["card.png", "a.b/card.PDF"] {
      let file = name.split(separator: "/").last.map(String.init) ?? ""
      desk.run(words + ["--svg", name]).expect(
        64,
        errors: """
          error: '--svg' writes SVG, but '\(file)' has another extension
          help: use the name 'card.svg'

          """)
    }
    #expect(desk.names() == [])
    for name in ["card.svg", "card", ".png", "card.v2"] {
      desk.run(words + ["-q", "--svg", name]).expect(0)
    }
  }
}
