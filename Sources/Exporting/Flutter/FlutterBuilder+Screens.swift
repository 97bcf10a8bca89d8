import Motion

extension FlutterBuilder {
  /// A screen transition is a `ScreenMotion`, which creates routes.
  mutating func write(_ recipe: ScreenTransition) throws(Unsupported) {
    need("ScreenMotion")
    let before = declaration.fidelity
    let curve = try text(of: recipe)
    declaration.fidelity = before.combined(with: recipe.fidelity(ofProgress: declaration.fidelity))
    let time = (recipe.duration * 1_000_000).rounded() / 1_000_000
    if time > 0, time != recipe.duration { combine(try recipe.fidelity(over: time, notes: [])) }
    var arguments: [Code] = ["duration: \(try duration(time))"]
    if recipe.delay != 0 { arguments.append("delay: \(try duration(recipe.delay))") }
    arguments.append("curve: \(curve)")
    let lengths = ScreenLengths(of: recipe, .dart)
    if recipe.turnsInSpace, let distance = recipe.eye {
      let text = try lengths.text(distance, hasSize: true, CodeText.number)
      arguments.append("eyeDistance: \(text)")
    }
    arguments.append("arriving: \(try Self.page(recipe.arriving, lengths))")
    arguments.append("leaving: \(try Self.page(recipe.leaving, lengths))")
    if !recipe.arrivesOnTop { arguments.append("arrivesOnTop: false") }
    if !recipe.arrivesOnTop, recipe.overlaps {
      note(
        "a Navigator draws the incoming page above the other; pass another motion as back, or use pages"
      )
    }
    if recipe.mirrors { arguments.append("mirrors: true") }
    if let alternative { arguments.append("reduced: \(alternative.screenMotion)") }
    if runsAlways { arguments.append("isEssential: true") }
    let motion: Code = "ScreenMotion\(arguments: arguments);"
    if lengths.arguments.isEmpty {
      declaration.code = ["static const \(identifier) = \(motion)"]
    } else {
      let parameters = lengths.arguments.map { Code("required double \($0)") }
      declaration.code = [
        "static ScreenMotion \(identifier)(\(fields: parameters)) => \(motion)"
      ]
      note("lengths are in logical pixels")
    }
    if let backdrop = recipe.backdrop {
      note("the app must draw \(backdrop.text) behind both pages")
    }
  }

  /// The text of a recipe's timing.
  private mutating func text(of recipe: ScreenTransition) throws(Unsupported) -> Code {
    switch recipe.timing {
    case .easing(let easing): return try self.easing(easing)
    case .spring(let spring):
      need("SpringCurve")
      let solver = spring.solver
      let figures = [
        solver.naturalFrequency, solver.dampingRatio, solver.initialVelocity, recipe.duration,
      ]
      return "_SpringCurve(\(CodeText.list(figures)))"
    }
  }

  private static func page(
    _ page: ScreenPage, _ lengths: ScreenLengths
  ) throws(Unsupported) -> Code {
    var fields = try page.tracks.map { track throws(Unsupported) -> Code in
      let keys = try track.keys.map { key throws(Unsupported) -> Code in
        let figures = [
          CodeText.number(key.progress), try lengths.text(key.value, CodeText.number),
          CodeText.number(key.value.width), CodeText.number(key.value.height),
        ]
        let isPlain = key.value.width == 0 && key.value.height == 0
        let shown = isPlain && !track.isMove ? Array(figures.prefix(2)) : figures
        return "(\(shown.joined(separator: ", ")))"
      }
      return "\(Self.name(of: track.property)): \(rows: keys, in: "[]")"
    }
    if let hidden = page.hidden {
      fields.append("hiddenFrom: \(CodeText.number(hidden.lowerBound))")
      if hidden.upperBound <= 1 {
        fields.append("hiddenUntil: \(CodeText.number(hidden.upperBound))")
      }
    }
    return "ScreenPage\(arguments: fields)"
  }

  private static func name(of property: ScreenProperty) -> String {
    switch property {
    case .translationX: "x"
    case .translationY: "y"
    case .rotationX, .rotationY, .rotationZ, .scaleX, .scaleY, .opacity: property.rawValue
    }
  }
}

extension ScreenTrack {
  fileprivate var isMove: Bool { property == .translationX || property == .translationY }
}
