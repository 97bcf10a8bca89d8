import Diagnostics
import Motion
import Presets

/// The preset check reads every preset, and compares all that was derived from it with what this
/// program derives.
struct PresetCheck: CatalogCheck {
  static let subject = "presets and what is derived from them"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    let look = try PresetLook(store)
    let options = store.connection.options
    let total = options.whenWorking == nil ? 0 : try store.connection.count("preset")
    var count = 0
    try store.connection.prepare("SELECT \(StoredPreset.columns) FROM preset p ORDER BY p.id")
      .forEach { row throws(CatalogError) in
        try look.look(at: StoredPreset(row), &faults)
        count += 1
        options.report(
          WorkProgress(.checking(Self.subject), presets: count, of: total), at: count)
        return true
      }
  }
}

/// A look at presets, one after another.
private final class PresetLook {
  private let store: Store
  private let deriver: RowDeriver
  private var preparation = PresetPreparation()
  private let source, lastPayload, named: Statement
  /// Facts of another version are derived anew when the catalog is opened.
  private let comparesFacts: Bool

  init(_ store: Store) throws(CatalogError) {
    self.store = store
    deriver = RowDeriver(store)
    comparesFacts = try store.factsVersion() == PresetFacts.version
    source = try store.connection.prepare(
      "SELECT s.key FROM preset p JOIN source s ON s.id = p.source_id WHERE p.id = ?1")
    named = try store.connection.prepare(
      "SELECT 1 FROM preset WHERE name = ?1 AND deleted_at IS NULL")
    lastPayload = try store.connection.prepare(
      "SELECT payload FROM revision WHERE preset_id = ?1 AND rev = ?2")
  }

  func look(at row: StoredPreset, _ faults: inout CatalogFaults) throws(CatalogError) {
    func report(_ check: String, _ message: String, _ mending: CatalogFault.Mending) {
      faults.append(CatalogFault(check, message, preset: row.name, mending))
    }
    let prepared = preparation.prepare(payload: row.payload)
    let isSame = row.hash == SHA256.hash(row.payload)
    guard let prepared, isSame || prepared.payload == row.payload else {
      return report(
        "catalog/preset", isSame ? "it can't be read" : "it was changed behind Curvet's back",
        .salvage)
    }
    if !isSame {
      // Of two that agree, nobody can tell whether the hash is wrong or both were changed.
      let last = try lastPayload.first(row.id, row.rev) { row in
        row.withText(0) { Array($0) }
      }
      let isInBoth = last == row.payload
      report(
        "catalog/preset",
        isInBoth
          ? "it was changed behind Curvet's back, and in its history too"
          : "it was changed behind Curvet's back", .salvage)
    }
    if prepared.payload != row.payload {
      report("catalog/preset", "it is not written in the canonical form", .rebuild)
    }
    let sourceKey = try source(of: row.id)
    if prepared.copies != row.copies || sourceKey != prepared.sourceKey {
      report("catalog/columns", "name, kind, title, role or source are listed wrongly", .rebuild)
    }
    try compare(row, prepared, &faults)
  }

  private func compare(
    _ row: StoredPreset, _ prepared: PreparedPreset, _ faults: inout CatalogFaults
  ) throws(CatalogError) {
    let stored = try DerivedRows(of: row.id, in: store)
    var wanted = DerivedRows()
    var missing: [MissingTarget] = []
    if row.deletedAt == nil { (wanted, missing) = try deriver.rows(of: prepared) }
    for what in stored.differences(from: wanted, comparingFacts: comparesFacts) {
      faults.append(
        CatalogFault(
          "catalog/\(what)", "its \(what) are not those of the preset", preset: row.name, .rebuild))
    }
    for target in missing where try !isOnlyListedWrongly(target, prepared.preset.kind) {
      faults.append(target.fault(of: row.name))
    }
  }

  /// Whether what is referred to is there and fits, and only its name or kind is listed wrongly.
  private func isOnlyListedWrongly(
    _ missing: MissingTarget, _ owner: MotionKind
  ) throws(CatalogError) -> Bool {
    let name = missing.reference.target.name
    guard missing.kind != nil else {
      return try named.first(name) { row in true } ?? false
    }
    guard let kind = try store.motion(named: name)?.kind else { return false }
    return missing.reference.role.kinds(owner: owner).contains(kind)
  }

  private func source(of id: Int64) throws(CatalogError) -> String? {
    try source.first(id) { $0.string(0) }
  }
}

extension MissingTarget {
  /// The fault of a preset that refers so.
  func fault(of preset: String) -> CatalogFault {
    let name = reference.target.name
    let found = kind.map { "refers to \"\(name)\" by \(reference.role.rawValue), which is \($0)" }
    return CatalogFault(
      "catalog/references", found ?? "refers to \"\(name)\", which is not there", preset: preset,
      .decision,
      help: kind == nil
        ? "import \"\(name)\" again, then run 'curvet doctor --repair'"
        : "change one of the two")
  }
}
