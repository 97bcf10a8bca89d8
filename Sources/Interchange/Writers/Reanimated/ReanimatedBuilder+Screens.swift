import Motion

extension ReanimatedBuilder {
  /// Writes a transition of whole screens as the figures of two pages by one progress.
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
    if let eye = recipe.eyeDistance, recipe.turnsInSpace {
      members.append("eye: \(CodeText.number(eye))")
    }
    if recipe.mirrors { members.append("mirrors: true") }
    members.append(object(page(recipe.arriving, isInFront: recipe.arrivesOnTop), "enter: "))
    members.append(object(page(recipe.leaving, isInFront: !recipe.arrivesOnTop), "leave: "))
    switch reduced {
    case nil: break
    case .cut: members.append("reduced: cut")
    case .other(let name, _): members.append("reduced: \(name)")
    }
    declaration.lines = JavaScriptText.object(
      members, head: "export const \(identifier): Screens = ", tail: ";")
  }

  private func object(_ members: [String], _ head: String) -> String {
    JavaScriptText.object(members, head: head).joined(separator: "\n")
  }

  private func page(_ page: ScreenPage, isInFront: Bool) -> [String] {
    ["zIndex: \(isInFront ? 1 : 0)"]
      + page.shownTracks(hidesBacks: false).map { track in
        let keys = track.keys.map { key in
          let value = key.value
          var figures = [key.progress, value.number, value.width, value.height]
          while figures.count > 2, figures.last == 0 { figures.removeLast() }
          return JavaScriptText.array(figures)
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
