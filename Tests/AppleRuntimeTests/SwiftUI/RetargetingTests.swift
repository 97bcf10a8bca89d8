import RuntimeSwiftUI
import Testing

extension RuntimeTests {
  @MainActor @Suite struct RetargetingTests {
    // Source: Animation, "spring(response:dampingFraction:blendDuration:)": when mixed with others
    // of its kind, "preserving velocity". Others report no velocity, so that it starts at rest.
    @Test(
      "Spring takes over",
      arguments: [
        (Animation.spring(response: 1, dampingFraction: 0.5), 1.0),
        (.interactiveSpring(), 1), (.spring(response: 1, dampingFraction: 0.5).speed(2), 1),
        (.linear(duration: 1), 0), (.interpolatingSpring(stiffness: 40, damping: 4), 0),
      ])
    func springTakesOver(_ first: Animation, velocityFactor: Double) {
      let stage = Stage()
      stage.go(to: 1, first)
      let before = stage.x(at: 0.2)
      let place = stage.x(at: 0.2 + 1e-6)
      stage.go(to: -1, .spring(response: 1, dampingFraction: 1))
      #expect(isNear(stage.x, place))
      // A critical spring of 1 s after half a second, on its way to -100.
      let velocity = velocityFactor * (place - before) / 1e-6
      let (omega, way) = (2 * Double.pi, place + 100)
      let expected = -100 + (way + (velocity + omega * way) * 0.5) * exp(-omega * 0.5)
      #expect(isNear(stage.x(at: 0.7 + 1e-6), expected, within: 1e-3))
      #expect(stage.x(at: 20) == -100)
    }

    // Source: CustomAnimation, "shouldMerge(previous:value:time:context:)": "both animations run
    // together and the system combines their results". How: see CombinedAnimation.
    @Test("A curve goes on from where another is, and both end with the last")
    func curvesRunTogether() {
      let stage = Stage()
      stage.go(to: 1, .linear(duration: 1))
      #expect(stage.x(at: 0.5) == 50)
      stage.go(to: -1, .linear(duration: 2))
      #expect(stage.x == 50)
      // At 0.75 s, the first one is at 75, and the second one did an eighth of the rest to -100.
      #expect(isNear(stage.x(at: 0.75), 75 - 175.0 / 8))
      #expect(isNear(stage.x(at: 1.5), 100 - 200.0 / 2))
      #expect(stage.x(at: 2.5) == -100)
    }

    @Test("Three curves run together") func threeCurvesRunTogether() {
      let stage = Stage()
      stage.go(to: 1, .linear(duration: 4))
      _ = stage.x(at: 1)
      stage.go(to: 2, .linear(duration: 4))
      _ = stage.x(at: 2)
      stage.go(to: 0, .linear(duration: 4))
      // At 3 s: 75, half of the way from there to 200, and a quarter of the way from there to 0.
      #expect(isNear(stage.x(at: 3), 137.5 * 0.75))
      stage.go(to: 0.5, .spring(response: 1, dampingFraction: 1))
      #expect(isNear(stage.x, 137.5 * 0.75))
      #expect(stage.x(at: 20) == 50)
    }

    // Assumed: see AnimatedData.
    @Test("A change without an animation shifts one that runs") func withoutAnimationItMovesOn() {
      let stage = Stage()
      stage.go(to: 1, .linear(duration: 1))
      #expect(stage.x(at: 0.5) == 50)
      stage.go(to: 3, nil)
      #expect(stage.x == 250)
      #expect(isNear(stage.x(at: 0.75), 275))
      #expect(stage.x(at: 1) == 300)
    }

    @Test("The same target again changes nothing") func sameTargetGoesOn() {
      let stage = Stage()
      stage.go(to: 1, .linear(duration: 1))
      _ = stage.x(at: 0.5)
      stage.go(to: 1, nil)
      #expect(isNear(stage.x(at: 0.75), 75))
    }

    // What repeats forever ends with the animation that joins it.
    @Test("A new animation ends an endless one") func endlessEnds() {
      let stage = Stage()
      stage.go(to: 1, .linear(duration: 1).repeatForever())
      #expect(isNear(stage.x(at: 10.25), 25))
      stage.go(to: 0, .linear(duration: 1))
      #expect(isNear(stage.x(at: 10.75), 75 / 2))
      #expect(stage.x(at: 11.25) == 0)
    }

    /// Takes over the place of the animation before it.
    struct Hold: CustomAnimation {
      struct Place<V: VectorArithmetic>: AnimationStateKey { static var defaultValue: V { .zero } }

      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { time < 5 ? context.state[Place<V>.self] : nil }

      func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
      ) -> Bool {
        context.state[Place<V>.self] =
          previous.animate(value: value, time: time, context: &context) ?? value
        return true
      }
    }

    // Source: CustomAnimation, "shouldMerge(previous:value:time:context:)": "The system provides to
    // the new instance the state and elapsed time from the previous one."
    @Test("A custom animation can take over from another") func customMerges() {
      let stage = Stage()
      stage.go(to: 1, .linear(duration: 4))
      #expect(stage.x(at: 1) == 25)
      stage.go(to: 5, Animation(Hold()))
      #expect(isNear(stage.x(at: 4.9), 25))
      #expect(stage.x(at: 5) == 500)
    }
  }
}
