import Expectations
import Diagnostics
import Presets
import Testing

@testable import Storage

/// Edits that take place together, and those that do not fit.
@Suite struct ChangeTests {
  static let start = [
    duration("d", 3), curve("a", 1, #""aliases":["b"],"#), using("u", "curve", "a"),
    using("v", "curve", "b"), using("w", "duration", "d"), curve("z", 0.5),
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// New forms by the names of the presets, `-` for a removal; a name that nobody has is new.
    var edits: [(String, String)]
    var told: [String] = []
    var changed: [String] = []
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "two presets change names",
      edits: [
        ("a", curve("z", 1, #""aliases":["b"],"#)), ("z", curve("a", 0.5)),
      ], changed: ["updated z@2", "updated a@2"]),
    Case(
      name: "an alias goes to another",
      edits: [
        ("a", curve("a")), ("z", curve("z", 0.5, #""aliases":["b"],"#)),
      ], changed: ["updated a@2", "updated z@2"]),
    Case(
      name: "nothing new", edits: [("z", curve("z", 0.5))]),
    Case(
      name: "a name that is taken", edits: [("z", curve("a", 0.5))],
      told: ["a naming/duplicate the name is already in use"]),
    Case(
      name: "an alias that is taken", edits: [("z", curve("z", 0.5, #""aliases":["b"],"#))],
      told: [#"z naming/duplicate the alias 'b' is already in use as an alias of 'a'"#]),
    Case(
      name: "an alias given twice", edits: [("z", curve("z", 0.5, #""aliases":["c","c"],"#))],
      told: [#"z naming/duplicate the alias 'c' is already a name of 'z'"#]),
    Case(
      name: "what is referred to goes", edits: [("a", "-")],
      told: [
        #"a reference/dangling 'u' refers to it by the name 'a' (/motion/use)"#,
        #"b reference/dangling 'v' refers to it by the name 'b' (/motion/use)"#,
      ]),
    Case(
      name: "it goes with what refers to it", edits: [("a", "-"), ("u", "-"), ("v", "-")],
      changed: ["removed a@2", "removed u@2", "removed v@2"]),
    Case(
      name: "an alias that is referred to goes", edits: [("a", curve("a"))],
      told: [#"a reference/dangling 'v' refers to it by the name 'b' (/motion/use)"#]),
    Case(
      name: "nothing of that name", edits: [("z", using("z", "curve", "nobody"))],
      told: [#"z reference/dangling use refers to 'nobody', which doesn't exist"#]),
    Case(
      name: "another kind", edits: [("a", duration("a"))],
      told: [
        "a reference/kind 'u' refers to it in use, which can't be a duration",
        #"a reference/dangling 'v' refers to it by the name 'b' (/motion/use)"#,
      ]),
    Case(
      name: "a cycle",
      edits: [("a", using("a", "curve", "u").replacing("}}", with: #"},"aliases":["b"]}"#))],
      told: ["a reference/cycle references form a cycle: a → u → a"]),
    Case(
      name: "a cycle that an edited preset only leads into",
      edits: [
        ("z", using("z", "curve", "w2")), ("w1", using("w1", "curve", "w2")),
        ("w2", using("w2", "curve", "w1")),
      ],
      told: ["w2 reference/cycle references form a cycle: w2 → w1 → w2"]),
    Case(
      name: "two new ones of the same alias",
      edits: [
        ("n", curve("n", 0.2, #""aliases":["x"],"#)), ("m", curve("m", 0.3, #""aliases":["x"],"#)),
      ],
      told: [#"m naming/duplicate the alias 'x' is already in use as an alias of 'n'"#]),
    Case(
      name: "a long cycle",
      edits: (0..<20).map { ("p\($0)", using("p\($0)", "curve", "p\(($0 + 1) % 20)")) },
      told: [
        "p0 reference/cycle references form a cycle: "
          + "p0 → p1 → p2 → p3 → p4 → p5 → … → p18 → p19 → p0"
      ]),
    Case(
      name: "a new one that refers to a new one",
      edits: [("n", using("n", "curve", "m")), ("m", curve("m", 0.2))],
      changed: ["created n@1", "created m@1"]),
  ]

  @Test(arguments: cases) func together(_ one: Case) throws {
    let bench = try StoreBench()
    try bench.add(Self.start)
    let before = try bench.rows("SELECT name, payload, rev FROM preset ORDER BY name")
    let outcome = try bench.change(one.edits)
    let told = outcome.findings.kept.map { "\($0.subject ?? "") \($0.rule) \($0.message)" }
    #expect(told.sorted() == one.told.sorted())
    #expect(
      outcome.changes.map { "\($0.kind) \($0.name)@\($0.rev)" } == one.changed)
    #expect((outcome.operation == nil) == one.changed.isEmpty)
    if one.changed.isEmpty {
      #expect(try bench.rows("SELECT name, payload, rev FROM preset ORDER BY name") == before)
      #expect(try bench.rows("SELECT count(*) FROM operation") == ["1"])
    }
    #expect(try bench.rows("PRAGMA foreign_key_check") == [])
  }

  @Test func whatRefersFollows() throws {
    let bench = try StoreBench()
    try bench.add(Self.start)
    #expect(try bench.facts("w") == "3.0")
    _ = try bench.change([("d", duration("d", 8))])
    #expect(try bench.facts("w") == "8.0")
    // Only what was edited has a new revision.
    #expect(try bench.rows("SELECT name FROM preset WHERE rev = 2") == ["d"])
  }

  @Test func theTrashKeepsThePayloadAlone() throws {
    let bench = try StoreBench()
    try bench.add(Self.start)
    _ = try bench.change([("z", "-")])
    #expect(
      try bench.rows("SELECT name, rev, deleted_at FROM preset WHERE deleted_at IS NOT NULL")
        == ["z|2|1700000000.0"])
    for table in ["name", "preset_tag", "reference", "fact", "sketch", "parameter"] {
      let rows = try bench.rows(
        "SELECT count(*) FROM \(table) WHERE preset_id = (SELECT id FROM preset WHERE name = 'z')")
      #expect(rows == ["0"], "\(table)")
    }
    #expect(try bench.rows("SELECT rowid FROM search WHERE search MATCH 'z'") == [])
    #expect(try bench.store.trash().map(\.name) == ["z"])
  }

  @Test func aDryRunKeepsNothing() throws {
    let bench = try StoreBench()
    try bench.add(Self.start)
    let bytes = try bench.bytes
    let outcome = try bench.change([("z", "-")], isDryRun: true)
    #expect(outcome.changes.map { "\($0.kind) \($0.name)@\($0.rev)" } == ["removed z@2"])
    #expect(outcome.operation == nil)
    try expectSame(bench.bytes, bytes)
  }
}

extension StoreBench {
  /// Makes edits, given by the name that a preset has and its new form, `-` for a removal.
  func change(
    _ edits: [(String, String)], isDryRun: Bool = false, command: String = "change"
  ) throws -> ChangeOutcome {
    let note = OperationNote(command: command, author: "kim")
    return try store.change(note: note, isDryRun: isDryRun) {
      () throws(CatalogError) in
      var made: [PresetEdit] = []
      for (name, line) in edits {
        let id = try store.record(named: name)?.id
        guard let entry = entries([line]).first else {
          made += id.map { [.remove($0)] } ?? []
          continue
        }
        made.append(id.map { .put(entry, in: $0) } ?? .add(entry))
      }
      return ChangePlan(made)
    }
  }

  /// The duration of a preset.
  func facts(_ name: String) throws -> String? {
    try rows(
      "SELECT f.duration FROM fact f JOIN preset p ON p.id = preset_id WHERE name = '\(name)'"
    ).first
  }
}

extension RevisionRecord {
  /// The name after the change, or the last.
  var name: String { (after ?? before).flatMap(Preset.init(payload:))?.name.text ?? "" }
}
