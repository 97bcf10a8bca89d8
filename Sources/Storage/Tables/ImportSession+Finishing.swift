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
    // What refers in a circle has no facts.
    if outcome.findings.errors == 0 { try refreshFacts() }
    try connection.execute("DELETE FROM temp.pending_reference")
  }

  /// Derives the facts that could not be derived before, and those of all that depends on them or
  /// on presets that were replaced.
  private func refreshFacts() throws(StorageError) {
    deriver.forget()
    var waiting: [Int64] = []
    var changed = replaced
    changed.formUnion(stale)
    changed.forEach { waiting.append($0) }
    while let id = waiting.popLast() {
      for user in try store.dependents(of: id) {
        stale.insert(user)
        if changed.insert(user) { waiting.append(user) }
      }
    }
    try stale.forEach { id throws(StorageError) in try refreshFacts(of: id) }
  }

  private func refreshFacts(of id: Int64) throws(StorageError) {
    guard let preset = try store.preset(of: id) else { return }
    let facts = try deriver.facts(of: preset.motion) ?? PresetFacts()
    try writer.update(id, preset, from: try store.facts(of: id), to: facts)
  }
}
