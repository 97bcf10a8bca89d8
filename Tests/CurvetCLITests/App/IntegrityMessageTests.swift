import Testing

/// What is wrong between presets is said in the same words, whichever command finds it.
@Suite struct IntegrityMessageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The fields of curves besides their kind, by name.
    var curves: [(name: String, fields: String)]
    /// What is said.
    var told: [String]
    /// Whether a catalog can hold it: names are taken once in any case.
    var isStorable = true
  }

  private static func uses(_ name: String, _ target: String) -> (name: String, fields: String) {
    (name, #""motion":{"use":"\#(target)"}"#)
  }

  private static func ring(_ count: Int) -> [(name: String, fields: String)] {
    (0..<count).map { uses("p\($0)", "p\(($0 + 1) % count)") }
  }

  private static func chain(_ count: Int) -> [(name: String, fields: String)] {
    let end = ("p\(count)", #""motion":{"cubicBezier":[0.1,0.2,0.3,0.4]}"#)
    return (0..<count).map { uses("p\($0)", "p\($0 + 1)") } + [end]
  }

  static let cases = [
    Case(
      testDescription: "nobody", curves: [uses("a", "nobody")],
      told: [#"a: use refers to 'nobody', which doesn't exist"#]),
    Case(
      testDescription: "the wrong kind", curves: [uses("a", "d")],
      told: [#"a: use refers to 'd', which is a duration"#]),
    Case(
      testDescription: "itself", curves: [uses("a", "a")],
      told: ["a: references form a cycle: a → a"]),
    Case(
      testDescription: "each other", curves: ring(2),
      told: ["p0: references form a cycle: p0 → p1 → p0"]),
    Case(
      testDescription: "a cycle that is shown whole", curves: ring(5),
      told: ["p0: references form a cycle: p0 → p1 → p2 → p3 → p4 → p0"]),
    Case(
      testDescription: "a long cycle", curves: ring(14),
      told: [
        "p0: references form a cycle: p0 → p1 → p2 → p3 → p4 → p5 → … → p12 → p13 → p0"
      ]),
    Case(
      testDescription: "an alias that is taken",
      curves: [
        ("a", #""aliases":["x"],"motion":{"cubicBezier":[0.1,0.2,0.3,0.4]}"#),
        ("b", #""aliases":["x"],"motion":{"cubicBezier":[0.1,0.2,0.3,0.5]}"#),
      ], told: [#"b: the alias 'x' is already in use as an alias of 'a'"#], isStorable: false),
    Case(
      testDescription: "an alias that is given twice",
      curves: [("a", #""aliases":["x","x"],"motion":{"cubicBezier":[0.1,0.2,0.3,0.4]}"#)],
      told: [#"a: the alias 'x' is already a name of 'a'"#], isStorable: false),
    Case(
      testDescription: "a chain that is too long", curves: chain(65),
      told: [
        "p0: its chain of references is 65 long, through p1 → p2 → p3 → p4 → …; the limit is 64"
      ], isStorable: false),
  ]

  private static func errors(_ run: CommandRun) -> [String] {
    (run.output + run.errors).split(separator: "\n").filter { $0.hasPrefix("error: ") }
      .map { String($0.dropFirst("error: ".count)) }
  }

  private static let duration = #"{"name":"d","kind":"duration","motion":{"seconds":0.123}}"#

  @Test("Commands that read presets", arguments: cases) func reading(_ one: Case) throws {
    let lines = one.curves.map { #"{"name":"\#($0.name)","kind":"curve",\#($0.fields)}"# }
    let desk = try Desk()
    try desk.write(([Self.duration] + lines).joined(separator: "\n") + "\n", to: "in.ndjson")
    let presets = one.curves.map { #""\#($0.name)":{"kind":"curve",\#($0.fields)}"# }
    let document =
      #"{"curvet":1,"presets":{"d":{"kind":"duration","motion":{"seconds":0.123}},"#
      + presets.joined(separator: ",") + "}}"
    try desk.write(document, to: "in.json")
    for words in [
      ["import", "in.ndjson"], ["import", "in.json"], ["validate", "in.ndjson"],
      ["validate", "in.json"], ["add", "in.json"],
    ] {
      #expect(Self.errors(desk.run(words)) == one.told, "\(words)")
    }
  }

  @Test("Repair", arguments: cases.filter(\.isStorable)) func repair(_ one: Case) throws {
    let desk = try Desk()
    let sound = one.curves.map {
      #"{"name":"\#($0.name)","kind":"curve","motion":{"cubicBezier":[0,0,1,0.5]}}"#
    }
    #expect(
      desk.run("import", "-", input: ([Self.duration] + sound).joined(separator: "\n")).status == 0)
    for (name, fields) in one.curves {
      let payload = #"{"name":"\#(name)","kind":"curve",\#(fields)}"#
      try desk.store(payload, as: name)
      try desk.edit("UPDATE revision SET payload = '\(payload)' WHERE name = '\(name)'")
    }
    #expect(desk.run("doctor", "--repair").status == 76)
    #expect(Self.errors(desk.run("doctor", "--deep")) == one.told)
  }

  @Test("Fields that are set", arguments: cases.prefix(3)) func setting(_ one: Case) throws {
    let desk = try Desk()
    let sound = #"{"name":"a","kind":"curve","motion":{"cubicBezier":[0,0,1,0.5]}}"#
    #expect(desk.run("import", "-", input: Self.duration + "\n" + sound).status == 0)
    let target = try #require(one.curves[0].fields.split(separator: "\"").dropLast().last)
    #expect(Self.errors(desk.run("set", "a", "use=\(target)")) == one.told)
  }
}
