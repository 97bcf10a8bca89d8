import Expectations
import Testing

/// Presets that somebody has changed behind the program's back.
struct AlteredPresetTests {
  private static let help =
    "help: run 'curvet doctor' to see what is damaged, with --repair to recover what can be read"

  private static func told(_ message: String) -> String {
    """
    error: the catalog is damaged: \(message)
      --> ~/.local/share/curvet/catalog.sqlite
    \(help)

    """
  }

  static let commands = [
    ["show", "curve/rush"], ["show", "rush", "--json"], ["show", "rush", "--svg", "rush.svg"],
    ["sample", "rush"], ["sample", "animator/slide"], ["simulate", "animator/slide"],
    ["compare", "rush", "spring/tether"], ["convert", "rush", "--to", "linear"],
    ["export", "rush"], ["export", "rush", "--to", "css"], ["export", "animator/slide"],
    ["diff", "@0"], ["diff", "@1"], ["validate"],
    ["set", "rush", "duration=0.4"],
  ]

  @Test("Nothing is shown of one, and nothing written", arguments: commands)
  func altered(words: [String]) throws {
    let desk = try Desk()
    try desk.edit(
      "UPDATE preset SET payload = replace(payload, '0.9', '0.8') WHERE name = 'curve/rush'")
    let before = desk.bytes(Desk.catalog)
    desk.run(words).expect(
      76, errors: Self.told("\"curve/rush\" was changed behind Curvet's back"))
    #expect(desk.names() == [])
    expectSame(desk.bytes(Desk.catalog), before)
  }

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
        error: the catalog is damaged: "curve/rush" was changed behind Curvet's back
          --> other.sqlite
        \(Self.help)

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  /// Payloads whose hash is right, but that Curvet never writes.
  static let payloads = [
    #"{"name":"duration/short","kind":"duration","motion":{"seconds":1e999}}"#,
    #"{"name":"duration/short","kind":"duration","motion":{"seconds":1,"seconds":2}}"#,
    #"{"name":"duration/short","kind":"duration","motion":{"seconds":1}"#,
  ]

  @Test(
    "A right hash makes no data of nonsense", arguments: payloads,
    [
      ["show", "duration/short"], ["sample", "transition/fade"],
      ["export", "transition/fade", "--to", "ndjson"], ["validate"], ["diff", "@0"],
    ])
  func nonsense(payload: String, words: [String]) throws {
    let desk = try Desk()
    try desk.store(payload, as: "duration/short")
    desk.run(words).expect(76, errors: Self.told("\"duration/short\" can't be read"))
    #expect(desk.names() == [])
  }

  @Test("The doctor sees both without --deep", arguments: payloads.prefix(2))
  func doctor(payload: String) throws {
    let desk = try Desk()
    try desk.store(payload, as: "duration/short")
    try desk.edit("UPDATE preset SET hash = zeroblob(32) WHERE name = 'curve/rush'")
    desk.run("doctor").expect(
      76,
      """
      error: curve/rush: it was changed behind Curvet's back
      error: duration/short: it can't be read

      ~/.local/share/curvet/catalog.sqlite is damaged
        7 presets, 1 operation, 119 kB
        checked: the file's pages, links between tables, the search index, names, presets
      help: run 'curvet doctor --repair' to recover what can be read; it keeps this file

      """)
  }

  @Test("Others are shown as ever, and searching goes on") func others() throws {
    let desk = try Desk()
    try desk.edit("UPDATE preset SET payload = '{' WHERE name = 'curve/rush'")
    #expect(desk.run("show", "spring/tether").status == 0)
    #expect(desk.run("export", "spring/tether", "--to", "css").status == 0)
    desk.run("search", "--names", "--limit", "2").expect(0, "animator/slide\ncurve/rush\n")
    desk.run("search", "突進").expect(
      76,
      errors: """
        error: malformed JSON
          --> ~/.local/share/curvet/catalog.sqlite

        """)
  }

  @Test(
    "A change of another does not write one down as right",
    arguments: [
      ["rename", "duration/short", "duration/brief"], ["set", "duration/short", "seconds=0.3"],
      ["replace", "duration/short", "duration/long"],
    ])
  func users(words: [String]) throws {
    let desk = try Desk()
    desk.run("import", "-", "-q", input: #"{"presets": {"duration/long": "1s"}}"#).expect(0)
    try desk.edit(
      "UPDATE preset SET payload = replace(payload, 'easeIn', 'linear') WHERE name = 'curve/rush-old'"
    )
    let before = desk.bytes(Desk.catalog)
    desk.run(words).expect(
      76, errors: Self.told("\"curve/rush-old\" was changed behind Curvet's back"))
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("A name that leads to no preset is not suggested") func dangling() throws {
    let desk = try Desk()
    try desk.edit("INSERT INTO name VALUES ('curve/x', 99, 0)")
    for words in [["show", "curve/x"], ["uses", "curve/x"], ["export", "curve/x"]] {
      desk.run(words).expect(76, errors: Self.told("the name \"curve/x\" leads to no preset"))
    }
  }
}
