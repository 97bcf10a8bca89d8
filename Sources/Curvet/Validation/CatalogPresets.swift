import Diagnostics
import Motion
import Presets
import Rules
import Storage
import Validation

/// Catalog presets are those of a catalog, looked up by name; recent look-ups are cached.
final class CatalogPresets: KnownPresets {
  private let catalog: Catalog
  private var cache: [String: Preset] = [:]
  /// The error of a lookup.
  private(set) var failure: CatalogError?

  init(_ catalog: Catalog) { self.catalog = catalog }

  func preset(named name: String) -> Preset? {
    if let known = cache[name] { return known }
    guard failure == nil else { return nil }
    do throws(CatalogError) {
      guard let preset = try catalog.presetIfPresent(named: name) else { return nil }
      if cache.count >= Self.most { cache.removeAll(keepingCapacity: true) }
      cache[name] = preset
      return preset
    } catch {
      failure = error
      return nil
    }
  }

  private static let most = 4096
}

extension Catalog {
  /// Returns presets by the names they are asked for, and all that they refer to in turn.
  ///
  /// The maximum number returned, because all presets of a catalog can be connected.
  func presets(
    named names: [String], most: Int = 100_000
  ) throws(CatalogError) -> [String: Preset] {
    var found: [String: Preset] = [:]
    var waiting = names
    while let name = waiting.popLast(), found.count < most {
      guard found[name] == nil, let preset = try presetIfPresent(named: name) else { continue }
      found[name] = preset
      waiting += preset.references.map(\.target.name)
    }
    return found
  }
}

/// The presets of a catalog that presets which are read may refer to.
struct CatalogElsewhere: PresetsElsewhere {
  private let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

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
