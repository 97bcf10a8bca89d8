public import RuntimeQuartzCore

public struct Spring: Hashable, Sendable {
  private let frequency: Double
  public let dampingRatio: Double
  public let mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    (self.frequency, self.dampingRatio, self.mass) = (frequency, dampingRatio, mass)
  }

  // Source: Spring, "bounce": 0 is critically damped, 1 undamped, below 0 overdamped. The ratios
  // are those of WWDC 2023, "Animate with springs".
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(
      response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -1)) : 1 - min(bounce, 1))
  }
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }
  // Source: Spring, "init(mass:stiffness:damping:allowOverDamping:)": no overdamping unless
  // allowed.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }
  // The time to settle is in proportion to the response.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let time = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: settlingDuration / time, dampingRatio: dampingRatio)
  }

  public var duration: TimeInterval { response }
  public var response: Double { 2 * .pi / frequency }
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  public var stiffness: Double { mass * frequency * frequency }
  public var damping: Double { 2 * mass * dampingRatio * frequency }

  // Source: Spring, "settlingDuration": a target of 1, a velocity of 0, an epsilon of 0.001.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  // Source: Spring, "smooth", "snappy", "bouncy": bounces of 0, 0.15 and 0.3.
  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The spring from 0 to 1 without a velocity, and what a velocity of 1 adds to it.
  private func parts(at time: TimeInterval) -> (rest: (Double, Double), push: (Double, Double)) {
    func state(_ velocity: Double) -> (value: Double, velocity: Double) {
      RuntimeSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
        .state(at: time)
    }
    let (rest, pushed) = (state(0), state(1))
    return (rest, (pushed.value - rest.value, pushed.velocity - rest.velocity))
  }

  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let parts = parts(at: time)
    return target.scaled(by: parts.rest.0) + initialVelocity.scaled(by: parts.push.0)
  }

  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let parts = parts(at: time)
    return target.scaled(by: parts.rest.1) + initialVelocity.scaled(by: parts.push.1)
  }

  // Source: Spring, "settlingDuration(target:initialVelocity:epsilon:)": the threshold for how
  // small all later values need to be. Assumed: those of the envelope, since the duration is an
  // estimate.
  public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double)
    -> TimeInterval where V: VectorArithmetic
  {
    let decay = dampingRatio * frequency
    guard decay > 0 else { return .infinity }
    let way = target.magnitude
    let push = (target.scaled(by: -decay) + initialVelocity).magnitude
    let difference = abs(frequency * frequency - decay * decay).squareRoot()
    let isCritical = abs(dampingRatio - 1) < 1e-6
    func envelope(_ time: Double) -> Double {
      if isCritical { return (way + push * time) * exp(-decay * time) }
      if dampingRatio < 1 {
        return exp(-decay * time)
          * (way * way + push * push / (difference * difference)).squareRoot()
      }
      let slow = frequency * frequency / (decay + difference)
      return (way + push / difference) * exp(-slow * time)
    }
    // The critical envelope may rise first, but not after two of its time constants.
    var high = isCritical ? 2 / decay : 0
    if envelope(high) <= epsilon { return high }
    var low = high
    high += 1 / decay
    while envelope(high) > epsilon { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
