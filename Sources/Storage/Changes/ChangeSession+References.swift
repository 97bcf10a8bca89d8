import Diagnostics
import Motion
import Presets

extension ChangeSession {
  /// Names that may be meant are looked for as long as there are no more problems than this.
  private static let suggestedProblems = 100

  /// Notes what an edited preset refers to; all names have been given by now.
  func link(_ step: ChangeStep) throws(CatalogError) {
    guard let prepared = step.prepared else { return }
    let preset = prepared.preset
    for reference in prepared.references {
      let (target, problem) = try checker.check(
        reference, owner: preset.kind, suggests: problems.count < Self.suggestedProblems)
      if let target { try writer.rows.link(.init(reference, to: target.id), from: step.id) }
      guard let problem else { continue }
      let place = prepared.entry.origin.place(of: reference.slot)
      problems.append(
        Problem(
          id: step.id, finding: problem.finding(of: preset.name.text, at: place, for: .change)))
    }
  }

  /// Looks at the presets that stayed as they were and refer to edited ones.
  func checkReferrers(of steps: [ChangeStep]) throws(CatalogError) {
    for step in steps where step.isLive {
      guard let target = step.target else { continue }
      let subject = step.prepared?.preset.name.text
      try checker.checkReferrers(of: target, except: touched.contains) {
        met throws(CatalogError) in
        if let target = met.newTarget {
          try writer.rows.link(.init(met.reference, to: target.id), from: met.referrer.id)
        }
        guard let (of, problem) = met.problem else { return }
        let name =
          of == .referrer
          ? met.referrer.preset.name.text : subject ?? met.reference.target.name
        problems.append(
          Problem(id: step.id, finding: problem.finding(of: name, at: nil, for: .change)))
      }
    }
  }

  /// Reports cyclic references, each with an edited preset in the cycle.
  func checkCycles(_ steps: [ChangeStep]) throws(CatalogError) {
    for step in steps {
      guard let prepared = step.prepared,
        prepared.references.contains(where: { $0.role.mustNotCycle })
      else { continue }
      let cycle = try checker.cycle(from: step.id) { ring throws(CatalogError) in
        try locate(ring, steps)
      }
      guard let cycle else { continue }
      let finding = cycle.problem.finding(of: nil, at: cycle.place, for: .change)
      problems.append(Problem(id: cycle.presets[0], finding: finding))
    }
  }

  /// Finds the first edited preset in a cycle whose new version refers to the next one.
  private func locate(
    _ ring: [Int64], _ steps: [ChangeStep]
  ) throws(CatalogError) -> (first: Int, place: Place?) {
    for (index, id) in ring.enumerated() where touched.contains(id) {
      guard let entry = step(of: id, in: steps)?.prepared?.entry else { continue }
      let next = ring[(index + 1) % ring.count]
      for reference in entry.preset.references where reference.role.mustNotCycle {
        guard try store.brief(named: reference.target.name)?.id == next else { continue }
        return (index, entry.origin.place(of: reference.slot))
      }
    }
    return (0, nil)
  }
}

extension ChangeStep {
  /// The names and the kind of a preset for its referrers, if it loses names or changes its kind.
  fileprivate var target: ChangedTarget<Int64>? {
    let kept = prepared.map { $0.names.map(\.name.text) } ?? []
    let lost = Set(names).subtracting(kept)
    let newKind = prepared.map(\.preset.kind).flatMap { $0.rawValue == kind ? nil : $0 }
    if lost.isEmpty, newKind == nil { return nil }
    return ChangedTarget(id: id, names: Set(names), lost: lost, newKind: newKind)
  }
}

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
      // Presets that refer to one that is too large aren't reported again.
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
    if positions.isEmpty { for (index, step) in steps.enumerated() { positions[step.id] = index } }
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
  /// Adds the presets that came to as much before, so that edits do not make them worse: a user who
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
