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
    try ids.forEach { id throws(CatalogError) in
      if !tolerated.contains(id) { try checker.isExcessive(id) }
    }
    try ids.forEach { id throws(CatalogError) in
      guard checker.excessive.contains(id) else { return }
      // What is made of a preset that is too large is not told again.
      if try checker.isMadeOfExcessive(id) { return }
      guard let excess = try checker.excess(of: id) else { return }
      let blamed = try touchedPart(of: id)
      let entry = blamed.flatMap { step(of: $0, in: steps) }?.prepared?.entry
      let finding = IntegrityProblem.excess(excess).finding(
        of: try store.name(of: id), at: entry?.origin.place(of: "/motion"), for: .change)
      problems.append(
        Problem(
          id: blamed ?? id, finding: finding, excess: (id, try checker.expansion(of: id))))
    }
  }

  /// Returns the step that edits a preset.
  func step(of id: Int64, in steps: [ChangeStep]) -> ChangeStep? {
    if positions.isEmpty {
      for (index, step) in steps.enumerated() { positions[step.id] = index }
    }
    return positions[id].map { steps[$0] }
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
    var checker = IntegrityChecker(StoredPresets(store: self))
    var hasSome = false
    for (id, sum) in problems.compactMap(\.excess) {
      let before = try checker.expansion(of: id)
      guard before.exceeded != nil, sum.parts <= before.parts, sum.values <= before.values,
        sum.depth <= before.depth
      else { continue }
      tolerated.insert(id)
      hasSome = true
    }
    return hasSome
  }
}
