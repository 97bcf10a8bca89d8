import Motion

/// The interpolators of Android, by their elements.
enum AndroidInterpolator {
  /// Returns the shape that an element means.
  ///
  /// - Parameter resources: The values that can be referred to.
  static func shape(
    _ element: XMLElement, of resources: AndroidInterpreter
  ) throws(ValueProblem) -> Curve.Shape {
    func number(_ name: String) throws(ValueProblem) -> Double? {
      guard let given = element.attributes[name] else { return nil }
      let text = try resources.value(given, "dimen")
      guard let number = Double(text.trimmed), number.isFinite else {
        throw ValueProblem("\(name) must be a number, found '\(text.prefix(40))'")
      }
      return number
    }
    switch element.name {
    case "pathInterpolator":
      if let path = element.attributes["pathData"] {
        let text = try resources.value(path, "string").trimmed
        // Android begins at 0,0.
        let isMoved = text.first == "M" || text.first == "m"
        return .path(try ValueReader.path(isMoved ? text : "M 0,0 " + text))
      }
      let first = (try number("controlX1"), try number("controlY1"))
      guard let x1 = first.0, let y1 = first.1 else {
        throw ValueProblem("needs pathData, or controlX1 and controlY1")
      }
      let second = (try number("controlX2"), try number("controlY2"))
      if let x2 = second.0, let y2 = second.1 { return try ValueReader.bezier([x1, y1, x2, y2]) }
      // One control point makes a quadratic Bézier, which is a cubic one, too.
      return try ValueReader.bezier([x1 * 2 / 3, y1 * 2 / 3, (1 + 2 * x1) / 3, (1 + 2 * y1) / 3])
    case "accelerateInterpolator":
      let factor = try number("factor") ?? 1
      if factor == 1 { return try known("accelerate") }
      if let shape = EasingFormula.power(2 * factor, "in") { return shape }
    case "decelerateInterpolator":
      let factor = try number("factor") ?? 1
      if factor == 1 { return try known("decelerate") }
      if let shape = EasingFormula.power(2 * factor, "out") { return shape }
    case "overshootInterpolator":
      if let shape = EasingFormula.back(try number("tension") ?? 2, "out") {
        return shape
      }
    case "anticipateInterpolator":
      if let shape = EasingFormula.back(try number("tension") ?? 2, "in") {
        return shape
      }
    case "cycleInterpolator":
      throw ValueProblem("a cycle ends at its start value, but a curve must end at 1")
    case "anticipateOvershootInterpolator":
      guard element.attributes["tension"] == nil, element.attributes["extraTension"] == nil else {
        throw ValueProblem("supported only with the default tension (2) and extraTension (1.5)")
      }
    default: break
    }
    let words = element.name.keyWords
    return try known(words.dropLast().joined(separator: "-"))
  }

  private static func known(_ name: String) throws(ValueProblem) -> Curve.Shape {
    guard let shape = KnownShapes.curve("android/\(name)") else {
      throw ValueProblem("unknown interpolator")
    }
    return shape
  }
}
