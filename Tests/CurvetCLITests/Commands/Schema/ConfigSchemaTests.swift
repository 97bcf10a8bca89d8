import Curvet
import SchemaChecking
import Testing

/// The schema of a project's configuration.
struct ConfigSchemaTests {
  @Test("It is printed as it is, and needs no catalog") func text() throws {
    let desk = try Desk(.none)
    desk.run("schema", "--config").expect(
      0, String(decoding: ConfigSchema.text, as: UTF8.self))
    #expect(desk.names(in: "../home") == [])
  }

  private static let cases =
    [
      "{}", #"{"curvet": 1, "$schema": "curvet.config.schema.json"}"#, #"{"catalogue": "a"}"#,
      #"{"catalog": ""}"#, #"{"rules": {"quality/too-long": "off", "naming/*": "error"}}"#,
      #"{"rules": {"quality/too-long": "no"}}"#, #"{"rules": {"quality/to-long": "off"}}"#,
      #"{"rules": {"json/duplicate-key": "off"}}"#, #"{"exports": {}}"#,
    ] + exports.map { #"{"exports": [{"output": "a", \#($0)}]}"# }

  private static let exports: [String] = [
    #""to": "json""#, #""to": "jsn""#, #""query": "a""#, #""to": "json", "presets": []"#,
    #""to": "json", "presets": ["curve/*"]"#, #""to": "json", "presets": ["a"], "query": "b""#,
    #""to": "json", "flat": true, "samples": 10"#, #""to": "json", "samples": 2.5"#,
    #""to": "json", "samples": 0"#, #""to": "json", "flat": 1"#,
    #""to": "swift", "access": "package", "frameworks": ["uikit"], "package": true"#,
    #""to": "swift", "access": "pubic""#, #""to": "swift", "frameworks": ["appkit"]"#,
    #""to": "swift", "frameworks": "uikit""#, #""to": "css", "tailwind": true, "tolerance": 0.1"#,
    #""to": "css", "tolerance": 1"#, #""to": "css", "namespace": """#,
    #""to": "css", "taiwind": true"#,
    #""to": "motion", "tolerance": 0.1, "maxError": 0.1"#, #""to": "motion", "maxError": 2"#,
    #""to": "dtcg", "tailwind": true"#,
    #""to": "json", "players": ["swift", "kotlin"]"#,
    #""to": "json", "players": ["dart"]"#, #""to": "json", "measures": ["a"]"#,
    #""to": "json", "measures": {"a": 1}"#,
  ]

  @Test("It accepts what is read, and refuses what is refused") func verdicts() throws {
    let desk = try Desk()
    let verdicts = try SchemaChecker.verdicts(on: Self.cases, by: ConfigSchema.text)
    for (config, verdict) in zip(Self.cases, verdicts) {
      try desk.write(config, to: "p/curvet.config.json")
      let isRefused = desk.run("status", in: "p").status == 65
      #expect(isRefused == (verdict != nil), "\(config): \(verdict ?? "accepted")")
    }
    #expect(verdicts.count { $0 == nil } == 11)
  }
}
