import Curvet
import Diagnostics
import Testing

struct OutputTests {
  private static let gone = CatalogError(.interrupted, "the output was closed")
  private static let full = CatalogError(
    .ioFailure, "the output cannot be written: No space left on device")

  /// Small and large output; the large one is written in pieces.
  static let commands = [
    ["search", "flip"], ["search", "--json"], ["show", "curve/late-rush"], ["--help"],
    ["export", "--all"], ["export", "--all", "--to", "ndjson"], ["schema"],
  ]

  @Test("A reader that has gone ends a command in good order", arguments: commands, [0, 70_000])
  func brokenPipe(words: [String], after: Int) throws {
    let desk = try Desk(.builtIn)
    let (output, errors) = (Sink(failingWith: Self.gone, after: after), Sink())
    #expect(desk.run(words + ["-q"], output: output, errors: errors) == 0)
    #expect(errors.text == "")
  }

  @Test("A full disk is told once", arguments: commands)
  func fullDisk(words: [String]) throws {
    let desk = try Desk(.builtIn)
    let (output, errors) = (Sink(failingWith: Self.full), Sink())
    #expect(desk.run(words + ["-q"], output: output, errors: errors) == 74)
    #expect(errors.text == "error: the output cannot be written: No space left on device\n")
  }

  @Test("Findings count where nobody reads them") func findings() throws {
    let desk = try Desk()
    let (output, errors) = (Sink(failingWith: Self.gone), Sink())
    let status = desk.run(
      ["validate", "-"], input: #"{"presets": {"a": "easy"}}"#, output: output, errors: errors)
    #expect(status == 1)
    #expect(errors.text == "")
  }

  @Test("What was done stays done where nobody can be told") func errors() throws {
    let desk = try Desk(.none)
    let (output, errors) = (Sink(), Sink(failingWith: Self.full))
    #expect(desk.run(["search", "--names", "--limit", "1"], output: output, errors: errors) == 0)
    #expect(output.text != "")
    #expect(desk.run(["show", "zzzz"], output: output, errors: errors) == 66)
  }

  @Test("An import whose report is lost has happened") func lostReport() throws {
    let desk = try Desk()
    let (output, errors) = (Sink(failingWith: Self.full), Sink())
    let status = desk.run(
      ["import", "-"], input: #"{"presets": {"new": "ease"}}"#, output: output, errors: errors)
    #expect(status == 74)
    desk.run("search", "new", "--names").expect(0, "new\n")
  }

  @Test("Standard input that fails") func input() throws {
    let desk = try Desk()
    desk.inputFailure = CatalogError(.ioFailure, "standard input cannot be read: Is a directory")
    desk.run("import", "-").expect(
      74, errors: "error: standard input cannot be read: Is a directory\n")
  }
}
