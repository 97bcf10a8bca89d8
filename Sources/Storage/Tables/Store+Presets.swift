import Diagnostics
import Motion
import Presets

/// What other presets need to know of one that they refer to.
struct PresetSummary {
  var id: Int64
  var kind: MotionKind
  var name: String

  init(_ row: Row, path: String) throws(CatalogError) {
    guard let kind = MotionKind(rawValue: row.string(1)) else {
      throw CatalogError.damaged("\"\(row.string(1))\" is not a kind", path: path)
    }
    self.kind = kind
    id = row.int64(0)
    name = row.string(2)
  }
}

/// The preset that has a name already.
struct NameOwner {
  var id: Int64
  var name: String
  var kind: String
  var hash: SHA256.Digest?
}

extension Store {
  /// Returns number and kind of the preset that has a name or alias.
  func brief(named name: String) throws(CatalogError) -> PresetSummary? {
    try connection.cached(
      """
      SELECT p.id, p.kind, p.name FROM name n JOIN preset p
      ON p.id = n.preset_id WHERE n.name = ?1
      """
    ).first(name) { row throws(CatalogError) in try PresetSummary(row, path: path) }
  }

  /// Returns the preset that has a name or alias, by its hash.
  func nameOwner(of name: String) throws(CatalogError) -> NameOwner? {
    try connection.cached(
      """
      SELECT p.id, p.name, p.kind, p.hash FROM name n JOIN preset p ON p.id = n.preset_id
      WHERE n.name = ?1
      """
    ).first(name) { row in
      NameOwner(
        id: row.int64(0), name: row.string(1), kind: row.string(2),
        hash: row.withBlob(3) { SHA256.Digest($0) })
    }
  }

  /// Returns a preset by its number; nil where there is none.
  ///
  /// - Throws: `damaged` where it is not what its hash says.
  package func preset(of id: Int64) throws(CatalogError) -> Preset? {
    var damaged = DamagedPresets()
    let payload = try connection.cached("SELECT payload, hash, name FROM preset WHERE id = ?1")
      .first(id) { row in
        if let damage = row.damage(ofPayload: 0, hash: 1) { damaged.add(row.string(2), damage) }
        return row.withText(0) { Array($0) }
      }
    try damaged.refuse(path: path)
    guard let payload else { return nil }
    if let preset = Preset(payload: payload) { return preset }
    throw CatalogError.damaged("the payload of preset \(id) can't be read", path: path)
  }

  /// Returns what is kept of a preset, by its number.
  func record(of id: Int64) throws(CatalogError) -> PresetRecord? {
    try connection.cached(
      "SELECT \(PresetRecord.columns) FROM preset p \(PresetFacts.joins) WHERE p.id = ?1"
    ).first(id) { row throws(CatalogError) in try PresetRecord(row, path: path) }
  }

  /// Returns the primary name of a preset.
  func name(of id: Int64) throws(CatalogError) -> String {
    try connection.cached("SELECT name FROM preset WHERE id = ?1")
      .first(id) { $0.string(0) } ?? ""
  }

  /// Returns the name and the aliases of a preset.
  func names(of id: Int64) throws(CatalogError) -> [String] {
    try connection.cached("SELECT name FROM name WHERE preset_id = ?1")
      .all(id) { $0.string(0) }
  }

  /// Returns the presets that refer to one.
  package func users(of id: Int64) throws(CatalogError) -> [Int64] {
    try connection.cached("SELECT DISTINCT preset_id FROM reference WHERE target_id = ?1")
      .all(id) { $0.int64(0) }
  }

  /// The roles of references to what becomes a part of the motion, as SQL lists them.
  static let motionRoles =
    "(\(ReferenceRole.allCases.filter(\.isPartOfMotion).map { "'\($0.rawValue)'" }.joined(separator: ", ")))"

  /// Returns the presets whose facts are derived from those of one.
  func dependents(of id: Int64) throws(CatalogError) -> [Int64] {
    try connection.cached(
      "SELECT preset_id FROM reference WHERE target_id = ?1 AND role IN \(Self.motionRoles)"
    ).all(id) { $0.int64(0) }
  }
}
