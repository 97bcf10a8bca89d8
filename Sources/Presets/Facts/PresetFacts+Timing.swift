import Motion

extension PresetFacts {
  /// A spring's duration is its true settling, but for UIKit's form, which states one.
  mutating func derive(_ spring: Spring) {
    delay = spring.delay?.seconds
    if case .settling(_, let stated) = spring.parameters { duration = stated.seconds }
    guard let solver = solver(of: spring) else { return }
    duration = duration ?? settling
    take(MotionShape(solver, over: settling), over: settling)
    // A share of the time that is stated, where one is.
    if let share = ninety, let settling, let duration { ninety = share * settling / duration }
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

  /// Derives settling, damping ratio and bounce; what evaluates the spring, nil where it depends on
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
    guard let evaluated = known?.spring.asEvaluated else { return nil }
    dampingRatio = evaluated.dampingRatio
    bounce = evaluated.bounce
    takeFigures(of: spring)
    settling = evaluator?.solver.lastCrossing().flatMap { $0.isFinite ? $0 : nil }
    return evaluator?.solver
  }

  /// Takes damping ratio and bounce as they were written, where they are evaluated as such.
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
