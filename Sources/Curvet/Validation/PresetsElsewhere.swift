import Diagnostics
import Presets
import Storage

/// Presets elsewhere are those of the catalog that presets which are read may refer to.
struct PresetsElsewhere {
  private let catalog: Catalog

  init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// Returns what is known of a preset; nil if there is none.
  func preset(named name: String) throws(CatalogError) -> PresetElsewhere? {
    guard let record = try catalog.store.record(named: name) else { return nil }
    // One payload that can't be read must not keep the others from being checked.
    let preset = Preset(payload: record.payload)
    return PresetElsewhere(
      name: record.name, kind: record.kind,
      ownExpansion: preset?.motion.ownExpansion ?? Expansion(),
      references: preset?.references ?? [])
  }
}
