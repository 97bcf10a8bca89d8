import Motion
import Presets

/// A CSS motion is what becomes of a preset in CSS: custom properties and animations.
struct CSSMotion: PresetDeclaration {
  /// An easing, with its duration and delay.
  var easing: CSSTimingFunction?
  /// How long it takes and waits, in seconds, if that is not part of animations.
  var duration, delay: Double?
  /// Which of a spring's durations that is.
  var durationNote: String?
  /// How far the eye is from the container of its layers, as a length.
  var perspective: String?
  /// The time between two targets' starts, in seconds.
  var stagger: Double?
  /// What runs, by target.
  var slots: [Slot] = []
  /// The largest error, as a fraction of the distance.
  var error = 0.0
  /// When the error is largest.
  var instant: Fidelity.Instant?
  /// Whether there is something that is not known about how the platform does it.
  var isGuess = false
  /// Whether sides are the reader's.
  var isLogical = false
  let prefix: String
  let tolerance: Double
  /// What the developer must know, and the lengths to be set.
  var notes: [String] = []
  var lengths: [String] = []

  /// A slot is the animations of one target.
  struct Slot {
    /// The target's name in kebab case; empty if there is only one and it has no name.
    var name: String
    /// The target, by the author's name.
    var target: String?
    /// The animations, the later ones above the earlier.
    var animations: [CSSAnimation]
  }

  /// Makes what becomes of a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion, its references followed.
  ///   - prefix: What names of the app's custom properties begin with.
  ///   - tolerance: How far `linear()` may be off, as a fraction of the distance.
  /// - Throws: ``Unsupported`` if CSS has nothing for it.
  init(_ motion: Motion, prefix: String, tolerance: Double) throws(Unsupported) {
    (self.prefix, self.tolerance) = (prefix, tolerance)
    switch motion {
    case .curve(let curve): try addCurve(curve)
    case .spring(let spring): try addSpring(spring)
    case .duration(.seconds(let seconds)): duration = seconds
    case .duration(.use): throw Unsupported(.unknown, "it is not resolved")
    case .keyframes, .transition, .animator, .group: try add(motion, Span())
    }
  }

  /// How close it comes.
  var fidelity: Fidelity {
    let notes =
      notes + (lengths.isEmpty ? [] : ["lengths to be set: \(lengths.joined(separator: ", "))"])
    if isGuess { return .approximate(nil, notes: notes) }
    return error <= CSSTrajectory.exact
      ? .exact(notes: notes) : .approximate(error, at: instant, notes: notes)
  }

  private mutating func addCurve(_ curve: Curve) throws(Unsupported) {
    if let exact = CSSTimingFunction(exactly: curve.shape) {
      easing = exact
    } else {
      let evaluator = try evaluated(CurveEvaluator(curve.shape))
      try fit({ evaluator.value(at: $0) }, over: nil)
    }
    (duration, delay) = (curve.duration?.seconds, curve.delay?.seconds)
  }

  /// A spring takes until it stays within the tolerance.
  private mutating func addSpring(_ spring: Spring) throws(Unsupported) {
    if case .measure(let measure)? = spring.initialVelocity, (try? SpringEvaluator(spring)) == nil {
      throw Unsupported(
        .unknown,
        "its initial velocity, \(measure.text), is known only as it runs, and linear() is not"
          + " made then")
    }
    let evaluator = try evaluated(SpringEvaluator(spring))
    guard let time = evaluator.solver.lastCrossing(of: tolerance), time > 0 else {
      throw Unsupported(.motion, "without damping it never comes to rest")
    }
    // Whole milliseconds read well; the stops are those of that time.
    let seconds = (time * 1000).rounded(.up) / 1000
    try fit({ $0 < 1 ? evaluator.solver.position(at: $0 * seconds) : 1 }, over: seconds)
    duration = seconds
    let perceptual = Figure.rounded(evaluator.spring.perceptualDuration, to: 3)
    durationNote =
      "time to settle within \(CSSText.number(tolerance, places: 6)); perceptual duration"
      + " \(CSSText.time(perceptual))"
    delay = evaluator.delay == 0 ? nil : evaluator.delay
  }

  private mutating func fit(
    _ function: (Double) -> Double, over seconds: Double?
  ) throws(Unsupported) {
    let fit = CSSTimingFunction(fitting: function, tolerance: tolerance)
    let worst = fit.largestError(against: function)
    easing = fit
    error = worst.error
    instant = seconds.map { .seconds($0 * worst.time) } ?? .fraction(worst.time)
  }
}
