extension SwiftWriter {
  /// The type for the progress of a change and its continuation.
  var changeType: [String] {
    """
    /// The progress of a change, from 0 at its start to 1 at its end.
    \(access)struct Change: Equatable, Sendable {
      fileprivate let progress: Double
      private let isHeld: Bool
      /// The progress at release, or `nil` if no gesture held it.
      private let origin: Double?

      private init(_ progress: Double, isHeld: Bool = false, origin: Double? = nil) {
        (self.progress, self.isHeld, self.origin) = (progress, isHeld, origin)
      }

      /// Returns the end or the start of the change. The preset specifies the animation between them.
      \(access)static func on(_ isOn: Bool) -> Change { Change(isOn ? 1 : 0) }

      /// Returns the change at the progress of a finger, which it follows.
      \(access)static func held(at progress: Double) -> Change { Change(progress, isHeld: true) }

      /// Returns the change after a release, to its end or its start in the remaining time.
      \(access)func released(on isOn: Bool) -> Change {
        Change(isOn ? 1 : 0, origin: isHeld ? progress : nil)
      }

      \(access)static func == (one: Change, other: Change) -> Bool {
        one.progress == other.progress && one.isHeld == other.isHeld
      }

      /// The nearer end, to show if nothing may move under a finger.
      fileprivate var nearest: Change { isHeld ? .on(progress > 0.5) : self }

      /// Returns the value of a part that moves only from `from` to `to` of the whole.
      fileprivate func between<Value: BinaryFloatingPoint>(
        _ start: Value, _ end: Value, from: Double = 0, to: Double = 1
      ) -> Value {
        let isWhole = from == 0 && to == 1
        let part = isWhole ? progress : min(max((progress - from) / (to - from), 0), 1)
        return start + (end - start) * Value(part)
      }

      /// Returns the animation to use.
      ///
      /// After a release, it takes the remaining time, or its own factor of the duration.
      ///
      /// - Parameters:
      ///   - delay: The delay in seconds, if it doesn't follow a release.
      ///   - whole: The duration of the whole in seconds, of which this is a part.
      fileprivate func animation(
        _ own: Animation, after delay: Double = 0, from: Double = 0, to: Double = 1,
        of whole: Double = 0, rest: Animation? = nil, takes factor: Double? = nil,
        returns: Bool = true, unless isOff: Bool = false, or other: Animation? = nil
      ) -> Animation? {
        if isHeld { return .interactiveSpring() }
        if isOff { return other }
        let isOn = progress == 1
        if !isOn, !returns { return nil }
        guard let origin else { return delay == 0 ? own : own.delay(delay) }
        let left = abs(progress - origin)
        let way = isOn ? to - max(origin, from) : min(origin, to) - from
        let wait = isOn ? from - origin : origin - to
        guard left > 0, way > 0 else { return .interactiveSpring() }
        let time = factor ?? left
        let rate = (to - from) * left / (time * way)
        let next = rate == 1 ? rest ?? own : (rest ?? own).speed(rate)
        return wait > 0 ? next.delay(whole * time * wait / left) : next
      }
    }
    """.lines
  }
}
