import RuntimeSwiftUI
import Testing

extension RuntimeTests {
  @MainActor @Suite struct AnimationProgressTests {
    /// An animation, a time, and the progress that the documentation gives for it.
    struct Case: CustomTestStringConvertible, Sendable {
      let name: String
      let animation: Animation
      let time: Double
      let progress: Double
      var testDescription: String { "\(name) at \(time)" }

      init(_ name: String, _ animation: Animation, _ time: Double, _ progress: Double) {
        (self.name, self.animation, self.time, self.progress) = (name, animation, time, progress)
      }
    }

    // Springs are the solutions of x″ = -ω²(x - 1) - 2ζωx′ with x = 0 at first.
    nonisolated private static func critical(_ angle: Double) -> Double {
      1 - (1 + angle) * exp(-angle)
    }

    /// For a damping ratio of 0.6.
    nonisolated private static func underdamped(_ angle: Double) -> Double {
      1 - exp(-0.6 * angle) * (cos(0.8 * angle) + 0.75 * sin(0.8 * angle))
    }

    nonisolated static let cases = [
      Case("linear, .35 s", .linear, 0.175, 0.5),
      Case("easeIn, .35 s", .easeIn, 0.35, 1),
      Case("easeInOut", .easeInOut(duration: 2), 1, 0.5),
      Case("timingCurve, .35 s", .timingCurve(0, 0, 1, 1), 0.07, 0.2),
      Case("timingCurve", .timingCurve(0, 1, 1, 0, duration: 8), 4, 0.5),
      // At t = 1/2, x is 3/8 · (x1 + x2) + 1/8, and y is 3/8 · (y1 + y2) + 1/8.
      Case("timingCurve", .timingCurve(0.2, 0.4, 0.6, 0.8, duration: 1), 0.425, 0.575),
      Case("delay, before", .linear(duration: 1).delay(0.5), 0.5, 0),
      Case("delay, after", .linear(duration: 1).delay(0.5), 1, 0.5),
      Case("speed", .linear(duration: 1).speed(2), 0.25, 0.5),
      Case("slow delay", .linear(duration: 1).delay(1).speed(0.5), 3, 0.5),
      Case("twice", .linear(duration: 1).repeatCount(2, autoreverses: false), 1.25, 0.25),
      Case("twice, over", .linear(duration: 1).repeatCount(2, autoreverses: false), 2, 1),
      Case("back", .linear(duration: 1).repeatCount(3), 1.25, 0.75),
      Case("forever", .linear(duration: 1).repeatForever(), 101.25, 0.75),
      Case("forever", .linear(duration: 1).repeatForever(autoreverses: false), 101.25, 0.25),
      Case("critical", .spring(response: 1, dampingFraction: 1), 0.25, critical(.pi / 2)),
      Case("default", .default, 0.275, critical(.pi)),
      Case("smooth", .smooth, 0.25, critical(.pi)),
      Case("underdamped", .spring(response: 1, dampingFraction: 0.6), 0.25, underdamped(.pi / 2)),
      Case("bouncy", .bouncy(duration: 1, extraBounce: 0.1), 0.25, underdamped(.pi / 2)),
      // The roots of r² + 2.5r + 1 are -1/2 and -2.
      Case(
        "overdamped", .spring(Spring(response: 2 * .pi, dampingRatio: 1.25)), 1,
        1 - (4 * exp(-0.5) - exp(-2.0)) / 3),
      Case("limited", .interpolatingSpring(stiffness: 1, damping: 100), 1, critical(1)),
      Case(
        "pushed", .interpolatingSpring(stiffness: 1, damping: 2, initialVelocity: 3), 1,
        critical(1) + 3 * exp(-1.0)),
    ]

    @Test("An animation is as far as documented", arguments: cases) func progress(_ test: Case) {
      let stage = Stage()
      stage.go(to: 1, test.animation)
      #expect(stage.x == 0)
      #expect(isNear(stage.x(at: test.time), 100 * test.progress))
    }

    // Source: Animation, "spring(duration:bounce:blendDuration:)": what spring() is since iOS 17.
    @Test("Animations without arguments have Apple's defaults") func defaults() {
      #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
      #expect(Animation.interactiveSpring() == .spring(response: 0.15, dampingFraction: 0.86))
      #expect(Animation.linear != .linear(duration: 0.25))
      #expect(Animation.linear.delay(1) == Animation.linear.delay(1))
    }

    /// A step of its own, which SwiftUI runs until it returns nil.
    struct Half: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { time < 2 ? value.scaled(by: 0.5) : nil }
    }

    @Test("A custom animation says what is shown until it returns nothing") func custom() {
      let stage = Stage()
      stage.go(to: 1, Animation(Half()))
      #expect(stage.x(at: 0) == 50)
      #expect(stage.x(at: 1.999) == 50)
      #expect(stage.x(at: 2) == 100)
    }
  }
}
