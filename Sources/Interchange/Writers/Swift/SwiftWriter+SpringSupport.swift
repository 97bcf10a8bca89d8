extension SwiftWriter {
  /// The type of springs.
  func springType(_ parts: Set<SwiftPart>) -> [String] {
    let overdamps = parts.contains(.springOverdamping)
    let clamps = overdamps || parts.contains(.springClamping)
    let delays = parts.contains(.springDelay)
    let blends = parts.contains(.springBlend)
    var lines = """
      /// A mass on a damped spring.
      \(access)struct Spring: Hashable, Sendable {
        \(access)let mass, stiffness, damping: Double
        /// Gesture velocity divided by the distance left; positive towards the target.
        \(access)var initialVelocity: Double = 0
      """.lines
    if overdamps {
      lines += [
        "  /// Whether it may be damped more than critically, which frameworks can from iOS 17 on.",
        "  \(access)var allowsOverdamping = false",
      ]
    }
    if delays { lines += ["  /// In seconds.", "  \(access)var delay: Double = 0"] }
    if blends { lines += ["  /// In seconds.", "  \(access)var blendDuration: Double = 0"] }
    if uses(.swiftUI) { lines += springAnimation(overdamps, clamps, delays, blends) }
    if uses(.coreAnimation) {
      lines.append("")
      if delays { lines.append("  /// Start it with `run(_:on:)`, from which the delay counts.") }
      lines +=
        """
          \(access)func animation(_ keyPath: String) -> CASpringAnimation {
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = mass
            animation.stiffness = stiffness
            animation.damping = damping
            animation.initialVelocity = initialVelocity
        """.lines
      if overdamps {
        lines.append(
          "    if #available(\(systems), *) { animation.allowsOverdamping = allowsOverdamping }"
        )
      }
      lines.append("    animation.duration = animation.settlingDuration")
      if delays { lines.append("    animation.beginTime = delay") }
      lines += ["    return animation", "  }"]
    }
    if uses(.uiKit) {
      lines +=
        """

          @MainActor \(access)var timingParameters: UISpringTimingParameters {
            UISpringTimingParameters(
              mass: mass, stiffness: stiffness, damping: damping,
              initialVelocity: CGVector(dx: initialVelocity, dy: initialVelocity))
          }

        """.lines
      lines.append("  /// The spring sets how long it takes.")
      if delays { lines.append("  /// Start it with `startAnimation(afterDelay: delay)`.") }
      lines +=
        """
          @MainActor \(access)var animator: UIViewPropertyAnimator {
            UIViewPropertyAnimator(duration: 0, timingParameters: timingParameters)
          }
        """.lines
    }
    return lines + ["}"]
  }

  /// The systems from which on springs are damped more than critically; UIKit is not on the Mac.
  private var systems: String { uses(.uiKit) ? "iOS 17" : "iOS 17, macOS 14" }

  private func springAnimation(
    _ overdamps: Bool, _ clamps: Bool, _ delays: Bool, _ blends: Bool
  ) -> [String] {
    let delay = delays ? ".delay(delay)" : ""
    let blend = blends ? ", blendDuration: blendDuration" : ""
    var lines = ["", "  \(access)var animation: Animation {"]
    if overdamps {
      lines +=
        """
            if allowsOverdamping, #available(\(systems), *) {
              let spring = SwiftUI.Spring(
                mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
              return initialVelocity == 0
                ? .spring(spring)\(delay)
                : .interpolatingSpring(spring, initialVelocity: initialVelocity)\(delay)
            }
        """.lines
    }
    lines.append("    let critical = 2 * (mass * stiffness).squareRoot()")
    if clamps { lines.append("    let damping = min(self.damping, critical)") }
    return lines
      + """
          guard initialVelocity == 0 else {
            return .interpolatingSpring(
              mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity
            )\(delay)
          }
          let response = 2 * .pi * (mass / stiffness).squareRoot()
          return .spring(response: response, dampingFraction: damping / critical\(blend))\(delay)
        }
      """.lines
  }
}
