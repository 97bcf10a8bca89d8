import Expectations
import Diagnostics
import Motion
import Presets
import Testing

@testable import Storage

@Suite struct ImportTests {
  @Test func everyTableHearsOfAPreset() throws {
    let bench = try StoreBench()
    let line = """
      {"name":"curve/card","title":"Card","summary":"Grows","tags":["soft","card"],"role":"enter",\
      "source":{"title":"T","author":"A","url":"https://x.example","license":"MIT","language":"ru",\
      "year":2018,"path":"a.b"},"aliases":["card"],"deprecated":true,\
      "motion":{"cubicBezier":[0,0,1,1],"duration":0.3,"delay":0.1}}
      """
    let outcome = try bench.add([
      line, curve("other", 1, #""tags":["soft"],"source":{"title":"T"},"#),
    ])
    #expect(outcome.counts == "created 2")
    #expect(
      try bench.rows(
        """
        SELECT uid, name, p.kind, title, p.role, duration, delay, is_deprecated, source_id, rev,
          created_at, updated_at, deleted_at FROM preset p JOIN fact ON preset_id = id
        """) == [
          "00000000000000000000000000000001|curve/card|curve|Card|enter|0.3|0.1|1|1|1|1700000000.0|1700000000.0|∅",
          "00000000000000000000000000000002|other|curve|∅|∅|∅|∅|0|2|1|1700000000.0|1700000000.0|∅",
        ])
    #expect(
      try bench.rows("SELECT * FROM name") == ["card|1|1", "curve/card|1|0", "other|2|0"])
    #expect(
      try bench.rows("SELECT preset_id, tag FROM preset_tag JOIN tag ON id = tag_id ORDER BY 1, 2")
        == [
          "1|card", "1|soft", "2|soft",
        ])
    #expect(
      try bench.rows("SELECT title, author, url, license, language, year FROM source") == [
        "T|A|https://x.example|MIT|ru|2018", "T|∅|∅|∅|∅|∅",
      ])
    #expect(
      try bench.rows("SELECT command, author, at, summary, undoes FROM operation") == [
        "import in|kim|1700000000.0|created 2|∅"
      ])
    #expect(
      try bench.rows("SELECT preset_id, rev, operation_id, name FROM revision") == [
        "1|1|1|curve/card", "2|1|1|other",
      ])
    #expect(
      try bench.rows(
        "SELECT 1 FROM revision r JOIN preset p ON p.id = r.preset_id WHERE r.payload <> p.payload")
        == [])
    #expect(
      try bench.rows("SELECT payload FROM preset WHERE id = 2") == [
        #"{"name":"other","kind":"curve","tags":["soft"],"source":{"title":"T"},"motion":{"cubicBezier":[0,0,1,1]}}"#
      ])
  }

  @Test(arguments: [
    (
      ConflictPolicy.fail, "created 1",
      ["a:1:1 catalog/conflict the catalog already has a different preset with this name"]
    ),
    (.skip, "created 1, skipped 1", []),
    (.replace, "created 1, updated 1", []),
    (
      .rename, "created 1",
      ["a:1:1 catalog/conflict the catalog already has a different preset with this name"]
    ),
  ])
  func conflicts(policy: ConflictPolicy, counts: String, told: [String]) throws {
    let bench = try StoreBench(curve("a", 0))
    let outcome = try bench.add([curve("a", 1), curve("b")], policy: policy)
    #expect(outcome.counts == counts)
    #expect(outcome.told == told)
    #expect(outcome.conflicts == told.count)
  }

  @Test func replacingKeepsIdentityAndHistory() throws {
    let bench = try StoreBench(curve("a", 0, #""tags":["old"],"aliases":["was"],"#))
    try bench.add([curve("a", 1, #""tags":["new"],"#)], policy: .replace, command: "again")
    #expect(
      try bench.rows("SELECT id, uid, name, rev FROM preset") == [
        "1|00000000000000000000000000000001|a|2"
      ])
    #expect(try bench.rows("SELECT name FROM name") == ["a"])
    #expect(
      try bench.rows("SELECT tag FROM preset_tag JOIN tag ON tag.id = tag_id") == ["new"])
    #expect(
      try bench.rows("SELECT rev, operation_id, json_extract(payload, '$.tags[0]') FROM revision")
        == ["1|1|old", "2|2|new"])
    #expect(
      try bench.rows("SELECT id, command, summary FROM operation") == [
        "1|import in|created 1", "2|again|updated 1",
      ])
  }

  @Test(arguments: [
    // A finding.
    ([curve("b"), using("c", "curve", "nobody")], ConflictPolicy.fail, false),
    ([curve("b"), #"{"name":"c"}"#], .fail, false),
    ([curve("b"), curve("a", 0.5)], .fail, false),
    // Nothing to keep.
    ([curve("b"), curve("a", 0.5)], .replace, true),
    ([curve("a", 0)], .fail, false), ([curve("a", 0)], .replace, false),
    ([curve("a", 0.5)], .skip, false), ([], .fail, false),
  ])
  func theCatalogStaysAsItWas(
    lines: [String], policy: ConflictPolicy, isDryRun: Bool
  ) throws {
    let bench = try StoreBench(curve("a", 0))
    let before = try bench.bytes
    try bench.add(lines, policy: policy, isDryRun: isDryRun)
    try expectSame(bench.bytes, before)
    #expect(bench.scratch.names == ["catalog.sqlite"])
  }

  @Test func aDryRunTellsWhatWouldBe() throws {
    let bench = try StoreBench(curve("a", 0), curve("same"))
    let lines = [curve("a", 1), curve("same"), curve("b")]
    let outcome = try bench.add(lines, policy: .replace, isDryRun: true)
    #expect(outcome.counts == "created 1, updated 1, unchanged 1")
    #expect(outcome.changes[.created] == [.curve: 1])
  }

  @Test func oneStoreTakesImportAfterImport() throws {
    let bench = try StoreBench()
    try bench.add([using("b", "curve", "nobody")])
    try bench.add([using("b", "curve", "c"), curve("c")])
    let outcome = try bench.add([using("d", "curve", "e"), curve("e")])
    #expect(outcome.told == [])
    #expect(try bench.rows("SELECT command FROM operation") == ["import in", "import in"])
  }

  @Test func theFactsOfADamagedCatalogDoNotGoInCircles() throws {
    let bench = try StoreBench(curve("a"), using("b", "curve", "a"), using("c", "curve", "b"))
    let payload = using("b", "curve", "c")
    let hash = SHA256.hash(Array(payload.utf8)).hexadecimal
    try bench.store.connection.execute(
      """
      UPDATE preset SET payload = '\(payload)', hash = x'\(hash)' WHERE name = 'b';
      INSERT INTO reference VALUES (2, '/x', 'use', 3)
      """)
    try bench.add([curve("a", 0)], policy: .replace)
    #expect(
      try bench.rows("SELECT count(*) FROM fact JOIN sketch USING (preset_id)") == ["1"])
    #expect(try bench.rows("SELECT preset_id FROM sketch") == ["1"])
  }

  @Test func aNameWithoutItsPresetIsDamage() throws {
    let bench = try StoreBench(curve("a"))
    try bench.store.connection.execute(
      "PRAGMA foreign_keys = 0; INSERT INTO name VALUES ('b', 77, 0); PRAGMA foreign_keys = 1")
    #expect(throws: CatalogError.self) { try bench.add([curve("b")]) }
  }
}
