import Diagnostics
import Motion
import Presets

extension ImportSession {
  /// Resolves what is still open: presets and references that had to wait, cycles, and facts.
  ///
  /// - Parameter refused: presets that were read but not good enough to be added.
  func finish(refused: Set<String>) throws(CatalogError) {
    for prepared in postponed { try put(prepared) }
    let refused = refused.union(outcome.findings.kept.compactMap(\.subject))
    var starts = try resolvePending(refused: refused)
    starts.formUnion(try checkReferrersOfReplaced())
    try reportCycles(from: starts)
    let dependent = DependentFacts(store, deriver, writer.rows)
    let affected = try dependent.affected(stale, changed: replaced)
    try measure(affected)
    // What refers in a cycle has no facts.
    if outcome.findings.errors == 0 { try dependent.refresh(affected) }
    try connection.execute("DELETE FROM temp.pending_reference")
  }
}
