import Diagnostics
import Motion
import Presets

/// The stored preset check reads every preset, and compares all that was derived from it with what
/// this program derives.
struct StoredPresetCheck: CatalogCheck {
  static let subject = "presets and their derived data"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    let scan = try PresetScan(store)
    let options = store.connection.options
    let total = options.whenWorking == nil ? 0 : try store.connection.count("preset")
    var count = 0
    try store.connection.prepare("SELECT \(StoredPreset.columns) FROM preset p ORDER BY p.id")
      .forEach { row throws(CatalogError) in
        try scan.look(at: StoredPreset(row), &faults)
        count += 1
        options.report(WorkProgress(.checking(Self.subject), presets: count, of: total), at: count)
      }
  }
}

/// A preset scan reads presets, one after another.
private final class PresetScan {
  private let store: Store
  private let deriver: PresetRowDeriver
  private var preparation = PresetPreparation()
  private let source, lastPayload, named: Statement
  /// Facts of another version are derived again when the catalog is opened.
  private let comparesFacts: Bool

  init(_ store: Store) throws(CatalogError) {
    self.store = store
    deriver = PresetRowDeriver(store)
    comparesFacts = try store.factsVersion() == PresetFacts.version
    source = try store.connection.prepare(
      "SELECT s.key FROM preset p JOIN source s ON s.id = p.source_id WHERE p.id = ?1")
    named = try store.connection.prepare(
      "SELECT 1 FROM preset WHERE name = ?1 AND deleted_at IS NULL")
    lastPayload = try store.connection.prepare(
      "SELECT payload FROM revision WHERE preset_id = ?1 AND rev = ?2")
  }

  func look(at row: StoredPreset, _ faults: inout CatalogFaults) throws(CatalogError) {
    func report(_ check: String, _ message: String, _ fix: CatalogFault.Fix) {
      faults.add(check, message, of: row.name, fix)
    }
    let prepared = preparation.prepare(payload: row.payload)
    let isSame = row.hash == SHA256.hash(row.payload)
    guard let prepared, isSame || prepared.payload == row.payload else {
      return report(
        "catalog/preset", isSame ? "the preset can't be read" : "modified outside Curvet",
        .recovery)
    }
    if !isSame {
      // If both agree, either the hash is wrong, or both were changed.
      let last = try lastPayload.first(row.id, row.rev) { row in
        row.text(0)
      }
      let isInBoth = last == row.payload
      report(
        "catalog/preset",
        isInBoth
          ? "modified outside Curvet, and its history too" : "modified outside Curvet", .recovery)
    }
    if prepared.payload != row.payload {
      report("catalog/preset", "its JSON isn't in the canonical form", .rebuild)
    }
    let sourceKey = try source(of: row.id)
    if prepared.copies != row.copies || sourceKey != prepared.sourceKey {
      report(
        "catalog/columns", "its name, kind, title, role, or source columns don't match it",
        .rebuild)
    }
    try compare(row, prepared, &faults)
  }

  private func compare(
    _ row: StoredPreset, _ prepared: PreparedPreset, _ faults: inout CatalogFaults
  ) throws(CatalogError) {
    let stored = try PresetRows(of: row.id, in: store)
    var wanted = PresetRows()
    var problems: [IntegrityProblem] = []
    if row.deletedAt == nil { (wanted, problems) = try deriver.rows(of: prepared) }
    for what in stored.differences(from: wanted, comparingFacts: comparesFacts) {
      faults.add(
        "catalog/\(what)", "the stored \(what) don't match the preset", of: row.name, .rebuild)
    }
    for problem in problems where try !isOnlyListedWrongly(problem) {
      faults.append(problem.fault(of: row.name))
    }
  }

  /// Whether the reference is valid, and only the stored name or kind of its target is wrong.
  private func isOnlyListedWrongly(_ problem: IntegrityProblem) throws(CatalogError) -> Bool {
    switch problem {
    case .dangling(let reference, _):
      return try named.first(reference.target.name) { row in true } ?? false
    case .wrongKind(let reference, let owner, _):
      guard let kind = try store.motion(named: reference.target.name)?.kind else { return false }
      return reference.problem(owner: owner, found: kind) == nil
    default: return false
    }
  }

  private func source(of id: Int64) throws(CatalogError) -> String? {
    try source.first(id) { $0.string(0) }
  }
}

extension IntegrityProblem {
  /// Returns the fault of a stored preset with this problem.
  fileprivate func fault(of preset: String) -> CatalogFault {
    let help: Hint =
      if case .dangling(let reference, _) = self {
        .importAgainAndRepair(name: reference.target.name)
      } else {
        "change the preset or the preset that it refers to"
      }
    return CatalogFault("catalog/references", message, preset: preset, .decision, help: help)
  }
}
