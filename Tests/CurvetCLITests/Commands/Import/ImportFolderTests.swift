import Foundation
import Testing

struct ImportFolderTests {
  @Test("Every file of a folder that is not read is listed with the reason") func foreign() throws {
    let desk = try Desk()
    try desk.write(#"{"name": "app", "version": "1"}"#, to: "all/package.json")
    try desk.write(#"{"colors": {}}"#, to: "all/colors.json")
    try desk.write("{ a: 1 }", to: "all/loose.json")
    try desk.write(#"{"presets": {"a": "ease"}}"#, to: "all/team.json")
    try desk.write(":root { --ease: ease-in }", to: "all/css/theme.css")
    try desk.write("<resources></resources>", to: "all/tokens.xml")
    try desk.write([0x89] + Array("PNG\r\n".utf8), to: "all/icon.png")
    try desk.write("hello", to: "all/notes")
    try desk.write("", to: "all/nothing.txt")
    try desk.write("x", to: "all/.hidden")
    try desk.write("x", to: "all/node_modules/x.css")
    try desk.write("x", to: "all/team.sqlite-wal")
    desk.run("import", "all").expect(
      0,
      """
      Imported 2 presets from 3 files into ~/.local/share/curvet/catalog.sqlite
        2 curves

      """,
      errors: """
        Not read:
          all/colors.json      unrecognized JSON: not in a format that Curvet reads
          all/icon.png         a PNG image, which contains no presets
          all/loose.json       unrecognized JSON: not in a format that Curvet reads
          all/notes            unrecognized data: not in a format that Curvet reads
          all/nothing.txt      empty
          all/package.json     a package description, which contains no presets
          all/team.sqlite-wal  a database; pass it on its own to import it

        """)
    desk.run("import", "all", "-q").expect(0)
    desk.run("validate", "all").expect(
      0,
      """
      warning: ease: is named 'ease', but differs from CSS's curve by up to 0.488 [catalog/name-conflict]
        --> all/css/theme.css:1:9
          1 | :root { --ease: ease-in }
            |         ^
      help: choose another name, or use the shape 'ease'

      Not read:
        all/colors.json      unrecognized JSON: not in a format that Curvet reads
        all/icon.png         a PNG image, which contains no presets
        all/loose.json       unrecognized JSON: not in a format that Curvet reads
        all/notes            unrecognized data: not in a format that Curvet reads
        all/nothing.txt      empty
        all/package.json     a package description, which contains no presets
        all/team.sqlite-wal  a database; pass it on its own to import it
      2 presets in 3 files: 1 warning; 7 files not read

      """)
  }

  @Test("A long list is cut, and JSON has all of it") func longList() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"a": "ease"}}"#, to: "all/team.json")
    for number in 10..<24 { try desk.write("a: 1", to: "all/\(number).yaml") }
    let run = desk.run("import", "all")
    #expect(run.status == 0)
    #expect(
      run.errors.hasSuffix(
        "  all/21.yaml  YAML, which is read only with --code\n"
          + "  2 more       YAML, which is read only with --code\n  use --json to list all\n"
      ))
    let json = desk.run("import", "all", "--json", "-n").output
    #expect(json.components(separatedBy: "\"reason\": \"YAML").count == 15)
    #expect(
      json.contains(
        """
          "notRead": [
            {
              "path": "all/10.yaml",
              "reason": "YAML, which is read only with --code"
            },
        """))
  }

  @Test("A cycle is told beside other mistakes") func circle() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"presets": {
        "a": {"kind": "curve", "motion": {"use": "b"}},
        "b": {"kind": "curve", "motion": {"use": "a"}},
        "c": {"motion": {"mass": 0, "stiffness": 1, "damping": 1}}
      }}
      """, to: "a.json")
    let run = desk.run("import", "a.json")
    #expect(run.status == 65)
    #expect(
      run.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") } == [
        "error: a: references form a cycle: a → b → a",
        "error: c: mass must be greater than 0",
      ])
  }
}
