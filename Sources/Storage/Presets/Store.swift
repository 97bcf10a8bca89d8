import Diagnostics
import Motion
import Presets

/// The store is an open catalog's tables: it finds, lists and changes presets.
///
/// It belongs to one thread, as its connection does.
package final class Store {
  /// The connection.
  package let connection: Connection
  let environment: StorageEnvironment

  /// Makes a store of a connection.
  package init(_ connection: Connection, environment: StorageEnvironment) {
    self.connection = connection
    self.environment = environment
  }

  /// The path of the catalog.
  package var path: String { connection.path }

  /// Returns the preset that has a name or alias; nil if none has.
  ///
  /// - Throws: `damaged` if it is not what its hash says.
  package func record(named name: String) throws(CatalogError) -> PresetRecord? {
    try connection.cached(
      """
      SELECT \(PresetRecord.columns), n.is_alias FROM name n JOIN preset p ON p.id = n.preset_id
      \(PresetFacts.joins) WHERE n.name = ?1
      """
    ).first(name) { row throws(CatalogError) in
      let record = try PresetRecord(row, path: path)
      var damaged = DamagedPresets()
      damaged.check(row, payload: PresetRecord.payload, name: 2)
      try damaged.refuse(path: path)
      try checkName(name, of: record, isAlias: row.bool(row.columnCount - 1))
      return record
    }
  }

  /// How many presets there are, by kind.
  package func counts() throws(CatalogError) -> [MotionKind: Int] {
    let counts = try connection.all(
      "SELECT kind, count(*) FROM preset WHERE deleted_at IS NULL GROUP BY kind"
    ) { row in MotionKind(rawValue: row.string(0)).map { ($0, row.int(1)) } }
    return Dictionary(uniqueKeysWithValues: counts.compactMap(\.self))
  }

  /// The identity of the catalog, 32 hexadecimal digits.
  package func catalogID() throws(CatalogError) -> String {
    try connection.first("SELECT value FROM meta WHERE key = 'catalog_id'") { $0.string(0) } ?? ""
  }

  /// The tags in use, the most frequent first.
  package func tags() throws(CatalogError) -> [(tag: String, count: Int)] {
    try connection.cached(
      """
      SELECT t.tag, count(*) FROM preset_tag pt JOIN tag t ON t.id = pt.tag_id
      GROUP BY t.id ORDER BY 2 DESC, 1
      """
    ).all { row in (row.string(0), row.int(1)) }
  }

}

/// The properties of a preset that its referrers depend on.
struct PresetSummary {
  var id: Int64
  var kind: MotionKind
  var name: String

  init(_ row: Row, path: String) throws(CatalogError) {
    guard let kind = MotionKind(rawValue: row.string(1)) else {
      throw CatalogError.damaged("'\(row.string(1))' isn't a valid kind", path: path)
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
  /// The preset that has a name or alias, as SQL finds it.
  static let named = "FROM name n JOIN preset p ON p.id = n.preset_id WHERE n.name = ?1"

  /// Returns number and kind of the preset that has a name or alias.
  func brief(named name: String) throws(CatalogError) -> PresetSummary? {
    try connection.first("SELECT p.id, p.kind, p.name \(Self.named)", name) {
      row throws(CatalogError) in try PresetSummary(row, path: path)
    }
  }

  /// Returns the preset that has a name or alias, by its hash.
  func nameOwner(of name: String) throws(CatalogError) -> NameOwner? {
    try connection.first("SELECT p.id, p.name, p.kind, p.hash \(Self.named)", name) { row in
      NameOwner(id: row.int64(0), name: row.string(1), kind: row.string(2), hash: row.digest(3))
    }
  }

  /// Returns a preset by its number; nil if there is none.
  ///
  /// - Throws: `damaged` if it is not what its hash says.
  package func preset(of id: Int64) throws(CatalogError) -> Preset? {
    var damaged = DamagedPresets()
    let payload = try connection.cached("SELECT payload, hash, name FROM preset WHERE id = ?1")
      .first(id) { row in
        damaged.check(row, payload: 0, name: 2)
        return row.text(0)
      }
    try damaged.refuse(path: path)
    guard let payload else { return nil }
    if let preset = Preset(payload: payload) { return preset }
    throw CatalogError.damaged("the content of preset number \(id) can't be read", path: path)
  }

  /// Returns what is kept of a preset, by its number.
  func record(of id: Int64) throws(CatalogError) -> PresetRecord? {
    try connection.cached(
      "SELECT \(PresetRecord.columns) FROM preset p \(PresetFacts.joins) WHERE p.id = ?1"
    ).first(id) { row throws(CatalogError) in try PresetRecord(row, path: path) }
  }

  /// Returns the primary name of a preset.
  func name(of id: Int64) throws(CatalogError) -> String {
    try connection.first("SELECT name FROM preset WHERE id = ?1", id) { $0.string(0) } ?? ""
  }

  /// Returns the name and the aliases of a preset.
  func names(of id: Int64) throws(CatalogError) -> [String] {
    try connection.strings("SELECT name FROM name WHERE preset_id = ?1", id)
  }

  /// Returns the presets that refer to one.
  package func referrers(of id: Int64) throws(CatalogError) -> [Int64] {
    try connection.ids("SELECT DISTINCT preset_id FROM reference WHERE target_id = ?1", id)
  }

  /// The roles of references to what becomes a part of the motion, as SQL lists them.
  static let motionRoles =
    "(\(ReferenceRole.allCases.filter(\.isPartOfMotion).map { "'\($0.rawValue)'" }.joined(separator: ", ")))"

  /// Returns the presets whose facts are derived from those of one.
  func dependents(of id: Int64) throws(CatalogError) -> [Int64] {
    try connection.ids(
      "SELECT preset_id FROM reference WHERE target_id = ?1 AND role IN \(Self.motionRoles)", id)
  }
}

/// Row numbers count up, and say in which order rows came.
enum RowNumber {
  /// The largest number a row may have: JSON numbers are exact up to here.
  static let last: Int64 = 1 << 53
  /// The tables whose rows are numbered so, each called as one of its rows.
  static let tables = ["preset", "operation", "revision"]
}

extension Store {
  /// Returns the number of the next row of a table.
  ///
  /// - Throws: `damaged` if none is left.
  @discardableResult
  func nextNumber(in table: String) throws(CatalogError) -> Int64 {
    let largest =
      try connection.first("SELECT coalesce(max(id), 0) FROM \(table)") { $0.int64(0) } ?? 0
    guard largest < RowNumber.last else {
      throw CatalogError.damaged(
        "no numbers are left for a new \(table)", path: path, hints: [.renumberCatalog])
    }
    return max(0, largest) + 1
  }
}
