#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
