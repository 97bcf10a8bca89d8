import Expectations
import Testing

struct EditTests {
  @Test("One preset, shown whole") func one() throws {
    let desk = try Desk()
    let editor = desk.setEditor(typing("\"damping\": 14", over: "\"damping\": 12"))
    desk.run("edit", "spring/tether").expect(
      0,
      """
      Updated spring/tether: damping 12 → 14

      """)
    expectSame(
      editor.shown.joined(),
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
              "damping": 12
            }
          }
        }
      }

      """)
    #expect(desk.names(in: "../tmp") == [])
  }

  @Test("Several presets in one file") func several() throws {
    let desk = try Desk()
    let editor = desk.setEditor { text in
      text.replacing("\"damping\": 12", with: "\"damping\": 14")
        .replacing("\"seconds\": 0.2", with: "\"seconds\": \"250ms\"")
    }
    desk.run("edit", "spring/tether", "duration/short").expect(
      0,
      """
      Updated duration/short: seconds 0.2 s → 0.25 s; 2 presets refer to it
      Updated spring/tether: damping 12 → 14

      """)
    expectSame(
      editor.shown.joined(),
      """
      {
        "curvet": 1,
        "presets": {
          "duration/short": {
            "kind": "duration",
            "motion": {
              "seconds": 0.2
            }
          },
          "spring/tether": {
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

  @Test("What a search finds") func query() throws {
    let desk = try Desk()
    _ = desk.setEditor(typing("\"Tether, calm\"", over: "\"Tether\""))
    desk.run("edit", "--query", "kind:spring").expect(
      0,
      """
      Updated spring/tether: title "Tether" → "Tether, calm"

      """)
    desk.run("edit", "--query", "kind:keyframes").expect(
      0,
      """
      No presets found

      """)
  }

  @Test("Saved as it was") func unchanged() throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    _ = desk.setEditor({ $0 }, { $0.replacing("\n", with: "\n ") })
    desk.run("edit", "spring/tether").expect(
      0,
      """
      Nothing changed

      """)
    desk.run("edit", "spring/tether").expect(
      0,
      """
      Nothing changed

      """)
    expectSame(desk.bytes(Desk.catalog), before)
    #expect(desk.names(in: "../tmp") == [])
  }

  @Test("A dry run and JSON for scripts") func dryRun() throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    let step = typing("\"damping\": 14", over: "\"damping\": 12")
    _ = desk.setEditor(step, step)
    desk.run("edit", "spring/tether", "-n").expect(
      0,
      """
      Would update spring/tether: damping 12 → 14

      """)
    expectSame(desk.bytes(Desk.catalog), before)
    desk.run("edit", "spring/tether", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 2,
        "dryRun": false,
        "changes": [
          {
            "name": "spring/tether",
            "change": "updated",
            "revision": 2,
            "uses": 0,
            "fields": [
              {
                "field": "/motion/damping",
                "old": 12,
                "new": 14
              }
            ]
          }
        ]
      }

      """)
    #expect(desk.names(in: "../tmp") == [])
  }

  @Test("The editor that is named first is taken") func visual() throws {
    let desk = try Desk()
    _ = desk.setEditor(typing("\"damping\": 14", over: "\"damping\": 12"))
    desk.variables["VISUAL"] = "ed"
    desk.variables["EDITOR"] = "none"
    desk.run("edit", "spring/tether", "-q").expect(0)
  }
}
