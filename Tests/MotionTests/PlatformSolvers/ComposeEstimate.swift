import Foundation

@testable import Motion

/// A Compose estimate is the time after which Compose takes a spring to be at its target.
///
/// Source: androidx `compose/animation/animation-core/…/SpringEstimation.kt`, 1.7.
struct ComposeEstimate {
  /// Seconds, whole milliseconds; 0 if the estimate fails.
  let duration: Double

  init(_ solver: SpringSolver, threshold: Double) {
    // The way and the speed, counted in thresholds; it comes from above.
    let (way, speed) = (1 / threshold, -solver.initialVelocity / threshold)
    let seconds =
      switch solver.regime {
      case .underdamped: Self.swinging(solver, way, speed)
      case .critical: Self.critical(-solver.naturalFrequency, way, speed)
      case .overdamped: Self.creeping(-solver.slowRate, -solver.fastRate, way, speed)
      }
    duration = seconds.isNaN ? 0 : max((seconds * 1000).rounded(.towardZero) / 1000, 0)
  }

  /// When the swing's envelope falls below the threshold.
  private static func swinging(_ solver: SpringSolver, _ way: Double, _ speed: Double) -> Double {
    let rate = -solver.decayRate
    let sine = (speed - rate * way) / solver.dampedFrequency
    return log(1 / (way * way + sine * sine).squareRoot()) / rate
  }

  private static func critical(_ rate: Double, _ way: Double, _ speed: Double) -> Double {
    let drive = speed - rate * way
    let guess = log(abs(1 / drive))
    var lambert = guess
    for _ in 0...5 { lambert = guess - log(abs(lambert / rate)) }
    var search = Search(
      time: later(log(abs(1 / way)) / rate, lambert / rate),
      distance: { (way + drive * $0) * exp(rate * $0) },
      speed: { (drive * (rate * $0 + 1) + way * rate) * exp(rate * $0) })
    search.choose(
      turn: -(rate * way + drive) / (rate * drive), falls: drive < 0 && way > 0,
      bend: -(2 / rate) - way / drive)
    return search.result
  }

  private static func creeping(
    _ slow: Double, _ fast: Double, _ way: Double, _ speed: Double
  ) -> Double {
    let fastPart = (slow * way - speed) / (slow - fast)
    let slowPart = way - fastPart
    var search = Search(
      time: later(log(abs(1 / slowPart)) / slow, log(abs(1 / fastPart)) / fast),
      distance: { slowPart * exp(slow * $0) + fastPart * exp(fast * $0) },
      speed: { slowPart * slow * exp(slow * $0) + fastPart * fast * exp(fast * $0) })
    search.choose(
      turn: log(slowPart * slow / (-fastPart * fast)) / (fast - slow),
      falls: fastPart > 0 && slowPart < 0,
      bend: log(-(fastPart * fast * fast) / (slowPart * slow * slow)) / (slow - fast))
    return abs(search.speed(search.time)) < 0.0001 ? search.time : search.result
  }

  private static func later(_ first: Double, _ second: Double) -> Double {
    !first.isFinite ? second : !second.isFinite ? first : max(first, second)
  }

  /// A search by Newton's steps for the time at which the distance is one threshold.
  private struct Search {
    var time: Double
    let distance: (Double) -> Double
    let speed: (Double) -> Double
    private var sign = -1.0

    init(time: Double, distance: @escaping (Double) -> Double, speed: @escaping (Double) -> Double)
    {
      (self.time, self.distance, self.speed) = (time, distance, speed)
    }

    /// Chooses which of up to three crossings is searched, and from where.
    mutating func choose(turn: Double, falls: Bool, bend: Double) {
      guard turn > 0 else { return }
      if -distance(turn) < 1 {
        if falls { time = 0 }
      } else {
        (time, sign) = (bend, 1)
      }
    }

    var result: Double {
      var time = time
      for _ in 0..<100 {
        let next = time - (distance(time) + sign) / speed(time)
        defer { time = next }
        if !(abs(next - time) > 0.001) { return next }
      }
      return time
    }
  }
}
