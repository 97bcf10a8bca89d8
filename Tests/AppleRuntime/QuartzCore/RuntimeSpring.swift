/// A spring that goes from 0 to 1.
///
/// Source: the solution of m·x″ + c·x′ + k·x = 0 (CASpringAnimation, UISpringTimingParameters).
public struct RuntimeSpring: Hashable, Sendable {
  /// Half the damping by mass, and the undamped angular frequency.
  public let decay, frequency: Double
  /// The speed at the start, in distances per second.
  public let velocity: Double

  /// Makes a spring.
  ///
  /// - Parameter isLimited: Whether a spring damped by more than critical damping counts as critical.
  public init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double = 0, isLimited: Bool = false
  ) {
    frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    self.decay = isLimited ? min(decay, frequency) : decay
    self.velocity = velocity
  }

  /// The progress and its speed at a time.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    if time <= 0 { return (0, velocity) }
    let difference = frequency * frequency - decay * decay
    if abs(difference) < 1e-9 * frequency * frequency {
      let slope = decay - velocity
      let fall = exp(-decay * time)
      let left = fall * (1 + slope * time)
      return (1 - left, decay * left - fall * slope)
    }
    if difference > 0 {
      let damped = difference.squareRoot()
      let sine = (decay - velocity) / damped
      let fall = exp(-decay * time)
      let (c, s) = (cos(damped * time), sin(damped * time))
      let left = fall * (c + sine * s)
      return (1 - left, decay * left - fall * damped * (sine * c - s))
    }
    let root = (-difference).squareRoot()
    let (fast, slow) = (-(decay + root), -frequency * frequency / (decay + root))
    let part = (-velocity - fast) / (slow - fast)
    let (first, second) = (part * exp(slow * time), (1 - part) * exp(fast * time))
    return (1 - first - second, -slow * first - fast * second)
  }

  /// When it counts as settled: when its envelope is within .001.
  ///
  /// Source: measured values of CASpringAnimation.settlingDuration; not documented. At critical
  /// damping, the next tenth of a second.
  public var settlingDuration: Double {
    let difference = frequency * frequency - decay * decay
    guard decay > 0 else { return .infinity }
    if difference > 1e-9 * frequency * frequency {
      let sine = abs((decay - velocity) / difference.squareRoot())
      return log((1 + sine) / 0.001) / decay
    }
    var tenths = 1
    while tenths < 100_000,
      (tenths..<(tenths + 20)).contains(where: { abs(1 - state(at: Double($0) / 10).value) > 0.001 }
      )
    { tenths += 1 }
    return Double(tenths) / 10
  }
}
