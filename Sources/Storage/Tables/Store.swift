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

  /// Returns the preset that has a name or alias; nil where none has.
  ///
  /// - Throws: `damaged` where it is not what its hash says.
  package func record(named name: String) throws(CatalogError) -> PresetRecord? {
    try connection.cached(
      """
      SELECT \(PresetRecord.columns), n.is_alias FROM name n JOIN preset p ON p.id = n.preset_id
      \(PresetFacts.joins) WHERE n.name = ?1
      """
    ).first(name) { row throws(CatalogError) in
      let record = try PresetRecord(row, path: path)
      var damaged = DamagedPresets()
      if let damage = row.damage(ofPayload: PresetRecord.payload, hash: PresetRecord.hash) {
        damaged.add(record.name, damage)
      }
      try damaged.refuse(path: path)
      try checkName(name, of: record, isAlias: row.bool(row.columnCount - 1))
      return record
    }
  }

  /// How many presets there are, by kind.
  package func counts() throws(CatalogError) -> [MotionKind: Int] {
    var counts: [MotionKind: Int] = [:]
    let rows = try connection.cached(
      "SELECT kind, count(*) FROM preset WHERE deleted_at IS NULL GROUP BY kind"
    ).all { row in (row.string(0), row.int(1)) }
    for (kind, count) in rows { if let kind = MotionKind(rawValue: kind) { counts[kind] = count } }
    return counts
  }

  /// The identity of the catalog, 32 hexadecimal digits.
  package func catalogID() throws(CatalogError) -> String {
    try connection.cached("SELECT value FROM meta WHERE key = 'catalog_id'")
      .first { $0.string(0) } ?? ""
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
