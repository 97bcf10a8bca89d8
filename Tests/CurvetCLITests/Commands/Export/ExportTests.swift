import Expectations
import Testing

struct ExportTests {
  @Test("Everything, byte for byte") func all() throws {
    let desk = try Desk()
    desk.run("export", "--all").expect(0, Sample.document)
    desk.run("export", "--all", "-o", "all.json").expect(
      0,
      "Wrote 7 presets to all.json\n")
    expectSame(desk.text("all.json"), Sample.document)
    #expect(desk.names() == ["all.json"])
  }

  @Test("Import and export again give the same bytes") func again() throws {
    let desk = try Desk()
    desk.run("export", "--all", "-o", "a.json", "-q").expect(0)
    desk.run("init", "p", "--empty", "-q").expect(0)
    desk.run("import", "-q", "a.json", "--catalog", "p/curvet.sqlite").expect(0)
    expectSame(desk.run("export", "--all", "--catalog", "p/curvet.sqlite").output, Sample.document)
    desk.run("export", "--all", "--to", "ndjson", "-o", "a.ndjson", "-q").expect(0)
    desk.run("init", "n", "--empty", "-q").expect(0)
    desk.run("import", "-q", "a.ndjson", "--catalog", "n/curvet.sqlite").expect(0)
    expectSame(desk.run("export", "--all", "--catalog", "n/curvet.sqlite").output, Sample.document)
  }
}
