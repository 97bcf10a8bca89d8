#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
  /// steps, the error that is reported at 4096.
  ///
  /// - Parameters:
  ///   - duration: The curve's duration in seconds, greater than 0.
  ///   - allowsOverdamping: Whether damping ratios above 1 are looked at.
  ///   - curve: The curve: progress at a fraction of its duration, 0…1.
  /// - Throws: ``MotionError`` if the duration is out of its domain or the curve not finite.
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

/// A fit searches the springs for the one nearest to samples of a curve, over a duration of 1.
///
/// The largest error has creases, on which a descent in two directions at once gets stuck. So for
/// each damping ratio the best frequency is found first; what is left is a search in one direction.
struct SpringFit {
  /// The curve at even steps over 0…1.
  let samples: [Double]

  /// A spring by its natural frequency, in radians per duration, and damping ratio.
  struct Candidate {
    var frequency: Double
    var ratio: Double
    var error: Double
  }

  static func logRatios(_ allowsOverdamping: Bool) -> ClosedRange<Double> {
    log(0.02)...(allowsOverdamping ? log(4) : 0)
  }

  private static let logFrequencies = log(0.5)...log(500)

  /// The largest distance between a spring and the curve, and the fraction of the duration where it
  /// is.
  func error(frequency: Double, ratio: Double) -> (error: Double, fraction: Double) {
    let spring = try? PhysicalSpring(
      dampingRatio: ratio, stiffness: frequency * frequency, allowsOverdamping: true)
    guard let solver = spring?.solver else { return (.infinity, 0) }
    var worst = (error: 0.0, fraction: 0.0)
    for (index, sample) in samples.enumerated() {
      let fraction = Double(index) / Double(samples.count - 1)
      let error = abs(solver.position(at: fraction) - sample)
      if error > worst.error { worst = (error, fraction) }
    }
    return worst
  }

  /// The best of all: damping ratios are looked through, and the three best valleys refined.
  func best(logRatios range: ClosedRange<Double>) -> Candidate {
    let count = 32
    let step = (range.upperBound - range.lowerBound) / Double(count)
    let logs = (0...count).map { range.lowerBound + step * Double($0) }
    let rows = logs.map { self.best(ratio: exp($0), steps: 16) }
    var valleys: [Int] = []
    for index in 0...count {
      let error = rows[index].error
      let isLeftHigher = index == 0 || rows[index - 1].error >= error
      let isRightHigher = index == count || rows[index + 1].error >= error
      if isLeftHigher && isRightHigher { valleys.append(index) }
    }
    valleys.sort { rows[$0].error < rows[$1].error }
    var found = rows[0]
    for index in valleys.prefix(3) {
      let span = max(logs[index] - step, logs[0])...min(logs[index] + step, range.upperBound)
      let near = log(rows[index].frequency)
      let logRatio = GoldenSection.lowest(in: span, steps: 26) {
        self.best(ratio: exp($0), steps: 32, near: near).error
      }.input
      let candidate = self.best(ratio: exp(logRatio), steps: 40, near: near)
      for each in [rows[index], candidate] where each.error < found.error { found = each }
    }
    return found
  }

  /// The best frequency for a damping ratio, anywhere or near one that is known.
  private func best(ratio: Double, steps: Int, near: Double? = nil) -> Candidate {
    let all = Self.logFrequencies
    let range = near.map { max($0 - 0.5, all.lowerBound)...min($0 + 0.5, all.upperBound) } ?? all
    let count = near == nil ? 64 : 12
    let step = (range.upperBound - range.lowerBound) / Double(count)
    let errors = (0...count).map {
      error(frequency: exp(range.lowerBound + step * Double($0)), ratio: ratio).error
    }
    let index = errors.indices.min { errors[$0] < errors[$1] } ?? 0
    let middle = range.lowerBound + step * Double(index)
    let span = max(middle - step, range.lowerBound)...min(middle + step, range.upperBound)
    let logRatio = GoldenSection.lowest(in: span, steps: steps) {
      error(frequency: exp($0), ratio: ratio).error
    }.input
    let frequency = exp(logRatio)
    return Candidate(
      frequency: frequency, ratio: ratio, error: error(frequency: frequency, ratio: ratio).error)
  }
}
