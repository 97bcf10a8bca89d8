import Expectations
import Testing

/// A project's configuration lists what is exported.
struct ProjectExportTests {
  private static func project() throws -> Desk {
    let desk = try Desk()
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

  @Test("Files are made, and left as they are while nothing changes") func made() throws {
    let desk = try Self.project()
    desk.run("export", "--check", in: "p").expect(
      1,
      errors: """
        App/Motion.json doesn't exist yet
        times.ndjson doesn't exist yet
        help: run 'curvet export'

        """)
    desk.run("export", in: "p").expect(
      0,
      """
      Wrote 1 preset to App/Motion.json: exact
      Wrote 1 preset to times.ndjson

      """)
    desk.run("export", in: "p").expect(
      0,
      """
      App/Motion.json is up to date: 1 preset: exact
      times.ndjson is up to date: 1 preset

      """)
    desk.run("export", "-q", in: "p").expect(
      0)
    desk.run("export", "--check", "--json", in: "p").expect(
      0,
      """
      {
        "curvet": 1,
        "exports": [
          {
            "to": "json",
            "files": [
              {
                "path": "App/Motion.json",
                "state": "upToDate"
              }
            ],
            "presets": [
              {
                "name": "curve/rush",
                "identifier": "curve/rush",
                "fidelity": "exact"
              }
            ],
            "leftOut": []
          },
          {
            "to": "ndjson",
            "files": [
              {
                "path": "times.ndjson",
                "state": "upToDate"
              }
            ],
            "presets": [],
            "leftOut": []
          }
        ]
      }

      """)
    desk.run("export", "--json", in: "p").expect(
      0,
      """
      {
        "curvet": 1,
        "exports": [
          {
            "to": "json",
            "files": [
              {
                "path": "App/Motion.json",
                "state": "upToDate"
              }
            ],
            "presets": [
              {
                "name": "curve/rush",
                "identifier": "curve/rush",
                "fidelity": "exact"
              }
            ],
            "leftOut": []
          },
          {
            "to": "ndjson",
            "files": [
              {
                "path": "times.ndjson",
                "state": "upToDate"
              }
            ],
            "presets": [],
            "leftOut": []
          }
        ]
      }

      """)
  }

  @Test("What is out of step is shown, and written anew") func changed() throws {
    let desk = try Self.project()
    desk.run("export", "-q", in: "p").expect(0)
    let text = try #require(desk.text("p/App/Motion.json"))
    try desk.write(text.replacing("0.9", with: "0.8"), to: "p/App/Motion.json")
    desk.run("export", "--check", in: "p").expect(
      1,
      """
      --- App/Motion.json
      +++ App/Motion.json
      @@ -20,7 +20,7 @@
                 "property": "progress",
                 "shape": "number",
                 "keys": [
      -            {"time":0,"value":0,"easing":{"bezier":[0.8,0,0.8,0.1]}},
      +            {"time":0,"value":0,"easing":{"bezier":[0.9,0,0.9,0.1]}},
                   {"time":1,"value":1}
                 ]
               }
      times.ndjson is up to date

      """,
      errors: """
        App/Motion.json is out of date with the catalog
        help: run 'curvet export'

        """)
    desk.run("export", in: "p").expect(
      0,
      """
      Wrote 1 preset to App/Motion.json: exact
      times.ndjson is up to date: 1 preset

      """)
    expectSame(desk.text("p/App/Motion.json"), text)
    desk.run("export", in: "p/App").expect(
      0,
      """
      Motion.json is up to date: 1 preset: exact
      /desk/work/p/times.ndjson is up to date: 1 preset

      """)
  }

  @Test("Without a project there is nothing to tell") func none() throws {
    let desk = try Desk()
    desk.run("export").expect(
      66,
      errors: """
        error: there is no curvet.config.json in this folder or above it
        help: name presets to export, or make a project with 'curvet init .'

        """)
  }
}
