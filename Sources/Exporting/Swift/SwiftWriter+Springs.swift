extension SwiftWriter {
  /// The type of springs.
  @LinesBuilder func springType(_ parts: Set<SwiftPart>) -> [String] {
    let overdamps = parts.contains(.springOverdamping)
    let clamps = overdamps || parts.contains(.springClamping)
    let delays = parts.contains(.springDelay)
    let blends = parts.contains(.springBlend)
    let isPerceptual = parts.contains(.springPerceptual)
    let conditions =
      (overdamps ? ["allowsOverdamping"] : []) + (isPerceptual ? ["isPerceptual"] : [])
    let vertical =
      parts.contains(.springVector) ? "verticalVelocity ?? initialVelocity" : "initialVelocity"
    """
    /// A mass on a damped spring.
    \(access)struct Spring: Hashable, Sendable {
      \(access)let mass, stiffness, damping: Double
      /// The gesture velocity divided by the remaining distance, positive toward the target.
      \(access)var initialVelocity: Double = 0
    """
    if parts.contains(.springVector) {
      "  /// The initial velocity along y, for positions. If `nil`, it's the same as along x."
      "  \(access)var verticalVelocity: Double?"
    }
    if overdamps {
      "  /// Whether the spring can be overdamped, which requires iOS 17."
      "  \(access)var allowsOverdamping = false"
    }
    if delays {
      "  /// In seconds."
      "  \(access)var delay: Double = 0"
    }
    if blends {
      "  /// In seconds."
      "  \(access)var blendDuration: Double = 0"
    }
    if isPerceptual {
      "  /// Whether the spring is specified by duration and bounce, which requires iOS 17."
      "  private(set) var isPerceptual = false"
      perceptualSpring(parts)
    }
    if uses(.swiftUI) { springAnimation(overdamps, clamps, delays, blends) }
    if uses(.coreAnimation) {
      ""
      if delays { "  /// Start it with `run(_:on:)`. The delay is relative to that call." }
      """
        \(access)func animation(_ keyPath: String) -> CASpringAnimation {
      """
      if isPerceptual {
        """
            let animation: CASpringAnimation
            if isPerceptual, #available(\(systems), *) {
              animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
              animation.keyPath = keyPath
            } else {
              animation = CASpringAnimation(keyPath: keyPath)
              animation.mass = mass
              animation.stiffness = stiffness
              animation.damping = damping
            }
        """
      } else {
        """
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = mass
            animation.stiffness = stiffness
            animation.damping = damping
        """
      }
      "    animation.initialVelocity = initialVelocity"
      if overdamps {
        "    if #available(\(systems), *) { animation.allowsOverdamping = allowsOverdamping }"
      }
      "    animation.duration = animation.settlingDuration"
      if delays { "    animation.beginTime = delay" }
      "    return animation"
      "  }"
    }
    if uses(.uiKit) {
      """

        @MainActor \(access)var timingParameters: UISpringTimingParameters {
      """
      if !conditions.isEmpty {
        """
            if \(conditions.joined(separator: " || ")), #available(iOS 17, *) {
              return UISpringTimingParameters(
                duration: duration, bounce: bounce,
                initialVelocity: CGVector(dx: initialVelocity, dy: \(vertical)))
            }
        """
      }
      """
          \(conditions.isEmpty ? "" : "return ")UISpringTimingParameters(
            mass: mass, stiffness: stiffness, damping: damping,
            initialVelocity: CGVector(dx: initialVelocity, dy: \(vertical)))
        }

        /// The spring determines the duration.
      """
      if delays { "  /// Start it with `startAnimation(afterDelay: delay)`." }
      """
        @MainActor \(access)var animator: UIViewPropertyAnimator {
          UIViewPropertyAnimator(duration: 0, timingParameters: timingParameters)
        }
      """
    }
    if uses(.uiKit) || isPerceptual { perceptualFigures(overdamps: overdamps) }
    if uses(.uiKit) { springCalls(delays: delays) }
    "}"
  }

  /// The systems that support overdamped springs; UIKit isn't available on the Mac.
  var systems: String { uses(.uiKit) ? "iOS 17" : "iOS 17, macOS 14" }

  @LinesBuilder private func springAnimation(
    _ overdamps: Bool, _ clamps: Bool, _ delays: Bool, _ blends: Bool
  ) -> [String] {
    let delay = delays ? ".delay(delay)" : ""
    let blend = blends ? ", blendDuration: blendDuration" : ""
    ""
    "  \(access)var animation: Animation {"
    if overdamps {
      """
          if allowsOverdamping, #available(\(systems), *) {
            let spring = SwiftUI.Spring(
              mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
            return initialVelocity == 0
              ? .spring(spring)\(delay)
              : .interpolatingSpring(spring, initialVelocity: initialVelocity)\(delay)
          }
      """
    }
    "    let critical = 2 * (mass * stiffness).squareRoot()"
    if clamps { "    let damping = min(self.damping, critical)" }
    """
        guard initialVelocity == 0 else {
          return .interpolatingSpring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity
          )\(delay)
        }
        let response = 2 * .pi * (mass / stiffness).squareRoot()
        return .spring(response: response, dampingFraction: damping / critical\(blend))\(delay)
      }
    """
  }
}
