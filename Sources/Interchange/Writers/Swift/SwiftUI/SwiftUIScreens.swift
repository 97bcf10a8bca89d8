import Motion

/// SwiftUI screens are a transition of whole screens as a value of the type `ScreenMotion`.
struct SwiftUIScreens {
  private let recipe: ScreenRecipe
  private let name: String
  private let access: String
  private var reduced: String?
  private(set) var parts: Set<SwiftPart> = [.screens]
  private(set) var fidelity = Fidelity.exact

  init(_ recipe: ScreenRecipe, _ name: String, access: String) {
    (self.recipe, self.name, self.access) = (recipe, name, access)
    if recipe.overlaps {
      fidelity.notes.append(
        recipe.arrivesOnTop
          ? "give the page that arrives a higher zIndex"
          : "give the page that leaves a higher zIndex")
    }
    if let backdrop = recipe.backdrop {
      fidelity.notes.append("behind both pages is \(backdrop.text), which is the app's to draw")
    }
  }

  /// Takes what is shown to people who prefer less motion.
  mutating func reduce(_ alternative: ScreenAlternative?) {
    switch alternative {
    case nil: break
    case .cut?: reduced = ".cut"
    case .other(let name, _)?: reduced = ".pages(\(name))"
    }
  }

  /// The lines of the declaration.
  mutating func lines() throws(Unsupported) -> [String] {
    var arguments = ["animation: \(try animation())"]
    arguments.append(
      "duration: \(CodeText.number(SwiftUIPiece.tidy(recipe.delay + recipe.duration)))")
    if recipe.turnsInSpace, let distance = recipe.eyeDistance {
      arguments.append("eyeDistance: \(CodeText.number(distance))")
    }
    arguments += [("arriving", recipe.arriving), ("leaving", recipe.leaving)].map {
      "\($0): \(Self.page($1))"
    }
    if recipe.mirrors { arguments.append("mirrors: true") }
    if let reduced { arguments.append("reduced: \(reduced)") }
    let head = "\(access)static let \(name) = ScreenMotion("
    return [head]
      + arguments.enumerated().flatMap { index, text in
        (text + (index == arguments.count - 1 ? ")" : ",")).lines
      }.indented()
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

  private static func page(_ page: ScreenPage) -> String {
    var fields = page.tracks.map { track in
      let isMove = track.property == .translationX || track.property == .translationY
      let keys = track.keys.map { key in
        "(\(CodeText.number(key.progress)), "
          + (isMove ? length(key.value) : CodeText.number(key.value.number)) + ")"
      }
      let line = "\(label(of: track.property)): [\(keys.joined(separator: ", "))]"
      guard line.count > 84 else { return line }
      return "\(label(of: track.property)): [\n"
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
  private static func length(_ value: ScreenValue) -> String {
    let parts = [("points", value.number), ("width", value.width), ("height", value.height)]
      .filter { $0.1 != 0 }
    switch parts.count {
    case 0: return ".zero"
    case 1: return ".\(parts[0].0)(\(CodeText.number(parts[0].1)))"
    default:
      return "ScreenLength("
        + parts.map { "\($0): \(CodeText.number($1))" }.joined(separator: ", ") + ")"
    }
  }
}
