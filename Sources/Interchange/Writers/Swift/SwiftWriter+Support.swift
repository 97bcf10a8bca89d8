extension SwiftWriter {
  /// The types that presets are values of; each is there when something needs it, with the members
  /// that are of use in the frameworks asked for.
  func supportTypes(_ parts: Set<SwiftPart>) -> [[String]] {
    var types: [[String]] = []
    if parts.contains(.curve) { types.append(curveType(parts)) }
    if parts.contains(.polyline) { types.append(polylineType(parts)) }
    if parts.contains(.track) { types.append(trackType()) }
    if parts.contains(.spring) { types.append(springType(parts)) }
    return types
  }

  private func curveType(_ parts: Set<SwiftPart>) -> [String] {
    let delays = parts.contains(.curveDelay)
    let times = "duration: Double = 0.25" + (delays ? ", delay: Double = 0" : "")
    var lines = """
      /// A cubic Bézier from (0, 0) to (1, 1), and how long it takes.
      \(access)struct Curve: Hashable, Sendable {
        \(access)let x1, y1, x2, y2: Double
        /// In seconds; Core Animation's quarter of a second where the preset does not say.
        \(access)var duration: Double
      """.lines
    if delays {
      lines += ["  /// In seconds.", "  \(access)var delay: Double"]
    }
    lines +=
      """

        init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, \(times)) {
          (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
      """.lines
    lines += ["    self.duration = duration"] + (delays ? ["    self.delay = delay"] : [])
    lines += ["  }"] + lasting("Curve")
    if uses(.swiftUI) {
      lines +=
        """

          \(access)var animation: Animation {
            .timingCurve(x1, y1, x2, y2, duration: duration)\(delays ? ".delay(delay)" : "")
          }
        """.lines
    }
    if uses(.coreAnimation) {
      lines +=
        """

          \(access)var timingFunction: CAMediaTimingFunction {
            CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
          }
        """.lines
    }
    if uses(.uiKit) {
      lines +=
        """

          @MainActor \(access)var timingParameters: UICubicTimingParameters {
            UICubicTimingParameters(
              controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
          }

        """.lines
      if delays { lines.append("  /// Start it with `startAnimation(afterDelay: delay)`.") }
      lines +=
        """
          @MainActor \(access)var animator: UIViewPropertyAnimator {
            UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
          }
        """.lines
    }
    return lines + ["}"]
  }

  private func lasting(_ type: String) -> [String] {
    """

      /// The same in another time, in seconds.
      \(access)func lasting(_ duration: Double) -> \(type) {
        var copy = self
        copy.duration = duration
        return copy
      }
    """.lines
  }

  private func polylineType(_ parts: Set<SwiftPart>) -> [String] {
    let delays = parts.contains(.polylineDelay)
    let times = "duration: Double = 0.25" + (delays ? ", delay: Double = 0" : "")
    var lines = """
      /// Progress that runs straight from stop to stop, and how long it takes.
      \(access)struct Polyline: Hashable, Sendable {
        \(access)let times, values: [Double]
        /// In seconds; Core Animation's quarter of a second where the preset does not say.
        \(access)var duration: Double
      """.lines
    if delays { lines += ["  /// In seconds.", "  \(access)var delay: Double"] }
    lines +=
      """

        init(_ stops: [(Double, Double)], \(times)) {
          (times, values) = (stops.map { $0.0 }, stops.map { $0.1 })
      """.lines
    lines += ["    self.duration = duration"] + (delays ? ["    self.delay = delay"] : [])
    lines += ["  }"] + lasting("Polyline")
    lines +=
      """

        /// The progress at a share of the time, 0…1.
        \(access)func value(at share: Double) -> Double {
          guard let next = times.firstIndex(where: { $0 > share }) else { return values.last ?? 1 }
          guard next > 0 else { return values[0] }
          let step = (share - times[next - 1]) / (times[next] - times[next - 1])
          return values[next - 1] + (values[next] - values[next - 1]) * step
        }
      """.lines
    if uses(.coreAnimation) {
      lines.append("")
      if delays { lines.append("  /// Start it with `run(_:on:)`, from which the delay counts.") }
      lines +=
        """
          \(access)func animation(
            _ keyPath: String, from: Double, to: Double
          ) -> CAKeyframeAnimation {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values.map { from + (to - from) * $0 }
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.duration = duration
        """.lines
      if delays { lines.append("    animation.beginTime = delay") }
      lines += ["    return animation", "  }"]
    }
    if uses(.swiftUI) {
      lines +=
        """

          @available(iOS 17, macOS 14, *)
          \(access)var animation: Animation { Animation(Follow(line: self))\(delays ? ".delay(delay)" : "") }

          @available(iOS 17, macOS 14, *)
          private struct Follow: CustomAnimation {
            let line: Polyline

            func animate<V: VectorArithmetic>(
              value: V, time: Double, context: inout AnimationContext<V>
            ) -> V? {
              time < line.duration ? value.scaled(by: line.value(at: time / line.duration)) : nil
            }
          }
        """.lines
    }
    return lines + ["}"]
  }
}
