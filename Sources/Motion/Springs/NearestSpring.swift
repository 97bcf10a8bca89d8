/// The nearest spring is the one that stays closest to a given curve for as long as the curve
/// takes.
public struct NearestSpring: Hashable, Sendable {
  /// The spring, of mass 1, without initial velocity; overdamped ones are allowed to be.
  public let spring: PhysicalSpring
  /// The largest distance between the spring and the curve within the curve's duration.
  public let largestError: Double
  /// When the distance is largest, in seconds.
  public let time: Double

  /// Finds the spring with the smallest largest error.
  ///
  /// Damping ratios from .02 to 4 and natural frequencies from .5 to 500 radians per duration are
  /// looked through; the best neighbourhoods are then refined. The curve is sampled at 256 even
  /// steps, the error that is told at 4096.
  ///
  /// - Parameters:
  ///   - duration: The curve's duration in seconds, greater than 0.
  ///   - allowsOverdamping: Whether damping ratios above 1 are looked at.
  ///   - curve: The curve: progress at a fraction of its duration, 0…1.
  /// - Throws: ``MotionError`` where the duration is out of its domain or the curve not finite.
  public init(
    duration: Double, allowsOverdamping: Bool = true, to curve: (Double) -> Double
  ) throws(MotionError) {
    guard duration > 0, duration.isFinite else {
      throw MotionError("duration must be greater than 0")
    }
    let fine = (0...4096).map { curve(Double($0) / 4096) }
    guard fine.allSatisfy(\.isFinite) else { throw MotionError("the curve is not finite") }
    let samples = stride(from: 0, through: 4096, by: 16).map { fine[$0] }
    let fit = SpringFit(samples: samples)
    let best = fit.best(logRatios: SpringFit.logRatios(allowsOverdamping))
    let frequency = best.frequency / duration
    spring = try PhysicalSpring(
      dampingRatio: best.ratio, stiffness: frequency * frequency, allowsOverdamping: true)
    let worst = SpringFit(samples: fine).error(frequency: best.frequency, ratio: best.ratio)
    largestError = worst.error
    time = worst.fraction * duration
  }
}
