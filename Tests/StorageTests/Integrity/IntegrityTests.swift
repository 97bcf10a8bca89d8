import Diagnostics
import Expectations
import Testing

@testable import Storage

/// What the checks of a catalog find, one kind of damage at a time.
struct IntegrityTests {
  /// A catalog with references, a tag, a source and a removed preset.
  static func bench() throws -> StoreBench {
    let bench = try StoreBench(
      curve("a", 1, #""tags":["soft"],"source":{"title":"T"},"#), using("u", "curve", "a"),
      spring("s"), curve("z"))
    _ = try bench.change([("s", spring("s", #""title":"S","#))])
    _ = try bench.change([("z", "-")])
    return bench
  }

  /// What is done to the tables, by what it is.
  static let damages = [
    ("nothing", ""),
    ("a payload", "UPDATE preset SET payload = replace(payload, '0', '1') WHERE id = 1"),
    ("a hash", "UPDATE preset SET hash = zeroblob(32) WHERE id = 3"),
    ("a payload that is not JSON", PayloadDamageTests.putting("{")),
    ("a title", "UPDATE preset SET title = 'other' WHERE id = 3"),
    ("a source", "UPDATE preset SET source_id = NULL WHERE id = 1"),
    ("a missing name", "DELETE FROM name WHERE preset_id = 2"),
    ("a name of another preset", "UPDATE name SET preset_id = 3 WHERE name = 'u'"),
    (
      "a name of a removed preset",
      "INSERT INTO name (name, preset_id, is_alias) VALUES ('z', 4, 0)"
    ),
    ("a missing tag", "DELETE FROM preset_tag"),
    ("a missing reference", "DELETE FROM reference"),
    ("a reference to nothing", "UPDATE reference SET target_id = 99"),
    ("facts", "UPDATE fact SET duration = 9, feel = 0 WHERE preset_id = 3"),
    ("missing facts", "DELETE FROM fact WHERE preset_id = 3"),
    ("parameters", "UPDATE parameter SET stiffness = 9 WHERE preset_id = 3"),
    ("missing parameters", "DELETE FROM parameter WHERE preset_id = 3"),
    ("words", "UPDATE search_doc SET title = 'other' WHERE id = 3"),
    ("missing words", "DELETE FROM search_doc WHERE id = 3"),
    ("a missing revision", "DELETE FROM revision WHERE preset_id = 3 AND rev = 1"),
    ("a last revision", "UPDATE revision SET name = 'x' WHERE preset_id = 2"),
    (
      "a former revision",
      "UPDATE revision SET payload = '{}' WHERE preset_id = 3 AND rev = 1"
    ),
    ("a missing operation", "DELETE FROM operation WHERE id = 2"),
    ("a summary", "UPDATE operation SET summary = 'created 7' WHERE id = 1"),
    ("a number without a successor", "UPDATE operation SET id = 1 << 53 WHERE id = 3"),
    (
      "a cycle",
      """
      UPDATE reference SET target_id = 2;
      INSERT INTO reference (preset_id, slot, role, target_id) VALUES (1, '/motion/use', 'use', 2)
      """
    ),
  ]

  @Test("Damage is found by the check that looks for it") func damage() throws {
    var told: [String] = []
    for (what, sql) in Self.damages {
      let bench = try Self.bench()
      try bench.store.connection.execute("PRAGMA foreign_keys = OFF")
      try bench.store.connection.execute(sql)
      told.append(what)
      let quick = try bench.store.check(.quick).kept.map(\.told)
      for fault in try bench.store.check(.deep).kept.map(\.told) {
        told.append((quick.contains(fault) ? "  " : "  deep: ") + fault)
      }
    }
    expectSame(
      told.joined(separator: "\n"),
      """
      nothing
      a payload
        catalog/preset a: modified outside Curvet [recovery]
        deep: catalog/facts a: the stored facts don't match the preset [rebuild]
        deep: catalog/facts u: the stored facts don't match the preset [rebuild]
        deep: catalog/history a: the preset doesn't match its last recorded change [recovery]
      a hash
        deep: catalog/preset s: modified outside Curvet, and its history too [recovery]
      a payload that is not JSON
        deep: catalog/preset a: the preset can't be read [recovery]
        deep: catalog/facts u: the stored facts don't match the preset [rebuild]
        deep: catalog/history a: the preset doesn't match its last recorded change [recovery]
      a title
        deep: catalog/columns s: its name, kind, title, role, or source columns don't match it [rebuild]
      a source
        deep: catalog/columns a: its name, kind, title, role, or source columns don't match it [rebuild]
      a missing name
        catalog/names u: the preset can't be found by its name [rebuild]
        deep: catalog/names u: the stored names don't match the preset [rebuild]
      a name of another preset
        catalog/names u: the preset can't be found by its name [rebuild]
        catalog/names s: the name 'u' points to it, but the preset was removed or has another name [rebuild]
        deep: catalog/names u: the stored names don't match the preset [rebuild]
        deep: catalog/names s: the stored names don't match the preset [rebuild]
      a name of a removed preset
        catalog/names z: the name 'z' points to it, but the preset was removed or has another name [rebuild]
        deep: catalog/names z: the stored names don't match the preset [rebuild]
      a missing tag
        deep: catalog/tags a: the stored tags don't match the preset [rebuild]
      a missing reference
        deep: catalog/references u: the stored references don't match the preset [rebuild]
      a reference to nothing
        catalog/links -: 1 row in table 'reference' refers to a missing row in table 'preset' [rebuild]
        deep: catalog/references u: the stored references don't match the preset [rebuild]
      facts
        deep: catalog/facts s: the stored facts don't match the preset [rebuild]
      missing facts
        deep: catalog/facts s: the stored facts don't match the preset [rebuild]
      parameters
        deep: catalog/facts s: the stored facts don't match the preset [rebuild]
      missing parameters
        deep: catalog/facts s: the stored facts don't match the preset [rebuild]
      words
        catalog/search -: the search index doesn't match the presets [rebuild]
        deep: catalog/words s: the stored words don't match the preset [rebuild]
      missing words
        catalog/search -: the search index doesn't match the presets [rebuild]
        catalog/search -: the search index lists 2 presets, but the catalog has 3 [rebuild]
        deep: catalog/words s: the stored words don't match the preset [rebuild]
      a missing revision
        deep: catalog/history s: revisions are missing from its history [recovery]
        deep: catalog/history -: operation 1 says 'created 4', but 1 of its changes is missing [recovery]
      a last revision
        deep: catalog/history u: the preset doesn't match its last recorded change [recovery]
      a former revision
        deep: catalog/history s: revision 1 can't be read [recovery]
      a missing operation
        catalog/links -: 1 row in table 'revision' refers to a missing row in table 'operation' [recovery]
        deep: catalog/history -: operation 2 is missing from the history [recovery]
      a summary
        deep: catalog/history -: operation 1 says 'created 7', but 3 of its changes are missing [recovery]
      a number without a successor
        catalog/links -: 1 row in table 'revision' refers to a missing row in table 'operation' [recovery]
        catalog/numbers -: no numbers are left for a new operation, because 9007199254740992 is in use [recovery]
        deep: catalog/history -: operation 9007199254740992 says 'removed 1', but 1 of its changes is missing [recovery]
        deep: catalog/history -: operations 3 to 9007199254740991 are missing from the history [recovery]
      a cycle
        deep: catalog/references a: the stored references don't match the preset [rebuild]
        deep: catalog/references u: the stored references don't match the preset [rebuild]
        deep: catalog/references u: references form a cycle: u → u [decision]
      """)
  }

  @Test("Each check says what it looks at") func subjects() {
    #expect(CheckDepth.file.subjects == ["the file's pages", "links between tables"])
    expectSame(
      CheckDepth.deep.subjects.joined(separator: ", "),
      """
      the file's pages, links between tables, the search index, names, presets and their derived data, cycles, the history
      """)
  }

  @Test("A hundred faults are kept, all are counted") func many() throws {
    let bench = try StoreBench()
    try bench.add((1...120).map { curve("c\($0)") })
    try bench.store.connection.execute("UPDATE preset SET hash = zeroblob(32)")
    let faults = try bench.store.check(.quick)
    #expect(faults.kept.count == 100)
    #expect(faults.dropped == 20)
    #expect(faults.wantRepair && !faults.isSound)
    #expect(faults.first?.check == "catalog/preset")
  }

  @Test("What another program keeps from being read is no fault") func busy() throws {
    let bench = try Self.bench()
    let options = OpenOptions(busyTimeout: 0)
    let other = try bench.scratch.catalog(options: options).open(.readWrite)
    try bench.store.connection.execute("BEGIN EXCLUSIVE")
    let store = Store(other, environment: bench.store.environment)
    #expect(failure { () throws(CatalogError) in _ = try store.check(.quick) }?.kind == .busy)
    try bench.store.connection.execute("ROLLBACK")
    #expect(try store.check(.quick).isSound)
  }
}

extension CatalogFault {
  /// The check, the preset, the message and what can be done.
  var told: String { "\(check) \(preset ?? "-"): \(message) [\(fix)]" }
}
