import Diagnostics
import Testing

@testable import Storage

@Suite struct CatalogSchemaTests {
  let scratch: Scratch
  let connection: Connection

  init() throws {
    scratch = try Scratch()
    connection = try scratch.catalog().open(.create)
    for id in 1...2 {
      try connection.prepare(
        """
        INSERT INTO preset (id, uid, name, kind, payload, hash, rev, created_at, updated_at)
        VALUES (?1, ?1, 'curve/' || ?1, 'curve', '{}', zeroblob(32), 1, 0, 0)
        """
      ).run(id)
    }
    try connection.execute("INSERT INTO fact (preset_id, kind) VALUES (1, 'curve')")
  }

  @Test(arguments: [
    "UPDATE preset SET kind = 'easing'", "UPDATE preset SET role = 'hero'",
    "UPDATE fact SET duration = 9e999", "UPDATE fact SET duration = -1",
    "UPDATE fact SET delay = -9e999", "UPDATE fact SET settling = -1",
    "UPDATE fact SET overshoot = -0.1", "UPDATE fact SET damping_ratio = 9e999",
    "UPDATE fact SET bounce = 9e999", "UPDATE fact SET ninety = -1",
    "UPDATE fact SET feel = -1", "UPDATE fact SET feel = NULL",
    "INSERT INTO fact (preset_id, kind) VALUES (7, 'curve')",
    "INSERT INTO parameter (preset_id, mass) VALUES (1, -1)",
    "INSERT INTO parameter (preset_id, stiffness) VALUES (1, 9e999)",
    "INSERT INTO parameter (preset_id, x1) VALUES (1, 1.1)",
    "INSERT INTO parameter (preset_id, y1) VALUES (1, -9e999)",
    "INSERT INTO parameter (preset_id, mass) VALUES (7, 1)",
    "INSERT INTO sketch VALUES (1, x'00')", "INSERT INTO sketch VALUES (7, zeroblob(128))",
    "UPDATE preset SET hash = x'00'",
    "UPDATE preset SET is_deprecated = 2", "UPDATE preset SET rev = 0",
    "UPDATE preset SET uid = 'same'", "UPDATE preset SET payload = NULL",
    "UPDATE preset SET payload = x'7b7d'", "UPDATE preset SET deleted_at = 9e999",
    "UPDATE preset SET source_id = 7", "INSERT INTO name VALUES ('a', 1, 0), ('a', 2, 1)",
    "INSERT INTO name VALUES ('a', 7, 0)", "INSERT INTO reference VALUES (1, '/use', 'use', 7)",
    "INSERT INTO operation VALUES (1, 'import', NULL, 9e999, '', NULL)",
    "INSERT INTO operation VALUES (1, 'undo', NULL, 1, '', 7)",
    "INSERT INTO revision VALUES (1, 1, 1, 7, 'a', '{}')",
  ])
  func theSchemaRefuses(sql: String) {
    let error = failure { () throws(CatalogError) in try connection.execute(sql) }
    #expect(error?.kind == .constraint, "\(String(describing: error))")
  }

  @Test(arguments: [
    "UPDATE preset SET kind = 'group', role = 'loop'",
    "UPDATE preset SET role = NULL, deleted_at = 1",
    "UPDATE fact SET duration = 1e9, delay = -1, bounce = -1, feel = 511",
    "UPDATE fact SET duration = NULL, delay = NULL", "INSERT INTO sketch VALUES (1, zeroblob(128))",
    "INSERT INTO parameter VALUES (1, 1, 100, 10, -3, 0.5, 0, -1e9, 1, 1e9, 'opacity')",
    "INSERT INTO name VALUES ('a', 1, 0), ('b', 1, 1)",
    "INSERT INTO reference VALUES (1, '/use', 'use', 2), (2, '/use', 'use', 1)",
  ])
  func theSchemaAllows(sql: String) {
    #expect(failure { () throws(CatalogError) in try connection.execute(sql) } == nil)
  }

  @Test func referencesMayPointForward() throws {
    try connection.write { () throws(CatalogError) in
      try connection.execute("INSERT INTO reference VALUES (1, '/use', 'use', 3)")
      try connection.execute("UPDATE preset SET id = 3 WHERE id = 2")
    }
    #expect(try connection.text("SELECT target_id FROM reference") == "3")
  }

  @Test func whatIsReferredToCannotBeDeleted() throws {
    try connection.execute("INSERT INTO reference VALUES (1, '/use', 'use', 2)")
    let error = failure { () throws(CatalogError) in
      try connection.write { () throws(CatalogError) in
        try connection.execute("DELETE FROM preset WHERE id = 2")
      }
    }
    #expect(error?.kind == .constraint)
    #expect(try connection.text("SELECT count(*) FROM preset") == "2")
  }

  @Test func wordsAreFoundWithoutTheirAccents() throws {
    try connection.execute(
      """
      INSERT INTO search_doc VALUES (1, 'curve/card', 'Élan doux', 'grows', 'soft', '卡片');
      INSERT INTO search (rowid, name, title, body, tags, cjk)
        SELECT id, name, title, body, tags, cjk FROM search_doc
      """)
    for words in ["elan", "car*", "tags : soft", "卡片", "\"curve card\""] {
      let found = try connection.prepare("SELECT rowid FROM search WHERE search MATCH ?1")
        .first(words) { $0.int(0) }
      #expect(found == 1, "\(words)")
    }
  }

  /// The lookups that catalogs are made for, and the index each one uses.
  @Test(arguments: [
    ("SELECT preset_id FROM name WHERE name = ?1", "SEARCH name USING PRIMARY KEY (name=?)"),
    ("SELECT name FROM name ORDER BY name", "SCAN name"),
    (
      "SELECT name FROM name WHERE preset_id = ?1",
      "SEARCH name USING COVERING INDEX name_by_preset (preset_id=?)"
    ),
    (
      "SELECT preset_id FROM reference WHERE target_id = ?1",
      "SEARCH reference USING COVERING INDEX reference_by_target (target_id=?)"
    ),
    (
      "SELECT preset_id FROM preset_tag WHERE tag_id = ?1",
      "SEARCH preset_tag USING COVERING INDEX preset_tag_by_tag (tag_id=?)"
    ),
    (
      "SELECT payload FROM revision WHERE preset_id = ?1 ORDER BY rev DESC LIMIT 1",
      "SEARCH revision USING INDEX sqlite_autoindex_revision_1 (preset_id=?)"
    ),
    (
      "SELECT preset_id FROM revision WHERE operation_id = ?1",
      "SEARCH revision USING INDEX revision_by_operation (operation_id=?)"
    ),
  ])
  func lookupsUseAnIndex(sql: String, plan: String) throws {
    let steps = try connection.prepare("EXPLAIN QUERY PLAN " + sql)
    if sql.contains("?1") { try steps.bind("x", at: 1) }
    var lines: [String] = []
    while try steps.step() { lines.append(steps.row.string(3)) }
    #expect(lines == [plan])
  }
}
