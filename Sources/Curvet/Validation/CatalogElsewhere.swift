import Diagnostics
import Presets
import Storage
import Validation

/// The presets of a catalog that presets which are read may refer to.
struct CatalogElsewhere: PresetsElsewhere {
  private let catalog: Catalog

  init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  func preset(named name: String) throws(CatalogError) -> PresetElsewhere? {
    guard let record = try catalog.store.record(named: name) else { return nil }
    // One payload that can't be read must not keep the others from being checked.
    let preset = Preset(payload: record.payload)
    return PresetElsewhere(
      name: record.name, kind: record.kind,
      ownExpansion: preset?.motion.ownExpansion ?? Expansion(),
      references: preset?.references ?? [])
  }

  func names(near name: String) throws(CatalogError) -> [String] {
    try catalog.store.names(near: name)
  }

  func presets(named names: [String]) throws(CatalogError) -> [String: Preset] {
    try catalog.presets(named: names)
  }
}
