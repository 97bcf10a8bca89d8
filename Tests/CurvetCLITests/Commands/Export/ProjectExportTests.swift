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
}
