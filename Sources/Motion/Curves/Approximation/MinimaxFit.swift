/// A minimax fit finds the y1 and y2 of a Bézier of known x1 and x2 whose largest difference from
/// targets at equally spaced inputs inside 0…1 is least.
struct MinimaxFit {
  private let targets: [Double]

  init(_ targets: [Double]) { self.targets = targets }

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
  private func exchange(_ reference: inout (Int, Int, Int), with worst: Int, isLikeOuter: Bool) {
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

/// Nelder and Mead's search for the least value of a function over the unit square.
enum Simplex {
  /// A corner of the triangle that moves downhill.
  struct Corner {
    var point: SIMD2<Double>
    var value: Double

    init(_ point: SIMD2<Double>, _ value: Double) { (self.point, self.value) = (point, value) }
  }

  /// Returns the least value found from a point on; begun again, smaller, if the triangle has
  /// shrunk.
  static func minimum(from start: SIMD2<Double>, of function: (SIMD2<Double>) -> Double) -> Corner {
    func corner(_ point: SIMD2<Double>) -> Corner {
      let inside = point.clamped(lowerBound: .zero, upperBound: .one)
      return Corner(inside, function(inside))
    }
    var best = corner(start)
    for size in [0.08, 0.02, 0.005, 0.001] {
      let away = SIMD2(best.point.x > 0.5 ? -size : size, best.point.y > 0.5 ? -size : size)
      var corners = [
        best, corner(best.point + SIMD2(away.x, 0)), corner(best.point + SIMD2(0, away.y)),
      ]
      for _ in 0..<80 {
        corners.sort { $0.value < $1.value }
        let middle = (corners[0].point + corners[1].point) / 2
        let delta = middle - corners[2].point
        if (delta * delta).sum() < 1e-20 { break }
        let reflected = corner(middle + delta)
        if reflected.value < corners[0].value {
          let expanded = corner(middle + 2 * delta)
          corners[2] = expanded.value < reflected.value ? expanded : reflected
        } else if reflected.value < corners[1].value {
          corners[2] = reflected
        } else {
          let outside = reflected.value < corners[2].value
          let contracted = corner(middle + (outside ? 0.5 : -0.5) * delta)
          if contracted.value < min(reflected.value, corners[2].value) {
            corners[2] = contracted
          } else {
            for index in 1...2 {
              corners[index] = corner((corners[0].point + corners[index].point) / 2)
            }
          }
        }
      }
      best = corners.min { $0.value < $1.value } ?? best
    }
    return best
  }
}
