import Testing

/// The week of `docs/curating.md` is real: its files are written, its commands run, one a minute,
/// and what they print is the whole of what the page shows.
struct CuratingStoryTests {
  /// Nine o'clock of the days, in seconds since 1970.
  private static let days = [
    "Monday": 1_799_658_000.0, "Tuesday": 1_799_744_400, "Wednesday": 1_799_830_800,
    "Thursday": 1_799_917_200, "Friday": 1_800_003_600,
  ]

  @Test("A week at a designer's desk") func week() throws {
    let desk = try Desk(.none)
    desk.variables["LANG"] = "en_GB.UTF-8"
    var day = ""
    let page = try DocsPage("curating")
    for block in page.blocks {
      let heading = String(block.heading.prefix { $0 != ":" })
      if heading != day, let morning = Self.days[heading] {
        desk.now = morning
        day = heading
      }
      if let file = block.file { try desk.write(String(block.text), to: file) }
      if block.language == "console" { page.expectOutput(of: block, on: desk) }
    }
    #expect(day == "Friday")
  }
}
