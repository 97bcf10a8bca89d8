#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A runtime spring is what an animation library plays of a spring's figures, until it ends it.
///
/// Libraries end springs at a distance in the value's own unit. The models have the value go from 0 to
/// 1; on a longer way what is left is a smaller fraction.
package struct RuntimeSpring: Sendable {
  /// The course that is played until the end.
  package let solver: SpringSolver
  /// How far from its target the motion may still have been when the library is over with it.
  package let rest: RuntimeDifference
  /// From when on the library is off by more, and what it shows then.
  let lapse: (time: Double, distance: @Sendable (Double) -> Double)?

  init(
    _ solver: SpringSolver, rest: RuntimeDifference,
    lapse: (time: Double, distance: @Sendable (Double) -> Double)? = nil
  ) {
    (self.solver, self.rest, self.lapse) = (solver, rest, lapse)
  }

  /// Returns what the library shows at a time in seconds, before its end.
  package func position(at time: Double) -> Double {
    if let lapse, time > lapse.time { return 1 - lapse.distance(time) }
    return solver.position(at: time)
  }

  /// How far the library is off at most from a spring: the largest difference of what is played, found
  /// at its extrema, and what is left at the end.
  package func largestDifference(from spring: SpringSolver) -> RuntimeDifference {
    var worst = rest
    if solver == spring, lapse == nil { return worst }
    func difference(_ time: Double) -> Double { position(at: time) - spring.position(at: time) }
    let rates = [spring.fastRate, spring.slowRate, solver.fastRate, solver.slowRate]
    let frequencies = rates + [spring.naturalFrequency, solver.naturalFrequency]
    guard let slowest = rates.filter({ $0 > 0 }).min(), let fastest = frequencies.max() else {
      return RuntimeDifference(1)
    }
    // Each span is as long as all before it, so that the quick beginning is looked at as closely as the
    // slow end. A swing gets more looks, the longer a span is.
    var (start, end) = (0.0, 1 / (16 * fastest))
    while start < 40 / slowest {
      let swings = max(solver.dampedFrequency, spring.dampedFrequency) * (end - start)
      let isSwinging = solver.regime == .underdamped || spring.regime == .underdamped
      let steps = isSwinging ? min(max(64, Int(min(swings * 16, 1e5))), 100_000) : 64
      let found = HillSearch(over: start...end, steps: steps, difference)
      worst.take(found.height + rest.error, at: found.input)
      (start, end) = (end, end * 2)
    }
    return worst
  }
}

extension SpringSolver {
  /// How far from its target the spring still gets when it is at most so far from it and so fast.
  ///
  /// Its energy, ω₀²x² + v², never grows; nor does it get farther than at first.
  func reach(distance: Double, speed: Double) -> Double {
    let part = speed / naturalFrequency
    return min((distance * distance + part * part).squareRoot(), reach(from: 0).error)
  }

  /// How far from its target the spring still gets from a time on, and when.
  func reach(from time: Double) -> RuntimeDifference {
    guard time > 0, time.isFinite else {
      return RuntimeDifference(max(1, overshoot, 1 - range.lowerBound), at: 0)
    }
    var reach = RuntimeDifference(abs(motion(at: time).distance), at: time)
    var index = 0
    if regime == .underdamped, let first = turningTime(0) {
      let swings = max(0, ((time - first) * dampedFrequency / Double.pi).rounded(.up))
      guard swings < 1e15 else {
        // So many that the envelope is as good.
        return RuntimeDifference(turningScale * exp(-decayRate * time), at: time)
      }
      index = Int(swings)
    }
    if let turn = turningTime(index), turn >= time {
      reach.take(abs(turningDistance(index, at: turn)), at: turn)
    }
    return reach
  }
}
