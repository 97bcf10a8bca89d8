extension CSSMotion {
  /// How close it comes.
  var fidelity: Fidelity {
    let notes =
      notes + (lengths.isEmpty ? [] : ["lengths to be set: \(lengths.joined(separator: ", "))"])
    let seen: Fidelity =
      isGuess
      ? .approximate(nil, notes: notes)
      : error <= CSSTrajectory.exact
        ? .exact(notes: notes) : .approximate(error, at: instant, notes: notes)
    let driven = seen.leavingOut(interaction)
    return leavesOutContinuation ? driven.without("its continuation") : driven
  }
}
