import Motion

extension ReactNativeBuilder {
  /// Writes a screen transition as the values of two pages over one progress.
  mutating func write(_ recipe: ScreenTransition) throws(Unsupported) {
    need("screens", "ReduceMotion")
    if recipe.turnsWhileMoving {
      combine(.approximate(nil, notes: ["on Android, \(ScreenTransition.movingEye)"]))
    }
    let timed = try recipe.timing.easing(over: recipe.duration, tolerance: tolerance)
    combine(recipe.fidelity(ofProgress: timed.fidelity))
    // React Navigation takes only functions, which those of Reanimated aren't.
    let fidelity = try timed.easing.fidelity(in: .reanimated, solvesItself: false, isPart: true)
    combine(recipe.fidelity(ofProgress: fidelity))
    let easing = try code(of: timed.easing, isPlayed: false)
    let timing: [Code] = ["duration: \(Milliseconds.text(recipe.duration))", "easing: \(easing)"]
    var members: [Code] = ["timing: \(object: timing + always())"]
    if recipe.delay != 0 { members.append("delay: \(Milliseconds.text(recipe.delay))") }
    let lengths = ScreenLengths(of: recipe, .javaScript())
    if let eye = recipe.eye, recipe.turnsInSpace {
      members.append("eye: \(try lengths.text(eye, hasSize: true, CodeText.number))")
    }
    if recipe.mirrors { members.append("mirrors: true") }
    let enter = try page(recipe.arriving, isInFront: recipe.arrivesOnTop, lengths)
    let leave = try page(recipe.leaving, isInFront: !recipe.arrivesOnTop, lengths)
    members += ["enter: \(object: enter)", "leave: \(object: leave)"]
    switch reduced {
    case nil: break
    case .cut: members.append("reduced: cut")
    case .other(let name, _): members.append("reduced: \(name)")
    }
    var parameters: [Code] = []
    if !lengths.arguments.isEmpty {
      note("lengths are in points")
      let names = lengths.arguments.map { Code($0) }
      let types = lengths.arguments.map { "\($0): number" }.joined(separator: "; ")
      parameters = ["\(object: names): { \(types) }"]
    }
    export("\(object: members)", type: ": Screens", parameters: parameters)
  }

  private func page(
    _ page: ScreenPage, isInFront: Bool, _ lengths: ScreenLengths
  ) throws(Unsupported) -> [Code] {
    try ["zIndex: \(isInFront ? 1 : 0)"]
      + page.shownTracks(hidesBacks: false).map { track throws(Unsupported) -> Code in
        let keys = try track.keys.map { key throws(Unsupported) -> Code in
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
        return "\(track.property.rawValue): \(rows: keys, in: "[]")"
      }
  }
}
