import Diagnostics

extension Store {
  /// Checks that every preset is what its hash says, and JSON.
  ///
  /// - Parameter withTrash: whether removed presets are looked at too.
  /// - Throws: `damaged` with the names of those that are not.
  package func verifyContent(withTrash: Bool = true) throws(CatalogError) {
    var damaged = DamagedPresets()
    let rows = withTrash ? "preset" : "preset WHERE deleted_at IS NULL"
    try connection.prepare("SELECT payload, hash, name FROM \(rows)").forEach {
      row in
      if let damage = row.damage(ofPayload: 0, hash: 1) { damaged.add(row.string(2), damage) }
      return true
    }
    try damaged.refuse(path: path)
  }

  /// Checks that presets, given by name or alias, are what their hashes say, and JSON.
  ///
  /// - Throws: `damaged` with the names of those that are not.
  package func verifyContent(of names: [String]) throws(CatalogError) {
    var damaged = DamagedPresets()
    let find = try connection.cached(
      """
      SELECT p.payload, p.hash, p.name FROM name n JOIN preset p ON p.id = n.preset_id
      WHERE n.name = ?1
      """)
    for name in names {
      try find.forEach(name) { row in
        if let damage = row.damage(ofPayload: 0, hash: 1) { damaged.add(row.string(2), damage) }
        return true
      }
    }
    try damaged.refuse(path: path)
  }
}
