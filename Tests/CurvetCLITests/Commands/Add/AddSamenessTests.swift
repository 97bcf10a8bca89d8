import Expectations
import Testing

/// What is there already is not added again.
struct AddSamenessTests {
  @Test(
    "The same motion under another name, however it is given",
    arguments: [
      ("curve/x", "cubic-bezier(.9, 0, .9, .1) 300ms 100ms", "curve/rush"),
      ("curve/x", "cubic-bezier(0.9, 0.0, 0.9000000001, 0.1) 0.3s 0.1s", "curve/rush"),
      ("spring/x", "spring(mass: 1, stiffness: 70, damping: 12)", "spring/tether"),
      ("spring/x", "spring(mass: 2, stiffness: 140, damping: 24)", "spring/tether"),
      ("spring/x", "spring(dampingRatio: 0.7171371656006361, stiffness: 70)", "spring/tether"),
    ])
  func same(name: String, snippet: String, present: String) throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    desk.run("add", name, snippet).expect(
      73,
      errors: """
        error: \(name) is the same as \(present)
        help: run 'curvet alias \(present) \(name)' to give that another name
        help: use --force to add it anyway

        """)
    desk.run("add", snippet).expect(
      73,
      errors: """
        error: it is the same as \(present)
        help: run 'curvet alias \(present) NAME' to give that another name
        help: use --force to add it anyway

        """)
    desk.run("add", snippet, "-n").expect(
      73,
      errors: """
        error: it is the same as \(present)
        help: run 'curvet alias \(present) NAME' to give that another name
        help: use --force to add it anyway

        """)
    expectSame(desk.bytes(Desk.catalog), before)
    #expect(desk.run("add", name, snippet, "--force").status == 0)
  }

  @Test(
    "What differs in time, delay or shape is another motion",
    arguments: [
      "cubic-bezier(.9, 0, .9, .1)", "cubic-bezier(.9, 0, .9, .1) 300ms",
      "cubic-bezier(.9, 0, .9, .1001) 300ms 100ms",
      "spring(mass: 1, stiffness: 70, damping: 12.01)",
      "spring(mass: 1, stiffness: 70, damping: 12) 100ms",
      "spring(mass: 1, stiffness: 70, damping: 12, initialVelocity: 1)", "200ms", "ease-in",
      "steps(3)",
    ])
  func different(snippet: String) throws {
    let desk = try Desk()
    let run = desk.run("add", snippet)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test("The same shape in another time is a note") func time() throws {
    let desk = try Desk()
    desk.run("add", "curve/slow", "cubic-bezier(.9, 0, .9, .1) 3s", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 2,
        "dryRun": false,
        "changes": [
          {
            "name": "curve/slow",
            "change": "created",
            "revision": 1,
            "uses": 0,
            "fields": []
          }
        ],
        "notes": [
          "curve/slow has the shape of curve/rush, in another time"
        ]
      }

      """,
      errors: """
        note: curve/slow has the shape of curve/rush, in another time

        """)
  }

  @Test("Of several, all that are there are told, and none is added") func several() throws {
    let desk = try Desk()
    let document = """
      {"curve/a": "cubic-bezier(.9, 0, .9, .1) 300ms 100ms", "curve/b": "ease-out 150ms",
       "spring/c": "spring(mass: 1, stiffness: 70, damping: 12)"}
      """
    desk.run(["add", "-"], input: document).expect(
      73,
      errors: """
        error: curve/a: it is the same as curve/rush
        error: spring/c: it is the same as spring/tether
        help: use --force to add it anyway

        """)
    desk.run(["add", "-", "--force"], input: document).expect(
      0,
      """
      Added curve/a, a curve: cubic-bezier(0.9, 0, 0.9, 0.1), in 0.3 s, after 0.1 s
      Added curve/b, a curve: easeOut, in 0.15 s
      Added spring/c, a spring: mass 1, stiffness 70, damping 12

      """)
  }

  @Test("It is found among many of its shape") func many() throws {
    let desk = try Desk()
    let presets = (1...300).map { #""a\#($0)": "cubic-bezier(.3, .1, .2, 1) \#($0)ms""# }
    desk.run(["import", "-", "-q"], input: #"{"presets": {\#(presets.joined(separator: ","))}}"#)
      .expect(0)
    desk.run("add", "curve/new", "cubic-bezier(.3, .1, .2, 1) 299ms").expect(
      73,
      errors: """
        error: curve/new is the same as a299
        help: run 'curvet alias a299 curve/new' to give that another name
        help: use --force to add it anyway

        """)
  }

  @Test("What uses another preset is a name of its own") func uses() throws {
    let desk = try Desk()
    desk.run("add", "spring/card", #"{"kind": "spring", "motion": {"use": "spring/tether"}}"#)
      .expect(
        0,
        """
        Added spring/card, a spring: as spring/tether

        """)
  }
}
