import Diagnostics
import Motion
import Presets

extension ImportSession {
  /// Reports a preset that comes to more than is allowed, where all that it refers to is there.
  func measure(_ prepared: PreparedPreset, _ id: Int64) throws(CatalogError) {
    // Only what refers to others, or is large itself, can come to much.
    guard prepared.facts == nil || prepared.ownExpansion.exceeded != nil,
      try checker.isExcessive(id)
    else { return }
    try reportExcess(of: id) { prepared.entry.origin.place(of: "/motion") }
  }

  /// Reports the presets that come to more than is allowed, of those that could not be measured
  /// before and of some others.
  func measure(_ others: IDSet) throws(CatalogError) {
    var ids = others
    ids.formUnion(unmeasured)
    if ids.isEmpty { return }
    // What was found out while presets were being replaced may not hold any more.
    checker.forgetExpansions()
    let told = checker.excessive
    try ids.forEach { id throws(CatalogError) in try checker.isExcessive(id) }
    try ids.forEach { id throws(CatalogError) in
      guard !told.contains(id), checker.excessive.contains(id) else { return }
      try reportExcess(of: id) { () throws(CatalogError) in try pendingPlace(of: id) }
    }
  }

  private func reportExcess(
    of id: Int64, place: () throws(CatalogError) -> Place?
  ) throws(CatalogError) {
    if try checker.isMadeOfExcessive(id) { return }
    guard outcome.findings.hasRoom(for: .error), let excess = try checker.excess(of: id) else {
      return outcome.findings.append(dropped: 1, level: .error)
    }
    report(.excess(excess), of: try store.name(of: id), at: try place())
  }

  /// Returns where a preset has the first of its references that had to wait.
  private func pendingPlace(of id: Int64) throws(CatalogError) -> Place? {
    try connection.execute(PendingReference.index)
    return try connection.cached(PendingReference.selectOfPreset).all(id) {
      row throws(CatalogError) in try PendingReference(row, path: store.path)
    }.first { $0.reference.role.isPartOfMotion }?.place
  }
}
