#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension RuntimeSpring {
  /// What Reanimated 4 plays of stiffness, damping, mass and velocity.
  ///
  /// A damping ratio above 1 plays as 1 at the same natural frequency; the velocity stays. It is over
  /// when 6e-9 of its energy is left. Without damping the configuration is not valid, and the value
  /// jumps to its target.
  /// Source: `packages/react-native-reanimated/src/animation/spring/{spring,springUtils}.ts`, 4.
  ///
  /// - Throws: ``MotionError`` if the figures are too extreme to compute with.
  package static func reanimated(_ spring: PhysicalSpring) throws(MotionError) -> RuntimeSpring {
    guard spring.dampingRatio > 0 else {
      let range = spring.solver.range
      return RuntimeSpring(
        spring.solver,
        rest: LargestDifference(max(1 - range.lowerBound, range.upperBound - 1)))
    }
    let played = try spring.dampingRatio < 1 ? spring : spring.critical
    let speed = played.initialVelocity / played.naturalFrequency
    let reach = (reanimatedEnergy * (1 + speed * speed)).squareRoot()
    let time = played.solver.lastCrossing(of: min(reach, 0.5)) ?? 0
    return RuntimeSpring(played.solver, rest: LargestDifference(reach, at: time))
  }

  /// Reanimated's `energyThreshold`.
  private static let reanimatedEnergy = 6e-9
}

extension PhysicalSpring {
  /// The spring at a damping ratio of 1 and the same natural frequency.
  fileprivate var critical: PhysicalSpring {
    get throws(MotionError) {
      try PhysicalSpring(
        dampingRatio: 1, stiffness: stiffness, mass: mass, initialVelocity: initialVelocity)
    }
  }

  /// The spring of Reanimated's `{duration, dampingRatio}`, in seconds, mass 4.
  ///
  /// The stiffness, 8000 at most, is the one by which a critically damped motion as quick as the swing
  /// dies away has 6e-9 of its energy left after 1.5 times the duration.
  /// Source: `calculateNewStiffnessToMatchDuration` in `…/animation/spring/springUtils.ts`, 4.
  ///
  /// - Throws: ``MotionError`` if the figures are not greater than 0.
  package init(reanimatedDuration duration: Double, dampingRatio: Double) throws(MotionError) {
    guard duration > 0, dampingRatio > 0 else {
      throw MotionError("duration and dampingRatio must be greater than 0")
    }
    let (mass, ratio) = (4.0, dampingRatio)
    // The energy left by the angle, as a fraction, and its logarithm's slope.
    let angle =
      MonotoneRoot.falling(from: 1, step: 1, limit: 1000) { angle in
        let left = (1 + angle) * (1 + angle) + ratio * ratio * angle * angle
        let slope = (2 * (1 + angle) + 2 * ratio * ratio * angle) / left - 2
        return (log(left) - 2 * angle - log(6e-9), slope)
      } ?? 0
    let frequency = angle / (1.5 * ratio * duration)
    try self.init(
      dampingRatio: ratio, stiffness: min(mass * frequency * frequency, 8000), mass: mass,
      allowsOverdamping: true)
  }
}

extension RuntimeSpring {
  /// The critically damped spring that is nearest to one with more damping.
  ///
  /// - Throws: ``MotionError`` if the figures are too extreme to compute with.
  package static func nearestCritical(
    to spring: PhysicalSpring
  ) throws(MotionError) -> PhysicalSpring {
    let wanted = spring.solver
    // Between its slow and its fast rate: a fast start wants a quicker one, a slow end a slower one.
    let slowest = log(wanted.slowRate / wanted.naturalFrequency)
    let step = -2 * slowest / 32
    func candidate(_ logarithm: Double) throws(MotionError) -> PhysicalSpring {
      try PhysicalSpring(
        dampingRatio: 1, stiffness: Figure.rounded(spring.stiffness * exp(2 * logarithm), to: 6),
        mass: spring.mass, initialVelocity: spring.initialVelocity)
    }
    func error(_ logarithm: Double) -> Double {
      guard let found = try? candidate(logarithm) else { return .infinity }
      return (try? reanimated(found).largestDifference(from: wanted).error) ?? .infinity
    }
    let looks = (0...32).map { slowest + step * Double($0) }.map { ($0, error($0)) }
    let start = looks.min { $0.1 < $1.1 }?.0 ?? 0
    let nearest = GoldenSection.lowest(in: start - step...start + step, steps: 24, error)
    return try candidate(nearest.height < error(0) ? nearest.input : 0)
  }
}
