import Expectations
import Testing

/// What somebody else changes while the editor is open.
struct EditMeanwhileTests {
  /// Edits the tether's damping, and runs a command before that is saved.
  private func edit(_ desk: Desk, while words: String...) -> CommandRun {
    let step = typing("\"damping\": 14", over: "\"damping\": 12")
    // Only the test's own thread uses the desk.
    nonisolated(unsafe) let other = desk
    _ = desk.setEditor { text in
      _ = other.run(words)
      return step(text)
    }
    return desk.run("edit", "spring/tether")
  }

  @Test("Other fields are kept") func merge() throws {
    let desk = try Desk()
    edit(desk, while: "set", "spring/tether", "stiffness=80", "tags=soft").expect(
      0,
      """
      Updated spring/tether: damping 12 → 14

      """)
    desk.run("export", "spring/tether").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": {
          "spring/tether": {
            "kind": "spring",
            "title": "Tether",
            "tags": [
              "soft"
            ],
            "motion": {
              "mass": 1,
              "stiffness": 80,
              "damping": 14
            }
          }
        }
      }

      """)
  }

  @Test("A new name is kept") func renamed() throws {
    let desk = try Desk()
    edit(desk, while: "rename", "spring/tether", "spring/leash").expect(
      0,
      """
      Updated spring/leash: damping 12 → 14

      """)
  }

  @Test("The same field is a conflict") func conflict() throws {
    let desk = try Desk()
    desk.variables["CURVET_AUTHOR"] = "Kim"
    edit(desk, while: "set", "spring/tether", "damping=20").expect(
      75,
      errors: """
        error: spring/tether was changed in the meantime: it's at revision 2, not 1 (operation 2 by Kim: curvet set spring/tether damping=20)
        help: run 'curvet history spring/tether' to see the current revision, and try again
        help: your text is kept in /desk/tmp/curvet/spring-tether.json; run 'curvet edit' again, and copy the text from there

        """)
    desk.run("history", "spring/tether", "--limit", "1").expect(
      0,
      """
      2  2027-01-15 08:00Z  Kim  curvet set spring/tether damping=20
          spring/tether@2: damping 12 → 20

      """,
      errors: """
        Showing the last operation; use --limit 0 to list all

        """)
    let folder = try #require(desk.names(in: "../tmp").first)
    #expect(desk.text("../tmp/\(folder)/spring-tether.json")?.contains("\"damping\": 14") == true)
  }

  @Test("The same change is none") func same() throws {
    let desk = try Desk()
    edit(desk, while: "set", "spring/tether", "damping=14").expect(
      0,
      """
      Nothing changed

      """)
  }

  @Test("A removed preset does not come back unseen") func removed() throws {
    let desk = try Desk()
    edit(desk, while: "remove", "spring/tether").expect(
      75,
      errors: """
        error: spring/tether was removed in the meantime
        help: run 'curvet undo' to restore it
        help: your text is kept in /desk/tmp/curvet/spring-tether.json; run 'curvet edit' again, and copy the text from there

        """)
  }

  @Test("What it refers to is gone") func dangling() throws {
    let desk = try Desk()
    nonisolated(unsafe) let other = desk
    let editor = desk.setEditor(
      { text in
        _ = other.run("remove", "spring/tether")
        return typing("\"spring/tether\"", over: "\"curve/rush\"")(text)
      }, { $0 })
    desk.run("edit", "animator/slide").expect(
      65,
      errors: """
        error: animator/slide: timing refers to 'spring/tether', which doesn't exist
          --> /desk/tmp/curvet/animator-slide.json:14:19 (/presets/animator~1slide/motion/timing)
           14 |         "timing": "spring/tether",
              |                   ^
        help: add it first, or correct the name
        note: nothing was changed
        help: your text is kept in /desk/tmp/curvet/animator-slide.json

        """)
    expectSame(
      String(editor.shown.last?.prefix { $0 != "{" } ?? ""),
      """
      // error: animator/slide: line 14 of the preset's text: timing refers to 'spring/tether', which doesn't exist
      // help: add it first, or correct the name
      // Save to try again, or save without changes to give up.

      """)
  }
}
