import Diagnostics
import Motion
import Presets

extension ImportSession {
  /// Links the references of a preset, those that can't be told yet at the end.
  func addReferences(of prepared: PreparedPreset, id: Int64) throws(CatalogError) {
    let entry = prepared.entry
    var isWhole = true
    for reference in prepared.references {
      if let target = try settledTarget(of: reference, from: id) {
        try link(
          reference, from: id, entry.preset.kind, to: target, subject: entry.preset.name.text,
          place: entry.origin.place(of: reference.slot))
      } else {
        try PendingReference(presetID: id, entry: entry, reference: reference)
          .insert(with: insertPending)
        if reference.role.isPartOfMotion { isWhole = false }
      }
    }
    if isWhole { try measure(prepared, id) } else { unmeasured.insert(id) }
  }

  /// Returns what a reference leads to, where nothing that follows can change that or close a
  /// circle through it.
  private func settledTarget(
    of reference: PresetReference, from id: Int64
  ) throws(CatalogError) -> PresetBrief? {
    if replaced.contains(id) { return nil }
    guard let target = try store.brief(named: reference.target.name), target.id != id
    else { return nil }
    // What the target comes to may change as long as any preset may be replaced.
    if reference.role.isPartOfMotion, policy == .replace || unmeasured.contains(target.id) {
      return nil
    }
    return policy == .replace && isUntouched(target.id) ? nil : target
  }

  /// Notes a reference, and reports it where the kind does not fit.
  func link(
    _ reference: PresetReference, from id: Int64, _ owner: MotionKind, to target: PresetBrief,
    subject: String, place: @autoclosure () -> Place
  ) throws(CatalogError) {
    try insertReference.run(id, reference.slot, reference.role.rawValue, target.id)
    if !reference.role.kinds(owner: owner).contains(target.kind) {
      outcome.findings.append(
        reference.wrongKind(from: subject, owner: owner, found: target.kind, at: place()))
    }
  }

  /// Links the references that had to wait, and returns the presets that circles may begin with.
  ///
  /// - Parameter refused: presets that were read but not good enough to be added.
  func resolvePending(refused: Set<String>) throws(CatalogError) -> IDSet {
    var starts = IDSet()
    try connection.cached(PendingReference.select).forEach { row throws(CatalogError) in
      let pending = try PendingReference(row, path: store.path)
      let reference = pending.reference
      if let target = try store.brief(named: reference.target.name) {
        try link(
          reference, from: pending.presetID, pending.owner, to: target, subject: pending.subject,
          place: pending.place)
        if reference.role.mustNotCycle { starts.insert(pending.presetID) }
      } else if !refused.contains(reference.target.name) {
        // What is wrong with a refused preset is said once, not again for all that refer to it.
        try reportDangling(pending)
      }
      return true
    }
    return starts
  }

  private func reportDangling(_ pending: PendingReference) throws(CatalogError) {
    let name = pending.reference.target.name
    let near = outcome.findings.isFull ? [] : try store.names(near: name)
    outcome.findings.append(
      pending.reference.dangling(from: pending.subject, at: pending.place, near: near))
  }

  /// Reports circles; every new one goes through a reference that had to wait.
  func reportCycles(from starts: IDSet) throws(CatalogError) {
    var finder = CycleFinder<Int64>()
    try starts.forEach { start throws(CatalogError) in
      let circle = try finder.cycle(from: start) { id throws(CatalogError) in
        try store.targets(of: id)
      }
      guard let circle else { return }
      if outcome.findings.isFull {
        outcome.findings.append(PresetReference.circle([], at: nil))
      } else {
        try report(circle.dropLast(), starts)
      }
    }
  }

  /// Tells a circle from a reference that was just read, so that it has a place.
  private func report(_ ring: [Int64], _ starts: IDSet) throws(CatalogError) {
    var first = 0
    var place: Place?
    for (index, id) in ring.enumerated() where starts.contains(id) {
      place = try self.place(from: id, to: ring[(index + 1) % ring.count])
      first = index
      if place != nil { break }
    }
    var names: [String] = []
    for id in ring[first...] + ring[...first] { names.append(try store.name(of: id)) }
    outcome.findings.append(PresetReference.circle(names, at: place))
  }

  private func place(from id: Int64, to target: Int64) throws(CatalogError) -> Place? {
    try connection.execute(PendingReference.index)
    var place: Place?
    try connection.cached(PendingReference.selectOfPreset).forEach(id) {
      row throws(CatalogError) in
      let pending = try PendingReference(row, path: store.path)
      let leadsOn = try store.brief(named: pending.reference.target.name)?.id == target
      if leadsOn, pending.reference.role.mustNotCycle { place = pending.place }
      return place == nil
    }
    return place
  }
}
