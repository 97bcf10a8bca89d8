/// A corner of a layer, as it is seen from left to right; CALayer.maskedCorners has them.
public enum Corner: String, CaseIterable, Hashable, Sendable {
  case topLeft, topRight, bottomLeft, bottomRight
}

/// A corner curve is how a corner radius rounds: CALayer.cornerCurve has them.
public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
  /// A quarter of a circle, which is the default.
  case circular
  /// The smoother form of Apple's icons, which passes into the sides without a break.
  case continuous
}

extension Motion {
  /// Whether a corner radius of it rounds by the continuous form.
  package var hasContinuousCorners: Bool {
    switch self {
    case .curve, .spring, .duration: false
    case .keyframes(let keyframes): keyframes.tracks.contains { $0.cornerCurve == .continuous }
    case .transition(let transition):
      transition.layers.contains { $0.cornerCurve == .continuous }
    case .animator(let animator):
      animator.animations.contains { $0.cornerCurve == .continuous }
    case .group(let group):
      group.members.contains { member in
        if case .motion(let motion) = member.content { motion.hasContinuousCorners } else { false }
      }
    }
  }
}
