import Expectations
import Foundation
import Testing

/// A new catalog in a git repository, which git should ignore.
struct InitInGitTests {
  private func desk(ignoring text: String? = nil) throws -> Desk {
    let desk = try Desk(.none)
    try FileManager.default.createDirectory(
      atPath: "\(desk.root)/work/.git", withIntermediateDirectories: true)
    if let text { try desk.write(text, to: ".gitignore") }
    return desk
  }

  private static let created = """
    Created design/curvet.sqlite with 0 presets
    Created design/curvet.config.json, which points to it

    """
  private static let note =
    "note: to share the presets, commit a document: 'curvet export --all -o motion.json'\n"

  @Test("After a yes, the pattern is appended", arguments: [nil, "", "*.log\n", "*.log"])
  func yes(before: String?) throws {
    let desk = try desk(ignoring: before)
    desk.isInteractive = true
    desk.run(["init", "design", "--empty"], input: "y\n").expect(
      0, Self.created + "Added '/design/curvet.sqlite*' to .gitignore\n",
      errors: "Add '/design/curvet.sqlite*' to .gitignore? [y/N] " + Self.note)
    let lines = before == nil || before == "" ? "" : "*.log\n"
    #expect(desk.text(".gitignore") == lines + "/design/curvet.sqlite*\n")
  }

  @Test("Otherwise nothing is changed", arguments: ["n\n", ""]) func no(answer: String) throws {
    let desk = try desk(ignoring: "*.log\n")
    desk.isInteractive = true
    let run = desk.run(["init", "design", "--empty"], input: answer)
    #expect(run.status == 0 && run.output == Self.created)
    #expect(run.errors.contains("note: git can't merge catalogs; add '/design/curvet.sqlite*' to "))
    #expect(desk.text(".gitignore") == "*.log\n")
  }

  @Test("A script isn't asked") func script() throws {
    let desk = try desk()
    desk.run("init", "design", "--empty").expect(
      0, Self.created,
      errors: """
        note: git can't merge catalogs; add '/design/curvet.sqlite*' to .gitignore

        """ + Self.note)
    #expect(desk.text(".gitignore") == nil)
  }

  @Test(
    "Nothing is said if it's ignored, quiet, JSON, or outside",
    arguments: [
      ("*.sqlite\n", ["init", "design", "--empty"]), ("design/\n", ["init", "design", "--empty"]),
      ("", ["init", "design", "--empty", "-q"]), ("", ["init", "design", "--empty", "--json"]),
      ("", ["init", "--empty"]), ("", ["init", "../other", "--empty"]),
    ])
  func silent(ignored: String, words: [String]) throws {
    let desk = try desk(ignoring: ignored)
    desk.isInteractive = true
    let run = desk.run(words, input: "y\n")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(desk.text(".gitignore") == ignored)
  }

  @Test("A tracked catalog is to be untracked") func tracked() throws {
    let desk = try desk(ignoring: "*.sqlite\n")
    try desk.write("DIRC…\0\u{1}design/curvet.sqlite\0\0", to: ".git/index")
    desk.run("init", "design", "--empty").expect(
      0, Self.created,
      errors: "note: git tracks the catalog; run 'git rm --cached design/curvet.sqlite'\n"
        + Self.note)
  }

  @Test("Characters that a pattern would read are escaped") func escaped() throws {
    let desk = try desk()
    desk.isInteractive = true
    _ = desk.run(["init", "a[b]", "--empty"], input: "y\n")
    #expect(desk.text(".gitignore") == "/a\\[b]/curvet.sqlite*\n")
  }
}
