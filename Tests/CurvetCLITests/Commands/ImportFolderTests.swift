import Testing

struct ImportFolderTests {
  @Test("What is of no known format in a folder is left out, and said to be") func foreign() throws
  {
    let desk = try Desk()
    try desk.write(#"{"name": "app", "version": "1"}"#, to: "all/package.json")
    try desk.write(#"{"presets": {"a": "ease"}}"#, to: "all/team.json")
    desk.run("import", "all").expect(
      0,
      """
      Imported 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve

      """,
      errors: """
        info: left out: neither a Curvet document nor design tokens
          --> all/package.json:1:1
            1 | {"name": "app", "version": "1"}
              | ^
        help: name the file itself to have it read

        """)
  }

  @Test("A circle is told beside other mistakes") func circle() throws {
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
        "error: a: references lead in a circle: a → b → a",
        "error: c: mass must be greater than 0",
      ])
  }
}
