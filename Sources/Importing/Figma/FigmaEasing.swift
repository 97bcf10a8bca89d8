import Motion
import StrictJSON

/// The easings of Figma, by name or with numbers of their own.
enum FigmaEasing {
  /// Returns the easing of an object; nil if it isn't a Figma easing.
  static func timing(_ value: JSONValue) throws(ValueProblem) -> Timing? {
    // Nodes have the name alone.
    if let name = value.string { return named(name) }
    guard let type = value["type"]?.string ?? value["easingType"]?.string else { return nil }
    if let bezier = value["easingFunctionCubicBezier"] {
      let points = ["x1", "y1", "x2", "y2"].compactMap { bezier[$0]?.number }
      guard points.count == 4 else {
        throw ValueProblem("easingFunctionCubicBezier needs x1, y1, x2, and y2")
      }
      return .curve(Curve(try ValueReader.bezier(points)))
    }
    if let spring = value["easingFunctionSpring"] {
      if spring["stiffness"] == nil, spring["bounce"] != nil {
        throw ValueProblem(
          "a Figma spring with only a bounce has no duration")
      }
      return try ValueReader(ReaderOptions()).spring(spring).map(Timing.spring)
    }
    if let known = named(type) { return known }
    guard type.hasPrefix("CUSTOM_") else { return nil }
    throw ValueProblem("\(type) has no values")
  }

  /// Returns what a name of Figma's means; nil if it is none.
  static func named(_ name: String) -> Timing? {
    if let shape = shapes[name] { return .curve(Curve(shape)) }
    if let back = backs[name] {
      return KnownShapes.curve("figma/" + back).map { .curve(Curve($0)) }
    }
    guard springs.contains(name) else { return nil }
    return KnownShapes.spring("figma/" + name.lowercased()).map(Timing.spring)
  }

  private static let shapes: [String: Curve.Shape] = [
    "LINEAR": .named(.linear), "EASE_IN": .named(.easeIn), "EASE_OUT": .named(.easeOut),
    "EASE_IN_AND_OUT": .named(.easeInEaseOut), "EASE_IN_OUT": .named(.easeInEaseOut),
    "HOLD": .steps(1, jump: .end),
  ]
  private static let backs = [
    "EASE_IN_BACK": "ease-in-back", "EASE_OUT_BACK": "ease-out-back",
    "EASE_IN_AND_OUT_BACK": "ease-in-out-back", "EASE_IN_OUT_BACK": "ease-in-out-back",
  ]
  private static let springs: Set = ["GENTLE", "QUICK", "BOUNCY", "SLOW"]
}
