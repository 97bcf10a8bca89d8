import Diagnostics
import Motion
import Presets

extension ImportSession {
  /// Reports a preset that comes to more than is allowed, where all that it refers to is there.
  func measure(_ prepared: PreparedPreset, _ id: Int64) throws(CatalogError) {
    // Only what refers to others, or is large itself, can come to much.
    guard prepared.facts == nil || prepared.ownExpansion.exceeded != nil else { return }
    try measure(id, with: ledger) {
      prepared.entry.origin.place(of: "/motion")
    }
  }

  /// Reports the presets that come to more than is allowed, of those that could not be measured
  /// before and of some others.
  func measure(_ others: IDSet) throws(CatalogError) {
    var ids = others
    ids.formUnion(unmeasured)
    if ids.isEmpty { return }
    // What was found out while presets were being replaced may not hold any more.
    let ledger = ExpansionLedger(store)
    let told = excessive
    try ids.forEach { id throws(CatalogError) in
      if try ledger.expansion(of: id).exceeded != nil { excessive.insert(id) }
    }
    try ids.forEach { id throws(CatalogError) in
      if told.contains(id) { return }
      try measure(id, with: ledger) { () throws(CatalogError) in try pendingPlace(of: id) }
    }
  }

  private func measure(
    _ id: Int64, with ledger: ExpansionLedger, place: () throws(CatalogError) -> Place?
  ) throws(CatalogError) {
    guard try ledger.expansion(of: id).exceeded != nil else { return }
    excessive.insert(id)
    // What is made of a preset that is too large is not told again.
    let parts = try store.partsOfMotion(of: id)
    if parts.contains(where: { excessive.contains($0.target) }) { return }
    guard outcome.findings.hasRoom(for: .error), let excess = try ledger.excess(of: id) else {
      return outcome.findings.append(dropped: 1, level: .error)
    }
    outcome.findings.append(excess.finding(of: try store.name(of: id), at: try place()))
  }

  /// Returns where a preset has the first of its references that had to wait.
  private func pendingPlace(of id: Int64) throws(CatalogError) -> Place? {
    try connection.execute(PendingReference.index)
    return try connection.cached(PendingReference.selectOfPreset).all(id) {
      row throws(CatalogError) in try PendingReference(row, path: store.path)
    }.first { $0.reference.role.isPartOfMotion }?.place
  }
}
