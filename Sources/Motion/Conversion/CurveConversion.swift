/// The conversion of a curve.
struct CurveConversion {
  private let authored: Curve
  private let converter: MotionConverter
  private let evaluator: CurveEvaluator
  /// How long it takes, in seconds, if that is known.
  private let duration: Double?

  init(_ curve: Curve, _ converter: MotionConverter) throws(MotionError) {
    self.converter = converter
    evaluator = try CurveEvaluator(curve.shape)
    duration = curve.duration?.seconds
    authored = curve
  }

  func converted(to form: ConversionForm) throws(MotionError) -> Conversion {
    var conversion = try self.conversion(to: form)
    // Whoever wants control points may hand them to UIKit.
    if form == .cubicBezier, case .curve(let curve) = conversion.motion,
      let note = curve.shape.trimmingNote
    {
      conversion.notes.append(note)
    }
    return conversion
  }

  private func conversion(to form: ConversionForm) throws(MotionError) -> Conversion {
    if let springForm = form.springForm { return try spring(springForm, form) }
    switch form {
    case .cubicBezier: return bezier()
    case .linear: return try linear(form)
    case .path: return exact(form, .path(try path()))
    case .expression:
      if case .path = authored.shape { return try css() }
      return exact(form, authored.shape)
    default: return try css()
    }
  }

  private func css() throws(MotionError) -> Conversion {
    if case .path = authored.shape {
      if let bezier = authored.shape.bezier { return exact(.css, bezier) }
      var conversion = try linear(.css)
      conversion.notes.append("CSS has no curve of several Bézier curves")
      return conversion
    }
    return exact(.css, authored.shape)
  }

  private func exact(_ form: ConversionForm, _ shape: Curve.Shape) -> Conversion {
    var curve = authored
    curve.shape = shape
    return Conversion(form, .curve(curve))
  }

  private func bezier() -> Conversion {
    if let shape = authored.shape.bezier { return exact(.cubicBezier, shape) }
    let found = evaluator.nearestBezier.curve
    return approximate(
      .cubicBezier, .cubicBezier(x1: found.x1, y1: found.y1, x2: found.x2, y2: found.y2),
      LargestDifference(of: CurveGraph(CurveEvaluator(found)), CurveGraph(evaluator)))
  }

  private func linear(_ form: ConversionForm) throws(MotionError) -> Conversion {
    switch authored.shape {
    case .linear(let stops) where converter.tolerance == nil || evaluator.jumpsSomewhere:
      return exact(form, .linear(stops))
    case .named(.linear): return exact(form, .linear(Polyline().stops))
    case .steps:
      let stops = evaluator.corners.map { Curve.Stop(input: $0.x, output: $0.y) }
      var conversion = exact(form, .linear(stops))
      conversion.notes.append("outside 0…1, and before it starts, linear() continues differently")
      return conversion
    default: break
    }
    let tolerance = converter.tolerance ?? MotionConverter.defaultTolerance
    let fit = evaluator.linearApproximation(tolerance: tolerance)
    let line = try CurveEvaluator(.linear(fit.stops))
    let worst = LargestDifference(of: CurveGraph(line), CurveGraph(evaluator))
    return approximate(form, .linear(fit.stops), worst)
  }

  private func approximate(
    _ form: ConversionForm, _ shape: Curve.Shape, _ worst: LargestDifference
  ) -> Conversion {
    var conversion = exact(form, shape)
    conversion.isExact = worst.error == 0
    conversion.largestError = worst.error
    conversion.timeOfLargestError = worst.error == 0 ? nil : worst.input * (duration ?? 1)
    return conversion
  }

  private func path() throws(MotionError) -> PathData {
    if case .path(let path) = authored.shape { return path }
    if case .cubicBezier(let x1, let y1, let x2, let y2)? = authored.shape.bezier {
      return try PathData(
        "M 0,0 C \(Figure.text(x1)),\(Figure.text(y1)) \(Figure.text(x2)),\(Figure.text(y2)) 1,1")
    }
    let corners = evaluator.corners
    guard corners.first?.x == 0, corners.first?.y == 0, corners.last?.x == 1, corners.last?.y == 1
    else {
      throw MotionError(
        "a path must run from 0,0 to 1,1, but this curve doesn't", help: "use linear or css")
    }
    let lines = corners.dropFirst().map { "\(Figure.text($0.x)),\(Figure.text($0.y))" }
    return try PathData("M 0,0 L \(lines.joined(separator: " "))")
  }

  private func spring(
    _ springForm: SpringForm, _ form: ConversionForm
  ) throws(MotionError) -> Conversion {
    guard let duration, duration > 0 else {
      throw MotionError(
        "a spring has a duration of its own, but this curve has none", kind: .missingDuration)
    }
    let nearest = try NearestSpring(
      duration: duration, allowsOverdamping: springForm != .settling
    ) { evaluator.value(at: $0) }
    var spring = try nearest.spring.spring(as: springForm)
    spring.delay = authored.delay
    let solver = try SpringEvaluator(spring).solver
    let worst = LargestDifference(
      of: CurveGraph(solver, until: duration), CurveGraph(evaluator, over: duration))
    return Conversion(
      form, .spring(spring), isExact: false, largestError: worst.error,
      timeOfLargestError: worst.input,
      notes: [Self.note(solver, after: duration)])
  }

  /// What the spring does after the curve has ended.
  private static func note(_ solver: SpringSolver, after duration: Double) -> String {
    let end = max(solver.restingTime, duration)
    let rest = solver.largestDistance(after: duration).distance
    let (distance, settled) = (Figure.raised(rest, to: 2), Figure.rounded(end, to: 3))
    return "closest within \(Figure.text(duration)) s; then up to \(Figure.text(distance)) from"
      + " the target, settled in \(Figure.text(settled)) s"
  }
}

extension Curve.Shape {
  /// The same shape as a cubic Bézier; nil if it is none.
  var bezier: Curve.Shape? {
    switch self {
    case .cubicBezier: return self
    case .named(let name):
      let points = name.controlPoints
      return .cubicBezier(x1: points.x1, y1: points.y1, x2: points.x2, y2: points.y2)
    case .linear(let stops) where stops == Polyline().stops:
      return .cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .path(let path):
      guard path.segments.count == 2, case .cubic(let first, let second, _) = path.segments[1]
      else { return nil }
      return .cubicBezier(x1: first.x, y1: first.y, x2: second.x, y2: second.y)
    case .use, .linear, .steps: return nil
    }
  }
}

extension CurveEvaluator {
  /// The corners of lines and steps within 0…1; none for other curves.
  public var corners: [PathData.Point] {
    switch form {
    case .polyline(let line): line.corners
    case .steps(let steps): steps.corners
    case .bezier, .path: []
    }
  }

  /// Whether lines jump, so that nothing that is continuous comes near them.
  var jumpsSomewhere: Bool {
    zip(corners, corners.dropFirst()).contains { $0.x == $1.x && $0.y != $1.y }
  }
}
