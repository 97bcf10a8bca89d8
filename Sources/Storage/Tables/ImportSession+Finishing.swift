import Diagnostics
import Motion
import Presets

extension ImportSession {
  /// Resolves what is still open: presets and references that had to wait, circles, and facts.
  ///
  /// - Parameter refused: presets that were read but not good enough to be added.
  func finish(refused: Set<String>) throws(CatalogError) {
    for prepared in postponed { try put(prepared) }
    let refused = refused.union(outcome.findings.kept.compactMap(\.subject))
    let starts = try resolvePending(refused: refused)
    try checkUsersOfReplaced()
    try reportCycles(from: starts)
    let dependent = DependentFacts(store, deriver, writer)
    let affected = try dependent.affected(stale, changed: replaced)
    try measure(affected)
    // What refers in a circle has no facts.
    if outcome.findings.errors == 0 { try dependent.refresh(affected) }
    try connection.execute("DELETE FROM temp.pending_reference")
  }
}
