import Testing

/// The moment that a file was written at is found for every way to select presets.
struct StatusHistoryTests {
  private static func project() throws -> Desk {
    let desk = try Desk()
    try desk.write(
      """
      {"exports": [
        {"to": "json", "flat": true, "query": "tag:late", "output": "late.json"},
        {"to": "json", "flat": true, "output": "all.json"},
        {"to": "json", "flat": true, "presets": ["group/all"], "output": "group.json"},
        {"to": "motion", "presets": ["curve/rush"], "output": "rush.js"}
      ]}
      """, to: "curvet.config.json")
    desk.run("export", "-q").expect(0)
    desk.run("status", "-q").expect(0)
    return desk
  }

  @Test("A file that was written before the catalog was is of no moment") func older() throws {
    let desk = try Self.project()
    desk.run("init", "--empty", "-q", "--catalog", "new.sqlite").expect(0)
    desk.run(
      ["import", "-", "-q", "--catalog", "new.sqlite"],
      input: Sample.document.replacing("0.9", with: "0.8")
    ).expect(0)
    let run = desk.run("status", "-q", "--catalog", "new.sqlite")
    #expect(run.status == 1)
    #expect(run.output.ranges(of: "matches no state in the history").count == 4)
  }
}
