extension SwiftWriter {
  /// How far what moves has come, and how it goes on.
  var changeType: [String] {
    """
    /// How far a change has come from its beginning, 0, to its end, 1.
    \(access)struct Change: Equatable, Sendable {
      fileprivate let progress: Double
      private let isHeld: Bool
      /// Where it was let go; nil if nothing held it.
      private let origin: Double?

      private init(_ progress: Double, isHeld: Bool = false, origin: Double? = nil) {
        (self.progress, self.isHeld, self.origin) = (progress, isHeld, origin)
      }

      /// All of it or nothing; the preset says how it gets from one to the other.
      \(access)static func on(_ isOn: Bool) -> Change { Change(isOn ? 1 : 0) }

      /// As far as a finger has brought it, which it follows.
      \(access)static func held(at progress: Double) -> Change { Change(progress, isHeld: true) }

      /// It is let go where it is held: it goes to its end, or back, in what is left of the time.
      \(access)func released(on isOn: Bool) -> Change {
        Change(isOn ? 1 : 0, origin: isHeld ? progress : nil)
      }

      \(access)static func == (one: Change, other: Change) -> Bool {
        one.progress == other.progress && one.isHeld == other.isHeld
      }

      /// Where it is if nothing may move under a finger: at the end that is nearer.
      fileprivate var nearest: Change { isHeld ? .on(progress > 0.5) : self }

      /// The value of what only moves in a part of the whole.
      fileprivate func between<Value: BinaryFloatingPoint>(
        _ start: Value, _ end: Value, from: Double = 0, to: Double = 1
      ) -> Value {
        let isWhole = from == 0 && to == 1
        let part = isWhole ? progress : min(max((progress - from) / (to - from), 0), 1)
        return start + (end - start) * Value(part)
      }

      /// What it runs by.
      ///
      /// Let go by a finger it takes what is left of the time, or its own, as a factor of the whole.
      ///
      /// - Parameters:
      ///   - delay: How long it waits, in seconds, if no finger let it go.
      ///   - whole: How long the whole takes, in seconds, of which it moves in a part.
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
