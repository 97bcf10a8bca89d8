import Testing

/// What cannot be taken back is left, and told.
struct UndoConflictTests {
  @Test("A field that was changed again") func field() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "duration=0.45", "title=Late", "-q").expect(0)
    desk.run("set", "curve/rush", "duration=0.5", "-q").expect(0)
    desk.run("undo", "2", "-n").expect(
      1,
      """
      Would undo operation 2: curvet set curve/rush duration=0.45 title=Late -q
      Would update curve/rush: title "Late" → "Rush"; 2 presets refer to it

      """,
      errors: """
        warning: left curve/rush: duration, changed again by operation 3

        """)
    desk.run("undo", "2").expect(
      1,
      """
      Undid operation 2: curvet set curve/rush duration=0.45 title=Late -q
      Updated curve/rush: title "Late" → "Rush"; 2 presets refer to it

      """,
      errors: """
        warning: left curve/rush: duration, changed again by operation 3

        """)
    desk.run("undo", "2").expect(
      65,
      errors: """
        error: operation 2 has been undone already
        help: run 'curvet redo' to redo it; 'curvet history' lists operations

        """)
  }

  @Test("All that it changed was changed again") func nothing() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "duration=0.45", "-q").expect(0)
    desk.run("set", "curve/rush", "duration=0.5", "-q").expect(0)
    desk.run("undo", "2").expect(
      1, "Nothing was undone\n",
      errors: """
        warning: left curve/rush: duration, changed again by operation 3

        """)
    desk.run("undo", "2", "--json").expect(
      1,
      """
      {
        "curvet": 1,
        "operation": null,
        "dryRun": false,
        "undoes": 2,
        "changes": [],
        "conflicts": [
          {
            "name": "curve/rush",
            "fields": [
              "/motion/duration"
            ],
            "changedBy": [
              3
            ]
          }
        ]
      }

      """)
  }

  @Test("A preset that was added and then changed") func added() throws {
    let desk = try Desk()
    desk.run("add", "curve/card", "ease-out", "-q").expect(0)
    desk.run("set", "curve/card", "duration=1", "-q").expect(0)
    desk.run("undo", "2").expect(
      1, "Nothing was undone\n",
      errors: """
        warning: left curve/card, changed again by operation 3

        """)
  }

  @Test("A preset that was added and is referred to") func referred() throws {
    let desk = try Desk()
    desk.run("add", "curve/card", "ease-out", "-q").expect(0)
    desk.run("set", "animator/slide", "timing=curve/card", "-q").expect(0)
    desk.run("undo", "2").expect(
      1, "Nothing was undone\n",
      errors: """
        warning: left curve/card: animator/slide refers to it by the name "curve/card" (/motion/timing); change animator/slide first; run 'curvet uses curve/card' to list all that refer to it

        """)
    desk.run("undo", "2", "--json").expect(
      1,
      #"""
      {
        "curvet": 1,
        "operation": null,
        "dryRun": false,
        "undoes": 2,
        "changes": [],
        "conflicts": [
          {
            "name": "curve/card",
            "reason": "animator/slide refers to it by the name \"curve/card\" (/motion/timing)"
          }
        ]
      }

      """#)
  }

  @Test("A name that somebody else has taken") func name() throws {
    let desk = try Desk()
    desk.run("remove", "spring/tether", "-q").expect(0)
    desk.run("add", "spring/tether", "spring(duration: .5, bounce: .2)", "-q").expect(0)
    desk.run("undo", "2").expect(
      1, "Nothing was undone\n",
      errors: """
        warning: left spring/tether: the name is taken; choose another, or rename the preset that has it

        """)
  }

  @Test("Some of several are taken back") func some() throws {
    let desk = try Desk()
    desk.run("tag", "curve/rush", "spring/tether", "team", "-q").expect(0)
    desk.run("remove", "spring/tether", "-q").expect(0)
    desk.run("undo", "2").expect(
      1,
      """
      Undid operation 2: curvet tag curve/rush spring/tether team -q
      Updated curve/rush: tags −team; 2 presets refer to it

      """,
      errors: """
        warning: left spring/tether, changed again by operation 3

        """)
  }
}
