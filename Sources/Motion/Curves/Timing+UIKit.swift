/// The effect of control points with y outside 0…1 in UIKit's animators.
///
/// Apple documents control points within 0…1 for UICubicTimingParameters; that what lies outside is
/// trimmed was observed in "Designing Animations with UIViewPropertyAnimator in iOS 10 and Swift 3"
/// (2016). CSS, SwiftUI and Core Animation take y as it is.
extension Curve.Shape {
  /// The curve with y trimmed to 0…1; nil if UIKit's animators take it as it is.
  public var trimmedByUIKit: Curve.Shape? {
    guard case .cubicBezier(let x1, let y1, let x2, let y2) = self else { return nil }
    let trimmed = Curve.Shape.cubicBezier(
      x1: x1, y1: min(max(y1, 0), 1), x2: x2, y2: min(max(y2, 0), 1))
    return trimmed == self ? nil : trimmed
  }

  /// How far UIKit's animators are off it at most, as a fraction of the distance, and when; nil if
  /// they are not, or if it's beyond the limits.
  package var trimmingDifference: LargestDifference? {
    guard let trimmed = trimmedByUIKit, Motion.curve(Curve(self)).isWithinLimits,
      let curve = try? CurveEvaluator(self),
      let other = try? CurveEvaluator(trimmed)
    else { return nil }
    return LargestDifference(of: CurveGraph(other), CurveGraph(curve))
  }

  /// A note on how UIKit's animators change it; nil if they don't.
  package var trimmingNote: String? {
    trimmingDifference.map { difference in
      "UIKit's animators clamp y to 0…1, as an article observed (Apple documents only 0…1), and"
        + " differ by up to \(Figure.text(Figure.raised(difference.error * 100, to: 3)))% of the distance"
    }
  }
}

extension Motion {
  /// The motion as UIKit's animators play it; what they don't play is as it is.
  package var asUIKitTakesIt: Motion {
    switch self {
    case .curve(var curve):
      curve.shape = curve.shape.trimmedByUIKit ?? curve.shape
      return .curve(curve)
    case .animator(var animator):
      animator.timing = animator.timing?.asUIKitTakesIt
      return .animator(animator)
    case .spring, .duration, .keyframes, .transition, .group: return self
    }
  }

  /// A note on how UIKit's animators change it; nil if they don't.
  package var trimmingNote: String? {
    switch self {
    case .curve(let curve): curve.shape.trimmingNote
    case .animator(let animator): animator.timing?.trimmingNote
    case .spring, .duration, .keyframes, .transition, .group: nil
    }
  }
}

extension Timing {
  /// The timing as UIKit's animators take it.
  public var asUIKitTakesIt: Timing {
    guard case .curve(var curve) = self, let trimmed = curve.shape.trimmedByUIKit else {
      return self
    }
    curve.shape = trimmed
    return .curve(curve)
  }

  /// A note on how UIKit's animators change it; nil if they don't.
  package var trimmingNote: String? {
    if case .curve(let curve) = self { curve.shape.trimmingNote } else { nil }
  }
}
