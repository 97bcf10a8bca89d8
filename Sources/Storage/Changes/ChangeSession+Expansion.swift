import Diagnostics
import Presets

extension ChangeSession {
  /// Finds presets that come to more than is allowed: edited ones, and what is made of them.
  ///
  /// - Parameter affected: the edited presets that refer to others, and all that is made of edited
  ///   ones.
  func measure(_ affected: IDSet, _ steps: [ChangeStep]) throws(CatalogError) {
    var ids = affected
    for step in steps where step.prepared?.ownExpansion.exceeded != nil { ids.insert(step.id) }
    let ledger = ExpansionLedger(store)
    var excessive = IDSet()
    try ids.forEach { id throws(CatalogError) in
      guard try ledger.expansion(of: id).exceeded != nil, !tolerated.contains(id) else { return }
      excessive.insert(id)
    }
    try excessive.forEach { id throws(CatalogError) in
      // What is made of a preset that is too large is not told again.
      let parts = try store.partsOfMotion(of: id)
      if parts.contains(where: { excessive.contains($0.target) }) { return }
      guard let excess = try ledger.excess(of: id) else { return }
      let blamed = try touchedPart(of: id)
      let step = steps.first { $0.id == blamed }
      let place = step?.prepared?.entry.origin.place
      problems.append(
        Problem(
          id: blamed ?? id, finding: excess.finding(of: try store.name(of: id), at: place),
          excess: (id, try ledger.expansion(of: id))))
    }
  }

  /// Returns the nearest edited preset that one is made of, itself included.
  private func touchedPart(of id: Int64) throws(CatalogError) -> Int64? {
    var seen = IDSet([id])
    var waiting = [id]
    var at = 0
    while at < waiting.count {
      if touched.contains(waiting[at]) { return waiting[at] }
      for part in try store.partsOfMotion(of: waiting[at]) where seen.insert(part.target) {
        waiting.append(part.target)
      }
      at += 1
    }
    return nil
  }
}

extension Store {
  /// Adds the presets that came to as much before, so that edits do not make them worse: whoever
  /// has such a preset must be able to change it step by step.
  ///
  /// - Returns: whether there are any.
  func tolerate(
    _ problems: [ChangeSession.Problem], _ tolerated: inout IDSet
  ) throws(CatalogError) -> Bool {
    let ledger = ExpansionLedger(self)
    var hasSome = false
    for (id, sum) in problems.compactMap(\.excess) {
      let before = try ledger.expansion(of: id)
      guard before.exceeded != nil, sum.parts <= before.parts, sum.values <= before.values,
        sum.depth <= before.depth
      else { continue }
      tolerated.insert(id)
      hasSome = true
    }
    return hasSome
  }
}
