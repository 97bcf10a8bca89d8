import Motion

/// A simple motion is one that animation libraries have a form for: a curve, a spring, a duration or
/// keyframes.
enum PortableMotion: Hashable, Sendable {
  case curve(PortableCurve)
  case spring(PortableSpring)
  /// Seconds.
  case duration(Double)
  case keyframes(PortableKeyframes)

  /// Makes the simple form of a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion, without references.
  ///   - library: What the format is called in reasons.
  /// - Throws: ``Unsupported`` with the reason where it has none.
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

/// A simple curve is an easing, with its time where it has one.
struct PortableCurve: Hashable, Sendable {
  var easing: PortableEasing
  /// Seconds; nil where it has no time of its own.
  var duration: Double?
  /// Seconds; 0 where it begins at once.
  var delay: Double

  init(_ curve: Curve) throws(Unsupported) {
    easing = try PortableEasing(curve.shape)
    duration = curve.duration?.seconds
    delay = curve.delay?.seconds ?? 0
  }
}

/// A simple spring is a spring in its physical form, as it is evaluated.
struct PortableSpring: Hashable, Sendable {
  /// The spring from rest; a damping ratio above 1 is one that is meant.
  let spring: PhysicalSpring
  /// The speed at the start; nil where it starts from rest.
  let velocity: Quantity?
  /// Seconds; 0 where it begins at once.
  let delay: Double
  /// What is lost of how it was authored.
  let notes: [String]

  init(_ spring: Spring) throws(Unsupported) {
    var resting = spring
    resting.initialVelocity = nil
    do throws(MotionError) {
      self.spring = try SpringEvaluator(resting).spring.asEvaluated
    } catch {
      throw Unsupported(evaluating: error)
    }
    velocity = spring.initialVelocity == .number(0) ? nil : spring.initialVelocity
    delay = spring.delay?.seconds ?? 0
    if case .response(_, _, let blend?) = spring.parameters, blend.seconds != 0 {
      notes = ["its blend time, for retargeting, is lost"]
    } else {
      notes = []
    }
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
