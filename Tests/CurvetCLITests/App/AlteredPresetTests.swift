import Expectations
import Testing

/// Presets that somebody has changed behind the program's back.
struct AlteredPresetTests {
  static let commands = [
    ["show", "curve/rush"], ["show", "rush", "--json"], ["show", "rush", "--svg", "rush.svg"],
    ["sample", "rush"], ["sample", "animator/slide"], ["simulate", "animator/slide"],
    ["compare", "rush", "spring/tether"], ["convert", "rush", "--to", "linear"],
    ["export", "rush"], ["export", "rush", "--to", "css"], ["export", "animator/slide"],
    ["diff", "@0"], ["diff", "@1"], ["validate"],
    ["set", "rush", "duration=0.4"],
  ]

  @Test(
    "Nor of one in another catalog",
    arguments: [
      ["diff", "other.sqlite"], ["diff", "other.sqlite@1"], ["import", "other.sqlite"],
      ["validate", "other.sqlite"],
    ])
  func other(words: [String]) throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    try desk.write(try #require(before), to: "other.sqlite")
    try Desk.edit(
      desk.catalogFile("other.sqlite"),
      """
      UPDATE preset SET payload = '{' WHERE name = 'curve/rush';
      UPDATE revision SET payload = '{' WHERE name = 'curve/rush'
      """)
    desk.run(words).expect(
      76,
      errors: """
        error: the catalog is damaged: 'curve/rush' was modified outside Curvet
          --> other.sqlite
        help: run 'curvet doctor --catalog other.sqlite' to find the damage, or add --repair to recover everything readable

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("Others are shown as ever, and searching goes on") func others() throws {
    let desk = try Desk()
    try desk.edit("UPDATE preset SET payload = '{' WHERE name = 'curve/rush'")
    #expect(desk.run("show", "spring/tether").status == 0)
    #expect(desk.run("export", "spring/tether", "--to", "css").status == 0)
    desk.run("search", "--names", "--limit", "2").expect(0, "animator/slide\ncurve/rush\n")
    desk.run("search", "突進").expect(
      0, "curve/rush  curve  0.3 s  _________..'  abrupt  Rush\n")
  }
}
