import Diagnostics
import Motion
import Presets

extension ImportSession {
  /// Resolves what is still open: presets and references that had to wait, circles, and facts.
  ///
  /// - Parameter refused: presets that were read but not good enough to be added.
  func finish(refused: Set<String>) throws(StorageError) {
    for prepared in postponed { try put(prepared) }
    let refused = refused.union(outcome.findings.kept.compactMap(\.subject))
    let starts = try resolvePending(refused: refused)
    try checkUsersOfReplaced()
    try reportCycles(from: starts)
    // Facts of presets that refer in a circle would never be done.
    if outcome.findings.errors == 0 { try refreshFacts() }
    try connection.execute("DELETE FROM temp.pending_reference")
  }

  /// Derives facts anew that were derived before all was known, and those that depend on them.
  private func refreshFacts() throws(StorageError) {
    stale.formUnion(replaced)
    var waiting: [Int64] = []
    stale.forEach { waiting.append($0) }
    while let id = waiting.popLast() {
      for user in try store.dependents(of: id) where stale.insert(user) { waiting.append(user) }
    }
    let all = stale
    try all.forEach { id throws(StorageError) in try refreshFacts(of: id) }
  }

  /// Derives the facts of a preset anew, after those that they depend on.
  private func refreshFacts(of start: Int64) throws(StorageError) {
    var path = [start]
    var open = IDSet()
    while let id = path.last {
      guard stale.contains(id), let preset = try store.preset(of: id) else {
        path.removeLast()
        continue
      }
      open.insert(id)
      var before: Int64?
      let facts = try PresetFacts(of: preset) { reference throws(StorageError) in
        guard let brief = try store.brief(named: reference.name) else { return nil }
        if stale.contains(brief.id) { before = brief.id }
        return brief.facts
      }
      if let before {
        guard !open.contains(before) else {
          throw StorageError(
            .damaged, "the catalog is damaged: \"\(preset.name)\" depends on itself",
            path: store.path)
        }
        path.append(before)
      } else {
        try writer.update(id, facts)
        stale.remove(id)
        path.removeLast()
      }
    }
  }
}
