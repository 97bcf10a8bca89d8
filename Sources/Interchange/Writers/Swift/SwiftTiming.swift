import Motion

/// A Swift timing is how progress runs, in the words of one of Apple's frameworks.
enum SwiftTiming {
  /// Returns a timing as CAMediaTimingFunction; nil where it is linear, which none is needed for.
  static func mediaTimingFunction(_ timing: Timing?) throws(Unsupported) -> String? {
    guard let curve = try curve(timing) else { return nil }
    if case .named(let name) = curve.shape {
      return name == .linear ? nil : "CAMediaTimingFunction(name: .\(name.rawValue))"
    }
    let points = try controlPoints(curve, "Core Animation")
    if points[0] == points[1], points[2] == points[3] { return nil }
    return "CAMediaTimingFunction(controlPoints: \(list(points)))"
  }

  /// Returns a timing as UIView.AnimationCurve; nil where it is none of those.
  static func viewCurve(_ timing: Timing?) -> String? {
    guard let timing else { return "linear" }
    guard case .curve(let curve) = timing else { return nil }
    return switch curve.shape.controlPoints {
    case [0, 0, 1, 1]: "linear"
    case [0.42, 0, 1, 1]: "easeIn"
    case [0, 0, 0.58, 1]: "easeOut"
    case [0.42, 0, 0.58, 1]: "easeInOut"
    default: nil
    }
  }

  /// The control points of a curve that a framework takes only as one Bézier.
  static func controlPoints(_ curve: Curve, _ framework: String) throws(Unsupported) -> [Double] {
    guard let points = curve.shape.controlPoints else {
      throw Unsupported("\(framework) times animations by one cubic Bézier or a spring only")
    }
    return points
  }

  /// Returns numbers as arguments.
  static func list(_ numbers: [Double]) -> String {
    numbers.map(CodeText.number).joined(separator: ", ")
  }

  /// The curve of a timing; nil where there is none.
  private static func curve(_ timing: Timing?) throws(Unsupported) -> Curve? {
    switch timing {
    case nil: return nil
    case .curve(let curve): return curve
    case .spring: throw Unsupported("Core Animation stretches no spring over keyframes")
    case .preset(let reference): throw Unsupported(.unknown, "\(reference.name) is not known")
    }
  }
}
