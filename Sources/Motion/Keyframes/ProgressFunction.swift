/// A progress function maps a fraction of time to progress, and knows how steep it is.
///
/// Fractions and progress are without unit. Progress may leave 0…1 if a curve or spring overshoots.
public struct ProgressFunction: Sendable {
  private let progress: @Sendable (Double) -> Double
  private let derivative: (@Sendable (Double) -> Double)?
  /// Whether it is a spring's, which runs over whatever distance is left when it takes over.
  var isSpring = false
  /// How long a spring that is given physically takes, in seconds.
  var springTime: Double?

  /// Makes a progress function from a closure, and the closure's derivative if it is known.
  public init(
    _ progress: @escaping @Sendable (Double) -> Double,
    slope: (@Sendable (Double) -> Double)? = nil
  ) {
    self.progress = progress
    self.derivative = slope
  }

  /// Progress that is the fraction itself.
  public static let linear = ProgressFunction({ $0 }, slope: { _ in 1 })

  /// The progress at a fraction.
  public func callAsFunction(_ fraction: Double) -> Double { progress(fraction) }

  /// The derivative of progress by the fraction.
  ///
  /// Where none was given, a difference of five points .001 apart stands in for it: central, or
  /// one-sided next to 0 and 1 so that nothing outside is asked for. Its error is at most
  /// 2e-13·max|f⁽⁵⁾| plus 1e-12 of rounding; at a kink it is the mean of what lies around.
  public func slope(at fraction: Double) -> Double {
    if let derivative { return derivative(fraction) }
    let step = 0.001
    if fraction >= 0, fraction < 2 * step { return oneSided(fraction, step) }
    if fraction <= 1, fraction > 1 - 2 * step { return oneSided(fraction, -step) }
    let near = progress(fraction + step) - progress(fraction - step)
    let far = progress(fraction + 2 * step) - progress(fraction - 2 * step)
    return (8 * near - far) / (12 * step)
  }

  private func oneSided(_ fraction: Double, _ step: Double) -> Double {
    let value = (0...4).map { progress(fraction + Double($0) * step) }
    let sum = -25 * value[0] + 48 * value[1] - 36 * value[2] + 16 * value[3] - 3 * value[4]
    return sum / (12 * step)
  }
}
