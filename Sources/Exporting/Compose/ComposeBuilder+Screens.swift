import Motion

extension ComposeBuilder {
  /// A screen transition is a `ScreenMotion`, and, if nothing rotates, also the transitions of a NavHost.
  mutating func write(_ recipe: ScreenTransition) throws(Unsupported) {
    need("ScreenMotion")
    let before = declaration.fidelity
    let timing = try text(of: recipe)
    declaration.fidelity = before.combined(with: recipe.fidelity(ofProgress: declaration.fidelity))
    combine(try recipe.fidelityInMilliseconds())
    if recipe.turnsWhileMoving { combine(.approximate(nil, notes: [ScreenTransition.movingEye])) }
    var arguments: [Code] = [
      "durationMillis = \(try Milliseconds.whole(recipe.duration).time)"
    ]
    if recipe.delay != 0 {
      arguments.append("delayMillis = \(try Milliseconds.whole(recipe.delay).time)")
    }
    arguments.append("easing = \(timing)")
    let lengths = ScreenLengths(of: recipe, .kotlin)
    if recipe.turnsInSpace, let distance = recipe.eye {
      let text = try lengths.text(distance, hasSize: true, KotlinText.float)
      arguments.append("eyeDistance = \(text)")
    }
    arguments.append("arriving = \(try Self.page(recipe.arriving, lengths))")
    arguments.append("leaving = \(try Self.page(recipe.leaving, lengths))")
    if !recipe.arrivesOnTop { arguments.append("arrivesOnTop = false") }
    if recipe.mirrors { arguments.append("mirrors = true") }
    if let alternative { arguments.append("reduced = { \(alternative.screenMotion) }") }
    let motion: Code = "ScreenMotion = ScreenMotion\(arguments: arguments)"
    if lengths.arguments.isEmpty {
      declaration.code = ["val \(identifier): \(motion)"]
    } else {
      let parameters = lengths.arguments.map { Code("\($0): Float") }
      declaration.code = ["fun \(identifier)\(arguments: parameters): \(motion)"]
      note("lengths are in dp")
    }
    if let backdrop = recipe.backdrop {
      note("the app must draw \(backdrop.text) behind both pages")
    }
    declaration.code += try navigation(recipe)
  }

  /// The text of a recipe's timing.
  private mutating func text(of recipe: ScreenTransition) throws(Unsupported) -> Code {
    switch recipe.timing {
    case .easing(let easing): return try self.easing(easing)
    case .spring(let spring):
      need("SpringEasing")
      let solver = spring.solver
      let figures = [
        solver.naturalFrequency, solver.dampingRatio, solver.initialVelocity, recipe.duration,
      ]
      return "SpringEasing(\(KotlinText.doubles(figures)))"
    }
  }

  private static func page(
    _ page: ScreenPage, _ lengths: ScreenLengths
  ) throws(Unsupported) -> Code {
    var arguments: [Code] = []
    for track in page.tracks {
      for (name, values) in try parts(of: track) {
        let keys = try zip(track.keys, values).map { key, value throws(Unsupported) -> Code in
          // An infix call has lower precedence than arithmetic.
          "\(try KotlinText.float(key.progress)) to \(try lengths.text(value, KotlinText.float))"
        }
        arguments.append("\(name) = Keys\(rows: keys, in: "()")")
      }
    }
    if let hidden = page.hidden {
      arguments.append("hiddenFrom = \(try KotlinText.float(hidden.lowerBound))")
      if hidden.upperBound <= 1 {
        arguments.append("hiddenUntil = \(try KotlinText.float(hidden.upperBound))")
      }
    }
    return "ScreenPage\(arguments: arguments)"
  }

  /// A track as values by the names of `ScreenPage`: parts of the page, and dp.
  private static func parts(
    of track: ScreenTrack
  ) throws(Unsupported) -> [(name: String, values: [ScreenValue])] {
    let values = track.keys.map(\.value)
    switch track.property {
    case .translationX, .translationY:
      let isX = track.property == .translationX
      guard values.allSatisfy({ (isX ? $0.height : $0.width) == 0 }) else {
        throw Unsupported("a move by the length of the other side has no direct equivalent")
      }
      let name = isX ? "X" : "Y"
      let parts = [
        (name.lowercased(), values.map { ScreenValue(isX ? $0.width : $0.height) }),
        ("dp\(name)", values),
      ]
      return parts.filter { $0.1.contains { $0.number != 0 || !$0.open.isEmpty } }
    case .rotationX, .rotationY, .rotationZ, .scaleX, .scaleY:
      return [(track.property.rawValue, values)]
    case .opacity: return [("alpha", values)]
    }
  }
}

extension ComposeBuilder {
  /// The functions for a NavHost; none of a recipe that turns, hides or stops midway.
  private mutating func navigation(
    _ recipe: ScreenTransition
  ) throws(Unsupported) -> [Code] {
    guard Self.isPlain(recipe.arriving), Self.isPlain(recipe.leaving) else { return [] }
    let spec = "\(identifier).spec()"
    let plain = identifier.filter { $0 != "`" }
    let parameter = recipe.mirrors ? "isRightToLeft: Boolean" : ""
    var code: [Code] = []
    for (page, isEnter) in [(recipe.arriving, true), (recipe.leaving, false)] {
      var effects = try effects(of: page, isEnter: isEnter, spec, mirrors: recipe.mirrors)
      let type = isEnter ? "EnterTransition" : "ExitTransition"
      if effects.isEmpty {
        // Without an effect a page that leaves would be taken away at once.
        effects = [isEnter ? "EnterTransition.None" : "ExitTransition.KeepUntilTransitionsFinished"]
      }
      let name = plain + (isEnter ? "Enter" : "Exit")
      declaration.furtherNames.append(name)
      let about = "/** The \(isEnter ? "enter" : "exit") transition of a page in a NavHost. */"
      for index in effects.indices.dropLast() { effects[index] = "\(effects[index]) +" }
      let further = effects.count > 1 ? "\(lines: Array(effects.dropFirst()))" as Code : ""
      code += [
        "", Code(about),
        "fun \(name)(\(parameter)): \(type) =\(lines: ["\(effects[0])\(further)"])",
      ]
    }
    return code
  }

  private static func isPlain(_ page: ScreenPage) -> Bool {
    func keys(_ property: ScreenProperty) -> [ScreenTrack.Keyframe]? { page[property]?.keys }
    return page.hidden == nil && page[.rotationX] == nil && page[.rotationY] == nil
      && page[.rotationZ] == nil && keys(.scaleX) == keys(.scaleY)
      && page.tracks.allSatisfy { track in
        track.isEven
          && track.keys.allSatisfy {
            $0.value.open.isEmpty
              && ($0.value.number == 0 || !track.property.rawValue.hasPrefix("tr"))
          }
      }
  }

  private mutating func effects(
    of page: ScreenPage, isEnter: Bool, _ spec: String, mirrors: Bool
  ) throws(Unsupported) -> [Code] {
    let way = isEnter ? "In" : "Out"
    func own(_ track: ScreenTrack) -> ScreenValue {
      track.value(at: isEnter ? 0 : 1).rounded
    }
    func use(_ name: String) -> String {
      need("androidx.compose.animation.\(name)")
      return name
    }
    var effects: [Code] = []
    for track in page.tracks {
      let end = isEnter ? "initial" : "target"
      switch track.property {
      case .translationX:
        let offset = try Self.offset(own(track).width, mirrors: mirrors)
        effects.append("\(use("slide\(way)Horizontally"))(\(spec)) { \(offset) }")
      case .translationY:
        let offset = try Self.offset(own(track).height)
        effects.append("\(use("slide\(way)Vertically"))(\(spec)) { \(offset) }")
      case .scaleX:
        let scale = try KotlinText.float(own(track).number)
        effects.append("\(use("scale\(way)"))(\(spec), \(end)Scale = \(scale))")
      case .opacity:
        let alpha = try KotlinText.float(own(track).number)
        effects.append("\(use("fade\(way)"))(\(spec), \(end)Alpha = \(alpha))")
      case .scaleY, .rotationX, .rotationY, .rotationZ: break
      }
    }
    return effects
  }

  /// A part of a length in whole pixels.
  private static func offset(_ part: Double, mirrors: Bool = false) throws(Unsupported) -> String {
    let (text, mirrored) = (try KotlinText.float(part), try KotlinText.float(-part))
    switch (part, mirrors) {
    case (1, false): return "it"
    case (-1, false): return "-it"
    case (1, true): return "if (isRightToLeft) -it else it"
    case (-1, true): return "if (isRightToLeft) it else -it"
    case (_, false): return "(it * \(text)).toInt()"
    case (_, true): return "(it * if (isRightToLeft) \(mirrored) else \(text)).toInt()"
    }
  }
}
