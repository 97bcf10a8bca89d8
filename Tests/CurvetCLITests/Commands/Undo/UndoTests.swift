import Expectations
import Testing

struct UndoTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("undo", "--help").expect(
      0,
      """
      Undo the last operation, or an earlier one.

      EXAMPLES
        curvet undo            the last operation that is not undone
        curvet undo --steps 3  the last three
        curvet undo 12         an older one, by its number in 'curvet history'
        curvet undo --dry-run  see what it would undo

      USAGE
        curvet undo [<options>] [<operation>]

      ARGUMENTS
        <operation>             The number of an operation.

      OPTIONS
        --steps <steps>         Undo this many operations, the last one first.
        -y, --yes               Don't ask.
        -n, --dry-run           Change nothing; print what would change.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      An undo is an operation, too: it is in the history and can be undone. If fields
      were changed again after an earlier operation, they are left as they are, and
      listed; the exit code is then 1.

      """)
  }

  /// A catalog in which each operation is an `add`.
  private func desk(operations: Int) throws -> Desk {
    let desk = try Desk(.none)
    desk.run("init", "--empty", "-q").expect(0)
    for number in 1...operations {
      desk.run("add", "curve/n\(number)", "ease \(number)ms", "-q").expect(0)
    }
    desk.isInteractive = true
    return desk
  }

  @Test("An old operation is undone after a question") func asks() throws {
    let desk = try desk(operations: 7)
    desk.run("undo", "2", input: "n\n").expect(
      130,
      errors: """
        Operation 2, 5 operations ago: curvet add curve/n2 'ease 2ms' -q
          created 1
        To undo the last 2 operations, run 'curvet undo --steps 2'.
        Undo operation 2? [y/N] error: nothing was undone

        """)
    desk.run("undo", "3", input: "y\n").expect(
      0,
      """
      Undid operation 3: curvet add curve/n3 'ease 3ms' -q
      Removed curve/n3

      """)
  }

  @Test(
    "A recent one, and whoever says so, isn't asked",
    arguments: [["3"], ["7"], [], ["2", "--yes"], ["2", "-n"], ["2", "--json"]])
  func asksNot(words: [String]) throws {
    let run = try desk(operations: 7).run(["undo"] + words)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
  }

  @Test("A script isn't asked") func script() throws {
    let desk = try desk(operations: 7)
    desk.isInteractive = false
    desk.run("undo", "2").expect(
      0,
      """
      Undid operation 2: curvet add curve/n2 'ease 2ms' -q
      Removed curve/n2

      """)
  }

  @Test("Change by change, until nothing is left") func all() throws {
    let desk = try Desk()
    let before = desk.run("export", "--all").output
    desk.run("set", "curve/rush", "duration=0.45", "-q").expect(0)
    desk.run("rename", "curve/rush", "curve/late", "-q").expect(0)
    desk.run("add", "curve/card", "ease-out", "-q").expect(0)
    desk.run("undo").expect(
      0,
      """
      Undid operation 4: curvet add curve/card ease-out -q
      Removed curve/card

      """)
    desk.run("undo", "-n").expect(
      0,
      """
      Would undo operation 3: curvet rename curve/rush curve/late -q
      Would update curve/rush-old: deprecated.use curve/late → curve/rush
      Would update animator/slide: timing curve/late → curve/rush; 1 preset refers to it
      Would rename curve/late to curve/rush; 2 presets refer to it

      """)
    desk.run("undo").expect(
      0,
      """
      Undid operation 3: curvet rename curve/rush curve/late -q
      Updated curve/rush-old: deprecated.use curve/late → curve/rush
      Updated animator/slide: timing curve/late → curve/rush; 1 preset refers to it
      Renamed curve/late to curve/rush; 2 presets refer to it

      """)
    desk.run("undo").expect(
      0,
      """
      Undid operation 2: curvet set curve/rush duration=0.45 -q
      Updated curve/rush: duration 0.45 s → 0.3 s; 2 presets refer to it

      """)
    expectSame(desk.run("export", "--all").output, before)
    desk.run("undo").expect(
      0,
      """
      Undid operation 1: curvet import sample.json
      Removed transition/fade
      Removed spring/tether
      Removed group/all
      Removed duration/short
      Removed curve/rush-old
      Removed curve/rush
      Removed animator/slide

      """)
    desk.run("undo").expect(
      66,
      errors: """
        error: there is nothing to undo

        """)
    desk.run("undo").expect(
      66,
      errors: """
        error: there is nothing to undo

        """)
  }

  @Test("An import") func importing() throws {
    let desk = try Desk()
    desk.run(
      ["import", "-", "--on-conflict", "replace", "-q"],
      input: #"{"presets": {"curve/rush": "ease-in 1s", "curve/new": "ease"}}"#
    ).expect(0)
    desk.run("undo").expect(
      0,
      """
      Undid operation 2: curvet import - --on-conflict replace -q
      Removed curve/new
      Updated curve/rush: title added "Rush", summary added "Late and fast.", tags +late +soft, role added emphasis, source added {"title": "A book of curves", "author": "A. Writer", "url":…, localizations added {"ja": {"title": "突進"}}, aliases +rush, named easeIn removed, cubicBezier added [0.9, 0, 0.9, 0.1], duration 1 s → 0.3 s, delay added 0.1 s; 2 presets refer to it

      """)
    desk.run("undo", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 4,
        "dryRun": false,
        "undoes": 1,
        "changes": [
          {
            "name": "transition/fade",
            "change": "removed",
            "revision": 2,
            "uses": 0,
            "fields": []
          },
          {
            "name": "spring/tether",
            "change": "removed",
            "revision": 2,
            "uses": 0,
            "fields": []
          },
          {
            "name": "group/all",
            "change": "removed",
            "revision": 2,
            "uses": 0,
            "fields": []
          },
          {
            "name": "duration/short",
            "change": "removed",
            "revision": 2,
            "uses": 0,
            "fields": []
          },
          {
            "name": "curve/rush-old",
            "change": "removed",
            "revision": 2,
            "uses": 0,
            "fields": []
          },
          {
            "name": "curve/rush",
            "change": "removed",
            "revision": 4,
            "uses": 0,
            "fields": []
          },
          {
            "name": "animator/slide",
            "change": "removed",
            "revision": 2,
            "uses": 0,
            "fields": []
          }
        ],
        "conflicts": []
      }

      """)
  }

  @Test("An older one, with nothing in its way") func older() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "duration=0.45", "-q").expect(0)
    desk.run("set", "curve/rush", "title=Late", "-q").expect(0)
    desk.run("undo", "2").expect(
      0,
      """
      Undid operation 2: curvet set curve/rush duration=0.45 -q
      Updated curve/rush: duration 0.45 s → 0.3 s; 2 presets refer to it

      """)
    desk.run("undo", "@2").expect(
      65,
      errors: """
        error: operation 2 has been undone already
        help: run 'curvet redo' to redo it; 'curvet history' lists operations

        """)
    desk.run("history", "curve/rush").expect(
      0,
      """
      4  2027-01-15 08:00Z  curvet undo 2
          undoes operation 2
          curve/rush@4: duration 0.45 s → 0.3 s
      3  2027-01-15 08:00Z  curvet set curve/rush title=Late -q
          curve/rush@3: title "Rush" → "Late"
      2  2027-01-15 08:00Z  curvet set curve/rush duration=0.45 -q  (undone)
          curve/rush@2: duration 0.3 s → 0.45 s
      1  2027-01-15 08:00Z  curvet import sample.json
          curve/rush@1 added

      """)
  }

  @Test("An undo") func twice() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "duration=0.45", "-q").expect(0)
    desk.run("undo", "-q").expect(0)
    desk.run("undo", "3").expect(
      0,
      """
      Undid operation 3: curvet undo -q
      Updated curve/rush: duration 0.3 s → 0.45 s; 2 presets refer to it

      """)
    desk.run("undo", "3").expect(
      65,
      errors: """
        error: operation 3 has been undone already
        help: run 'curvet redo' to redo it; 'curvet history' lists operations

        """)
    desk.run("history").expect(
      0,
      """
      4  2027-01-15 08:00Z  curvet undo 3
          undoes operation 3
          curve/rush: duration 0.3 s → 0.45 s
      3  2027-01-15 08:00Z  curvet undo -q  (undone)
          undoes operation 2
          curve/rush: duration 0.45 s → 0.3 s
      2  2027-01-15 08:00Z  curvet set curve/rush duration=0.45 -q
          curve/rush: duration 0.3 s → 0.45 s
      1  2027-01-15 08:00Z  curvet import sample.json
          animator/slide added
          curve/rush added
          curve/rush-old added
          duration/short added
          group/all added
          … and 2 more; run 'curvet history @1' to list all

      """)
  }

  @Test("JSON for scripts") func json() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "duration=0.45", "-q").expect(0)
    desk.run("undo", "--json", "-n").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": null,
        "dryRun": true,
        "undoes": 2,
        "changes": [
          {
            "name": "curve/rush",
            "change": "updated",
            "revision": 3,
            "uses": 2,
            "fields": [
              {
                "field": "/motion/duration",
                "old": 0.45,
                "new": 0.3
              }
            ]
          }
        ],
        "conflicts": []
      }

      """)
    desk.run("undo", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 3,
        "dryRun": false,
        "undoes": 2,
        "changes": [
          {
            "name": "curve/rush",
            "change": "updated",
            "revision": 3,
            "uses": 2,
            "fields": [
              {
                "field": "/motion/duration",
                "old": 0.45,
                "new": 0.3
              }
            ]
          }
        ],
        "conflicts": []
      }

      """)
  }

  @Test("What the catalog was made with goes only when it is asked for") func seeds() throws {
    let desk = try Desk(.builtIn)
    desk.run("undo").expect(
      66,
      errors: """
        error: there is nothing to undo

        """)
    desk.run("undo", "1").expect(
      0,
      """
      Undid operation 1: init
      Removed transition/uiview-transition/flip-from-top
      Removed transition/uiview-transition/flip-from-right
      Removed transition/uiview-transition/flip-from-left
      Removed transition/uiview-transition/flip-from-bottom
      Removed transition/uiview-transition/curl-up
      Removed transition/uiview-transition/curl-down
      Removed transition/uiview-transition/cross-dissolve
      Removed transition/uikit/zoom
      Removed spring/uikit/timing-parameters-default
      Removed spring/swiftui/spring
      Removed spring/swiftui/snappy
      Removed spring/swiftui/legacy-spring-ios-13
      Removed spring/swiftui/legacy-spring
      Removed spring/swiftui/interactive-spring
      Removed spring/swiftui/bouncy
      Removed curve/swiftui/linear
      Removed curve/swiftui/ease-out
      Removed curve/swiftui/ease-in-out
      Removed curve/swiftui/ease-in
      Removed keyframes/spinner
      … and 221 more; run 'curvet history @2' to list all

      """)
    desk.run("search", "--limit", "1", "--names", "-q").expect(0)
  }

  @Test("Mistakes") func mistakes() throws {
    let desk = try Desk()
    desk.run("undo", "9").expect(
      66,
      errors: """
        error: there is no operation 9
        help: run 'curvet history' to list them

        """)
    desk.run("undo", "x").expect(
      64,
      errors: """
        error: invalid value 'x' for '<operation>': expected the number of an operation, as in 12 or @12

        """)
    desk.run("undo", "0").expect(
      64,
      errors: """
        error: invalid value '0' for '<operation>': expected the number of an operation, as in 12 or @12

        """)
    desk.run("undo", "curve/rush").expect(
      64,
      errors: """
        error: invalid value 'curve/rush' for '<operation>': expected the number of an operation, as in 12 or @12

        """)
  }
}
