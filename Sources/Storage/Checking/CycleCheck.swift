import Diagnostics
import Presets

/// The cycle check looks for presets that lead back to themselves.
struct CycleCheck: CatalogCheck {
  static let subject = "cycles"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    let referrers = try store.connection.prepare("SELECT DISTINCT preset_id FROM reference")
      .all { $0.int64(0) }
    var checker = IntegrityChecker(StoredPresets(store: store))
    for id in referrers {
      let cycle = try checker.cycle(from: id) { _ throws(CatalogError) in (0, nil) }
      guard let cycle else { continue }
      faults.append(
        CatalogFault(
          "catalog/references", cycle.problem.message,
          preset: try store.name(of: cycle.presets[0]), .decision,
          help: "change one of them so that it does not lead back"))
    }
  }
}
