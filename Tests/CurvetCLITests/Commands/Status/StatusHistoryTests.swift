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

  private static func take(_ presets: String, into desk: Desk) {
    desk.run(
      ["import", "-", "--on-conflict", "replace", "-q"], input: "{\"presets\": {\(presets)}}"
    ).expect(0)
  }

  @Test("Presets come, go from what a search finds, and change behind references") func all() throws
  {
    let desk = try Self.project()
    Self.take(#""curve/late": {"tags": ["late"], "motion": {"named": "easeIn"}}"#, into: desk)
    Self.take(#""curve/x": "linear""#, into: desk)
    Self.take(#""duration/short": {"motion": {"seconds": 0.3}}"#, into: desk)
    desk.run("status", "-q").expect(
      1,
      """
      late.json is out of date with the catalog
        1 preset changed since @1 (operation 1, 2027-01-15T08:00:00Z):
        + curve/late; operation 2, 2027-01-15T08:00:00Z
      all.json is out of date with the catalog
        3 presets changed since @1 (operation 1, 2027-01-15T08:00:00Z):
        + curve/late; operation 2, 2027-01-15T08:00:00Z
        + curve/x; operation 3, 2027-01-15T08:00:00Z
        ~ duration/short: seconds 0.2 s → 0.3 s; operation 4, 2027-01-15T08:00:00Z
      group.json is out of date with the catalog
        1 preset changed since @3 (operation 3, 2027-01-15T08:00:00Z):
        ~ duration/short: seconds 0.2 s → 0.3 s; operation 4, 2027-01-15T08:00:00Z
      help: run 'curvet export'

      """)
    desk.run("export", "-q").expect(0)
    Self.take(#""curve/late": {"motion": {"named": "easeIn"}}"#, into: desk)
    desk.run("status", "-q").expect(
      1,
      """
      late.json is out of date with the catalog
        1 preset changed since @4 (operation 4, 2027-01-15T08:00:00Z):
        − curve/late; operation 5, 2027-01-15T08:00:00Z
      all.json is out of date with the catalog
        1 preset changed since @4 (operation 4, 2027-01-15T08:00:00Z):
        ~ curve/late: tags −late; operation 5, 2027-01-15T08:00:00Z
      help: run 'curvet export'

      """)
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
