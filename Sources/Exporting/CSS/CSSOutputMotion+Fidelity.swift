extension CSSOutputMotion {
  /// The fidelity.
  var fidelity: Fidelity {
    let notes =
      notes
      + (neededLengths.isEmpty
        ? [] : ["lengths to set: \(neededLengths.joined(separator: ", "))"])
    let seen: Fidelity =
      isGuess
      ? .approximate(nil, notes: notes)
      : error <= CSSOutputKeyframeFitting.exact
        ? .exact(notes: notes) : .approximate(error, at: instant, notes: notes)
    let driven = seen.leavingOut(interaction)
    return leavesOutContinuation ? driven.without("its continuation") : driven
  }

  /// The custom properties that the page is to set: those of the lengths that CSS has no units for.
  private var neededLengths: [String] {
    let values = slots.flatMap(\.animations).flatMap(\.keyframes.frames).flatMap(\.declarations)
    let others = (pages?.lengths.map(\.value) ?? []) + [perspective].compactMap(\.self)
    return lengths.filter { name in
      (values.map(\.value) + others).contains { $0.contains("var(\(name))") }
    }
  }
}
