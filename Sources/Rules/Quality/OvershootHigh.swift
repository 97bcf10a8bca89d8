import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds motions that overshoot more than looks playful.
  static let overshootHigh = Rule(
    "quality/overshoot-high", .warning,
    finds: "A motion overshoots by more than 10%",
    reason: """
      A bounce above 0.4, about 10% overshoot, is too much for most interfaces: it draws attention \
      to the animation and away from the content. The rule measures the true peak: \
      cubic-bezier(.2, 1.3, .4, 1) overshoots by only 3%. A motion that returns to its start has \
      no target to overshoot, and quality/effects-overshoot checks fades.
      """,
    source: "Apple, WWDC23 session 10158, Animate with springs",
    example: "spring/loose",
    failing: #"{"motion": {"duration": 0.5, "bounce": 0.6}, "role": "enter"}"#,
    passing: #"{"motion": {"duration": 0.5, "bounce": 0.3}, "role": "enter"}"#,
    check: .preset { examined in
      guard let motion = examined.motion else { return [] }
      switch motion {
      case .curve, .spring:
        return violation(examined.facts?.overshoot, at: "/motion").asList
      case .keyframes, .transition, .animator, .group:
        return examined.ownElements.flatMap { violations(of: $0, in: examined) }
      case .duration: return []
      }
    })

  private static func violation(_ overshoot: Double?, at pointer: String, of name: String = "")
    -> Violation?
  {
    guard let overshoot, overshoot > 0.1 + 1e-9 else { return nil }
    return Violation(
      at: pointer, "\(name)overshoots by \(RuleFigure.percent(atMost: overshoot))",
      help: "add damping, move a control point closer to 1, or reduce the values")
  }

  private static func violations(of part: AnimatedElement, in examined: ExaminedPreset)
    -> [Violation]
  {
    let properties = part.properties
    guard properties.isEmpty || properties.contains(where: \.category.hasGoal) else { return [] }
    if part.isLedByTiming {
      return violation(examined.facts(of: part).overshoot, at: part.timingPointer).asList
    }
    // The start of a single straight line doesn't matter.
    let sampledTracks = part.sampledTracks(where: { $0.category.hasGoal }) {
      $1 == 2 ? $0.elsewhere : nil
    }
    return sampledTracks.compactMap { sampledTrack in
      violation(
        sampledTrack.overshoot, at: sampledTrack.property.pointer,
        of: "\(sampledTrack.property.name) ")
    }
  }
}

extension Violation? {
  fileprivate var asList: [Violation] { map { [$0] } ?? [] }
}

extension PropertyCategory {
  /// Whether going past the target looks like an overshoot.
  fileprivate var hasGoal: Bool { self != .light && self != .colour }
}

extension AnimatedElement {
  /// Whether everything in it goes straight from start to target with its timing.
  fileprivate var isLedByTiming: Bool {
    switch motion {
    case .animator(let animator): animator.continuation?.timing == nil
    case .transition(let transition): !(transition.style ?? .custom).hasLayers
    case .curve, .spring, .duration: true
    case .keyframes, .group: false
    }
  }
}

extension SampledTrack {
  /// How far it overshoots its last value, as a fraction of the distance from the first one.
  ///
  /// For a path in the plane, the part along the straight line counts. Nil if it returns to within
  /// 1% of its range, which has no target.
  fileprivate var overshoot: Double? {
    guard let (first, last) = ends else { return nil }
    let delta = zip(first, last).map { $1 - $0 }
    let square = delta.map { $0 * $0 }.reduce(0, +)
    guard square > 0 else { return nil }
    let series = series { value in
      zip(zip(value, first), delta).map { ($0.0 - $0.1) * $1 }.reduce(0, +) / square
    }
    guard let range = series?.range else { return nil }
    guard 1 > 0.01 * (range.upperBound - range.lowerBound) else { return nil }
    return max(0, range.upperBound - 1)
  }
}
