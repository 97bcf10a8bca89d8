import Diagnostics

/// The content check compares every preset with its hash.
struct ContentCheck: CatalogCheck {
  static let subject = "presets"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    try store.connection.prepare("SELECT payload, hash, name FROM preset ORDER BY id").forEach {
      row in
      if let damage = row.damage(ofPayload: 0, hash: 1) {
        faults.append(
          CatalogFault("catalog/preset", damage.words, preset: row.string(2), .recovery))
      }
      return true
    }
  }
}
