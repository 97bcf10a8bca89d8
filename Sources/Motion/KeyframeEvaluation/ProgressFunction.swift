/// A progress function maps a share of time to progress, and knows how steep it is.
///
/// Shares and progress are without unit. Progress may leave 0…1 where a curve or spring overshoots.
public struct ProgressFunction: Sendable {
  private let progress: @Sendable (Double) -> Double
  private let derivative: (@Sendable (Double) -> Double)?
  /// Whether it is a spring's, which runs over whatever way is left when it takes over.
  var isSpring = false
  /// How long a spring that is given physically takes, in seconds.
  var springTime: Double?

  /// Makes a progress function from a closure, and the closure's derivative where it is known.
  public init(
    _ progress: @escaping @Sendable (Double) -> Double,
    slope: (@Sendable (Double) -> Double)? = nil
  ) {
    self.progress = progress
    self.derivative = slope
  }

  /// Progress that is the share itself.
  public static let linear = ProgressFunction({ $0 }, slope: { _ in 1 })

  /// The progress at a share.
  public func callAsFunction(_ share: Double) -> Double { progress(share) }

  /// The derivative of progress by the share.
  ///
  /// Where none was given, a difference of five points .001 apart stands in for it: central, or
  /// one-sided next to 0 and 1 so that nothing outside is asked for. Its error is at most
  /// 2e-13·max|f⁽⁵⁾| plus 1e-12 of rounding; at a kink it is the mean of what lies around.
  public func slope(at share: Double) -> Double {
    if let derivative { return derivative(share) }
    let step = 0.001
    if share >= 0, share < 2 * step { return oneSided(share, step) }
    if share <= 1, share > 1 - 2 * step { return oneSided(share, -step) }
    let near = progress(share + step) - progress(share - step)
    let far = progress(share + 2 * step) - progress(share - 2 * step)
    return (8 * near - far) / (12 * step)
  }

  private func oneSided(_ share: Double, _ step: Double) -> Double {
    let value = (0...4).map { progress(share + Double($0) * step) }
    let sum = -25 * value[0] + 48 * value[1] - 36 * value[2] + 16 * value[3] - 3 * value[4]
    return sum / (12 * step)
  }
}
