import Motion

/// Facts are what is derived from a preset, so that it can be searched and listed by it.
public struct PresetFacts: Hashable, Sendable {
  /// The version of the code that derives them, and the words that presets are found by; what
  /// another version has stored is derived again.
  public static let version = 7

  /// How long the motion takes in seconds, without its delay; nil if it has no length of its own
  /// or no end.
  public var duration: Double?
  /// How long it waits before it begins, in seconds.
  public var delay: Double?
  /// How long a spring takes until it stays within .001 of its target, in seconds without its
  /// delay.
  public var settling: Double?
  /// How far it goes beyond its target at most, as a fraction of the distance; 0 if it does not.
  public var overshoot: Double?
  /// The damping ratio of a spring, as it is evaluated: 1 if Core Animation clamps it.
  public var dampingRatio: Double?
  /// The bounce of a spring as SwiftUI has it, -1…1.
  public var bounce: Double?
  /// When 90 % of the distance is first covered, as a fraction of the duration.
  public var timeTo90Percent: Double?
  /// When 90 % of the distance is first covered, in seconds without the delay; nil without a duration.
  public var secondsTo90Percent: Double? {
    guard let timeTo90Percent, let duration else { return nil }
    return timeTo90Percent * duration
  }
  /// How it feels; empty if it has no shape.
  public var feel: Set<FeelWord> = []
  /// Its shape; nil if it has none that one line can show.
  public var sketch: Sketch?
  /// The numbers that define it, and what it moves.
  public var parameters = MotionParameters()

  /// Makes facts.
  public init(duration: Double? = nil, delay: Double? = nil) {
    self.duration = duration
    self.delay = delay
  }

  /// Returns how long the shape takes in seconds: of a spring until it stays at its target, of
  /// anything else its duration; nil if it has no time.
  public func shapeTime(of kind: MotionKind) -> Double? {
    kind == .spring ? settling ?? duration : duration
  }
}

extension PresetFacts {
  /// Derives the facts of a motion without references, as `ReferenceResolver` leaves it.
  ///
  /// What cannot be evaluated is nil: what depends on a measure, a time that is a reference, a
  /// shape that is not a curve, and figures beyond what a number can hold.
  public init(of motion: Motion) {
    self.init()
    guard motion.isWithinLimits else { return }
    parameters.takeMoves(of: motion)
    if case .curve(let timing) = motion.timing { parameters.take(timing.shape) }
    switch motion {
    case .curve(let curve): derive(curve)
    case .spring(let spring): derive(spring)
    case .duration(let duration):
      if case .seconds(let seconds) = duration { self.duration = seconds }
    case .keyframes(let keyframes): derive(keyframes)
    case .transition(let transition):
      delay = transition.delay?.seconds
      derive(transition.timing, lasting: transition.duration)
    case .animator(let animator):
      delay = animator.delay?.seconds
      derive(animator.timing, lasting: animator.duration)
    case .group(let group): duration = group.length
    }
    if let duration, !duration.isFinite { self.duration = nil }
  }

  private mutating func derive(_ curve: Curve) {
    duration = curve.duration?.seconds
    delay = curve.delay?.seconds
    parameters.take(curve.shape)
    if let shape = MotionShape(curve.shape) { take(shape, over: duration) }
  }

  /// Times are one run's, as its parent sees it: the duration divided by the speed.
  private mutating func derive(_ keyframes: Keyframes) {
    duration = keyframes.runLength
    delay = keyframes.beginTime?.seconds
    if let shape = MotionShape(keyframes) { take(shape, over: duration) }
  }

  mutating func take(_ shape: MotionShape, over seconds: Double?) {
    let shape = shape.finite
    overshoot = shape.overshoot
    timeTo90Percent = shape.timeTo90Percent
    sketch = shape.sketch
    feel = FeelWord.words(for: shape, lasting: seconds)
  }

  /// A spring's duration is its true settling, but for UIKit's form, which states one.
  mutating func derive(_ spring: Spring) {
    delay = spring.delay?.seconds
    if case .settling(_, let stated) = spring.parameters { duration = stated.seconds }
    guard let solver = solver(of: spring) else { return }
    duration = duration ?? settling
    take(MotionShape(solver, over: settling), over: settling)
    // A fraction of the time that is stated, if one is.
    if let fraction = timeTo90Percent, let settling, let duration {
      timeTo90Percent = fraction * settling / duration
    }
  }

  /// Derives the facts of a transition or animator, whose progress is a timing's.
  ///
  /// The time is that of ``TimedProgress``: without any duration Core Animation's quarter of a
  /// second, with a spring given physically until Core Animation says that it has settled.
  mutating func derive(_ timing: Timing?, lasting authored: Time?) {
    switch timing {
    case .preset: duration = authored?.seconds
    case nil: derive(Curve(.named(.linear)), lasting: authored)
    case .curve(let curve): derive(curve, lasting: authored)
    case .spring(var spring):
      var isTimed = false
      if case .settling(let ratio, let own) = spring.parameters {
        isTimed = true
        duration = (authored ?? own).seconds
        spring.parameters = .settling(dampingRatio: ratio, duration: authored ?? own)
      }
      guard let solver = solver(of: spring) else { return }
      if !isTimed { duration = solver.restingTime }
      take(MotionShape(solver, over: duration), over: duration)
    }
  }

  private mutating func derive(_ curve: Curve, lasting authored: Time?) {
    duration = (authored ?? curve.duration)?.seconds ?? MediaTiming.defaultDuration
    if let shape = MotionShape(curve.shape) { take(shape, over: duration) }
  }

  /// Derives settling, damping ratio and bounce; what evaluates the spring, nil if it depends on
  /// what is not known.
  private mutating func solver(of spring: Spring) -> SpringSolver? {
    let evaluator = try? SpringEvaluator(spring)
    var known = evaluator
    if known == nil {
      // The damping is the same at every initial velocity.
      var still = spring
      still.initialVelocity = nil
      known = try? SpringEvaluator(still)
    }
    guard let known else { return nil }
    let evaluated = known.spring.asEvaluated
    parameters.take(known.spring, of: spring)
    parameters.initialVelocity = evaluator?.spring.initialVelocity
    dampingRatio = evaluated.dampingRatio
    bounce = evaluated.bounce
    takeFigures(of: spring)
    settling = evaluator?.solver.lastCrossing().flatMap { $0.isFinite ? $0 : nil }
    return evaluator?.solver
  }

  /// Takes damping ratio and bounce as they were written, if they are evaluated as such.
  private mutating func takeFigures(of spring: Spring) {
    switch spring.parameters {
    case .perceptual(_, let written) where spring.allowsOverdamping != false || written >= 0:
      bounce = written
    case .ratio(let ratio, _, _) where ratio <= 1,
      .response(_, let ratio, _) where ratio <= 1, .settling(let ratio, _) where ratio <= 1:
      dampingRatio = ratio
      bounce = 1 - ratio
    default: break
    }
  }
}

extension Keyframes {
  /// How long one run takes in seconds, as the parent sees it; infinite if time stands still.
  var runLength: Double {
    let timing = MediaTiming(self, seconds: \.seconds)
    return timing.speed == 0 ? .infinity : timing.duration / abs(timing.speed)
  }
}

extension MotionGroup {
  /// How long the group takes in seconds: its own duration, else until the last member has ended.
  ///
  /// Infinite if a member has no end. Of a stagger the first target is taken: how many there are
  /// only the app knows.
  var length: Double? { duration.map(\.seconds) ?? members.map(\.end).max() }
}

extension MotionGroup.Member {
  /// When it has ended in the group's time, in seconds.
  fileprivate var end: Double {
    guard case .motion(let motion) = content else { return 0 }
    let timing = MediaTiming(self, motion: motion.mediaTiming, seconds: \.seconds)
    return timing.activeDuration > 0 ? timing.beginTime + timing.parentDuration : timing.beginTime
  }
}

extension Motion {
  /// The motion's own timing, in which a delay is a begin time.
  fileprivate var mediaTiming: MediaTiming {
    if case .keyframes(let keyframes) = self { return MediaTiming(keyframes, seconds: \.seconds) }
    if case .group(let group) = self { return MediaTiming(duration: group.length ?? 0) }
    let facts = PresetFacts(of: self)
    var timing = MediaTiming(duration: facts.duration ?? MediaTiming.defaultDuration)
    // A group plays a spring until Core Animation says that it has settled, as it is sampled.
    if case .spring(let spring) = self, let evaluator = try? SpringEvaluator(spring) {
      timing.duration = evaluator.solver.restingTime
    }
    timing.beginTime = facts.delay ?? 0
    return timing
  }
}
