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
    try store.connection.ids(
      "SELECT target_id FROM reference WHERE preset_id = ?1 AND role <> 'counterpart'", id)
  }

  func recipe(of id: Int64) throws(CatalogError) -> ExpansionMeter<Int64>.Recipe {
    // One payload that can't be read must not keep the others from being measured.
    let motion =
      try store.connection.cached("SELECT payload FROM preset WHERE id = ?1")
      .first(id) { row in Preset(payload: row.text(0))?.motion } ?? nil
    return ExpansionMeter.Recipe(
      own: motion?.ownExpansion ?? Expansion(), references: try store.partsOfMotion(of: id))
  }

  func names(near name: String) throws(CatalogError) -> [String] { try store.names(near: name) }

  func referrers(of id: Int64) throws(CatalogError) -> [Int64] { try store.referrers(of: id) }

  func preset(of id: Int64) throws(CatalogError) -> Preset? { try store.preset(of: id) }
}

/// Computes the total size of presets in a catalog, including all their references.
///
/// Its results are valid until a preset is changed.
package final class ExpansionLedger {
  private let store: Store
  private var checker: IntegrityChecker<StoredPresets>

  /// Makes a ledger that has found nothing yet.
  package init(_ store: Store) {
    self.store = store
    checker = IntegrityChecker(StoredPresets(store: store))
  }

  /// Returns what the preset that has a name or alias comes to; nil if there is none.
  package func expansion(named name: String) throws(CatalogError) -> Expansion? {
    guard let id = try store.brief(named: name)?.id else { return nil }
    return try checker.expansion(of: id)
  }

  /// Returns how the preset that has a name or alias exceeds a limit; nil if it does not.
  package func excess(named name: String) throws(CatalogError) -> ExpansionExcess? {
    guard let id = try store.brief(named: name)?.id else { return nil }
    return try checker.excess(of: id)
  }

  /// Returns how presets of the catalog exceed a limit together with what they refer to, by name;
  /// of some of them with the path.
  ///
  /// Most are passed over by a look at the references alone; what a preset without references has
  /// is not looked at.
  package func excesses(explaining most: Int = 20) throws(CatalogError) -> [String: ExpansionExcess]
  {
    let references = try store.allPartsOfMotion()
    let users = IDSet(try store.usersOfLargeKinds())
    var rough = ExpansionMeter<Int64>()
    var found: [String: ExpansionExcess] = [:]
    for id in references.keys.sorted() {
      let sum = rough.expansion(of: id) { id in
        ExpansionMeter.Recipe(
          own: Expansion(parts: users.contains(id) ? 1 : 0), references: references[id] ?? [])
      }
      // Other presets without members have a thousand parts at most, and some timings do no harm.
      let isHarmless = sum.depth <= Expansion.deepest && sum.parts == 0 && sum.values <= 10
      guard !isHarmless, var excess = try checker.expansion(of: id).excess else { continue }
      if found.count < most { excess = try checker.excess(of: id) ?? excess }
      found[try store.name(of: id)] = excess
    }
    return found
  }
}

extension Store {
  /// Returns what presets refer to that becomes a part of their motion, of all that do.
  fileprivate func allPartsOfMotion() throws(CatalogError) -> [Int64:
    [(role: ReferenceRole, target: Int64)]]
  {
    var references: [Int64: [(role: ReferenceRole, target: Int64)]] = [:]
    try connection.cached(
      "SELECT preset_id, role, target_id FROM reference WHERE role IN \(Self.motionRoles)"
    ).forEach { row in
      references[row.int64(0), default: []].append(
        (ReferenceRole(rawValue: row.string(1)) ?? .use, row.int64(2)))
    }
    return references
  }

  /// Returns the presets that refer to one of a kind that may exceed the limits on its own.
  fileprivate func usersOfLargeKinds() throws(CatalogError) -> [Int64] {
    try connection.ids(
      """
      SELECT preset_id FROM reference WHERE role = 'use' AND preset_id IN (
        SELECT id FROM preset WHERE kind IN ('group', 'transition') AND deleted_at IS NULL)
      ORDER BY preset_id
      """)
  }

  /// Returns what a preset refers to that becomes a part of its motion, once for each place.
  func partsOfMotion(
    of id: Int64
  ) throws(CatalogError) -> [(role: ReferenceRole, target: Int64)] {
    try connection.cached(
      "SELECT role, target_id FROM reference WHERE preset_id = ?1 AND role IN \(Self.motionRoles)"
    ).all(id) { row in
      (ReferenceRole(rawValue: row.string(0)) ?? .use, row.int64(1))
    }
  }
}
