import Testing

struct ValidateTests {
  @Test("Findings as JSON") func json() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"presets": {"a": "easy", "b": "ease-in"}}

      """, to: "a.json")
    desk.run("validate", "a.json", "--json").expect(
      1,
      #"""
      {
        "curvet": 1,
        "presets": 1,
        "files": 1,
        "ignored": 0,
        "counts": {
          "error": 1,
          "warning": 0,
          "info": 0
        },
        "findings": [
          {
            "rule": "structure/value",
            "level": "error",
            "preset": "a",
            "message": "'easy' isn't a motion",
            "file": "a.json",
            "line": 1,
            "column": 19,
            "pointer": "/presets/a",
            "help": "did you mean 'ease'?"
          }
        ],
        "notListed": 0
      }

      """#)
    #expect(
      desk.run("validate", "a.json", "--format", "json") == desk.run("validate", "a.json", "--json")
    )
    #expect(
      desk.run("validate", "a.json", "-q", "--json") == desk.run("validate", "a.json", "--json"))
  }
}
