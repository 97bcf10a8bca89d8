import Diagnostics
import Motion
import Presets

/// Stored presets are those of a catalog, as an integrity checker looks them up.
struct StoredPresets: ReferrerLookup {
  let store: Store

  func target(named name: String) throws(CatalogError) -> PresetTarget<Int64>? {
    try store.brief(named: name).map { PresetTarget(id: $0.id, kind: $0.kind) }
  }

  func name(of id: Int64) throws(CatalogError) -> String { try store.name(of: id) }

  func targets(of id: Int64) throws(CatalogError) -> [Int64] {
    try store.connection.cached(
      "SELECT target_id FROM reference WHERE preset_id = ?1 AND role <> 'counterpart'"
    ).all(id) { $0.int64(0) }
  }

  func recipe(of id: Int64) throws(CatalogError) -> ExpansionMeter<Int64>.Recipe {
    // One payload that can't be read must not keep the others from being measured.
    let motion =
      try store.connection.cached("SELECT payload FROM preset WHERE id = ?1")
      .first(id) { row in Preset(payload: row.withText(0) { Array($0) })?.motion } ?? nil
    return ExpansionMeter.Recipe(
      own: motion?.ownExpansion ?? Expansion(), references: try store.partsOfMotion(of: id))
  }

  func names(near name: String) throws(CatalogError) -> [String] { try store.names(near: name) }

  func referrers(of id: Int64) throws(CatalogError) -> [Int64] { try store.users(of: id) }

  func preset(of id: Int64) throws(CatalogError) -> Preset? { try store.preset(of: id) }
}
