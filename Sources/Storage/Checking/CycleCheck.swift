import Diagnostics
import Presets

/// The circle check looks for presets that lead back to themselves.
struct CircleCheck: CatalogCheck {
  static let subject = "circles"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    let users = try store.connection.prepare("SELECT DISTINCT preset_id FROM reference")
      .all { $0.int64(0) }
    var finder = CycleFinder<Int64>()
    for user in users {
      let circle = try finder.cycle(from: user) { id throws(CatalogError) in
        try store.targets(of: id)
      }
      guard let circle else { continue }
      var names: [String] = []
      for id in circle { names.append(try store.name(of: id)) }
      faults.append(
        CatalogFault(
          "catalog/references", PresetReference.circle(names, at: nil).message, preset: names[0],
          .decision, help: "change one of them so that it does not lead back"))
    }
  }
}
