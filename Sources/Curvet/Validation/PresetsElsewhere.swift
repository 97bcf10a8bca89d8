import Diagnostics
import Presets
import Storage

/// Presets elsewhere are those of the catalog that presets which are read may refer to.
final class PresetsElsewhere {
  private let catalog: Catalog
  private let ledger: ExpansionLedger

  init(_ catalog: Catalog) {
    self.catalog = catalog
    ledger = ExpansionLedger(catalog.store)
  }

  /// Returns what is known of a preset; nil where there is none.
  func preset(named name: String) throws(CatalogError) -> PresetElsewhere? {
    guard let kind = try catalog.store.record(named: name)?.kind,
      let expansion = try ledger.expansion(named: name)
    else { return nil }
    return PresetElsewhere(kind: kind, expansion: expansion)
  }
}
