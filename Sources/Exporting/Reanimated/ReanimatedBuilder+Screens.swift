import Motion

extension ReanimatedBuilder {
  /// Writes a screen transition as the values of two pages over one progress.
  mutating func write(_ recipe: ScreenRecipe) throws(Unsupported) {
    need("screens", "ReduceMotion")
    if recipe.turnsWhileMoving {
      combine(.approximate(nil, notes: ["on Android, \(ScreenRecipe.movingEye)"]))
    }
    let timed = try recipe.timing.easing(over: recipe.duration, tolerance: tolerance)
    combine(recipe.fidelity(ofProgress: timed.fidelity))
    var timing = ["duration: \(Milliseconds.text(recipe.duration))"]
    timing.append("easing: \(try plainEasing(timed.easing, recipe))")
    timing += always()
    var members = [object(timing, "timing: ")]
    if recipe.delay != 0 { members.append("delay: \(Milliseconds.text(recipe.delay))") }
    let lengths = ScreenLengths(of: recipe, .javaScript())
    if let eye = recipe.eye, recipe.turnsInSpace {
      members.append("eye: \(try lengths.text(eye, hasSize: true, CodeText.number))")
    }
    if recipe.mirrors { members.append("mirrors: true") }
    let enter = try page(recipe.arriving, isInFront: recipe.arrivesOnTop, lengths)
    let leave = try page(recipe.leaving, isInFront: !recipe.arrivesOnTop, lengths)
    members += [object(enter, "enter: "), object(leave, "leave: ")]
    switch reduced {
    case nil: break
    case .cut: members.append("reduced: cut")
    case .other(let name, _): members.append("reduced: \(name)")
    }
    guard !lengths.arguments.isEmpty else {
      declaration.lines = JavaScriptText.object(
        members, head: "export const \(identifier): Screens = ", tail: ";")
      return
    }
    note("lengths are in points")
    let names = lengths.arguments.joined(separator: ", ")
    let types = lengths.arguments.map { "\($0): number" }.joined(separator: "; ")
    let body = JavaScriptText.object(members, head: "", tail: ");")
    declaration.lines =
      [
        "export const \(identifier) = (", "  { \(names) }:", "    { \(types) },",
        "): Screens => (\(body[0])",
      ]
      + body.dropFirst()
  }

  private func object(_ members: [String], _ head: String) -> String {
    JavaScriptText.object(members, head: head).joined(separator: "\n")
  }

  private func page(
    _ page: ScreenPage, isInFront: Bool, _ lengths: ScreenLengths
  ) throws(Unsupported) -> [String] {
    try ["zIndex: \(isInFront ? 1 : 0)"]
      + page.shownTracks(hidesBacks: false).map { track throws(Unsupported) in
        let keys = try track.keys.map { key throws(Unsupported) in
          let parts = [key.value.width, key.value.height].map(CodeText.number)
          var figures = [CodeText.number(key.progress)]
          figures.append(try lengths.text(key.value, CodeText.number))
          if key.value.height != 0 {
            figures += parts
          } else if key.value.width != 0 {
            figures.append(parts[0])
          }
          return "[\(figures.joined(separator: ", "))]"
        }
        return "\(track.property.rawValue): [\(keys.joined(separator: ", "))]"
      }
  }

  /// An easing that is a function on every thread: that of React Navigation isn't Reanimated's.
  private mutating func plainEasing(
    _ easing: PortableEasing, _ recipe: ScreenRecipe
  ) throws(Unsupported) -> String {
    let fidelity = try easing.fidelity(in: .reanimated, solvesItself: false, isPart: true)
    combine(recipe.fidelity(ofProgress: fidelity))
    switch easing {
    case .linear:
      need("Easing")
      return "Easing.linear"
    case .cubic, .path:
      need("beziers")
      return "beziers(\(JavaScriptText.pieces(easing.pieces)))"
    case .steps(let count, let jump):
      need("steps")
      return "steps(\(jump.arguments(of: count)))"
    case .stops(let points):
      need("stops")
      return "stops(\(JavaScriptText.points(points)))"
    }
  }
}
