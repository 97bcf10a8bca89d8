import Testing

struct ValidateMistakeTests {
  @Test("Files can be checked where there is no catalog and none can be made") func alone() throws {
    let desk = try Desk(.none)
    try desk.write(
      #"{"presets": {"a": "ease-in", "b": {"kind": "curve", "motion": {"use": "a"}}}}"#,
      to: "a.json")
    desk.variables["HOME"] = nil
    desk.run("validate", "a.json").expect(
      0,
      "2 presets in 1 file: no problems found\n")
    desk.variables["HOME"] = "/dev/null"
    desk.run("validate", "a.json").expect(
      0,
      "2 presets in 1 file: no problems found\n")
    desk.run("validate").expect(
      73,
      errors: """
        error: can't open the file: Not a directory
          --> ~/.local/share/curvet/catalog.sqlite

        """)
    desk.variables["CURVET_CATALOG"] = "none.sqlite"
    desk.run("validate", "a.json").expect(
      0,
      "2 presets in 1 file: no problems found\n")
    desk.run("validate").expect(
      66,
      errors: """
        error: no such catalog
          --> none.sqlite
        help: run 'curvet init' to create one
        help: the path comes from CURVET_CATALOG

        """)
  }
}
