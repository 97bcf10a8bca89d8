import Foundation
import Testing

struct FirstUseTests {
  @Test("Searching for a flip works at once") func flip() throws {
    let desk = try Desk(.none)
    let run = desk.run("search", "flip")
    let count = desk.run("search", "--names").output.split(separator: "\n").count
    run.expect(
      0,
      """
      transition/flip-present                        transition  0.72 s  ___...---'''  soft, lazy  Flip to present
      transition/uiview-transition/flip-from-bottom  transition  0.25 s  ___...---'''  soft        Flip from the bottom
      transition/uiview-transition/flip-from-left    transition  0.25 s  ___...---'''  soft        Flip from the left
      transition/uiview-transition/flip-from-right   transition  0.25 s  ___...---'''  soft        Flip from the right
      transition/uiview-transition/flip-from-top     transition  0.25 s  ___...---'''  soft        Flip from the top
      transition/scrubbed-flip-from-top              transition  1 s     ___...---'''  soft, lazy  Flip from the top, scrubbed
      transition/flip-dismiss                        transition  0.72 s  ___...---'''  soft, lazy  Flip to dismiss

      """,
      errors: "note: created ~/.local/share/curvet/catalog.sqlite with \(count) built-in presets\n")
    #expect(desk.names(in: "../home/.local/share/curvet") == ["catalog.sqlite"])
  }

  @Test(
    "It is told once, beside the result",
    arguments: [
      ["search", "flip"], ["show", "transition/flip-present"], ["uses", "curve/rush"],
      ["validate"], ["export", "--all"], ["import", "-"],
    ])
  func note(words: [String]) throws {
    let desk = try Desk(.none)
    let input = #"{"presets": {"a": "ease-in"}}"#
    let first = desk.run(words, input: input)
    let lines = first.errors.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("note: created ~/.local/share/curvet/catalog.sqlite with ") == true)
    let again = desk.run(words, input: input).errors.split(separator: "\n")
    #expect(again == Array(lines.dropFirst()))
  }

  @Test("A catalog asked for by its path is not made") func option() throws {
    let desk = try Desk(.none)
    #expect(desk.run("search", "--catalog", "a.sqlite").status == 66)
    #expect(desk.names() == [])
    #expect(desk.names(in: "../home") == [])
  }

  @Test("What the built-in presets hold comes back byte for byte") func roundTrip() throws {
    let desk = try Desk(.builtIn)
    let all = desk.run("export", "--all")
    #expect(all.output.utf8.count > 50_000)
    for (format, name) in [("json", "a.json"), ("ndjson", "a.ndjson")] {
      desk.run("export", "--all", "--to", format, "-o", name, "-q").expect(0)
      let catalog = "\(format).sqlite"
      desk.run("init", "--catalog", catalog, "--empty", "-q").expect(0)
      desk.run("import", name, "--catalog", catalog, "-q").expect(0)
      desk.run("export", "--all", "--catalog", catalog).expect(sameAs: all)
      #expect(desk.run("import", name, "-q") == CommandRun(status: 0, output: "", errors: ""))
    }
  }
}
