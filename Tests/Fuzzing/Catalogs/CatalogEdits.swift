import Storage

/// Catalog edits are what people, or other programs, do to a catalog by SQL.
struct CatalogEdits {
  let base: FuzzBase
  var random: FuzzRandom

  private mutating func preset() -> FuzzBase.Preset { random.element(base.presets) }
  private mutating func operation() -> Int { 1 + random.below(Int(base.operations)) }

  private mutating func number() -> String {
    random.element([
      "0", "-1", "2", "99", "2147483648", "9223372036854775806", "9223372036854775807",
    ])

  }

  private func hash(of payload: String) -> String {
    "x'\(SHA256.hash(Array(payload.utf8)).hexadecimal)'"
  }

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

  /// Makes an edit of rows.
  mutating func rows() -> String {
    let preset = preset()
    let (id, other) = (preset.id, self.preset().id)
    let payload = String(decoding: preset.payload, as: UTF8.self)
    switch random.below(30) {
    case 0: return "DELETE FROM preset WHERE id = \(id)"
    case 1: return "DELETE FROM preset WHERE id IN (\(id), \(other))"
    case 2: return "DELETE FROM revision WHERE operation_id = \(operation())"
    case 3:
      let operation = operation()
      return """
        DELETE FROM preset WHERE id IN (SELECT preset_id FROM revision WHERE operation_id = \(operation));
        DELETE FROM revision WHERE operation_id = \(operation)
        """
    case 4: return "DELETE FROM revision WHERE preset_id = \(id) AND rev = \(1 + random.below(3))"
    case 5: return "DELETE FROM revision WHERE preset_id = \(id)"
    case 6: return "DELETE FROM operation WHERE id = \(operation())"
    case 7:
      let table = random.element([
        "name", "preset_tag", "reference", "fact", "sketch", "tag", "source", "meta", "migration",
        "search_doc", "revision", "operation",
      ])
      return "DELETE FROM \(table)"
    case 8: return "UPDATE preset SET deleted_at = 1 WHERE id = \(id)"
    case 9: return "UPDATE preset SET deleted_at = NULL WHERE id = \(id)"
    case 10: return "UPDATE preset SET deleted_at = iif(deleted_at IS NULL, 1, NULL)"
    case 11: return "UPDATE preset SET id = \(number()) WHERE id = \(id)"
    case 12:
      let id2 = number()
      return """
        UPDATE preset SET id = \(id2) WHERE id = \(id);
        UPDATE revision SET preset_id = \(id2) WHERE preset_id = \(id);
        UPDATE name SET preset_id = \(id2) WHERE preset_id = \(id)
        """
    case 13: return "UPDATE preset SET hash = zeroblob(32) WHERE id = \(id)"
    case 14: return "UPDATE preset SET rev = \(1 + random.below(5)) WHERE id = \(id)"
    case 15: return "UPDATE preset SET payload = replace(payload, '0.', '1.') WHERE id = \(id)"
    case 16: return "UPDATE preset SET payload = '{' WHERE id = \(id)"
    case 17: return rewrite(id, payload.replacing(":0.", with: ":1e99"), revising: random.onceIn(2))
    case 18: return rewrite(id, twice(payload), revising: random.onceIn(2))
    case 19: return rewrite(id, payload.replacing("0.3", with: "0.7"), revising: random.onceIn(3))
    case 20: return "UPDATE revision SET payload = '{' WHERE preset_id = \(id)"
    case 21:
      return "UPDATE revision SET payload = replace(payload, '0.', '1.') WHERE preset_id = \(id)"
    case 22:
      return
        "UPDATE OR IGNORE revision SET preset_id = \(other) WHERE preset_id = \(id) AND rev > 1"
    case 23: return "UPDATE OR IGNORE revision SET rev = \(number()) WHERE preset_id = \(id)"
    case 24: return "UPDATE operation SET id = \(number()) WHERE id = \(operation())"
    case 25: return "UPDATE OR REPLACE name SET preset_id = \(other) WHERE preset_id = \(id)"
    case 26:
      let table = random.element(["reference", "preset_tag", "fact", "sketch"])
      return "UPDATE OR IGNORE \(table) SET preset_id = \(number()) WHERE preset_id = \(id)"
    case 27: return "UPDATE fact SET feel = 4095, duration = 9, settling = NULL, kind = 'x'"
    case 28:
      return "UPDATE preset SET name = \(quoted(self.preset().name)), title = 'x', kind = 'group'"
    default: return "UPDATE revision SET payload = NULL WHERE preset_id = \(id) AND rev = 1"
    }
  }

  /// Gives a preset another payload with its right hash.
  private func rewrite(_ id: Int64, _ payload: String, revising: Bool) -> String {
    let text = quoted(payload)
    return """
      UPDATE preset SET payload = \(text), hash = \(hash(of: payload)) WHERE id = \(id)
      """
        + (revising
          ? "; UPDATE revision SET payload = \(text) WHERE preset_id = \(id) "
            + "AND rev = (SELECT rev FROM preset WHERE id = \(id))" : "")
  }

  /// The payload with a member that is there twice.
  private func twice(_ payload: String) -> String {
    payload.replacing("\"motion\":{", with: "\"kind\":\"curve\",\"motion\":{")
  }

  /// Makes an edit of the form.
  mutating func schema() -> String {
    switch random.below(14) {
    case 0: return "PRAGMA user_version = \(random.element([0, 1, 2, 4, 2_147_483_647, -1]))"
    case 1: return "PRAGMA application_id = \(random.below(9))"
    case 2:
      let column = random.element([
        "updated_at", "title", "role", "hash", "kind", "name", "created_at",
      ])
      // SQLite drops no column that a view reads.
      let views = ["preset_list", "curve", "spring", "keyframe", "transition", "animator"]
      return views.map { "DROP VIEW \($0); " }.joined() + "ALTER TABLE preset DROP COLUMN \(column)"
    case 3:
      let column = random.element(["deleted_at", "payload", "hash", "rev", "name", "id"])
      return "ALTER TABLE preset RENAME COLUMN \(column) TO other"
    case 4: return "ALTER TABLE preset ADD COLUMN other TEXT DEFAULT 'x'"
    case 5:
      let table = random.element([
        "preset", "revision", "operation", "name", "fact", "meta", "search",
      ])
      return "DROP TABLE \(table)"
    case 6:
      let table = random.element(["preset", "revision", "operation", "name", "meta", "migration"])
      return "ALTER TABLE \(table) RENAME TO other"
    case 7: return "DROP INDEX \(random.element(["preset_by_kind", "name_by_preset"]))"
    case 8:
      return """
        CREATE TRIGGER other AFTER INSERT ON operation BEGIN
          DELETE FROM name WHERE name = \(quoted(preset().name));
        END
        """
    case 9: return "CREATE VIEW other AS SELECT * FROM preset"
    case 10:
      let table = random.element(["name", "preset", "fact", "search_doc", "meta"])
      return """
        ALTER TABLE \(table) RENAME TO real;
        CREATE VIEW \(table) AS WITH n (i) AS (SELECT 1 UNION ALL SELECT i FROM n)
        SELECT real.* FROM real, n
        """
    case 11: return "UPDATE migration SET sha256 = zeroblob(32)"
    case 12: return "INSERT INTO migration VALUES (4, 'later', zeroblob(32), 1, '9')"
    default:
      return "UPDATE meta SET value = \(random.element(["4", "'x'", "NULL", "-1", "99"]))"
    }
  }
}
