import Motion

/// An exported motion is one that animation libraries have a form for: a curve, a spring, a duration,
/// keyframes or a screen transition.
enum CodeExportMotion: Hashable, Sendable {
  case curve(CodeExportCurve)
  case spring(CodeExportSpring)
  /// Seconds.
  case duration(Double)
  case keyframes(CodeExportKeyframes)
  case screens(ScreenTransition)

  /// Makes the exported form of a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion, without references.
  ///   - library: The name of the format in reasons.
  ///   - tolerance: How far lines along a spring may be off, as a part of the distance.
  /// - Throws: ``Unsupported`` with the reason if it has none.
  init(
    _ motion: Motion, for library: String, tolerance: Double = LineOptions.tolerance
  ) throws(Unsupported) {
    switch motion {
    case .curve(let curve): self = .curve(try CodeExportCurve(curve))
    case .spring(let spring): self = .spring(try CodeExportSpring(spring))
    case .duration(.seconds(let seconds)): self = .duration(seconds)
    case .duration(.use): throw Unsupported(.unknown, "its duration isn't resolved")
    case .keyframes(let keyframes):
      self = .keyframes(try CodeExportKeyframes(keyframes, tolerance: tolerance))
    case .transition(let transition):
      self = .screens(try ScreenTransition(transition, for: library, takesLengths: true))
    case .animator:
      throw Unsupported("\(library) has no view animators; its timing can be a preset")
    case .group:
      throw Unsupported("\(library) has no groups as values; its members can be presets")
    }
  }
}

/// An exported curve is an easing, with its time if it has one.
struct CodeExportCurve: Hashable, Sendable {
  var easing: CodeExportEasing
  /// The duration in seconds; nil if it has none.
  var duration: Double?
  /// Seconds; 0 if it begins at once.
  var delay: Double

  init(_ curve: Curve) throws(Unsupported) {
    easing = try CodeExportEasing(curve.shape)
    duration = curve.duration?.seconds
    delay = curve.delay?.seconds ?? 0
  }
}

/// An exported spring is a spring with the physical parameters that are evaluated.
struct CodeExportSpring: Hashable, Sendable {
  /// The spring from rest; a damping ratio above 1 is one that is meant.
  let spring: PhysicalSpring
  /// The speed at the start; nil if it starts from rest.
  let velocity: Quantity?
  /// Seconds; 0 if it begins at once.
  let delay: Double
  /// Notes on authored values that are lost.
  let notes: [String]
  /// How near mass, stiffness and damping are.
  let fidelity: Fidelity

  init(_ spring: Spring) throws(Unsupported) {
    self.spring = try spring.fromRest().asEvaluated
    fidelity = spring.stiffnessFidelity()
    velocity = spring.initialVelocity == .number(0) ? nil : spring.initialVelocity
    delay = spring.delay?.seconds ?? 0
    let hasBlend =
      if case .response(_, _, let blend?) = spring.parameters { blend.seconds != 0 } else { false }
    notes = hasBlend ? ["its blend duration, for retargeting, is omitted"] : []
  }

  /// The speed at the start in words.
  var velocityText: String? {
    switch velocity {
    case .number(let number)?: CodeText.number(number)
    case .measure(let measure)?: measure.text
    case nil: nil
    }
  }
}

extension Spring {
  /// The mass, stiffness and damping that it has at its initial velocity, without that velocity.
  func fromRest() throws(Unsupported) -> PhysicalSpring {
    try evaluated(SpringEvaluator(withoutOpenVelocity).spring).fromRest
  }

  /// How near mass, stiffness and damping are if the initial velocity is known only as the app runs.
  ///
  /// - Parameter lengths: The known runtime lengths.
  func stiffnessFidelity(knowing lengths: [String: Double] = [:]) -> Fidelity {
    guard hasOpenStiffness, case .measure(let measure)? = initialVelocity,
      (try? measure.evaluate(lengths)) == nil
    else { return .exact }
    return .approximate(nil, notes: [Self.openStiffnessNote])
  }
}

extension CodeExportCurve {
  /// How faithful the curve is when its duration is kept in whole milliseconds.
  var fidelityInMilliseconds: Fidelity {
    get throws(Unsupported) {
      guard let duration else { return .exact }
      let (time, fidelity) = try Milliseconds.whole(duration)
      if fidelity == .exact || easing.jumps { return fidelity }
      let evaluator = try evaluated(CurveEvaluator(easing.shape))
      let whole = max(Double(time) / 1000, 1e-9)
      let worst = LargestDifference(
        of: CurveGraph(evaluator, over: duration), CurveGraph(evaluator, over: whole))
      return worst.fidelity(notes: fidelity.notes)
    }
  }
}

/// An exported easing is a curve's shape, distinguished by what formats have a form for.
enum CodeExportEasing: Hashable, Sendable {
  case linear
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Straight lines through points; of points with one input the last one counts.
  case stops([PathData.Point])
  case steps(Int, jump: Curve.Jump)
  /// Béziers and lines in a row.
  case path(PathData)

  /// Makes an easing of a shape.
  ///
  /// - Throws: ``Unsupported`` if the shape isn't a curve of time.
  init(_ shape: Curve.Shape) throws(Unsupported) {
    let evaluator = try evaluated(CurveEvaluator(shape))
    if let points = shape.controlPoints {
      self = Self.cubicOrLinear(points[0], points[1], points[2], points[3])
      return
    }
    switch shape {
    case .use, .cubicBezier, .named: throw Unsupported(.unknown, "its curve isn't resolved")
    case .linear:
      let corners = evaluator.corners
      self = corners == [.init(x: 0, y: 0), .init(x: 1, y: 1)] ? .linear : .stops(corners)
    case .steps(let count, let jump): self = .steps(count, jump: jump)
    case .path(let path):
      if path.segments.count == 2, case .cubic(let first, let second, _) = path.segments[1] {
        self = Self.cubicOrLinear(first.x, first.y, second.x, second.y)
      } else {
        self = .path(path)
      }
    }
  }

  /// Makes an easing of a timing.
  ///
  /// - Throws: ``Unsupported`` if it's a spring.
  init(_ timing: Timing?) throws(Unsupported) {
    switch timing {
    case nil: self = .linear
    case .curve(let curve): try self.init(curve.shape)
    case .preset: throw Unsupported(.unknown, "its timing isn't resolved")
    case .spring: throw Unsupported("keyframes timed by a spring have no direct equivalent")
    }
  }

  private static func cubicOrLinear(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> CodeExportEasing {
    x1 == y1 && x2 == y2 ? .linear : .cubic(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// The easing as a shape.
  var shape: Curve.Shape {
    switch self {
    case .linear: .named(.linear)
    case .cubic(let x1, let y1, let x2, let y2): .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    case .stops(let points): .linear(points.map { Curve.Stop(input: $0.x, output: $0.y) })
    case .steps(let count, let jump): .steps(count, jump: jump)
    case .path(let path): .path(path)
    }
  }

  /// Whether its values leave 0…1.
  var overshoots: Bool {
    guard let extrema = try? CurveEvaluator(shape).extrema else { return false }
    return extrema.least.value < 0 || extrema.largest.value > 1
  }

  /// Whether it jumps, so that an instant too early or late is wholly off.
  var jumps: Bool {
    switch self {
    case .steps: true
    case .stops(let points): zip(points, points.dropFirst()).contains { $0.x == $1.x }
    case .linear, .cubic, .path: false
    }
  }

  /// The easing run backwards: from 1 to 0 in time and in value.
  var reversed: CodeExportEasing {
    get throws(Unsupported) {
      switch self {
      case .linear: return self
      case .cubic(let x1, let y1, let x2, let y2):
        return .cubic(x1: rest(x2), y1: rest(y2), x2: rest(x1), y2: rest(y1))
      case .stops(let points):
        return .stops(points.reversed().map { PathData.Point(x: rest($0.x), y: rest($0.y)) })
      case .steps(let count, let jump):
        switch jump {
        case .start: return .steps(count, jump: .end)
        case .end: return .steps(count, jump: .start)
        case .both, .none: return self
        }
      case .path:
        let calls = pieces.reversed().map { piece in
          let points = [piece.second, piece.first, piece.start]
          return "C " + CodeText.list(points.flatMap { [rest($0.x), rest($0.y)] })
        }
        return .path(try evaluated(PathData("M 0 0 " + calls.joined(separator: " "))))
      }
    }
  }

  /// The difference of a number from 1, without subtraction noise.
  private func rest(_ value: Double) -> Double { ((1 - value) * 1e12).rounded() / 1e12 }
}

/// Milliseconds are how many formats give times.
enum Milliseconds {
  /// Returns a time in whole milliseconds, and what rounding it costs.
  ///
  /// - Throws: ``Unsupported`` if it doesn't fit in 32 bits.
  static func whole(_ seconds: Double) throws(Unsupported) -> (time: Int32, fidelity: Fidelity) {
    let time = (seconds * 1000).rounded()
    guard let whole = Int32(exactly: time) else {
      throw Unsupported(.size, "a time of \(CodeText.number(seconds)) s is too long for 32 bits")
    }
    if abs(seconds * 1000 - time) < 1e-6 { return (whole, .exact) }
    let note = "\(CodeText.number(seconds)) s is rounded to whole milliseconds"
    return (whole, .approximate(nil, notes: [note]))
  }

  /// Returns a time in milliseconds without the noise of multiplying.
  static func text(_ seconds: Double) -> String {
    let time = (seconds * 1e9).rounded() / 1e6
    return CodeText.number(time.isFinite ? time : seconds * 1000)
  }
}

extension Curve.Jump {
  /// Where steps begin, 1 if they jump at the start, and how often they jump.
  func figures(of count: Int) -> (first: Int, jumps: Int) {
    switch self {
    case .start: (1, count)
    case .end: (0, count)
    case .both: (1, count + 1)
    case .none: (0, count - 1)
    }
  }

  /// The steps as arguments: their count and their numbers.
  func arguments(of count: Int) -> String {
    let (first, jumps) = figures(of: count)
    return "\(count), \(first), \(jumps)"
  }
}

extension Curve.Shape {
  /// The control points x1, y1, x2, y2; nil if the shape isn't a single Bézier.
  var controlPoints: [Double]? {
    switch self {
    case .cubicBezier(let x1, let y1, let x2, let y2): return [x1, y1, x2, y2]
    case .named(let name):
      let points = name.controlPoints
      return [points.x1, points.y1, points.x2, points.y2]
    case .use, .linear, .steps, .path: return nil
    }
  }
}
