// Springs that presets give by perceptual duration and bounce are given so, too, where a system takes it:
// from iOS 17 on. Older systems get the mass, stiffness and damping of the same spring.
extension SwiftWriter {
  /// How the type of springs makes one of its perceptual duration and bounce.
  @LinesBuilder func perceptualSpring(_ parts: Set<SwiftPart>) -> [String] {
    let overdamps = parts.contains(.springOverdamping)
    let isVector = parts.contains(.springVector)
    let delays = parts.contains(.springDelay)
    let parameters =
      (isVector ? ["verticalVelocity: Double? = nil"] : []) + (delays ? ["delay: Double = 0"] : [])
    let arguments =
      (isVector ? ["verticalVelocity: verticalVelocity"] : [])
      + (overdamps ? ["allowsOverdamping: bounce < 0"] : []) + (delays ? ["delay: delay"] : [])
      + ["isPerceptual: true"]
    """

      /// Creates a spring with a perceptual duration, in seconds, and a bounce.
      static func perceptual(
        duration: Double, bounce: Double, initialVelocity: Double = 0\(parameters.isEmpty ? "" : ",")
    """
    if !parameters.isEmpty { "    " + parameters.joined(separator: ", ") }
    """
      ) -> Spring {
        let frequency = 2 * Double.pi / duration
    """
    if overdamps {
      "    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce"
    } else {
      "    let ratio = 1 - bounce"
    }
    """
        return Spring(
          mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
          initialVelocity: initialVelocity,
          \(arguments.joined(separator: ", ")))
      }
    """
  }

  /// The perceptual duration and the bounce of the type of springs.
  @LinesBuilder func perceptualFigures(overdamps: Bool) -> [String] {
    """

      /// The perceptual duration in seconds, for use with newer APIs.
      \(access)var duration: Double { 2 * .pi * (mass / stiffness).squareRoot() }

      /// The bounce, for use with newer APIs. 0 is critically damped\(overdamps ? ", less is overdamped" : "").
      \(access)var bounce: Double {
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
    """
    if overdamps {
      "    return ratio <= 1 ? 1 - ratio : allowsOverdamping ? 1 / ratio - 1 : 0"
    } else {
      "    return max(1 - ratio, 0)"
    }
    "  }"
  }

  /// The UIKit and Core Animation initializers of springs with a perceptual duration and a bounce.
  @LinesBuilder func springSupport(_ parts: Set<SwiftPart>) -> [String] {
    if parts.contains(.springParameters) {
      """

      extension UISpringTimingParameters {
        /// Creates a spring with a perceptual duration, in seconds, and a bounce. Before iOS 17, it uses
        /// the equivalent mass, stiffness, and damping.
        fileprivate static func perceptual(
          duration: Double, bounce: Double, initialVelocity: CGVector = .zero
        ) -> UISpringTimingParameters {
          if #available(iOS 17, *) {
            return UISpringTimingParameters(
              duration: duration, bounce: bounce, initialVelocity: initialVelocity)
          }
          let frequency = 2 * Double.pi / duration
          return UISpringTimingParameters(
            mass: 1, stiffness: frequency * frequency, damping: 2 * (1 - max(bounce, 0)) * frequency,
            initialVelocity: initialVelocity)
        }
      }
      """
    }
    if parts.contains(.springLayer) {
      """

      extension CASpringAnimation {
        /// Creates a spring with a perceptual duration, in seconds, and a bounce. Before \(systems), it
        /// uses the equivalent mass, stiffness, and damping.
        nonisolated fileprivate static func perceptual(
          _ keyPath: String, duration: Double, bounce: Double
        ) -> CASpringAnimation {
          if #available(\(systems), *) {
            let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
            animation.keyPath = keyPath
            return animation
          }
          let frequency = 2 * Double.pi / duration
          let animation = CASpringAnimation(keyPath: keyPath)
          animation.mass = 1
          animation.stiffness = frequency * frequency
          animation.damping = 2 * (1 - bounce) * frequency
          return animation
        }
      }
      """
    }
  }
}
