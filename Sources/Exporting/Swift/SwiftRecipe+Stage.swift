import Motion

extension SwiftRecipe {
  /// Finds the views; without them the transition is called off, never left hanging.
  @LinesBuilder func opening(of body: [String], cuts: Bool) -> [String] {
    let word = /\bsource\b/.wordBoundaryKind(.simple)
    let usesSource = body.contains { $0.contains(word) }
    let source = "let source = context.view(forKey: .from)"
    if sheet != nil, transition.phase == .dismiss {
      "guard \(source)"
      calledOff()
      "let container = context.containerView"
    } else {
      """
      guard \(usesSource ? source + ",\n  " : "")let controller = context.viewController(forKey: .to),
        let destination = context.view(forKey: .to)
      """
      calledOff()
      """
      let container = context.containerView
      let end = context.finalFrame(for: controller)
      destination.frame = end
      """
    }
    if isMirrored {
      """
      let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let side: CGFloat = isMirrored ? -1 : 1
      """
    }
    if cuts {
      // A transition that a finger drives can still be canceled.
      "if reducesMotion, !context.isInteractive {"
      if sheet == nil { "  container.addSubview(destination)" }
      if let dimming = sheet?.dimming { "  " + Self.background(dimming.to) }
      leave(completed: true).indented()
      "}"
    }
  }

  /// Puts the destination in its place and takes the pictures of views.
  ///
  /// A view has its safe area, and so its layout, only in the container. Without a picture the change is
  /// made at once.
  func snapshots() -> [String] {
    let taken = [
      (Role.sourceSnapshot, "source", false), (.destinationSnapshot, "destination", true),
    ]
    .filter { roles.contains($0.0) }
    let calls = taken.map { "let \(name($0)) = \($1).snapshotView(afterScreenUpdates: \($2))" }
    let layout = taken.contains { $0.2 } ? ["destination.layoutIfNeeded()"] : []
    return stack().destination + layout
      + (calls.isEmpty
        ? [] : "guard \(calls.joined(separator: ",\n  "))".lines + calledOff(completed: true))
  }

  /// The statements that add the views to the container, from back to front, except the source.
  func stack() -> (destination: [String], others: [String]) {
    var destination: [String] = []
    var others: [String] = []
    // A sheet's presentation puts it in its place.
    guard sheet == nil else { return ([], []) }
    if !roles.contains(.destination) {
      // The picture of the source takes its place and uncovers what is behind.
      let uncovers =
        roles.contains(.sourceSnapshot) && !roles.contains(.source)
        && !roles.contains(.destinationSnapshot)
      destination.append(
        uncovers
          ? "container.addSubview(destination)"
          : "container.insertSubview(destination, belowSubview: source)")
    }
    let place = roles.firstIndex(of: .source) ?? 0
    let own = roles.firstIndex(of: .destination) ?? 0
    for (index, layer) in transition.layers.enumerated()
    where layer.layer != .container && layer.layer != .source {
      let view = name(layer.layer)
      let isBehind = index < place
      if layer.layer == .destination {
        destination.append(
          isBehind
            ? "container.insertSubview(\(view), belowSubview: source)"
            : "container.addSubview(\(view))")
        continue
      }
      if layer.layer.isSnapshot, layer.initial["frame"] == nil {
        others.append("\(view).frame = \(layer.layer == .sourceSnapshot ? "source.frame" : "end")")
      }
      let isUnder = index < own
      others.append(
        isUnder && isBehind == (own < place)
          ? "container.insertSubview(\(view), belowSubview: destination)"
          : isBehind
            ? "container.insertSubview(\(view), belowSubview: source)"
            : "container.addSubview(\(view))")
    }
    return (destination, others)
  }
}
