/// The conversion of a spring.
struct SpringConversion {
  private let authored: Spring
  private let converter: MotionConverter
  private let spring: PhysicalSpring
  /// The text of an initial velocity known only at run time.
  private let unknownVelocity: String?

  init(_ spring: Spring, _ converter: MotionConverter) throws(MotionError) {
    (authored, self.converter) = (spring, converter)
    var known = spring
    if case .measure(let measure) = spring.initialVelocity {
      unknownVelocity = measure.text
      known.initialVelocity = nil
    } else {
      unknownVelocity = nil
    }
    self.spring = try SpringEvaluator(known).spring
  }

  func converted(to form: ConversionForm) throws(MotionError) -> Conversion {
    if let springForm = form.springForm { return try converted(to: springForm, form) }
    switch form {
    case .cubicBezier: return try bezier()
    case .linear, .css: return try linear(form)
    case .expression: return Conversion(form, .spring(authored))
    default:
      throw MotionError(
        "a spring can't be converted to \(form.rawValue)", help: "use linear or cubic-bezier")
    }
  }

  private func converted(
    to springForm: SpringForm, _ form: ConversionForm
  ) throws(MotionError) -> Conversion {
    if springForm == authored.parameters.form { return Conversion(form, .spring(authored)) }
    if springForm == .settling {
      if let unknownVelocity {
        throw MotionError(
          "the time to settle depends on the initial velocity, \(unknownVelocity)",
          help: "use another form of spring, which keeps it")
      }
      if spring.asEvaluated.ratioDefect < 0 {
        throw MotionError(
          "UIKit's time to settle doesn't support a damping ratio above 1",
          help: "use perceptual or response for an overdamped spring")
      }
    }
    var result = try spring.spring(as: springForm)
    result.initialVelocity = authored.initialVelocity
    result.verticalVelocity = authored.verticalVelocity
    result.delay = authored.delay
    var conversion = Conversion(form, .spring(result), notes: notes(springForm))
    if authored.hasOpenStiffness { conversion.notes.append(Spring.openStiffnessNote) }
    return conversion
  }

  private func notes(_ form: SpringForm) -> [String] {
    var notes: [String] = []
    let keepsMass = form == .physical || form == .ratio
    if spring.mass != 1, !keepsMass {
      notes.append(
        "mass \(Figure.text(spring.mass)) isn't kept; only stiffness/mass and damping/mass matter,"
          + " so the motion is the same")
    }
    if spring.isClamped, !keepsMass {
      notes.append("the damping ratio is above 1 without allowsOverdamping, so it's treated as 1")
    }
    if case .response(_, _, let blend?) = authored.parameters, blend != .seconds(0) {
      notes.append("the blend time is lost")
    }
    if form == .settling || authored.parameters.form == .settling {
      notes.append("by the published interpretation of UIKit's rule, with mass 1")
    }
    return notes
  }

  private func bezier() throws(MotionError) -> Conversion {
    let (solver, time) = (spring.solver, try restingTime(solver: spring.solver, within: nil))
    let fit = BezierApproximation(of: { solver.position(at: $0 * time) })
    let found = fit.curve
    let shape = Curve.Shape.cubicBezier(x1: found.x1, y1: found.y1, x2: found.x2, y2: found.y2)
    var notes = notesOfCurve(solver, time)
    if solver.regime == .underdamped, solver.overshoot >= fit.largestError, fit.largestError > 0.02
    {
      notes.append("a cubic Bézier curve can't follow every oscillation; linear can")
    }
    return try curve(.cubicBezier, shape, time, notes)
  }

  private func linear(_ form: ConversionForm) throws(MotionError) -> Conversion {
    let tolerance = converter.tolerance ?? MotionConverter.defaultTolerance
    let solver = spring.solver
    let time = try restingTime(solver: solver, within: tolerance)
    let intervals = try Self.intervals(solver, time)
    // It ends on the target, from which the spring is less than the tolerance away.
    let fit = LinearApproximation(
      of: CurveGraph(solver, until: 1, pace: time, last: 1), tolerance: tolerance,
      intervals: intervals)
    guard fit.stops.count <= 4096 else {
      throw MotionError(
        "oscillates so long that linear() would need more than 4,096 stops", kind: .tooFine)
    }
    return try curve(form, .linear(fit.stops), time, notesOfCurve(solver, time))
  }

  /// Enough parts for every swing.
  private static func intervals(_ solver: SpringSolver, _ time: Double) throws(MotionError) -> Int {
    let angle = solver.angle(until: time)
    guard angle <= 512 else {
      throw MotionError(
        "the spring oscillates too often for a list of stops", help: "increase its damping")
    }
    return Int(max(1024, angle * 4))
  }

  private func curve(
    _ form: ConversionForm, _ shape: Curve.Shape, _ time: Double, _ notes: [String]
  ) throws(MotionError) -> Conversion {
    let worst = LargestDifference(
      of: spring.solver, CurveGraph(try CurveEvaluator(shape), over: time))
    return Conversion(
      form, .curve(Curve(shape, duration: .seconds(time), delay: authored.delay)), isExact: false,
      largestError: worst.error, timeOfLargestError: worst.input, notes: notes)
  }

  private func notesOfCurve(_ solver: SpringSolver, _ time: Double) -> [String] {
    let meaning =
      time == solver.coreAnimationSettlingTime
      ? "Core Animation's settlingDuration"
      : time > solver.restingTime
        ? "the time to settle within the tolerance" : "the time to settle within 0.001"
    var notes = ["use it with this duration, \(meaning)"]
    if let unknownVelocity {
      notes.append(
        "the initial velocity, \(unknownVelocity), is ignored: the spring starts from rest")
    } else if solver.initialVelocity != 0 {
      notes.append("for this initial velocity only")
    }
    return notes
  }

  /// How long the spring takes; at least until it stays within a tolerance.
  private func restingTime(
    solver: SpringSolver, within tolerance: Double?
  ) throws(MotionError) -> Double {
    guard let last = solver.lastCrossing(), last.isFinite else {
      throw MotionError(
        "an undamped spring never settles, so it can't be converted to a curve",
        help: "use another form of spring")
    }
    guard let tolerance, tolerance < SpringSolver.settlingThreshold else {
      return solver.restingTime
    }
    return max(solver.restingTime, solver.lastCrossing(of: tolerance) ?? last)
  }
}

extension Spring.Parameters {
  /// The form in which the parameters are given; nil for a reference.
  var form: SpringForm? {
    switch self {
    case .use: nil
    case .physical: .physical
    case .ratio: .ratio
    case .perceptual: .perceptual
    case .response: .response
    case .settling: .settling
    }
  }
}
