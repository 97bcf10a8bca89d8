import Motion

// Types are written with the members that are of use in the frameworks asked for.
extension SwiftWriter {
  /// The types that presets are values of; each is there if something needs it.
  func supportTypes(_ parts: Set<SwiftPart>) -> [[String]] {
    var types: [[String]] = []
    if parts.contains(.curve) { types.append(curveType(parts.contains(.curveDelay))) }
    if parts.contains(.polyline) { types.append(polylineType(parts.contains(.polylineDelay))) }
    if parts.contains(.spring) { types.append(springType(parts)) }
    return types
  }

  /// The beginning of a type that takes time.
  @LinesBuilder private func timedType(
    _ name: String, of fields: String, _ parameters: String, _ assignment: String, delays: Bool
  ) -> [String] {
    """
    \(access)struct \(name): Hashable, Sendable {
      \(access)let \(fields)
      /// The duration in seconds. If the preset has none, it's 0.25, as in Core Animation.
      \(access)var duration: Double
    """
    if delays {
      "  /// In seconds."
      "  \(access)var delay: Double"
    }
    """

      init(\(parameters), duration: Double = 0.25\(delays ? ", delay: Double = 0" : "")) {
        \(assignment)
        self.duration = duration
    """
    if delays { "    self.delay = delay" }
    """
      }

      /// Returns a copy with another duration, in seconds.
      \(access)func lasting(_ duration: Double) -> \(name) {
        var copy = self
        copy.duration = duration
        return copy
      }
    """
  }

  @LinesBuilder private func curveType(_ delays: Bool) -> [String] {
    "/// A cubic Bézier from (0, 0) to (1, 1), with a duration."
    timedType(
      "Curve", of: "x1, y1, x2, y2: Double",
      "_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double",
      "(self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)", delays: delays)
    if uses(.swiftUI) {
      """

        \(access)var animation: Animation {
          .timingCurve(x1, y1, x2, y2, duration: duration)\(delays ? ".delay(delay)" : "")
        }
      """
    }
    if uses(.coreAnimation) {
      """

        \(access)var timingFunction: CAMediaTimingFunction {
          CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
        }
      """
    }
    if uses(.uiKit) {
      """

        @MainActor \(access)var timingParameters: UICubicTimingParameters {
          UICubicTimingParameters(
            controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
        }

      """
      if delays { "  /// Start it with `startAnimation(afterDelay: delay)`." }
      """
        @MainActor \(access)var animator: UIViewPropertyAnimator {
          UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
        }
      """
    }
    "}"
  }

  @LinesBuilder private func polylineType(_ delays: Bool) -> [String] {
    "/// Linear progress between stops, with a duration."
    timedType(
      "Polyline", of: "times, values: [Double]", "_ stops: [(Double, Double)]",
      "(times, values) = (stops.map { $0.0 }, stops.map { $0.1 })", delays: delays)
    """

      /// Returns the progress at a fraction of the time, 0…1.
      \(access)func value(at share: Double) -> Double {
        guard let next = times.firstIndex(where: { $0 > share }) else { return values.last ?? 1 }
        guard next > 0 else { return values[0] }
        let step = (share - times[next - 1]) / (times[next] - times[next - 1])
        return values[next - 1] + (values[next] - values[next - 1]) * step
      }
    """
    if uses(.swiftUI) {
      """

        /// Returns the velocity of the progress at a fraction of the time.
        fileprivate func slope(at share: Double) -> Double {
          guard let next = times.firstIndex(where: { $0 > share }), next > 0 else { return 0 }
          return (values[next] - values[next - 1]) / (times[next] - times[next - 1])
        }
      """
    }
    if uses(.coreAnimation) {
      ""
      if delays { "  /// Start it with `run(_:on:)`. The delay is relative to that call." }
      """
        \(access)func animation(
          _ keyPath: String, from: Double, to: Double
        ) -> CAKeyframeAnimation {
          let animation = CAKeyframeAnimation(keyPath: keyPath)
          animation.values = values.map { from + (to - from) * $0 }
          animation.keyTimes = times.map { NSNumber(value: $0) }
          animation.duration = duration
      """
      if delays { "    animation.beginTime = delay" }
      "    return animation"
      "  }"
    }
    if uses(.swiftUI) {
      let delay = delays ? ".delay(delay)" : ""
      """

        /// Before iOS 17, the progress is linear.
        \(access)var animation: Animation {
          guard #available(\(systems), *) else { return .linear(duration: duration)\(delay) }
          return Animation(Follow(line: self))\(delay)
        }

        @available(\(systems), *)
        private struct Follow: CustomAnimation {
          let line: Polyline

          func animate<V: VectorArithmetic>(
            value: V, time: Double, context: inout AnimationContext<V>
          ) -> V? {
            time < line.duration ? value.scaled(by: line.value(at: time / line.duration)) : nil
          }

          func velocity<V: VectorArithmetic>(
            value: V, time: Double, context: AnimationContext<V>
          ) -> V? {
            guard time < line.duration else { return nil }
            return value.scaled(by: line.slope(at: time / line.duration) / line.duration)
          }

          /// Adds to running animations, because a curve can't start with a velocity.
          func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
          ) -> Bool { false }
        }
      """
    }
    "}"
  }
}
