import Expectations
import Testing

struct EditMistakeTests {
  @Test("A mistake opens the editor again, and says what is wrong") func mistake() throws {
    let desk = try Desk()
    let editor = desk.setEditor(
      typing("\"damping\": 0", over: "\"damping\": 12"),
      typing("\"damping\": 14", over: "\"damping\": 0"))
    desk.run("edit", "spring/tether").expect(
      0,
      """
      Updated spring/tether: damping 12 → 14

      """)
    expectSame(
      editor.shown.last ?? "",
      """
      // error: spring/tether: line 10 of the preset's text: damping must be greater than 0
      // help: an undamped spring never settles; for a bouncy one, try 8.4
      // Save to try again, or save without changes to give up.
      {
        "curvet": 1,
        "presets": {
          "spring/tether": {
            "kind": "spring",
            "title": "Tether",
            "motion": {
              "mass": 1,
              "stiffness": 70,
              "damping": 0
            }
          }
        }
      }

      """)
    #expect(desk.names(in: "../tmp") == [])
  }

  @Test("Mistake after mistake") func mistakes() throws {
    let desk = try Desk()
    let editor = desk.setEditor(
      { String($0.dropLast(3)) },
      { typing("\"duration/shrt\"", over: "\"duration/short\"")($0 + "}\n") },
      typing("\"duration/short\"", over: "\"duration/shrt\""))
    desk.run("edit", "transition/fade").expect(
      0,
      """
      Nothing changed

      """)
    expectSame(
      editor.shown.dropFirst().joined(separator: "---\n"),
      """
      // error: line 14 of the preset's text: expected ',' or '}', found the end of the document
      // help: is the file complete? close every open { and [
      // Save to try again, or save without changes to give up.
      {
        "curvet": 1,
        "presets": {
          "transition/fade": {
            "kind": "transition",
            "title": "Fade",
            "role": "navigation",
            "reducedMotion": "keep",
            "motion": {
              "style": "crossDissolve",
              "duration": "duration/short"
            }
          }
        }---
      // error: transition/fade: line 11 of the preset's text: duration refers to 'duration/shrt', which doesn't exist
      // help: did you mean 'duration/short'?
      // Save to try again, or save without changes to give up.
      {
        "curvet": 1,
        "presets": {
          "transition/fade": {
            "kind": "transition",
            "title": "Fade",
            "role": "navigation",
            "reducedMotion": "keep",
            "motion": {
              "style": "crossDissolve",
              "duration": "duration/shrt"
            }
          }
        }}

      """)
  }

  @Test("Given up, the text is kept") func givenUp() throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    _ = desk.setEditor(typing("\"damping\": 0", over: "\"damping\": 12"), { $0 })
    desk.run("edit", "spring/tether").expect(
      65,
      errors: """
        error: spring/tether: damping must be greater than 0
          --> /desk/tmp/curvet/spring-tether.json:10:20 (/presets/spring~1tether/motion/damping)
           10 |         "damping": 0
              |                    ^
        help: an undamped spring never settles; for a bouncy one, try 8.4
        note: nothing was changed
        help: your text is kept in /desk/tmp/curvet/spring-tether.json

        """)
    expectSame(desk.bytes(Desk.catalog), before)
    let folder = try #require(desk.names(in: "../tmp").first)
    #expect(desk.names(in: "../tmp/\(folder)") == ["spring-tether.json"])
    let kept = try #require(desk.text("../tmp/\(folder)/spring-tether.json"))
    expectSame(
      kept,
      """
      {
        "curvet": 1,
        "presets": {
          "spring/tether": {
            "kind": "spring",
            "title": "Tether",
            "motion": {
              "mass": 1,
              "stiffness": 70,
              "damping": 0
            }
          }
        }
      }

      """)
  }

  @Test("Put back as it was after a mistake") func putBack() throws {
    let desk = try Desk()
    _ = desk.setEditor(
      typing("\"damping\": 0", over: "\"damping\": 12"),
      typing("\"damping\": 12", over: "\"damping\": 0"))
    desk.run("edit", "spring/tether").expect(
      0,
      """
      Nothing changed

      """)
    #expect(desk.names(in: "../tmp") == [])
  }

  @Test("Another name, one too many, one too few") func names() throws {
    for (old, new) in [
      ("spring/tether\"", "spring/other\""),
      ("\"duration/short\": {", "\"curve/new\": \"ease\", \"duration/short\": {"),
      ("\"spring/tether\": {", "\"spring/other\": {"),
    ] {
      let desk = try Desk()
      let editor = desk.setEditor(typing(new, over: old), { $0 })
      #expect(desk.run("edit", "spring/tether", "duration/short").status == 65)
      #expect(editor.shown.count == 2)
    }
    let desk = try Desk()
    let editor = desk.setEditor(typing("spring/other", over: "spring/tether"), { $0 })
    desk.run("edit", "spring/tether").expect(
      65,
      errors: """
        error: spring/tether: the preset is missing from the text
          --> /desk/tmp/curvet/spring-tether.json:1:1
            1 | {
              | ^
        help: put it back; use 'curvet remove' to remove it, or 'curvet rename' to rename it
        error: spring/other: the preset isn't one of those being edited
          --> /desk/tmp/curvet/spring-tether.json:4:21 (/presets/spring~1other)
            4 |     "spring/other": {
              |                     ^
        help: use 'curvet add' to add a preset, or 'curvet rename' to rename one
        note: nothing was changed
        help: your text is kept in /desk/tmp/curvet/spring-tether.json

        """)
    expectSame(
      editor.shown.last ?? "",
      """
      // error: spring/tether: line 1 of the preset's text: the preset is missing from the text
      // help: put it back; use 'curvet remove' to remove it, or 'curvet rename' to rename it
      // error: spring/other: line 4 of the preset's text: the preset isn't one of those being edited
      // help: use 'curvet add' to add a preset, or 'curvet rename' to rename one
      // Save to try again, or save without changes to give up.
      {
        "curvet": 1,
        "presets": {
          "spring/other": {
            "kind": "spring",
            "title": "Tether",
            "motion": {
              "mass": 1,
              "stiffness": 70,
              "damping": 12
            }
          }
        }
      }

      """)
  }

  @Test("A name that is taken") func taken() throws {
    let desk = try Desk()
    let editor = desk.setEditor(
      typing("\"title\": \"Tether\", \"aliases\": [\"rush\"]", over: "\"title\": \"Tether\""),
      { $0 })
    desk.run("edit", "spring/tether").expect(
      73,
      errors: """
        error: spring/tether: the alias 'rush' is already in use as an alias of 'curve/rush'
          --> /desk/tmp/curvet/spring-tether.json:6:38 (/presets/spring~1tether/aliases/0)
            6 |       "title": "Tether", "aliases": ["rush"],
              |                                      ^
        help: choose another one, or rename the preset that has it
        note: nothing was changed
        help: your text is kept in /desk/tmp/curvet/spring-tether.json

        """)
    expectSame(
      String(editor.shown.last?.prefix { $0 != "{" } ?? ""),
      """
      // error: spring/tether: line 6 of the preset's text: the alias 'rush' is already in use as an alias of 'curve/rush'
      // help: choose another one, or rename the preset that has it
      // Save to try again, or save without changes to give up.

      """)
  }

  @Test("An editor that fails, before and after something was written") func failing() throws {
    let desk = try Desk()
    _ = desk.setEditor()
    desk.run("edit", "spring/tether").expect(
      74,
      errors: """
        error: the editor 'ed' exited with code 1

        """)
    #expect(desk.names(in: "../tmp") == [])
    _ = desk.setEditor(typing("\"damping\": 0", over: "\"damping\": 12"))
    desk.run("edit", "spring/tether").expect(
      74,
      errors: """
        error: the editor 'ed' exited with code 1
        help: your text is kept in /desk/tmp/curvet/spring-tether.json

        """)
    #expect(desk.names(in: "../tmp").count == 1)
    desk.variables["EDITOR"] = "none"
    desk.run("edit", "spring/tether").expect(
      74,
      errors: """
        error: the editor 'none' exited with code 127

        """)
  }

  @Test("No such preset, and a revision that is not the present one") func missing() throws {
    let desk = try Desk()
    let editor = desk.setEditor { $0 }
    desk.run("edit", "spring/tethr").expect(
      66,
      errors: """
        error: no preset named 'spring/tethr'
        help: did you mean 'spring/tether'?

        """)
    desk.run("edit", "spring/tether@2").expect(
      66,
      errors: """
        error: spring/tether has no revision 2; the current one is 1
        help: run 'curvet history spring/tether' to list them

        """)
    #expect(editor.shown == [])
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    _ = desk.setEditor()
    desk.run("edit").expect(
      64,
      errors: """
        error: no presets given
        help: pass preset names, or use --query

        """)
    desk.run("edit", "spring/tether", "--query", "rush").expect(
      64,
      errors: """
        error: names and '--query' can't be used together

        """)
  }
}
