import Motion

/// SwiftUI screens are a screen transition as a value of the type `ScreenMotion`.
struct SwiftUIScreens {
  private let recipe: ScreenTransition
  private let name: String
  private let access: String
  private let lengths: ScreenLengths
  private let isBack: Bool
  private var reduced: (text: String, dissolves: Bool)?
  private(set) var parts: Set<SwiftPart> = [.screens]
  private(set) var fidelity = Fidelity.exact

  /// - Parameter isBack: Whether it leads back, so that the page that leaves is in front.
  init(_ recipe: ScreenTransition, _ name: String, isBack: Bool, access: String) {
    (self.recipe, self.name, self.access) = (recipe, name, access)
    self.isBack = recipe.overlaps ? !recipe.arrivesOnTop : isBack
    lengths = ScreenLengths(of: recipe, .swift)
    if recipe.overlaps {
      fidelity.notes.append(
        recipe.arrivesOnTop
          ? "set a higher zIndex for the incoming page"
          : "set a higher zIndex for the outgoing page")
    }
    if let backdrop = recipe.backdrop {
      fidelity.notes.append("the app must draw \(backdrop.text) behind both pages")
    }
  }

  /// Takes what is shown to people who prefer less motion.
  ///
  /// - Parameter dissolves: Whether one page then fades over the other.
  mutating func reduce(_ alternative: ScreenAlternative?, dissolves: Bool) {
    switch alternative {
    case nil: break
    case .cut?: reduced = (".cut", false)
    case .other(let name, _)?:
      reduced = (".pages(\(name))", dissolves)
      if dissolves, !recipe.overlaps {
        let page = isBack ? "outgoing" : "incoming"
        fidelity.notes.append(
          "with reduced motion, it dissolves; set a higher zIndex for the \(page) page")
      }
    }
  }

  /// The lines of the declaration.
  mutating func lines() throws(Unsupported) -> [String] {
    var arguments = ["animation: \(try animation())"]
    arguments.append(
      "duration: \(CodeText.number(SwiftUIPiece.tidy(recipe.delay + recipe.duration)))")
    if recipe.turnsInSpace, let eye = recipe.eye {
      arguments.append("eyeDistance: \(try number(eye, hasSize: true))")
    }
    for (side, own) in [("arriving", recipe.arriving), ("leaving", recipe.leaving)] {
      arguments.append("\(side): \(try page(own))")
    }
    if recipe.mirrors { arguments.append("mirrors: true") }
    if recipe.dissolves { arguments.append("dissolves: true") }
    if isBack, recipe.dissolves || reduced?.dissolves == true {
      arguments.append("leavesOnTop: true")
    }
    if let reduced { arguments.append("reduced: \(reduced.text)") }
    let value = arguments.enumerated().flatMap { index, text in
      (text + (index == arguments.count - 1 ? ")" : ",")).lines
    }.indented()
    guard !lengths.arguments.isEmpty else {
      return ["\(access)static let \(name) = ScreenMotion("] + value
    }
    let list = lengths.arguments.map { "\($0): Double" }.joined(separator: ", ")
    return ["\(access)static func \(name)("] + CodeText.wrapped(list, mark: " ", width: 92)
      + [") -> ScreenMotion {", "  ScreenMotion("] + value.indented() + ["}"]
  }

  /// A number, with what only the app knows.
  private func number(_ value: ScreenValue, hasSize: Bool = false) throws(Unsupported) -> String {
    try lengths.text(value, hasSize: hasSize) { number throws(Unsupported) in
      CodeText.number(number)
    }
  }

  private mutating func animation() throws(Unsupported) -> String {
    var text: String
    let duration = CodeText.number(SwiftUIPiece.tidy(recipe.duration))
    switch recipe.timing {
    case .easing(.linear): text = ".linear(duration: \(duration))"
    case .easing(.cubic(let x1, let y1, let x2, let y2)):
      text = ".timingCurve(\(CodeText.list([x1, y1, x2, y2])), duration: \(duration))"
    case .easing:
      parts.insert(.polyline)
      let line = try recipe.timing.line(over: recipe.duration, tolerance: 0.0005)
      fidelity = fidelity.combined(with: recipe.fidelity(ofProgress: line.fidelity))
      let stops = line.stops.map { "(\(CodeText.number($0.x)), \(CodeText.number($0.y)))" }
      text = "Polyline([\(stops.joined(separator: ", "))], duration: \(duration)).animation"
    case .spring(let spring):
      parts.insert(.spring)
      var figures = [("mass", spring.mass), ("stiffness", spring.stiffness)]
      figures.append(("damping", spring.damping))
      if spring.initialVelocity != 0 {
        figures.append(("initialVelocity", spring.initialVelocity))
      }
      var list = figures.map { "\($0): \(CodeText.number($1))" }
      if spring.solver.regime == .overdamped {
        parts.insert(.springOverdamping)
        list.append("allowsOverdamping: true")
      }
      text = "Spring(\(list.joined(separator: ", "))).animation"
    }
    if recipe.delay != 0 { text += ".delay(\(CodeText.number(recipe.delay)))" }
    return text
  }

  private func page(_ page: ScreenPage) throws(Unsupported) -> String {
    var fields = try page.tracks.map { track throws(Unsupported) in
      let isMove = track.property == .translationX || track.property == .translationY
      let keys = try track.keys.map { key throws(Unsupported) in
        "(\(CodeText.number(key.progress)), "
          + (isMove ? try length(key.value) : try number(key.value)) + ")"
      }
      let line = "\(Self.label(of: track.property)): [\(keys.joined(separator: ", "))]"
      guard line.count > 84 else { return line }
      return "\(Self.label(of: track.property)): [\n"
        + keys.map { "  \($0)," }.joined(separator: "\n") + "\n]"
    }
    if let hidden = page.hidden {
      let end = hidden.upperBound <= 1 ? CodeText.number(hidden.upperBound) : "Double.infinity"
      fields.append("hidden: \(CodeText.number(hidden.lowerBound))..<\(end)")
    }
    let line = "ScreenPage(\(fields.joined(separator: ", ")))"
    guard line.count > 76 || line.contains("\n") else { return line }
    return "ScreenPage(\n"
      + fields.map { $0.lines.indented().joined(separator: "\n") }.joined(separator: ",\n") + ")"
  }

  private static func label(of property: ScreenProperty) -> String {
    switch property {
    case .translationX: "x"
    case .translationY: "y"
    case .rotationX, .rotationY, .rotationZ, .scaleX, .scaleY, .opacity: property.rawValue
    }
  }

  /// A length as a value of the type `ScreenLength`.
  private func length(_ value: ScreenValue) throws(Unsupported) -> String {
    var own = value
    (own.width, own.height) = (0, 0)
    let parts = [
      ("points", own == ScreenValue(0) ? nil : try number(own)),
      ("width", value.width == 0 ? nil : CodeText.number(value.width)),
      ("height", value.height == 0 ? nil : CodeText.number(value.height)),
    ].compactMap { part in part.1.map { (part.0, $0) } }
    switch parts.count {
    case 0: return ".zero"
    case 1: return ".\(parts[0].0)(\(parts[0].1))"
    default: return "ScreenLength(" + parts.map { "\($0): \($1)" }.joined(separator: ", ") + ")"
    }
  }
}
