/// A minimax fit finds the y1 and y2 of a Bézier of known x1 and x2 whose largest difference from
/// targets at equally spaced inputs inside 0…1 is least.
struct MinimaxFit {
  private let targets: [Double]

  init(_ targets: [Double]) {
    self.targets = targets
  }

  /// A sample: the weights of y1 and y2 there, and what they are to add up to.
  private struct Sample {
    let first, second, rest: Double

    func error(_ y1: Double, _ y2: Double) -> Double { first * y1 + second * y2 - rest }
  }

  /// Returns the best y1 and y2 and their largest error.
  ///
  /// The weights' ratio (1 - t)/t falls throughout, so three samples with errors equal in size and
  /// of alternating sign determine the best fit; Remez's exchange finds them.
  func solve(_ x1: Double, _ x2: Double) -> (y1: Double, y2: Double, error: Double) {
    let samples = samples(x1, x2)
    let last = samples.count - 1
    var reference = (last / 6, last / 2, last - last / 6)
    var best = (y1: x1, y2: x2, error: Double.infinity)
    for _ in 0..<30 {
      guard
        let (y1, y2, level) = level(
          samples[reference.0], samples[reference.1], samples[reference.2])
      else { break }
      var (worst, error) = (0, 0.0)
      for (index, sample) in samples.enumerated() {
        let difference = sample.error(y1, y2)
        if abs(difference) > abs(error) { (worst, error) = (index, difference) }
      }
      if abs(error) < best.error { best = (y1, y2, abs(error)) }
      if abs(error) <= abs(level) * (1 + 1e-9) + 1e-15 { break }
      exchange(&reference, with: worst, isLikeOuter: (error > 0) == (level > 0))
    }
    return best
  }

  private func samples(_ x1: Double, _ x2: Double) -> [Sample] {
    let spacing = 1 / Double(targets.count + 1)
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: targets.count) { parameters in
      UnitCubic(x1, x2).fill(parameters, from: spacing, by: spacing)
      return zip(parameters, targets).map { t, target in
        let rest = 1 - t
        return Sample(
          first: 3 * t * rest * rest, second: 3 * t * t * rest, rest: target - t * t * t)
      }
    }
  }

  /// The fit that misses three samples by the same amount in turn: over, under, over.
  private func level(
    _ a: Sample, _ b: Sample, _ c: Sample
  ) -> (y1: Double, y2: Double, level: Double)? {
    // The errors of a and c equal, and of b opposite.
    let (p, q, r) = (a.first + b.first, a.second + b.second, a.rest + b.rest)
    let (s, t, u) = (b.first + c.first, b.second + c.second, b.rest + c.rest)
    let determinant = p * t - q * s
    guard determinant != 0 else { return nil }
    let (y1, y2) = ((r * t - q * u) / determinant, (p * u - r * s) / determinant)
    return (y1, y2, a.error(y1, y2))
  }

  /// Takes the worst sample into the reference so that the signs go on alternating.
  private func exchange(
    _ reference: inout (Int, Int, Int), with worst: Int, isLikeOuter: Bool
  ) {
    let (a, b, c) = reference
    if worst < a {
      reference = isLikeOuter ? (worst, b, c) : (worst, a, b)
    } else if worst > c {
      reference = isLikeOuter ? (a, b, worst) : (b, c, worst)
    } else if !isLikeOuter {
      reference.1 = worst
    } else if worst < b {
      reference.0 = worst
    } else {
      reference.2 = worst
    }
  }
}
