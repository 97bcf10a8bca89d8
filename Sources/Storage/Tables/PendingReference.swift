import Diagnostics
import Motion
import Presets

/// A pending reference is one whose preset had not been met when it was read.
///
/// Pending references wait in a temporary table, so that an import of any size takes little memory.
struct PendingReference {
  var presetID: Int64
  var subject: String
  var owner: MotionKind
  var reference: PresetReference
  var place: Place

  static let table = """
    CREATE TEMP TABLE IF NOT EXISTS pending_reference (
      preset_id INTEGER, subject TEXT, kind TEXT, slot TEXT, role TEXT, target TEXT,
      file TEXT, line INTEGER, column INTEGER, pointer TEXT, excerpt TEXT, caret INTEGER
    );
    DELETE FROM temp.pending_reference
    """

  static let insert =
    "INSERT INTO temp.pending_reference VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12)"

  static let select = "SELECT * FROM temp.pending_reference ORDER BY rowid"

  static let selectOfPreset =
    "SELECT * FROM temp.pending_reference WHERE preset_id = ?1 ORDER BY rowid"

  /// Made only where a cycle was found.
  static let index =
    "CREATE INDEX IF NOT EXISTS temp.pending_by_preset ON pending_reference (preset_id)"

  func insert(with statement: Statement) throws(CatalogError) {
    try statement.run(
      presetID, subject, owner.rawValue, reference.slot, reference.role.rawValue,
      reference.target.name, place.file, place.line, place.column, place.pointer,
      place.excerpt?.text, place.excerpt?.caret)
  }

  init(presetID: Int64, entry: PresetEntry, reference: PresetReference) {
    self.presetID = presetID
    subject = entry.preset.name.text
    owner = entry.preset.kind
    self.reference = reference
    place = entry.origin.place(of: reference.slot)
  }

  init(_ row: Row, path: String) throws(CatalogError) {
    guard let kind = MotionKind(rawValue: row.string(2)),
      let role = ReferenceRole(rawValue: row.string(4))
    else { throw CatalogError(.misuse, "a pending reference can't be read back", path: path) }
    presetID = row.int64(0)
    subject = row.string(1)
    owner = kind
    reference = PresetReference(slot: row.string(3), role: role, target: Reference(row.string(5)))
    let excerpt = row.optional(10, Row.string).map { Excerpt(text: $0, caret: row.int(11)) }
    place = Place(
      file: row.string(6), line: row.int(7), column: row.int(8), pointer: row.string(9),
      excerpt: excerpt)
  }
}
