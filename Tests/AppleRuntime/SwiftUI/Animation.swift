public import RuntimeQuartzCore

public struct Animation: Hashable, Sendable {
  public let base: any CustomAnimation

  public init<A>(_ base: A) where A: CustomAnimation { self.base = base }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic { base.animate(value: value, time: time, context: &context) }
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic { base.velocity(value: value, time: time, context: context) }
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

// Curves. Source: Animation, "linear", "easeIn", "easeOut", "easeInOut": 0.35 seconds.
extension Animation {
  public static var linear: Animation { linear(duration: 0.35) }
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let (start, end) = (UnitPoint(x: p1x, y: p1y), UnitPoint(x: p2x, y: p2y))
    return timingCurve(
      .bezier(startControlPoint: start, endControlPoint: end), duration: duration)
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
}

// Springs.
extension Animation {
  // Source: Animation, "default": a spring with a response of 0.55 and a damping fraction of 1.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  // Like Apple, without arguments it's the one with a duration.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }
  public static var spring: Animation { spring(Spring()) }
  public static var interactiveSpring: Animation { interactiveSpring() }
  public static var smooth: Animation { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static var snappy: Animation { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static var bouncy: Animation { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  // Assumed: blending the responses of two springs doesn't matter.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0)
    -> Animation
  { Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity)) }
}

// Changes of other animations.
extension Animation {
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(inner: self, delay: delay))
  }
  public func speed(_ speed: Double) -> Animation {
    Animation(SpedAnimation(inner: self, speed: speed))
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(inner: self, count: repeatCount, autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(inner: self, count: nil, autoreverses: autoreverses))
  }
}
