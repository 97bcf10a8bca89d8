import Diagnostics

/// The name check looks for presets without their names, and names without presets.
struct NameCheck: CatalogCheck {
  static let subject = "names"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    try store.connection.prepare(
      """
      SELECT p.name FROM preset p LEFT JOIN name n
        ON n.name = p.name AND n.preset_id = p.id AND n.is_alias = 0
      WHERE p.deleted_at IS NULL AND n.name IS NULL
      """
    ).forEach { row in
      faults.append(
        CatalogFault(
          "catalog/names", "it can't be found by its name", preset: row.string(0), .rebuild))
      return true
    }
    try store.connection.prepare(
      """
      SELECT n.name, p.name FROM name n JOIN preset p ON p.id = n.preset_id
      WHERE p.deleted_at IS NOT NULL OR n.is_alias = 0 AND n.name <> p.name
      """
    ).forEach { row in
      faults.append(
        CatalogFault(
          "catalog/names", "the name \"\(row.string(0))\" leads to it", preset: row.string(1),
          .rebuild))
      return true
    }
  }
}
