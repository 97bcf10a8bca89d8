import Diagnostics
import Motion
import Presets
import Storage

/// Export limits keep presets out of an export that come to more than is allowed.
struct ExportLimits {
  /// What was kept out.
  private(set) var leftOut: [ExportReport.LeftOut] = []
  private let ledger: ExpansionLedger
  /// What comes to more together with what it refers to; nil where that is found out one by one.
  private let known: [String: ExpansionExcess]?
  /// The presets that are asked for by name: to leave them out would be an error.
  private let demanded: Set<String>

  /// - Parameter names: the primary names of the presets that are selected.
  init(_ selection: PresetSelection, _ names: [String], in store: Store) throws(CatalogError) {
    ledger = ExpansionLedger(store)
    if case .names = selection {
      (known, demanded) = (nil, Set(names))
    } else {
      (known, demanded) = (try ledger.excesses(), [])
    }
  }

  /// What is left out of the presets that refer to others, by their number in the order of names'
  /// bytes, counted from 1.
  func numbered(in store: Store) throws(CatalogError) -> [Int: String] {
    guard let known, !known.isEmpty else { return [:] }
    var numbers: [Int: String] = [:]
    for (index, name) in try store.primaryNames().enumerated() where known[name] != nil {
      numbers[index + 1] = name
    }
    return numbers
  }

  /// Returns whether a preset is to be left out, and notes it then.
  ///
  /// - Parameter motion: returns its motion.
  /// - Throws: `invalidInput` where it is asked for by name.
  mutating func leavesOut(_ name: String, _ motion: () -> Motion?) throws(CatalogError) -> Bool {
    let found: ExpansionExcess? =
      if let known {
        known[name] ?? motion()?.ownExpansion.excess
      } else {
        try ledger.excess(named: name)
      }
    guard let excess = found else { return false }
    if demanded.contains(name) {
      throw CatalogError(
        .invalidInput, "\(name): \(excess.message)", hints: [.text(excess.help)])
    }
    leftOut.append(.init(name: name, reason: excess.message, help: excess.help))
    return true
  }
}
