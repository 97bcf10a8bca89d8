import Motion

/// A portable motion is one that animation libraries have a form for: a curve, a spring, a duration or
/// keyframes.
enum PortableMotion: Hashable, Sendable {
  case curve(PortableCurve)
  case spring(PortableSpring)
  /// Seconds.
  case duration(Double)
  case keyframes(PortableKeyframes)

  /// Makes the portable form of a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion, without references.
  ///   - library: What the format is called in reasons.
  /// - Throws: ``Unsupported`` with the reason if it has none.
  init(_ motion: Motion, for library: String) throws(Unsupported) {
    switch motion {
    case .curve(let curve): self = .curve(try PortableCurve(curve))
    case .spring(let spring): self = .spring(try PortableSpring(spring))
    case .duration(.seconds(let seconds)): self = .duration(seconds)
    case .duration(.use): throw Unsupported(.unknown, "its duration is not resolved")
    case .keyframes(let keyframes): self = .keyframes(try PortableKeyframes(keyframes))
    case .transition:
      throw Unsupported("\(library) has no transitions of whole screens as values")
    case .animator:
      throw Unsupported("\(library) has no animators of views; its timing can be a preset")
    case .group:
      throw Unsupported("\(library) has no groups as values; its members can be presets")
    }
  }
}

/// A portable curve is an easing, with its time if it has one.
struct PortableCurve: Hashable, Sendable {
  var easing: PortableEasing
  /// Seconds; nil if it has no time of its own.
  var duration: Double?
  /// Seconds; 0 where it begins at once.
  var delay: Double

  init(_ curve: Curve) throws(Unsupported) {
    easing = try PortableEasing(curve.shape)
    duration = curve.duration?.seconds
    delay = curve.delay?.seconds ?? 0
  }
}

/// A portable spring is a spring in its physical form, as it is evaluated.
struct PortableSpring: Hashable, Sendable {
  /// The spring from rest; a damping ratio above 1 is one that is meant.
  let spring: PhysicalSpring
  /// The speed at the start; nil if it starts from rest.
  let velocity: Quantity?
  /// Seconds; 0 where it begins at once.
  let delay: Double
  /// What is lost of how it was authored.
  let notes: [String]

  init(_ spring: Spring) throws(Unsupported) {
    self.spring = try spring.fromRest().asEvaluated
    velocity = spring.initialVelocity == .number(0) ? nil : spring.initialVelocity
    delay = spring.delay?.seconds ?? 0
    let hasBlend =
      if case .response(_, _, let blend?) = spring.parameters { blend.seconds != 0 } else { false }
    notes = hasBlend ? ["its blend time, for retargeting, is lost"] : []
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
  /// The spring in its physical form, without a velocity.
  func fromRest() throws(Unsupported) -> PhysicalSpring {
    var resting = self
    resting.initialVelocity = nil
    return try evaluated(SpringEvaluator(resting).spring)
  }
}

extension PortableCurve {
  /// How faithful the curve is when its duration is kept in whole milliseconds.
  var fidelityInMilliseconds: Fidelity {
    get throws(Unsupported) {
      guard let duration else { return .exact }
      let (time, fidelity) = try Milliseconds.whole(duration)
      if fidelity == .exact || easing.jumps { return fidelity }
      let evaluator = try evaluated(CurveEvaluator(easing.shape))
      let whole = max(Double(time) / 1000, 1e-9)
      let worst = LargestError(until: max(duration, whole)) { time in
        evaluator.value(at: min(time / duration, 1)) - evaluator.value(at: min(time / whole, 1))
      }
      return worst.fidelity(notes: fidelity.notes)
    }
  }
}
