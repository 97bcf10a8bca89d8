import Motion
import Presets

/// A CSS motion is what becomes of a preset in CSS: custom properties and animations.
struct CSSMotion: PresetDeclaration {
  /// An easing, with its duration and delay.
  var easing: CSSTimingFunction?
  /// How long it takes and waits, in seconds, where that is told apart from animations.
  var duration, delay: Double?
  /// Which of a spring's durations that is.
  var durationNote: String?
  /// How far the eye is from the container of its layers, as a length.
  var perspective: String?
  /// The time between two targets' starts, in seconds.
  var stagger: Double?
  /// What runs, by target.
  var slots: [Slot] = []
  /// The largest error, as a share of the way, and when it is, in seconds or as a share.
  var error = 0.0
  /// When the error is largest.
  var moment: Fidelity.Moment?
  /// Whether there is something that is not known about how the platform does it.
  var isGuess = false
  /// What is to be heeded.
  var notes: [String] = []
  /// Whether sides are the reader's.
  var isLogical = false

  /// A slot is the animations of one target.
  struct Slot {
    /// The target's name in kebab case; empty where there is only one and it has no name.
    var name: String
    /// The animations, the later ones above the earlier.
    var animations: [CSSAnimation]
  }

  /// Makes what becomes of a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion, its references followed.
  ///   - prefix: What names of the app's custom properties begin with.
  ///   - tolerance: How far `linear()` may be off, as a share of the way.
  /// - Throws: ``Unsupported`` where CSS has nothing for it.
  init(_ motion: Motion, prefix: String, tolerance: Double) throws(Unsupported) {
    switch motion {
    case .curve(let curve): try addCurve(curve, tolerance)
    case .spring(let spring): try addSpring(spring, tolerance)
    case .duration(let named):
      guard case .seconds(let seconds) = named else {
        throw Unsupported(.unknown, "it is not resolved")
      }
      duration = seconds
    case .keyframes, .transition, .animator, .group:
      var cast = CSSAnimationSet(prefix: prefix, tolerance: tolerance)
      try cast.add(motion)
      slots = try cast.slots()
      (error, moment) = (cast.error, cast.moment)
      (notes, isGuess, isLogical) = (cast.notes, cast.isGuess, cast.isLogical)
      (perspective, stagger) = (cast.perspective, cast.stagger)
    }
  }

  /// How close it comes.
  var fidelity: Fidelity {
    if isGuess { return .approximate(nil, notes: notes) }
    return error <= CSSTrajectory.exact
      ? .exact(notes: notes) : .approximate(error, at: moment, notes: notes)
  }

  private mutating func addCurve(_ curve: Curve, _ tolerance: Double) throws(Unsupported) {
    if let exact = CSSTimingFunction(exactly: curve.shape) {
      easing = exact
    } else {
      let evaluator: CurveEvaluator
      do throws(MotionError) {
        evaluator = try CurveEvaluator(curve.shape)
      } catch {
        throw Unsupported(evaluating: error)
      }
      try fit({ evaluator.value(at: $0) }, over: nil, tolerance)
    }
    (duration, delay) = (curve.duration?.seconds, curve.delay?.seconds)
  }

  /// A spring takes until it stays within the tolerance.
  private mutating func addSpring(_ spring: Spring, _ tolerance: Double) throws(Unsupported) {
    let evaluator: SpringEvaluator
    do throws(MotionError) {
      evaluator = try SpringEvaluator(spring)
    } catch {
      if case .measure(let measure) = spring.initialVelocity {
        throw Unsupported(
          .unknown,
          "its initial velocity, \(measure.text), is known only as it runs, and linear() is not"
            + " made then")
      }
      throw Unsupported(evaluating: error)
    }
    guard let time = evaluator.solver.lastCrossing(of: tolerance), time > 0 else {
      throw Unsupported(.motion, "without damping it never comes to rest")
    }
    // Whole milliseconds read well; the stops are those of that time.
    let seconds = (time * 1000).rounded(.up) / 1000
    try fit({ $0 < 1 ? evaluator.solver.position(at: $0 * seconds) : 1 }, over: seconds, tolerance)
    duration = seconds
    let perceptual = Figure.rounded(evaluator.spring.perceptualDuration, to: 3)
    durationNote =
      "time to settle within \(CSSText.number(tolerance, places: 6)); perceptual duration"
      + " \(CSSText.time(perceptual))"
    delay = evaluator.delay == 0 ? nil : evaluator.delay
  }

  private mutating func fit(
    _ function: (Double) -> Double, over seconds: Double?, _ tolerance: Double
  ) throws(Unsupported) {
    let fit = CSSTimingFunction(fitting: function, tolerance: tolerance)
    let worst = fit.largestError(against: function)
    easing = fit
    error = worst.error
    moment = seconds.map { .seconds($0 * worst.share) } ?? .share(worst.share)
  }
}
