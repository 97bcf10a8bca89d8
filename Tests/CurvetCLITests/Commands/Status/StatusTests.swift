import Foundation
import Testing

/// A catalog, and how a project keeps its app's files in step with it.
struct StatusTests {
  private static func project() throws -> Desk {
    let desk = try Desk()
    desk.variables["CURVET_AUTHOR"] = "kim"
    try desk.write(
      """
      {"exports": [
        {"to": "json", "flat": true, "presets": ["rush"], "output": "App/Motion.json"},
        {"to": "ndjson", "query": "kind:duration", "output": "times.ndjson"}
      ]}
      """, to: "p/curvet.config.json")
    try desk.makeFolder("p/App")
    return desk
  }

  /// Two operations: one touches what is exported, one does not.
  private static func changed() throws -> Desk {
    let desk = try project()
    desk.run("export", "-q", in: "p").expect(0)
    let changes = [
      #"""
      {"presets": {
        "curve/rush": {
          "title": "Rush", "tags": ["late", "soft"], "role": "emphasis", "aliases": ["rush"],
          "motion": {"cubicBezier": [0.9, 0, 0.9, 0.1], "duration": 0.45}
        },
        "duration/short": {"motion": {"seconds": 0.25}},
        "duration/long": {"motion": {"seconds": 2}}
      }}
      """#, #"{"presets": {"spring/tether": {"motion": {"duration": 1, "bounce": 0}}}}"#,
    ]
    for change in changes {
      desk.run(["import", "-", "--on-conflict", "replace", "-q"], input: change).expect(0)
    }
    return desk
  }

  @Test("Where the history tells nothing, that is said") func unknown() throws {
    let desk = try Self.project()
    desk.run("export", "-q", in: "p").expect(0)
    let text = try #require(desk.text("p/App/Motion.json"))
    let start = try #require(text.firstRange(of: "\"content\": \"")).upperBound
    let hash = start..<text.index(start, offsetBy: 8)
    let mark = "0.3"
    #expect(text.contains(mark))
    for (changed, told) in [
      (
        text.replacing(mark, with: "0.8"),
        "same presets, but the file was edited by hand, or exported with other options or another version"
      ),
      (
        text.replacingCharacters(in: hash, with: "00000000").replacing(mark, with: "0.8"),
        "the file matches no state in the history, which has 1 operation; run 'curvet export --check' to see the differences"
      ),
      (
        text.replacingCharacters(in: hash, with: "?"),
        "the file doesn't record which presets it was exported from; run 'curvet export --check' to see the differences"
      ),
    ] {
      try desk.write(changed, to: "p/App/Motion.json")
      desk.run("status", "-q", in: "p").expect(
        1,
        """
        App/Motion.json is out of date with the catalog
          \(told)
        help: run 'curvet export'

        """)
    }
    try desk.write(text, to: "p/App/Motion.json")
    try desk.write("{", to: "p/times.ndjson")
    desk.run("status", "-q", in: "p").expect(
      1,
      """
      times.ndjson is out of date with the catalog
        the file doesn't record which presets it was exported from; run 'curvet export --check' to see the differences
      help: run 'curvet export'

      """)
  }

  @Test("Without a project it tells of the catalog") func none() throws {
    let desk = try Desk()
    desk.run("status").expect(
      0,
      """
      ~/.local/share/curvet/catalog.sqlite has 7 presets
      Last change: curvet import sample.json (operation 1, 2027-01-15T08:00:00Z)
      2 warnings; run 'curvet validate' to see how to fix them
        warning: animator/slide: takes 1 s, more than 0.5 s for most motions
        warning: group/all: takes 1 s, more than 0.5 s for most motions

      """)
    #expect(desk.run("status", "--json").output.hasSuffix("  \"exports\": []\n}\n"))
    try desk.write(#"{"rules": {"quality/*": "error"}}"#, to: "curvet.config.json")
    desk.run("status").expect(
      1,
      """
      ~/.local/share/curvet/catalog.sqlite has 7 presets
      Last change: curvet import sample.json (operation 1, 2027-01-15T08:00:00Z)
      3 errors; run 'curvet validate' to see how to fix them
        error: animator/slide: takes 1 s, more than 0.5 s for most motions
        error: animator/slide: accelerates as it enters, then stops abruptly
        error: group/all: takes 1 s, more than 0.5 s for most motions
      curvet.config.json lists no exports

      """)
    desk.run("status", "-q").expect(
      1,
      """
      3 errors; run 'curvet validate' to see how to fix them
        error: animator/slide: takes 1 s, more than 0.5 s for most motions
        error: animator/slide: accelerates as it enters, then stops abruptly
        error: group/all: takes 1 s, more than 0.5 s for most motions

      """)
    desk.run("init", "--empty", "-q", "--catalog", "a.sqlite").expect(0)
    try desk.write("{}", to: "curvet.config.json")
    desk.run("status", "--catalog", "a.sqlite").expect(
      0,
      """
      a.sqlite has 0 presets
      No problems found in the catalog
      curvet.config.json lists no exports

      """)
  }
}
