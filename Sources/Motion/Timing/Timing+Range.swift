extension Timing? {
  /// The least and the largest progress, in closed form; linear if there is no timing, nil if
  /// it depends on what is not known.
  package var progressRange: ClosedRange<Double>? {
    switch self {
    case nil: 0...1
    case .preset: nil
    case .spring(let spring): (try? SpringEvaluator(spring))?.solver.range
    case .curve(let curve): curve.shape.progressRange
    }
  }

  /// Whether progress stays within 0…1, so that values stay between those that were authored.
  package var staysWithin: Bool { progressRange == 0...1 }
}

extension Curve.Shape {
  fileprivate var progressRange: ClosedRange<Double>? {
    switch self {
    case .use: return nil
    case .named: return 0...1
    case .cubicBezier(_, let y1, _, let y2) where (0...1).contains(y1) && (0...1).contains(y2):
      return 0...1
    case .cubicBezier, .linear, .path, .steps:
      guard let extrema = (try? CurveEvaluator(self))?.extrema else { return nil }
      return min(extrema.least.value, 0)...max(extrema.largest.value, 1)
    }
  }
}

extension Timing {
  /// How long it is felt to take in seconds, of a spring its perceptual duration; nil for a curve.
  ///
  /// - Parameter authored: The duration of what it times, which UIKit's springs take.
  package func feltDuration(over authored: Time?) -> Double? {
    guard case .spring(var spring) = self else { return nil }
    if case .settling(let ratio, let own) = spring.parameters {
      spring.parameters = .settling(dampingRatio: ratio, duration: authored ?? own)
    }
    return spring.perceptualDuration
  }
}

extension Spring {
  /// 2π/ω₀ in seconds: how long it is felt to take, whatever it is given by; nil if it refers to
  /// what is not known.
  package var perceptualDuration: Double? {
    (try? SpringEvaluator(withoutOpenVelocity))?.spring.perceptualDuration
  }
}
