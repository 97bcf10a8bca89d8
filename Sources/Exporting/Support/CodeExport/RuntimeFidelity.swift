import Motion

extension EasingRuntime {
  /// Its name.
  var name: String {
    switch self {
    case .motion: "Motion"
    case .reanimated: "Reanimated"
    case .flutter: "Flutter"
    case .compose: "Compose"
    case .android: "Android"
    }
  }

  /// Whether it shows 0 at the very start, whatever the easing is there.
  ///
  /// Flutter's `Curve.transform` and `CurveTween`, and Android's `PathInterpolator`, return 0 at 0.
  fileprivate var startsAtZero: Bool { self == .flutter || self == .android }
}

extension CodeExportEasing {
  /// How far a runtime is off at most that solves the easing's Béziers itself.
  func difference(in runtime: EasingRuntime) throws(Unsupported) -> LargestDifference {
    var worst = LargestDifference()
    if runtime == .android, case .path(let path) = self {
      return try evaluated(FlattenedPath(path)).largestDifference
    }
    for piece in pieces {
      guard let curve = piece.unit else { continue }
      let found = runtime.largestDifference(from: curve)
      let input = piece.start.x + (piece.end.x - piece.start.x) * found.input
      worst.consider(found.error * (piece.end.y - piece.start.y), at: input)
    }
    return worst
  }

  /// How faithfully a runtime plays the easing.
  ///
  /// - Parameters:
  ///   - solvesItself: Whether the runtime solves Béziers, rather than what is written with them.
  ///   - isPart: Whether it's one of several, so that the time of the largest error isn't useful.
  func fidelity(
    in runtime: EasingRuntime, solvesItself: Bool = true, isPart: Bool = false
  ) throws(Unsupported) -> Fidelity {
    var worst = solvesItself ? try difference(in: runtime) : LargestDifference()
    var notes: [String] = []
    let ends = try evaluated(CurveEvaluator(shape))
    let (first, last) = (ends.value(at: 0), ends.value(at: 1))
    if runtime.startsAtZero, first != 0 {
      worst.consider(abs(first), at: 0)
      notes.append("\(runtime.name) shows 0 at the start, not \(CodeText.number(first))")
    }
    if last != 1 {
      worst.consider(abs(last - 1), at: 1)
      notes.append("\(runtime.name) shows 1 at the end, not \(CodeText.number(last))")
    }
    return .measured(worst, at: isPart ? nil : .fraction(worst.input), notes: notes)
  }
}

extension CodeExportSpring {
  /// The spring with its velocity, if it's a number.
  var known: PhysicalSpring {
    get throws(Unsupported) {
      guard case .number(let speed)? = velocity else { return spring }
      return try evaluated(
        PhysicalSpring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          initialVelocity: speed, allowsOverdamping: spring.allowsOverdamping))
    }
  }

  /// The note on a velocity that isn't known.
  var velocityNotes: [String] {
    guard case .measure? = velocity else { return [] }
    return ["the error is for a spring that starts from rest"]
  }
}

extension Fidelity {
  /// The smallest visible error.
  ///
  /// A smaller one is rounding.
  static let invisible = 0.00001

  /// The fidelity of what is off by a difference: exact if that is rounding.
  static func measured(
    _ difference: LargestDifference, at instant: Instant?, notes: [String] = []
  ) -> Fidelity {
    if difference.error < invisible { return .exact(notes: notes) }
    return .approximate(difference.error, at: instant, notes: notes)
  }

  /// The fidelity of a spring that is off by a difference.
  static func measured(_ difference: LargestDifference, notes: [String]) -> Fidelity {
    measured(difference, at: .seconds(difference.input), notes: notes)
  }
}
