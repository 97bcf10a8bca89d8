import Diagnostics
import Motion
import Presets

extension Store {
  /// The version of the code that derived the facts in the file; 0 where there are none yet.
  package func factsVersion() throws(CatalogError) -> Int {
    try connection.factsVersion()
  }

  /// Derives the facts of all presets anew where another version of the code has derived them.
  ///
  /// What stands in the file otherwise is not touched. It is done as a whole or not at all.
  func refreshFacts() throws(CatalogError) {
    try connection.write { () throws(CatalogError) in
      // Another program may have done it meanwhile.
      guard try connection.factsVersion() < PresetFacts.version else { return }
      let refresh = try FactRefresh(self)
      try connection.prepare(
        "SELECT id, payload FROM preset WHERE deleted_at IS NULL ORDER BY id"
      ).forEach { row throws(CatalogError) in
        // One payload that can't be read must not keep the others from being found.
        if let preset = Preset(payload: row.withText(1) { Array($0) }) {
          try refresh.refresh(row.int64(0), preset)
        }
        return true
      }
      try refresh.finish()
      try setFactsVersion()
    }
  }

  /// Notes that the facts are of this program's version.
  func setFactsVersion() throws(CatalogError) {
    try connection.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('facts', ?1)")
      .run(PresetFacts.version)
  }

  /// Notes that some facts are of this program's version, which may be older than the others'.
  func lowerFactsVersion() throws(CatalogError) {
    try connection.cached("UPDATE meta SET value = ?1 WHERE key = 'facts' AND value > ?1")
      .run(PresetFacts.version)
  }

  /// Returns the motion of the preset that has a name or alias.
  func motion(named name: String) throws(CatalogError) -> Motion? {
    try connection.cached(
      "SELECT p.payload FROM name n JOIN preset p ON p.id = n.preset_id WHERE n.name = ?1"
    ).first(name) { row in
      Preset(payload: row.withText(0) { Array($0) })?.motion
    } ?? nil
  }

  /// Returns what is stored as a preset's facts.
  func facts(of id: Int64) throws(CatalogError) -> PresetFacts? {
    try connection.cached(
      "SELECT \(PresetFacts.columns) FROM preset p \(PresetFacts.joins) WHERE p.id = ?1"
    ).first(id) { PresetFacts($0, at: 0) }
  }
}

extension Connection {
  /// The version of the code that derived the facts in the file; 0 where there are none yet.
  func factsVersion() throws(CatalogError) -> Int {
    try cached("SELECT value FROM meta WHERE key = 'facts'")
      .first { $0.int(0) } ?? 0
  }
}
